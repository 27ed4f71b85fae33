import type { Interval, IntervalUnit } from "@ymp/core/calendar-date";
import { numberIn, warningAt } from "./imported-row.ts";
import type { ImportedRow } from "./read-records.ts";
import type { Problem } from "./reading.ts";

const calendarColumns = [
  ["intervalDays", "day"],
  ["intervalWeeks", "week"],
  ["intervalMonths", "month"],
  ["intervalYears", "year"],
] as const satisfies readonly (readonly [string, IntervalUnit])[];
type CalendarColumn = (typeof calendarColumns)[number][0];

/** The interval of a row whose units have a column each; the shortest unit that is given counts. */
export function calendarInterval<Name extends string>(
  row: ImportedRow<Name | CalendarColumn>,
): { interval: Interval | null; problems: Problem[] } {
  const given = calendarColumns.flatMap(([name, unit]) => {
    const n = numberIn(row, name);
    return n === null ? [] : [{ name, n, unit }];
  });
  const whole = given.find(({ n }) => Number.isInteger(n));
  return {
    interval: whole ? { n: whole.n, unit: whole.unit } : null,
    problems: given
      .filter(({ n }) => !Number.isInteger(n))
      .map(({ name, n }) => warningAt(name, "imports:rowIntervalNotWhole", { value: n })),
  };
}
