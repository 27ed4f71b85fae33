import { addDays, addMonths, type CalendarDate, parseCalendarDate } from "../calendar-date.ts";
import type { BookKind } from "./kinds.ts";
import { radioTests, type TestInterval } from "./radio-log.ts";

/** What is done again and again, and stands in a book each time. */
export interface Repeated {
  /** Tells it from the others of its book. */
  readonly key: string;
  /** The entries by which it is done: of that kind, and where a field is named, that say so. */
  readonly code: string;
  readonly said?: { readonly field: string; readonly value: string };
  readonly title: string;
  readonly every: Every;
}

/** `calendar`: once in each day, week or month of the calendar. `after`: at the latest so long after the last time. */
type Every =
  | { readonly calendar: Exclude<TestInterval, "year"> }
  | { readonly afterDays: number }
  | { readonly afterMonths: number };

/** The annex of the radio log: tests of each day, ISO week and month; the EPIRB is tested a year after the last time. */
const tests: readonly Repeated[] = radioTests.map(({ id, title, interval }) => ({
  ...{ key: id, code: id, title },
  every: interval === "year" ? { afterMonths: 12 } : { calendar: interval },
}));

const inspections: readonly Repeated[] = [
  // Merchant Shipping (Maritime Labour Convention) Regulations 2014: by the master, at most seven days apart.
  { key: "ACCOM_INSP", code: "ACCOM_INSP", title: "Inspection of crew accommodation", every: { afterDays: 7 } },
  { key: "FOOD_INSP", code: "FOOD_INSP", title: "Inspection of food and water", every: { afterDays: 7 } },
  // SOLAS III/19.3.2: each month an abandon ship and a fire drill.
  {
    ...{ key: "DRILL:abandon", code: "DRILL", title: "Abandon ship drill" },
    ...{ said: { field: "types", value: "abandon" }, every: { afterMonths: 1 } },
  },
  {
    ...{ key: "DRILL:fire", code: "DRILL", title: "Fire drill" },
    ...{ said: { field: "types", value: "fire" }, every: { afterMonths: 1 } },
  },
  // SOLAS V/26.4.
  {
    ...{ key: "STEERING_TEST:drill", code: "STEERING_TEST", title: "Emergency steering drill" },
    ...{ said: { field: "type", value: "drill" }, every: { afterMonths: 3 } },
  },
];

const repeated: Partial<Record<BookKind, readonly Repeated[]>> = {
  ...{ gmdss: tests, imogmdss: tests, official: inspections, cayman: inspections },
};

export const repeatedIn = (kind: BookKind): readonly Repeated[] => repeated[kind] ?? [];

/**
 * The last day on which it is done in time. What never was done is due for the first time in the first day, week or month that begins with
 * the book, or so long after it was opened.
 */
export function dueDay({ every }: Pick<Repeated, "every">, lastOn: CalendarDate | null, openedOn: CalendarDate) {
  if ("afterDays" in every) return addDays(lastOn ?? openedOn, every.afterDays);
  if ("afterMonths" in every) return addMonths(lastOn ?? openedOn, every.afterMonths);
  const { calendar } = every;
  if (lastOn !== null) return endOf(calendar, addDays(endOf(calendar, lastOn), 1));
  const begun = endOf(calendar, openedOn);
  return startOf(calendar, openedOn) === openedOn ? begun : endOf(calendar, addDays(begun, 1));
}

type Span = "day" | "week" | "month";

/** Weeks begin on Monday. */
function startOf(span: Span, day: CalendarDate): CalendarDate {
  if (span === "day") return day;
  if (span === "month") return parseCalendarDate(`${day.slice(0, 8)}01`);
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function endOf(span: Span, day: CalendarDate): CalendarDate {
  const start = startOf(span, day);
  if (span === "day") return start;
  return span === "week" ? addDays(start, 6) : addDays(addMonths(start, 1), -1);
}

/** When it comes round within these days, were it done in time each time. */
export function comesRound(
  of: Pick<Repeated, "every">,
  dueOn: CalendarDate,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = dueOn; day <= to; day = dueDay(of, day, day)) if (day >= from) days.push(day);
  return days;
}
