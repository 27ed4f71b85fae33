import { Suspense, useEffect, useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { quietPart } from "../lazy-part.tsx";
import { whenSettled } from "../when-idle.ts";

const Install = quietPart(async () => (await import("./install-card.tsx")).InstallCard);
const Unsent = quietPart(async () => (await import("./unsent-card.tsx")).UnsentCard);

/** What this device holds and how it is kept from losing it, once the screen has everything it asked for. */
export function DeviceCards() {
  const { queryClient } = useServices();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenSettled(queryClient, () => setSettled(true)), [queryClient]);
  if (!isSettled) return null;
  return (
    <Suspense>
      <div className="mt-4 flex flex-col gap-3 empty:hidden">
        <Unsent />
        <Install />
      </div>
    </Suspense>
  );
}
