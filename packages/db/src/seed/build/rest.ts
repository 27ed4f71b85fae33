import { addDays, addMonths, type CalendarDate, daysBetween } from "@ymp/core/calendar-date";
import { type KeptDay, monthOf, unknownDay } from "@ymp/core/rest/rest-month";
import { watchedDays } from "@ymp/core/watches/watched-days";
import { createIds, createRandom } from "../random.ts";
import type { OtherDay, RestDefinition } from "../rest-definition.ts";
import { type Book, person } from "./book.ts";

/** Apart from the book's own chances: hours of rest move nothing else. */
const idSeed = 7_320_411;

/** Every day of last month and of this one until yesterday, written that evening by the person it is of. */
export function addRest(book: Book): void {
  const { rest } = book.definition;
  if (!rest) return;
  const newId = createIds(createRandom(idSeed));
  const { today } = book.calendar;
  const from = addMonths(monthOf(today), -1);
  const days = Array.from({ length: daysBetween(from, today) }, (_, at) => addDays(from, at));
  for (const key of Object.keys(rest.days)) {
    const { profileId, userId } = person(book, key);
    for (const on of days.filter((each) => isEngaged(book, profileId, each) && !isOnLeave(book, profileId, each))) {
      const writtenAt = book.calendar.at(on, 21.5);
      const stamp = { vesselId: book.vesselId, id: newId(writtenAt), createdBy: userId };
      const shape = unknownDay({ on, zone: book.definition.particulars.timeZone }, 30);
      const { beginsAt, repeatedFrom, repeated } = shape;
      book.rows.restDays.push({
        ...{ ...stamp, createdAt: writtenAt, updatedAt: writtenAt, profileId, onDay: on, beginsAt, repeatedFrom },
        repeated: repeated?.replaceAll("?", ".") ?? null,
        ...lived(rest, key, daysBetween(on, today), shape.grid),
        ...watchedOn(book, profileId, shape),
      });
    }
  }
}

function isEngaged(book: Book, profileId: string, on: CalendarDate): boolean {
  return book.rows.engagements.some(
    (row) => row.profileId === profileId && row.signedOnOn <= on && (row.signedOffOn == null || row.signedOffOn >= on),
  );
}

const isOnLeave = (book: Book, profileId: string, on: CalendarDate): boolean =>
  book.rows.leaveRequests.some(
    (row) => row.profileId === profileId && row.state === "approved" && row.startsOn <= on && on <= row.endsOn,
  );
/** On a day with watches they are the work; null where nobody had any. */
function watchedOn(book: Book, profileId: string, { on, ...shape }: KeptDay) {
  const own = book.rows.watches
    .filter((watch) => watch.profileId === profileId && watch.startsAt < book.calendar.now)
    .map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt }));
  const [day] = watchedDays(own, { from: on, to: on }, { zone: book.definition.particulars.timeZone, changes: [] });
  if (!day) return null;
  const grid = [...day.grid].map((letter, slot) => (shape.grid[slot] === "x" ? "x" : letter)).join("");
  return { grid, repeated: day.repeated, grounds: null };
}

function lived(rest: RestDefinition, key: string, daysAgo: number, shape: string) {
  const other: OtherDay | undefined = rest.others.find((each) => each.of === key && each.daysAgo === daysAgo);
  const worked = paint(shape.replaceAll("?", "."), other?.work ?? rest.days[key] ?? [], "#");
  return {
    grid: other?.drill ? paint(worked, [other.drill], "D") : worked,
    remark: other?.remark ?? null,
    grounds: other?.grounds ?? null,
  };
}

const slotOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 2 + minute / 30;
};

function paint(grid: string, spans: readonly string[], letter: string): string {
  const marks = [...grid];
  for (const span of spans) {
    const [from = "", until = ""] = span.split("-");
    for (let slot = slotOf(from); slot < slotOf(until); slot++) if (marks[slot] !== "x") marks[slot] = letter;
  }
  return marks.join("");
}
