import { addDays, parseCalendarDate } from "@ymp/core/calendar-date";
import type { SingleJobDefinition, StoryDefinition } from "../vessel-definition.ts";
import { type Book, equipmentId, known, type Person, person, stamp } from "./book.ts";
import { addJob, completeJob, type Job, type JobDraft, tell } from "./jobs.ts";

/** The jobs that nobody planned: defects, class items, requests, yard work. */
export function addSingleJobs(book: Book): void {
  for (const definition of book.definition.singleJobs) addSingleJob(book, definition);
}

/** What the crew has done, said and photographed on jobs that are still open. */
export function recordStories(book: Book): void {
  for (const story of book.definition.stories) recordStory(book, openJob(book, story.title), story);
}

function openJob(book: Book, title: string): Job {
  const found = book.rows.jobs.find((job) => job.title === title && job.status === "due");
  return asJob(known(found, "open job", title));
}

function asJob(row: Book["rows"]["jobs"][number]): Job {
  if (!isJob(row)) throw new Error(`The job "${row.title}" was not made by the demo`);
  return row;
}

function isJob(row: Book["rows"]["jobs"][number]): row is Job {
  return row.id !== undefined && row.createdAt !== undefined;
}

function addSingleJob(book: Book, definition: SingleJobDefinition): void {
  const { calendar } = book;
  const reporter = person(book, definition.raisedBy);
  const raisedAt = calendar.daysAgo(definition.raisedDaysAgo, 8.6 + book.random.next() * 6);
  const { tasks = [], parts = {}, assignees } = definition;
  const job = addJob(book, raisedAt, reporter, draftOf(book, definition), { tasks, parts, assignees });
  const facts = { title: job.title, kind: job.kind ?? null };
  tell(book, job, { at: raisedAt, by: reporter, verb: "created", facts });
  if (definition.doneDaysAgo === undefined) {
    recordStory(book, job, definition);
    return;
  }
  completeJob(book, job, {
    at: calendar.daysAgo(definition.doneDaysAgo, 16),
    total: null,
    byKey: known(assignees[0], "doer of", definition.title),
    workDone: definition.workDone ?? "",
    spentTenths: Math.round((definition.spentHours ?? definition.estimateHours ?? 1) * 10),
  });
}

function draftOf(book: Book, definition: SingleJobDefinition): JobDraft {
  const { title, description, kind, priority, department, dueInDays, foundDuring, estimateHours, costMinor } =
    definition;
  const dueOn = dueInDays === undefined ? null : addDays(book.calendar.today, dueInDays);
  const inspected = book.rows.jobs.findLast((job) => job.title === foundDuring && job.doneAt);
  return {
    title,
    description,
    kind,
    priority,
    department,
    dueOn,
    status: "due",
    equipmentId: definition.equipment ? equipmentId(book, definition.equipment) : null,
    location: definition.location ?? placeOf(book, definition.equipment),
    originalDueOn: dueOn,
    plannedOn: dueOn,
    estimatedTenths: estimateHours === undefined ? null : Math.round(estimateHours * 10),
    isCritical: priority === "critical",
    needsVerification: priority === "critical",
    foundDuringJobId: inspected?.id ?? null,
    operationalEffect: definition.effect ?? null,
    needsTriage: definition.isNew ?? false,
    costMinor: costMinor ?? null,
    currency: costMinor === undefined ? null : book.definition.particulars.currency,
  };
}

function placeOf(book: Book, machine: string | undefined): string | null {
  if (machine === undefined) return null;
  const id = equipmentId(book, machine);
  return book.rows.equipment.find((row) => row.id === id)?.location ?? null;
}

function recordStory(book: Book, job: Job, story: StoryDefinition): void {
  if (story.permit) job.permitReference = story.permit;
  if (story.spentHours !== undefined) job.spentTenths = Math.round(story.spentHours * 10);
  if (story.postponed) postpone(book, job, story.postponed);
  if (story.status) moveTo(book, job, story, story.status);
  for (const comment of story.comments ?? []) {
    const by = person(book, comment.by);
    const at = book.calendar.daysAgo(comment.daysAgo, hourOf(comment.time));
    const own = stamp(book, at, by);
    book.rows.comments.push({
      ...own,
      recordKind: "job",
      recordId: job.id,
      body: comment.body,
      mentionedProfileIds: (comment.mentions ?? []).map((key) => person(book, key).profileId),
    });
    tell(book, job, { at, by, verb: "commented", facts: { commentId: own.id } });
    touch(job, at);
  }
}

function hourOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return (hours ?? 0) + (minutes ?? 0) / 60;
}

function touch(job: Job, at: Date): void {
  if (job.updatedAt && job.updatedAt < at) job.updatedAt = at;
}

function postpone(book: Book, job: Job, story: NonNullable<StoryDefinition["postponed"]>): void {
  const by = person(book, story.by);
  const at = book.calendar.daysAgo(story.daysAgo, 17.3);
  const newDueOn = parseCalendarDate(known(job.dueOn, "date of a postponed job", job.title));
  const oldDueOn = addDays(newDueOn, -story.days);
  Object.assign(job, { originalDueOn: oldDueOn, postponedCount: 1, riskReference: story.riskReference ?? null });
  const { reason, riskReference } = story;
  book.rows.jobPostponements.push({
    ...stamp(book, at, by),
    jobId: job.id,
    reason,
    riskReference: riskReference ?? null,
    oldDueOn,
    newDueOn,
  });
  tell(book, job, {
    at,
    by,
    verb: "postponed",
    diff: { dueOn: { old: oldDueOn, new: newDueOn } },
    facts: { reason, times: 1, oldDueOn, newDueOn, title: job.title },
  });
  touch(job, at);
}

/** Work begins before it waits: a waiting job has been started first. */
function moveTo(book: Book, job: Job, story: StoryDefinition, status: NonNullable<StoryDefinition["status"]>): void {
  const by = person(book, known(story.assignees?.[0] ?? firstAssignee(book, job), "assignee of", job.title));
  const startedAt = book.calendar.daysAgo(story.startedDaysAgo ?? 0, 7.8);
  job.status = status;
  if (status === "postponed") return;
  job.startedAt = startedAt;
  tell(book, job, { at: startedAt, by, verb: "status", diff: { status: { old: "due", new: "in_progress" } } });
  touch(job, startedAt);
  tickSome(book, job, story.tasksDone ?? 0, startedAt);
  if (status === "in_progress") return;
  const waitsFrom = new Date(startedAt.getTime() + 150 * 60_000);
  job.waitingNote = story.waitingNote ?? null;
  tell(book, job, {
    at: waitsFrom,
    by,
    verb: "status",
    diff: { status: { old: "in_progress", new: status } },
    facts: { note: story.waitingNote ?? null },
  });
  touch(job, waitsFrom);
}

function isOn(book: Book, job: Job, { profileId }: Person): boolean {
  return book.rows.jobAssignees.some((row) => row.jobId === job.id && row.profileId === profileId);
}

function firstAssignee(book: Book, job: Job): string | undefined {
  const profileId = book.rows.jobAssignees.find((row) => row.jobId === job.id)?.profileId;
  return [...book.people].find(([, one]) => one.profileId === profileId)?.[0];
}

/** The list is ticked off by those who were put on the job, the last named doing most of it. */
function tickSome(book: Book, job: Job, count: number, startedAt: Date): void {
  const crew = [...book.people.values()].filter((one) => isOn(book, job, one)).reverse();
  const tasks = book.rows.jobTasks.filter((task) => task.jobId === job.id).slice(0, count);
  for (const [index, task] of tasks.entries()) {
    const by = known(index % 3 === 2 ? crew.at(-1) : crew[0], "assignee of", job.title);
    const doneAt = new Date(startedAt.getTime() + (index + 1) * 22 * 60_000);
    Object.assign(task, { doneAt, doneBy: by.userId, updatedAt: doneAt });
    tell(book, job, { at: doneAt, by, verb: "task_done", facts: { title: task.title } });
    touch(job, doneAt);
  }
}
