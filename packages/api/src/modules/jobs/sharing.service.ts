import { statusOn } from "@ymp/core/maintenance/job-flow";
import type { VesselScope } from "../../context.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { jobNumberText, jobRecord } from "./jobs.record.ts";
import { assigneeIdsOf } from "./jobs.repository.ts";
import { lockJob } from "./jobs.service.ts";
import { shipsDay } from "./jobs-scope.ts";
import { addAssignee, jobsOfAssignee, removeAssignee } from "./sharing.repository.ts";

/** Jobs that somebody was added to: what an outsider sees of the vessel's work. */
export async function jobsSharedWith(scope: VesselScope, profileId: string) {
  const today = shipsDay(scope);
  const rows = await jobsOfAssignee(scope.tx, scope.vesselId, profileId);
  return rows.map(({ year, number, status, ...job }) => ({
    ...job,
    numberText: jobNumberText({ year, number }),
    status: statusOn(status, job.dueOn, today),
  }));
}

/** Adds a person to a job or takes them off; doing it twice is harmless. */
export async function shareJobWith(
  scope: VesselScope,
  { jobId, profileId, isShared }: { jobId: string; profileId: string; isShared: boolean },
): Promise<void> {
  const { tx, vesselId } = scope;
  const job = await lockJob(scope, jobId);
  const before = await assigneeIdsOf(tx, vesselId, jobId);
  if (before.some((assignee) => assignee.profileId === profileId) === isShared) return;
  if (isShared) await addAssignee(tx, vesselId, { jobId, profileId, createdBy: scope.actor.userId });
  else await removeAssignee(tx, vesselId, { jobId, profileId });
  const after = await assigneeIdsOf(tx, vesselId, jobId);
  const told = (list: typeof before) => ({ ...job, assignees: list.map(({ name }) => name).join(", ") });
  await recordChange(scope, jobRecord, jobId, {
    verb: "updated",
    before: told(before),
    after: told(after),
    relatedIds: [job.equipmentId, profileId],
  });
}
