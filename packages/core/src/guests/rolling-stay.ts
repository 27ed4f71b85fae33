import { addDays, type CalendarDate } from "../calendar-date.ts";

/** Days somebody was in the area, the days of entry and exit among them. */
export interface AreaStay {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

/** Of any 180 days at most 90 (Schengen Borders Code, Regulation (EU) 2016/399, article 6, paragraph 1). */
export const rollingStay = { window: 180, most: 90 } as const;

/** How many of the 180 days that end on the day were spent in the area; a day of two stays counts once. */
export function daysUsedOn(stays: readonly AreaStay[], day: CalendarDate): number {
  const first = addDays(day, 1 - rollingStay.window);
  const days = new Set<CalendarDate>();
  for (const { from, until } of stays) {
    const last = until < day ? until : day;
    for (let one = from > first ? from : first; one <= last; one = addDays(one, 1)) days.add(one);
  }
  return days.size;
}

/** Whether somebody outside the area may enter on the day: the day itself would count. */
export const mayEnterOn = (stays: readonly AreaStay[], day: CalendarDate): boolean =>
  daysUsedOn([...stays, { from: day, until: day }], day) <= rollingStay.most;

/** The first day of a stay on which the limit is passed; null: it is kept throughout. */
export function firstDayOver(stays: readonly AreaStay[], { from, until }: AreaStay): CalendarDate | null {
  const all = [...stays, { from, until }];
  for (let day = from; day <= until; day = addDays(day, 1)) {
    if (daysUsedOn(all, day) > rollingStay.most) return day;
  }
  return null;
}

/** Whose citizens come and go freely: the Union, Iceland, Liechtenstein, Norway and Switzerland. */
const freeNationalities = new Set([
  ...["AUT", "BEL", "BGR", "HRV", "CYP", "CZE", "DNK", "EST", "FIN", "FRA", "DEU", "GRC", "HUN", "IRL"],
  ...["ITA", "LVA", "LTU", "LUX", "MLT", "NLD", "POL", "PRT", "ROU", "SVK", "SVN", "ESP", "SWE"],
  ...["ISL", "LIE", "NOR", "CHE"],
]);

/** Whether somebody's days in the area are counted at all. */
export const isCounted = ({ countsStay, nationality }: { countsStay: boolean; nationality: string | null }): boolean =>
  countsStay && !(nationality !== null && freeNationalities.has(nationality));
