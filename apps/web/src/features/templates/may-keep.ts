import { can } from "@ymp/core/access/resolve-access";
import { isAtLeast } from "@ymp/core/access/roles";
import { useAccess } from "../../app/session.ts";

/** Whether the reader keeps templates: heads of department and above, as the server holds to. */
export function useMayKeep(): boolean {
  const access = useAccess();
  return can(access, "jobs:edit") && !access.seesOnlyShared && isAtLeast(access.role ?? "user", "hod");
}
