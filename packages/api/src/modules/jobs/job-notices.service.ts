import type { Doer } from "@ymp/core/maintenance/job-flow";
import type { VesselScope } from "../../context.ts";
import { notify } from "../../platform/notifications/notify.ts";
import { namesOfAccounts } from "../../platform/notifications/readers.repository.ts";
import { accountsOfPeople, holdsAtLeast, readersOf } from "../../platform/notifications/readers.ts";
import { isCriticalDefect } from "../criticality/critical-defects.service.ts";
import { factsOf, recordOf } from "./job-notice-facts.ts";
import type { JobRow } from "./jobs.record.ts";

/** Notifies people that a job is theirs from now on; given back later, it is told again. */
export async function notifyAssigned(scope: VesselScope, job: JobRow, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length === 0) return;
  await notify(scope, {
    event: "job_assigned",
    to: await accountsOfPeople(scope, profileIds),
    record: recordOf(job),
    facts: factsOf(job),
    dedupeKey: `job_assigned:${job.id}:${scope.now.toISOString()}`,
  });
}

/**
 * Notifies the head of the department of a job that was raised there, or handed on to there; where it has none, the captain.
 *
 * @returns the names of those who will look at it
 */
export async function notifyRaised(scope: VesselScope, job: JobRow): Promise<string[]> {
  if (!job.needsTriage) return [];
  const readers = await readersOf(scope);
  const heads = readers.filter((reader) => reader.access.role === "hod" && holdsAtLeast(reader, "hod", job.department));
  const above = readers.filter(({ access }) => access.role === "captain");
  const to = (heads.length > 0 ? heads : above).map(({ userId }) => userId);
  if (!isCriticalDefect(job))
    await notify(scope, {
      event: "job_raised",
      to,
      record: recordOf(job),
      facts: factsOf(job),
      dedupeKey: `job_raised:${job.id}:${job.department ?? ""}`,
    });
  return namesOfAccounts(scope.tx, to);
}

/** Notifies the person who raised a job for somebody else to judge what became of it. */
export async function notifyRaiser(
  scope: VesselScope,
  job: JobRow,
  what: { answer: "accepted" | "declined" | "done"; reason?: string },
): Promise<void> {
  if (job.createdBy === null || !(job.needsTriage || job.triagedAt)) return;
  await notify(scope, {
    event: "job_answered",
    to: [job.createdBy],
    record: recordOf(job),
    facts: { ...factsOf(job), ...what },
    dedupeKey: `job_answered:${job.id}:${what.answer}:${scope.now.toISOString()}`,
  });
}

/** Notifies the person who completed a job, or recorded it as done, that it was taken back and why. */
export async function notifyDoer(scope: VesselScope, job: JobRow, doer: Doer, reason: string): Promise<void> {
  const told = doer.id ?? doer.recordedBy;
  if (told === null) return;
  await notify(scope, {
    event: "job_reopened",
    to: [told],
    record: recordOf(job),
    facts: { ...factsOf(job), reason },
    dedupeKey: `job_reopened:${job.id}:${scope.now.toISOString()}`,
  });
}
