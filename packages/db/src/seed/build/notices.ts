import type { notifications } from "../../schema/notifications.ts";
import { createIds, createRandom } from "../random.ts";
import type { Book, Person } from "./book.ts";

type NoticeRow = typeof notifications.$inferInsert;

/** Apart from the book's own chances: notices move nothing else. */
const idSeed = 5_201_887;
const dayMs = 86_400_000;
const newsDays = 14;
/** What is older has been read. */
const readAfterDays = 2;

/** What the bells hold of what has happened in the last two weeks: jobs given to people, and what was said on them. */
export function addNotices(book: Book): void {
  const newId = createIds(createRandom(idSeed));
  const told = [...assigned(book), ...said(book)].filter(({ createdAt }) => daysSince(book, createdAt) < newsDays);
  for (const notice of told.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()))
    book.rows.notifications.push({
      ...notice,
      id: newId(notice.createdAt),
      vesselId: book.vesselId,
      updatedAt: notice.createdAt,
      createdBy: notice.actorUserId,
      recordKind: "job",
      readAt:
        daysSince(book, notice.createdAt) > readAfterDays ? new Date(notice.createdAt.getTime() + dayMs / 4) : null,
    });
}

type Told = Pick<NoticeRow, "userId" | "event" | "facts" | "actorUserId" | "dedupeKey"> & {
  recordId: string;
  createdAt: Date;
};

const daysSince = ({ calendar }: Book, at: Date) => (calendar.now.getTime() - at.getTime()) / dayMs;

function* assigned(book: Book): Generator<Told> {
  for (const job of book.rows.jobs) {
    if (job.planId || job.doneAt || !job.id || !job.createdAt || !job.createdBy) continue;
    const facts = { title: job.title, number: numberOf(job), dueOn: job.dueOn ?? null };
    for (const { userId } of peopleOn(book, job.id)) {
      if (userId === job.createdBy) continue;
      const dedupeKey = `job_assigned:${job.id}`;
      yield {
        ...{ userId, event: "job_assigned", facts, dedupeKey, recordId: job.id },
        ...{ actorUserId: job.createdBy, createdAt: job.createdAt },
      };
    }
  }
}

function* said(book: Book): Generator<Told> {
  for (const { id, recordId, body, createdAt, createdBy, mentionedProfileIds = [] } of book.rows.comments) {
    const job = book.rows.jobs.find((row) => row.id === recordId);
    if (!job || !createdAt || !createdBy) continue;
    const facts = { title: job.title, text: body };
    const called = [...book.people.values()].filter(({ profileId }) => mentionedProfileIds.includes(profileId));
    const others = peopleOn(book, recordId).filter((person) => !called.includes(person));
    for (const { userId } of called)
      yield {
        userId,
        event: "mentioned",
        facts,
        actorUserId: createdBy,
        dedupeKey: `mentioned:${id}`,
        recordId,
        createdAt,
      };
    for (const { userId } of others)
      if (userId !== createdBy)
        yield {
          userId,
          event: "commented",
          facts,
          actorUserId: createdBy,
          dedupeKey: `commented:${id}`,
          recordId,
          createdAt,
        };
  }
}

function peopleOn(book: Book, jobId: string): Person[] {
  const ids = book.rows.jobAssignees.flatMap((row) => (row.jobId === jobId ? row.profileId : []));
  return [...book.people.values()].filter(({ profileId }) => ids.includes(profileId));
}

const numberOf = ({ year, number }: { year: number; number: number }) => `J-${year}-${String(number).padStart(4, "0")}`;
