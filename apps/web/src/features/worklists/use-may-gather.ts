import { useAccess } from "../../app/session.ts";

/** Whether the reader draws up lists on this vessel: heads of department and above, in the full edition. */
export function useMayGather(): boolean {
  const { edition, role, seesOnlyShared } = useAccess();
  return edition === "full" && !seesOnlyShared && role !== null && role !== "crew" && role !== "user";
}
