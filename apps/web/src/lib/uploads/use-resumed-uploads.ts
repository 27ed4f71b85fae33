import { useEffect } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useSession } from "../../app/session.ts";
import { whenSettled } from "../when-idle.ts";

/** Sends what an earlier page left unsent; the signed-in part of the application mounts it once. */
export function useResumedUploads(): void {
  const services = useServices();
  const accountId = useSession().account.id;
  useEffect(() => void services.unsentFiles.openFor(accountId), [services, accountId]);
  useEffect(() => {
    let hasLeft = false;
    let stopWaiting = () => {};
    // Fetched without a link it is missing: the link coming back is the time to ask again.
    const begin = () =>
      import("./use-uploads.ts").then(
        ({ uploadsOf }) => {
          stopWaiting();
          if (!hasLeft) void uploadsOf(services).resume(accountId);
        },
        () => {
          stopWaiting();
          if (!hasLeft) stopWaiting = services.link.subscribe(onLink);
        },
      );
    const onLink = () => {
      if (services.link.getState().isOnline) void begin();
    };
    // What sends files is large, and the first page does not need it.
    const callOff = whenSettled(services.queryClient, () => void begin());
    return () => {
      hasLeft = true;
      callOff();
      stopWaiting();
    };
  }, [services, accountId]);
}
