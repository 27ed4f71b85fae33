import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import { wholeDay } from "@ymp/core/leave/leave-days";
import type { DemoLeave, LeaveDefinition } from "../leave-definition.ts";
import { createIds, createRandom } from "../random.ts";
import { type Book, person } from "./book.ts";

/** Apart from the book's own chances: leave moves nothing else. */
const idSeed = 8_140_203;

/** A contract of everybody who works on board, a year of leave, and what waits for an answer. */
export function addLeave(book: Book): void {
  const { leave } = book.definition;
  if (!leave) return;
  const newId = createIds(createRandom(idSeed));
  const stampOf = (madeAt: Date, by: string) => ({
    vesselId: book.vesselId,
    id: newId(madeAt),
    createdAt: madeAt,
    updatedAt: madeAt,
    createdBy: person(book, by).userId,
  });
  const settledAt = book.calendar.daysAgo(300, 10);
  const rules = { floor: -5 * wholeDay, halfDays: true, minimums: [...leave.minimums] };
  book.rows.leaveRules.push({ ...stampOf(settledAt, leave.by), ...rules });
  for (const { key, role, jobTitle, department } of book.definition.people) {
    if (role === "user") continue;
    const { profileId } = person(book, key);
    const startsOn = lastSignedOn(book, profileId);
    book.rows.contracts.push({
      ...stampOf(book.calendar.at(startsOn, 9), leave.by),
      ...{ profileId, rank: jobTitle, department: department ?? null, startsOn, minimum: "mlc" as const },
      ...termsOf(leave, key),
    });
  }
  for (const each of leave.leaves) {
    const { inDays, days } = each;
    const startsOn = addDays(book.calendar.today, inDays);
    const askedAt = book.calendar.daysAgo(each.asks ? 2 : Math.max(-inDays + 40, 20), 10);
    book.rows.leaveRequests.push({
      ...stampOf(askedAt, each.of),
      ...{ profileId: person(book, each.of).profileId, askedAt, startsOn, endsOn: addDays(startsOn, days - 1) },
      ...answerOf(book, leave, each),
    });
  }
}

function lastSignedOn(book: Book, profileId: string): CalendarDate {
  const own = book.rows.engagements.filter((row) => row.profileId === profileId && row.signedOffOn == null);
  return own.at(-1)?.signedOnOn ?? book.begunOn;
}

function termsOf({ annualDays, rotation }: LeaveDefinition, key: string) {
  const days = annualDays[key];
  return days === undefined
    ? { basis: "rotation" as const, ...rotation, travel: 2 * wholeDay }
    : { basis: "annual" as const, annual: days * wholeDay, carryOver: 10 * wholeDay };
}

function answerOf(book: Book, { by }: LeaveDefinition, { inDays, asks }: DemoLeave) {
  if (asks !== undefined) return { state: "requested" as const, note: asks };
  const decidedAt = book.calendar.daysAgo(Math.max(-inDays + 35, 15), 18);
  return { state: "approved" as const, decidedBy: person(book, by).userId, decidedAt, reason: "As planned." };
}
