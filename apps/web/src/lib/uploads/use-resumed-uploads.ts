import { codeInTime, evenLate } from "@ymp/ui/lib/code-in-time";
import { useEffect, useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useSession } from "../../app/session.ts";
import { useUnsent } from "../../app/unsent.ts";
import { whenSettled } from "../when-idle.ts";

const fetchCode = () => import("./resume-unsent.ts");

/** Sends what an earlier page left unsent, and guards what is in this window alone; the signed-in part of the application mounts it once. */
export function useResumedUploads(): void {
  const services = useServices();
  const accountId = useSession().account.id;
  const isAtStake = useUnsent().onlyInWindow > 0;
  // Each file that is written down is in the window alone for a moment, which is no reason to begin again.
  const [isUrgent, setUrgent] = useState(false);
  if (isAtStake && !isUrgent) setUrgent(true);
  useEffect(() => void services.unsentFiles.openFor(accountId), [services, accountId]);
  useEffect(() => {
    let hasLeft = false;
    let stopWaiting = () => {};
    let stopGuarding = () => {};
    // Fetched without a link it is missing: the link coming back is the time to ask again.
    const begin = () =>
      evenLate(codeInTime(fetchCode))
        .then(fetchCode)
        .then(
          ({ resumeUnsent }) => {
            stopWaiting();
            if (!hasLeft) stopGuarding = resumeUnsent(services, accountId);
          },
          () => {
            stopWaiting();
            if (!hasLeft) stopWaiting = services.link.subscribe(onLink);
          },
        );
    const onLink = () => {
      if (services.link.getState().isOnline) void begin();
    };
    // What sends files is large, and the first page does not need it; what may be lost is guarded at once.
    const callOff = isUrgent ? void begin() : whenSettled(services.queryClient, () => void begin());
    return () => {
      hasLeft = true;
      callOff?.();
      stopWaiting();
      stopGuarding();
    };
  }, [services, accountId, isUrgent]);
}
