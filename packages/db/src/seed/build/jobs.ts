import type { CalendarDate } from "@ymp/core/calendar-date";
import { asksSignature } from "@ymp/core/maintenance/job-signatures";
import type { jobs } from "../../schema/jobs.ts";
import { type Book, known, type Person, person, stamp } from "./book.ts";
import { signJob } from "./signatures.ts";

type JobRow = typeof jobs.$inferInsert;

/** A job row whose id and making are settled; the number follows when all jobs are known. */
export type Job = JobRow & { id: string; createdAt: Date; title: string };

export interface JobDraft extends Omit<JobRow, "vesselId" | "id" | "createdAt" | "updatedAt" | "number" | "year"> {
  title: string;
}

interface Gathered {
  tasks: readonly string[];
  parts: Readonly<Record<string, number>>;
  assignees: readonly string[];
}

const minuteMs = 60_000;

export function addJob(book: Book, madeAt: Date, maker: Person | null, draft: JobDraft, gathered: Gathered): Job {
  const job: Job = { ...stamp(book, madeAt, maker), number: 0, year: 0, ...draft };
  book.rows.jobs.push(job);
  for (const key of gathered.assignees) {
    book.rows.jobAssignees.push({ ...stamp(book, madeAt), jobId: job.id, profileId: person(book, key).profileId });
  }
  for (const [position, title] of gathered.tasks.entries()) {
    book.rows.jobTasks.push({ ...stamp(book, madeAt), jobId: job.id, position, title });
  }
  for (const [partNo, quantity] of Object.entries(gathered.parts)) {
    const item = itemByPartNo(book, partNo);
    book.rows.jobParts.push({ ...stamp(book, madeAt), jobId: job.id, itemId: item.id, plannedQuantity: quantity });
  }
  return job;
}

export function itemByPartNo(book: Book, partNo: string): { id: string; name: string; partNo: string | null } {
  const row = known(
    book.rows.inventoryItems.find((item) => item.partNo === partNo),
    "part",
    partNo,
  );
  return { id: known(row.id, "id of part", partNo), name: row.name, partNo: row.partNo ?? null };
}

interface Telling {
  at: Date;
  by: Person | null;
  verb: string;
  diff?: Record<string, { old: unknown; new: unknown }>;
  facts?: Record<string, string | number | boolean | null>;
}

/** A line of the job's history, also shown in that of its machine. */
export function tell(book: Book, job: Job, { at, by, verb, diff, facts }: Telling): void {
  book.rows.changes.push({
    ...stamp(book, at, by),
    userId: by?.userId ?? null,
    actorKind: by ? "user" : "system",
    recordKind: "job",
    recordId: job.id,
    verb,
    diff: diff ?? {},
    facts: facts ?? {},
    relatedIds: job.equipmentId ? [job.equipmentId] : [],
  });
}

export interface Completion {
  at: Date;
  total: number | null;
  byKey: string;
  credit?: { by: string; capacity: "surveyor" | "chief_engineer" } | null;
  workDone: string;
  spentTenths: number;
}

/** Checklist, work history and, for what must be verified, the second signature. */
export function completeJob(book: Book, job: Job, completion: Completion): void {
  const doer = person(book, completion.byKey);
  const { at, total, workDone, spentTenths } = completion;
  Object.assign(job, {
    status: "done",
    doneAt: at,
    doneTotal: total,
    doneByProfileId: doer.profileId,
    workDone,
    spentTenths,
  });
  job.startedAt = new Date(at.getTime() - spentTenths * 6 * minuteMs);
  tickTasks(book, job, at, doer);
  const parts = useParts(book, job);
  const demand = book.rows.plans.find(({ id }) => id === job.planId)?.signature;
  const history = stamp(book, at, doer);
  if (asksSignature(demand, "completion"))
    signJob(book, job, { purpose: "completion", actId: history.id, key: completion.byKey, at });
  book.rows.workHistory.push({
    ...history,
    jobId: job.id,
    planId: job.planId ?? null,
    equipmentId: job.equipmentId ?? null,
    title: job.title,
    doneAt: at,
    dueOn: job.dueOn ?? null,
    doneByProfileId: doer.profileId,
    workDone,
    spentTenths,
    total,
    creditedBy: completion.credit?.by ?? null,
    creditCapacity: completion.credit?.capacity ?? null,
    parts,
  });
  tell(book, job, {
    at,
    by: doer,
    verb: "completed",
    diff: { status: { old: "due", new: "done" } },
    facts: { doneAt: at.toISOString(), workDone, total, photos: 0, parts: parts.length, spentTenths, title: job.title },
  });
  job.updatedAt = at;
  if (job.needsVerification)
    verifyJob(book, job, at, completion.byKey, asksSignature(demand, "verification") ? history.id : null);
}

function tickTasks(book: Book, job: Job, at: Date, doer: Person): void {
  const tasks = book.rows.jobTasks.filter((task) => task.jobId === job.id);
  for (const [index, task] of tasks.entries()) {
    const doneAt = new Date(at.getTime() - (tasks.length - index) * 7 * minuteMs);
    Object.assign(task, { doneAt, doneBy: doer.userId, updatedAt: doneAt });
  }
}

function useParts(book: Book, job: Job) {
  const used = book.rows.jobParts.filter((part) => part.jobId === job.id);
  return used.map((part) => {
    part.usedQuantity = part.plannedQuantity ?? 0;
    const item = known(
      book.rows.inventoryItems.find((row) => row.id === part.itemId),
      "item",
      part.itemId,
    );
    return { itemId: part.itemId, name: item.name, partNo: item.partNo ?? null, quantity: part.usedQuantity };
  });
}

const daysUntilVerified = 2;

/** The doer cannot verify own work: the head of department does, and the captain for the heads. */
function verifyJob(book: Book, job: Job, doneAt: Date, doerKey: string, signedId: string | null): void {
  const verifiedAt = new Date(doneAt.getTime() + daysUntilVerified * 24 * 60 * minuteMs + 37 * minuteMs);
  if (verifiedAt > book.calendar.now) return;
  const { people } = book.definition;
  const head = people.find(
    ({ key, role, department }) => role === "hod" && department === job.department && key !== doerKey,
  );
  const verifier = head ?? people.find(({ key, role }) => role === "captain" && key !== doerKey);
  if (!verifier) return;
  const by = person(book, verifier.key);
  if (signedId) signJob(book, job, { purpose: "verification", actId: signedId, key: verifier.key, at: verifiedAt });
  Object.assign(job, { status: "verified", verifiedAt, verifiedBy: by.userId, updatedAt: verifiedAt });
  tell(book, job, {
    at: verifiedAt,
    by,
    verb: "verified",
    diff: { status: { old: "done", new: "verified" } },
    facts: { title: job.title },
  });
}

/** Numbers run in the order in which the jobs were made; the year is that of the making. */
export function numberJobs(book: Book): void {
  const inOrder = [...book.rows.jobs].sort(
    (a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0) || (a.id ?? "").localeCompare(b.id ?? ""),
  );
  for (const [index, job] of inOrder.entries()) {
    job.number = index + 1;
    job.year = yearOf(book.calendar.dayOf(job.createdAt ?? book.begunAt));
  }
  nameInHistory(book);
  book.rows.numberSequences.push({ vesselId: book.vesselId, key: "job", lastNumber: inOrder.length });
}

export function numberText(job: { number: number; year: number }): string {
  return `J-${job.year}-${String(job.number).padStart(4, "0")}`;
}

/** The history line of a job's creation names its number. */
function nameInHistory(book: Book): void {
  const jobsById = new Map(book.rows.jobs.map((job) => [job.id, job]));
  for (const change of book.rows.changes) {
    const job = change.recordKind === "job" && change.verb === "created" ? jobsById.get(change.recordId) : undefined;
    if (job) change.facts = { number: numberText(job), ...change.facts };
  }
}

function yearOf(day: CalendarDate): number {
  return Number(day.slice(0, 4));
}
