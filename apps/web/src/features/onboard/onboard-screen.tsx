import { CrewArea } from "../users/crew-area.tsx";
import { MusterScreen } from "./muster-screen.tsx";
import { useOnboardAddress } from "./onboard-address.ts";
import { OnboardList } from "./onboard-list.tsx";

export function OnboardScreen() {
  const { search } = useOnboardAddress();
  if (search.mode === "muster") return <MusterScreen />;
  return (
    <CrewArea page="onboard">
      <OnboardList />
    </CrewArea>
  );
}
