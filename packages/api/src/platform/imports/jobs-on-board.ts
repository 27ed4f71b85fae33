import { identity } from "./comparable.ts";
import { errorAt, warningAt } from "./imported-row.ts";
import { indexBy } from "./parent-references.ts";
import type { ExistingJob, JobDemand, JobDraft } from "./planned-jobs.ts";
import type { Problem } from "./reading.ts";

const refusedDemands: Record<JobDemand, string> = {
  signature: "imports:rowAsksSignature",
  photo: "imports:rowAsksPhoto",
  credit: "imports:rowAsksCredit",
  tasks: "imports:rowTasksOpen",
  head: "imports:rowCriticalOfHead",
  reading: "imports:rowAsksReading",
};

/** Cancelled tasks stay behind: nothing was done and nothing is to be done. */
export function decideJob(draft: JobDraft, jobs: readonly ExistingJob[], taken: Set<string>): void {
  const { status, completedOn } = draft.values;
  if (status === "cancelled") {
    draft.problems.push(warningAt("status", "imports:rowCancelled"));
    return;
  }
  const isDone = status === "done";
  const completed = completedOn ?? (isDone ? draft.rule?.lastDoneOn : null) ?? null;
  if (isDone) draft.values.completedOn = completed;
  const same = jobs.filter((job) => !taken.has(job.id) && isSameJob(job, draft, isDone));
  const known = same.find((job) => job.isOpen !== isDone) ?? same[0];
  if (known) taken.add(known.id);
  if (known && (!isDone || !known.isOpen)) return;
  const demands = known?.demands.filter((demand) => demand !== "reading" || draft.values.completedHours === null) ?? [];
  draft.problems.push(
    ...demands.map((demand) => errorAt(demand === "reading" ? "completedHours" : "status", refusedDemands[demand])),
  );
  draft.problems.push(...notAfterLast(known, completed));
  draft.job = { as: isDone ? "history" : "open", ...(known ? { existingId: known.id } : {}) };
  draft.action = known ? "update" : "create";
}

/** Completions of a plan follow one another, by list as by hand. */
function notAfterLast(known: ExistingJob | undefined, completedOn: string | null): Problem[] {
  const last = known?.previousDoneOn ?? null;
  if (!last || !completedOn || completedOn > last) return [];
  return [errorAt("completedOn", "imports:rowNotAfterLast", { date: last })];
}

/** Jobs on board that share the row's number or title; the only ones that can be the same. */
export function jobLookup(jobs: readonly ExistingJob[]): (draft: JobDraft) => ExistingJob[] {
  const itself = (job: ExistingJob) => job;
  const byReference = indexBy(jobs, ({ reference }) => reference, itself);
  const byTitle = indexBy(jobs, ({ title }) => title, itself);
  return ({ values }) => {
    const numbered = byReference.get(identity(values.reference ?? "")) ?? [];
    return [...new Set([...numbered, ...(byTitle.get(identity(values.title)) ?? [])])];
  };
}

/** History is the same when done on the same day; a done row closes the open job that was due with it. */
function isSameJob(job: ExistingJob, { values, equipmentId, rule }: JobDraft, isDone: boolean): boolean {
  const referencesKnown = Boolean(job.reference && values.reference);
  const sameReference = referencesKnown && identity(job.reference ?? "") === identity(values.reference ?? "");
  const sameTitle = job.equipmentId === equipmentId && identity(job.title) === identity(values.title);
  if (!(referencesKnown ? sameReference : sameTitle)) return false;
  // A recurring task that names no day is due when its rule says, which is the day of the open job.
  const isReckoned = rule !== null && values.dueOn === null;
  if (!isDone) return job.dueOn === values.dueOn || (job.isOpen && (sameReference || isReckoned));
  if (!job.isOpen) return job.completedOn === values.completedOn;
  return job.dueOn === values.dueOn || (sameReference && (job.dueOn === null || values.dueOn === null));
}
