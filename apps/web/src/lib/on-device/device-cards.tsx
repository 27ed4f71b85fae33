import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { quietPart } from "../lazy-part.tsx";
import { whenSettled } from "../when-idle.ts";

const Install = quietPart(async () => (await import("./install-card.tsx")).InstallCard);
const Unsent = quietPart(async () => (await import("./unsent-card.tsx")).UnsentCard);

/** What has waited on this device for long, said before anything else. */
export const UnsentNote = () => <OnceSettled cards={<Unsent />} />;

/** How this device is kept from losing what it holds. */
export const InstallNote = () => <OnceSettled cards={<Install />} />;

/** Once the screen has everything it asked for. */
function OnceSettled({ cards }: { cards: ReactNode }) {
  const { queryClient } = useServices();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenSettled(queryClient, () => setSettled(true)), [queryClient]);
  if (!isSettled) return null;
  return (
    <Suspense>
      <div className="mt-4 empty:hidden">{cards}</div>
    </Suspense>
  );
}
