import { isAtLeast, type Role } from "../access/roles.ts";
import type { CalendarDate } from "../calendar-date.ts";
import type { Refusal } from "../errors.ts";
import { isYetToCome } from "../happened.ts";

/** As stored. Upcoming and overdue are computed, and `done` is called "completed" on screen. */
export const jobStatuses = [
  "due",
  "in_progress",
  "waiting_parts",
  "waiting_yard",
  "waiting_weather",
  "postponed",
  "done",
  "verified",
  "cancelled",
] as const;
export type JobStatus = (typeof jobStatuses)[number];

const waiting = ["waiting_parts", "waiting_yard", "waiting_weather"] as const;

/** Work that is still to be done. */
export const openStatuses = ["due", "in_progress", ...waiting, "postponed"] as const satisfies readonly JobStatus[];

/** From each status to those it may change to. What is due may be done at once; nobody is made to press start first. */
const transitions: Record<JobStatus, readonly JobStatus[]> = {
  due: ["in_progress", ...waiting, "postponed", "done", "cancelled"],
  in_progress: ["due", ...waiting, "postponed", "done", "cancelled"],
  waiting_parts: ["in_progress", "waiting_yard", "waiting_weather", "postponed", "done", "cancelled"],
  waiting_yard: ["in_progress", "waiting_parts", "waiting_weather", "postponed", "done", "cancelled"],
  waiting_weather: ["in_progress", "waiting_parts", "waiting_yard", "postponed", "done", "cancelled"],
  postponed: ["due", "in_progress", "postponed", "done", "cancelled"],
  done: ["in_progress", "verified"],
  verified: [],
  cancelled: [],
};

/** A job without a status counts as due; throws RangeError for a status that does not exist. */
export function statusOf(stored: string | null | undefined): JobStatus {
  if (!stored) return "due";
  const status = jobStatuses.find((known) => known === stored);
  if (!status) throw new RangeError(`Unknown job status: ${stored}`);
  return status;
}

/** A postponed job comes back by itself on its new date. */
export function statusOn(
  stored: string | null | undefined,
  dueOn: CalendarDate | null,
  today: CalendarDate,
): JobStatus {
  const status = statusOf(stored);
  return status === "postponed" && dueOn !== null && dueOn <= today ? "due" : status;
}

export function isOpen(status: JobStatus): boolean {
  return openStatuses.some((open) => open === status);
}

export function nextStatuses(from: JobStatus): readonly JobStatus[] {
  return transitions[from];
}

/** `reason` is asked for cancelling and for postponing. */
export type StatusChange = { from: JobStatus; to: JobStatus; isClassItem: boolean; reason?: string | null };

/** Whether the flow allows the step at all; completing, verifying, postponing and reopening have their own demands besides. */
export function judgeStatusChange({ from, to, isClassItem, reason }: StatusChange): Refusal[] {
  if (!transitions[from].includes(to)) return [{ messageKey: refusalFrom(from), params: { from, to } }];
  if (to === "cancelled" && isClassItem) return [{ messageKey: "job-refusals:classNotCancelled" }];
  const needsReason = to === "cancelled" || to === "postponed";
  return needsReason && !reason?.trim() ? [{ messageKey: "job-refusals:reasonMissing", field: "reason" }] : [];
}

function refusalFrom(from: JobStatus): string {
  if (from === "verified") return "job-refusals:verifiedIsFinal";
  return from === "cancelled" ? "job-refusals:cancelledIsFinal" : "job-refusals:statusChange";
}

export type Completion = {
  status: JobStatus;
  doneAt: Date;
  previousDoneAt: Date | null;
  hasCounter: boolean;
  /** Counter reading in tenths. */
  reading: number | null;
  openTasks: number;
  needsPhoto: boolean;
  photoCount: number;
};

export function judgeCompletion(completion: Completion, now: Date): Refusal[] {
  const { status, doneAt, previousDoneAt } = completion;
  if (!isOpen(status)) return [{ messageKey: "job-refusals:notOpen" }];
  const refusals: Refusal[] = [];
  if (isYetToCome(doneAt, now)) refusals.push({ messageKey: "refusals:happened.future", field: "doneAt" });
  if (previousDoneAt && doneAt < previousDoneAt)
    refusals.push({ messageKey: "job-refusals:doneBeforePrevious", field: "doneAt" });
  if (completion.hasCounter && completion.reading === null)
    refusals.push({ messageKey: "job-refusals:readingMissing", field: "reading" });
  if (completion.openTasks > 0) {
    refusals.push({ messageKey: "job-refusals:tasksOpen", params: { count: completion.openTasks }, field: "tasks" });
  }
  if (completion.needsPhoto && completion.photoCount === 0)
    refusals.push({ messageKey: "job-refusals:photoMissing", field: "photos" });
  return refusals;
}

export type Person = { id: string; role: Role };

/** Who did a piece of work and who recorded it; `id` null: somebody without an account. */
export interface Doer {
  readonly id: string | null;
  readonly role: Role;
  readonly recordedBy: string | null;
}

/** Another person of higher or equal rank verifies; nobody signs for their own work, nor for what they recorded as done. */
export function judgeVerification(status: JobStatus, doer: Doer, verifier: Person): Refusal[] {
  if (status !== "done") return [{ messageKey: "job-refusals:notCompleted" }];
  if (verifier.id === doer.id || verifier.id === doer.recordedBy) return [{ messageKey: "job-refusals:ownWork" }];
  return isAtLeast(verifier.role, doer.role) ? [] : [{ messageKey: "job-refusals:rankTooLow" }];
}

/** An occurrence that came after. */
export type FollowingJob = { status: JobStatus; changeCount: number };

export function isUntouched({ status, changeCount }: FollowingJob): boolean {
  return status === "due" && changeCount === 0;
}

export interface Reopening {
  following: readonly FollowingJob[];
  /** Whether who reopens could have verified the work. */
  mayVerify: boolean;
  reason: string | null;
}

/**
 * Taking a completion back also takes back the occurrences that followed it, which is possible only while nobody worked on it. It
 * asks for a reason, which stays in the history; verified work is reopened by people who may verify it.
 */
export function judgeReopening(status: JobStatus, { following, mayVerify, reason }: Reopening): Refusal[] {
  if (status !== "done" && status !== "verified") return [{ messageKey: "job-refusals:notCompleted" }];
  if (status === "verified" && !mayVerify) return [{ messageKey: "job-refusals:verifiedIsOfVerifiers" }];
  if ((reason ?? "").trim().length < 3) return [{ messageKey: "job-refusals:reasonTooShort", field: "reason" }];
  return following.every(isUntouched) ? [] : [{ messageKey: "job-refusals:followingStarted" }];
}
