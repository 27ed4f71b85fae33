import { useEffect } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useSession } from "../../app/session.ts";

/** Sends what an earlier page left unsent; the signed-in part of the application mounts it once. */
export function useResumedUploads(): void {
  const services = useServices();
  const accountId = useSession().account.id;
  useEffect(() => {
    // Fetched aside: what sends files is large, and the first page does not need it.
    void import("./use-uploads.ts").then(({ uploadsOf }) => uploadsOf(services).resume(accountId));
  }, [services, accountId]);
}
