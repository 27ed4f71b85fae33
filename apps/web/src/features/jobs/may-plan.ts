import { can } from "@ymp/core/access/resolve-access";
import { isAtLeast } from "@ymp/core/access/roles";
import { postponingRole } from "@ymp/core/maintenance/postponing-role";
import { useCallback } from "react";
import { useAccess } from "../../app/session.ts";
import type { JobRow } from "./job-rows.ts";

/** Whether the reader plans the vessel's work; outsiders only do what was shared with them. */
export function useMayPlan(): boolean {
  const access = useAccess();
  return can(access, "jobs:edit") && !access.seesOnlyShared;
}

type Postponable = Pick<JobRow, "isCritical" | "postponedCount" | "kind">;

/** Whether the reader's rank may move a job's date, by the rule the server holds to. */
export function useMayPostpone(): (job: Postponable) => boolean {
  const { role } = useAccess();
  const mayPlan = useMayPlan();
  return useCallback(
    (job) => mayPlan && job.kind !== "condition_of_class" && isAtLeast(role ?? "user", postponingRole(job)),
    [role, mayPlan],
  );
}

/** Whether the reader moves dates at all: heads of department and above. */
export function useMayReschedule(): boolean {
  const { role } = useAccess();
  return useMayPlan() && isAtLeast(role ?? "user", "hod");
}
