import { useEffect } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useSession } from "../../app/session.ts";
import { whenSettled } from "../when-idle.ts";

/** Sends what an earlier page left unsent; the signed-in part of the application mounts it once. */
export function useResumedUploads(): void {
  const services = useServices();
  const accountId = useSession().account.id;
  useEffect(
    () =>
      // What sends files is large, and the first page does not need it.
      whenSettled(services.queryClient, () => {
        void import("./use-uploads.ts")
          .then(({ uploadsOf }) => uploadsOf(services).resume(accountId))
          .catch(() => undefined);
      }),
    [services, accountId],
  );
}
