import { MusterScreen } from "./muster-screen.tsx";
import { useOnboardAddress } from "./onboard-address.ts";
import { OnboardList } from "./onboard-list.tsx";

export function OnboardScreen() {
  const { search } = useOnboardAddress();
  return search.mode === "muster" ? <MusterScreen /> : <OnboardList />;
}
