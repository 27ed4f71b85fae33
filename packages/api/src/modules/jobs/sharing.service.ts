import { statusOn } from "@ymp/core/maintenance/job-flow";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { expectStillHere } from "../../platform/accounts/departures.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { notifyAssigned } from "./job-notices.service.ts";
import { jobNumberText, jobRecord } from "./jobs.record.ts";
import { findJobs } from "./jobs.repository.ts";
import { lockJob } from "./jobs.service.ts";
import { readerOf } from "./jobs-scope.ts";
import { addAssignee, assigneesOfJobs, jobsOfAssignee, removeAssignee } from "./sharing.repository.ts";

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
  { jobId, ...sharing }: { jobId: string; profileId: string; isShared: boolean },
): Promise<void> {
  const job = await lockJob(scope, jobId);
  const changed = await shareJobsWith(scope, { jobIds: [jobId], ...sharing });
  if (changed > 0 && sharing.isShared) await notifyAssigned(scope, job, [sharing.profileId]);
}

/** The same for many jobs at once. @returns how many of them it changed */
export async function shareJobsWith(
  scope: VesselScope,
  { jobIds, profileId, isShared }: { jobIds: readonly string[]; profileId: string; isShared: boolean },
): Promise<number> {
  const { tx, vesselId } = scope;
  const [jobs, before] = await Promise.all([
    findJobs(tx, readerOf(scope), jobIds),
    assigneesOfJobs(tx, vesselId, jobIds),
  ]);
  const isAssigned = new Set(before.filter((one) => one.profileId === profileId).map(({ jobId }) => jobId));
  const changed = jobs.filter(({ id }) => isAssigned.has(id) !== isShared);
  if (changed.length === 0) return 0;
  if (isShared) await expectStillHere(scope, [profileId], "profileId");
  const assignment = { jobIds: changed.map(({ id }) => id), profileId, createdBy: scope.actor.userId };
  if (isShared) await addAssignee(tx, vesselId, assignment);
  else await removeAssignee(tx, vesselId, assignment);
  const after = await assigneesOfJobs(tx, vesselId, assignment.jobIds);
  const namesOn = (list: typeof before, id: string) =>
    list.flatMap(({ jobId, name }) => (jobId === id ? [name] : [])).join(", ");
  await recordChanges(
    scope,
    jobRecord,
    changed.map((job) => ({
      recordId: job.id,
      verb: "updated",
      before: { ...job, assignees: namesOn(before, job.id) },
      after: { ...job, assignees: namesOn(after, job.id) },
      relatedIds: [job.equipmentId, profileId],
    })),
  );
  return changed.length;
}
