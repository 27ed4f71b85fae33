import { addDays } from "@ymp/core/calendar-date";
import { createIds, createRandom } from "../random.ts";
import type { TaskGroupDefinition, WorklistDefinition } from "../worklist-definition.ts";
import { type Book, known, person } from "./book.ts";

/** Apart from the book's own chances: lists move nothing else. */
const idSeed = 7_330_219;

/** Lists that gather jobs, and checklists to be used again. The jobs must be there already. */
export function addWorklists(book: Book): void {
  const newId = createIds(createRandom(idSeed));
  for (const definition of book.definition.worklists ?? []) addWorklist(book, definition, newId);
  for (const definition of book.definition.taskGroups ?? []) addTaskGroup(book, definition, newId);
}

type NewId = (madeAt: Date) => string;

function addWorklist(book: Book, definition: WorklistDefinition, newId: NewId): void {
  const { calendar, rows } = book;
  const maker = person(book, definition.by);
  const stamp = (madeAt: Date) => ({
    vesselId: book.vesselId,
    id: newId(madeAt),
    createdAt: madeAt,
    updatedAt: madeAt,
    createdBy: maker.userId,
  });
  const madeAt = calendar.daysAgo(definition.madeDaysAgo, 9);
  const frozenAt = definition.frozenDaysAgo === undefined ? null : calendar.daysAgo(definition.frozenDaysAgo, 8);
  const list = {
    ...stamp(madeAt),
    name: definition.name,
    kind: definition.kind,
    description: definition.description ?? null,
    startsOn: addDays(calendar.today, definition.startsInDays),
    endsOn: addDays(calendar.today, definition.endsInDays),
    frozenAt,
    frozenBy: frozenAt ? maker.userId : null,
  };
  rows.worklists.push(list);
  for (const [position, { title, note, additional, sharedWith = [] }] of definition.jobs.entries()) {
    const jobId = openJobId(book, title);
    const addedAt = additional ? calendar.daysAgo(1, 10) : madeAt;
    rows.worklistJobs.push({
      ...stamp(addedAt),
      worklistId: list.id,
      jobId,
      position,
      isAdditional: additional ?? false,
      note: note ?? null,
    });
    for (const key of sharedWith) assign(book, jobId, person(book, key).profileId, stamp(addedAt));
  }
  for (const key of definition.sharedWith ?? [])
    rows.worklistMembers.push({ ...stamp(madeAt), worklistId: list.id, profileId: person(book, key).profileId });
  rows.changes.push(told(book, list, maker.userId, newId));
}

function openJobId(book: Book, title: string): string {
  return known(book.rows.jobs.find((job) => job.title === title)?.id, "job", title);
}

interface Stamp {
  vesselId: string;
  id: string;
  createdAt: Date;
  updatedAt: Date;
  createdBy: string;
}

function assign(book: Book, jobId: string, profileId: string, stamp: Stamp): void {
  const isThere = book.rows.jobAssignees.some((row) => row.jobId === jobId && row.profileId === profileId);
  if (!isThere) book.rows.jobAssignees.push({ ...stamp, jobId, profileId });
}

function told(book: Book, list: { id: string; name: string; createdAt: Date }, userId: string, newId: NewId) {
  return {
    vesselId: book.vesselId,
    id: newId(list.createdAt),
    createdAt: list.createdAt,
    updatedAt: list.createdAt,
    createdBy: userId,
    userId,
    actorKind: "user" as const,
    recordKind: "worklist",
    recordId: list.id,
    verb: "created",
    diff: {},
    facts: { name: list.name },
    relatedIds: [],
  };
}

function addTaskGroup(book: Book, definition: TaskGroupDefinition, newId: NewId): void {
  const madeAt = book.begunAt;
  book.rows.taskGroups.push({
    vesselId: book.vesselId,
    id: newId(madeAt),
    createdAt: madeAt,
    updatedAt: madeAt,
    createdBy: person(book, definition.by).userId,
    name: definition.name,
    department: definition.department ?? null,
    tasks: definition.tasks,
  });
}
