import { addDays, type CalendarDate } from "../calendar-date.ts";

export interface WeekGap {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * Weeks without an entry, calculated from the last one before them: such as those of the weekly quantity of residues in a tank (C 11). They are
 * reported and never filled in.
 * @param entries days of entries, in any order
 * @param until today, or the day on which the book was closed
 */
export function weeklyGaps(entries: readonly CalendarDate[], until: CalendarDate): WeekGap[] {
  const days = [...new Set(entries)].toSorted();
  return days.flatMap((day, at) => weeksWithout(day, days[at + 1] ?? until));
}

/** When the next one must have been made. */
export const nextWeekly = (last: CalendarDate): CalendarDate => addDays(last, 7);

function weeksWithout(day: CalendarDate, next: CalendarDate): WeekGap[] {
  const gaps: WeekGap[] = [];
  for (let from = nextWeekly(day); nextWeekly(from) <= next; from = nextWeekly(from)) {
    gaps.push({ from, to: nextWeekly(from) });
  }
  return gaps;
}
