import type { VesselScope } from "../../context.ts";
import { notify } from "../../platform/notifications/notify.ts";
import { accountsOfPeople, readersAtLeast } from "../../platform/notifications/readers.ts";
import { type JobRow, jobNumberText } from "./jobs.record.ts";

const recordOf = ({ id }: JobRow) => ({ kind: "job" as const, id });
const factsOf = (job: JobRow) => ({ title: job.title, number: jobNumberText(job), dueOn: job.dueOn });

/** Tells people that a job is theirs from now on; given back later, it is told again. */
export async function tellAssigned(scope: VesselScope, job: JobRow, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length === 0) return;
  await notify(scope, {
    event: "job_assigned",
    to: await accountsOfPeople(scope, profileIds),
    record: recordOf(job),
    facts: factsOf(job),
    dedupeKey: `job_assigned:${job.id}:${scope.now.toISOString()}`,
  });
}

/** Tells the head of the department, and whoever stands above, of a defect that cannot wait; once, whenever it became so. */
export async function tellCriticalDefect(scope: VesselScope, job: JobRow): Promise<void> {
  if (job.kind !== "defect" || !(job.isCritical || job.priority === "critical")) return;
  await notify(scope, {
    event: "defect_critical",
    to: await readersAtLeast(scope, "hod", job.department),
    record: recordOf(job),
    facts: factsOf(job),
    dedupeKey: `defect_critical:${job.id}`,
  });
}
