import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import { leaveBalance } from "@ymp/core/leave/leave-balance";
import { wholeDay } from "@ymp/core/leave/leave-days";
import type { LeaveTerms } from "@ymp/core/leave/leave-terms";
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
    const terms = { ...termsOf(leave, key), startsOn: lastSignedOn(book, profileId) };
    const contract = stampOf(book.calendar.at(terms.startsOn, 9), leave.by);
    book.rows.contracts.push({
      ...contract,
      ...{ profileId, rank: jobTitle, department: department ?? null, ...terms },
    });
    const owed = leave.owedAtFirst[key];
    if (owed === undefined || terms.startsOn >= book.begunOn) continue;
    const before = leaveBalance(terms, { leaves: [], adjustments: [] }, book.begunOn).days;
    book.rows.leaveAdjustments.push({
      ...stampOf(book.begunAt, leave.by),
      ...{ contractId: contract.id, onDay: book.begunOn, days: wholeDays(owed * wholeDay - before) },
      reason: "Leave taken before it was kept here",
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

/** Corrections are by whole and half days. */
const wholeDays = (hundredths: number) => Math.round(hundredths / wholeDay) * wholeDay;

function termsOf({ annualDays, rotation }: LeaveDefinition, key: string): Omit<LeaveTerms, "startsOn"> {
  const days = annualDays[key];
  const none = { endsOn: null, minimum: "mlc" as const, annual: null, onDays: null, offDays: null, opening: 0 };
  return days === undefined
    ? { ...none, basis: "rotation", ...rotation, travel: 2 * wholeDay, carryOver: null }
    : { ...none, basis: "annual", annual: days * wholeDay, travel: 0, carryOver: 10 * wholeDay };
}

function answerOf(book: Book, { by }: LeaveDefinition, { inDays, asks, reason = "As planned." }: DemoLeave) {
  if (asks !== undefined) return { state: "requested" as const, note: asks };
  const decidedAt = book.calendar.daysAgo(Math.max(-inDays + 35, 15), 18);
  return { state: "approved" as const, decidedBy: person(book, by).userId, decidedAt, reason };
}
