import { can } from "@ymp/core/access/resolve-access";
import { useAccess } from "../../app/session.ts";

/** Whether the reader plans the vessel's work; outsiders only do what was shared with them. */
export function useMayPlan(): boolean {
  const access = useAccess();
  return can(access, "jobs:edit") && !access.seesOnlyShared;
}
