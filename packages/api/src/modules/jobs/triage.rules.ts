import { answersFor, type Officer } from "@ymp/core/maintenance/triage";
import type { VesselScope } from "../../context.ts";
import type { JobRow } from "./jobs.record.ts";

export const officerOf = ({ access }: VesselScope): Officer => ({ role: access.role, department: access.department });

/** What a job still new takes over when the person who answers for it gives it to somebody; nothing when somebody else does. */
export function acceptanceOf(scope: VesselScope, job: Pick<JobRow, "needsTriage" | "department">) {
  if (!job.needsTriage || !answersFor(officerOf(scope), job.department)) return null;
  return { needsTriage: false, triagedAt: scope.now, triagedBy: scope.actor.userId };
}
