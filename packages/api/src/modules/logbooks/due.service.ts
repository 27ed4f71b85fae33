import { comesRound, dueDay, type Repeated, repeatedIn } from "@ymp/core/books/due-in-books";
import { firstOf } from "@ymp/core/bounded";
import { type CalendarDate, daysBetween, todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { tanksOnBoard } from "./facts.repository.ts";
import type { LogbookRow } from "./logbooks.record.ts";
import { logbooksOnBoard } from "./logbooks.repository.ts";
import type { DueInput } from "./logbooks.schema.ts";
import { daysOfResidues } from "./missing.repository.ts";
import { lastDaysOf } from "./waiting.repository.ts";
import type { WaitingBook } from "./waiting.rules.ts";
import { waitingBook } from "./waiting.service.ts";

const longestRangeDays = 100;
const mostInRange = 2000;

export interface DueRow {
  readonly book: WaitingBook;
  readonly key: string;
  readonly code: string;
  /** Null for the weekly quantity in a tank. */
  readonly title: string | null;
  readonly tank: string | null;
  readonly on: CalendarDate;
}

/** What the open books ask for within these days: weekly quantities, tests, inspections, drills. Of what is done daily only the next day. */
export async function listDue(scope: VesselScope, range: DueInput) {
  if (daysBetween(range.from, range.to) > longestRangeDays)
    throw new AppError("invalid", "job-refusals:rangeTooLong", { count: longestRangeDays });
  const books = await logbooksOnBoard(scope.tx, scope.vesselId, false);
  const rows = (await Promise.all(books.map((book) => dueIn(scope, book, range)))).flat();
  return firstOf(
    rows.toSorted((one, other) => one.on.localeCompare(other.on) || one.key.localeCompare(other.key)),
    mostInRange,
  );
}

async function dueIn(scope: VesselScope, book: LogbookRow, range: DueInput): Promise<DueRow[]> {
  const openedOn = todayIn(scope.vessel.timeZone, book.openedAt);
  if (book.kind === "oil1" || book.kind === "imooil1") return weeklyIn(scope, book, { range, openedOn });
  const repeated = repeatedIn(book.kind);
  if (repeated.length === 0) return [];
  const lastOf = await lastDaysOf(scope.tx, scope.vesselId, book.kind, repeated);
  return repeated.flatMap((one) => {
    const dueOn = dueDay(one, lastOf.get(one.key) ?? null, openedOn);
    const days = isDaily(one) ? [dueOn].filter((day) => isWithin(day, range)) : comesRound(one, dueOn, range);
    const { key, code, title } = one;
    return days.map((on) => ({ book: waitingBook(book), key, code, title, tank: null, on }));
  });
}

const isDaily = ({ every }: Repeated): boolean => "calendar" in every && every.calendar === "day";
const isWithin = (day: CalendarDate, { from, to }: DueInput): boolean => day >= from && day <= to;

const weekly = { every: { afterDays: 7 } } as const;

async function weeklyIn(
  { tx, vesselId }: VesselScope,
  book: LogbookRow,
  { range, openedOn }: { range: DueInput; openedOn: CalendarDate },
): Promise<DueRow[]> {
  const [tanks, entered] = await Promise.all([
    tanksOnBoard(tx, vesselId),
    daysOfResidues(tx, vesselId, [book.kind], book.openedAt),
  ]);
  const lastOf = new Map([...entered].map(({ tank, day }) => [tank, day]));
  return tanks
    .filter(({ iopp }) => iopp === "3.1")
    .flatMap(({ id, name }) =>
      comesRound(weekly, dueDay(weekly, lastOf.get(id) ?? null, openedOn), range).map((on) => ({
        ...{ book: waitingBook(book), key: `C:${id}`, code: "C", title: null, tank: name, on },
      })),
    );
}
