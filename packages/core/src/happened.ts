import { addDays, type CalendarDate, parseCalendarDate, todayIn } from "./calendar-date.ts";
import type { Refusal } from "./errors.ts";

/** Clocks of phones at sea run a little ahead. */
export const clockToleranceMs = 10 * 60_000;

/**
 * How far from today an event may be dated. `ledger`: what is booked. `work`: what is written down of the
 * vessel's work. `vessel`: as long as she has been there. `announced`: the same, and announced in advance. `paper`: issued to a
 * person at any time.
 */
const reaches = {
  ledger: { backDays: 366, aheadDays: 0, isOfVessel: true, tooEarly: "refusals:happened.withinYear" },
  work: { backDays: 5 * 366, aheadDays: 0, isOfVessel: true, tooEarly: "refusals:happened.withinFiveYears" },
  vessel: { backDays: null, aheadDays: 0, isOfVessel: true, tooEarly: "refusals:happened.beforeVessel" },
  announced: { backDays: null, aheadDays: 2 * 366, isOfVessel: true, tooEarly: "refusals:happened.beforeVessel" },
  paper: { backDays: null, aheadDays: 0, isOfVessel: false, tooEarly: "refusals:dateYear" },
} as const;
export type Reach = keyof typeof reaches;

export interface VesselClock {
  readonly now: Date;
  readonly timeZone: string;
  readonly yearBuilt: number | null;
}

const dayMs = 86_400_000;

/** Whether an instant has yet to come, by a clock that may run a little behind. */
export const isYetToCome = (at: Date, now: Date): boolean => at.getTime() > now.getTime() + clockToleranceMs;

/** Whether something can have happened then, by the vessel's day; nothing where it can. */
export function judgeHappened(told: Date | CalendarDate, field: string, reach: Reach, clock: VesselClock): Refusal[] {
  const { aheadDays } = reaches[reach];
  if (isAfter(told, aheadDays, clock))
    return [{ messageKey: aheadDays > 0 ? "refusals:happened.tooFarAhead" : "refusals:happened.future", field }];
  const { on, messageKey } = earliest(reach, clock);
  return isBefore(told, on) ? [{ messageKey, field }] : [];
}

function isAfter(told: Date | CalendarDate, aheadDays: number, { now, timeZone }: VesselClock): boolean {
  const latest = new Date(now.getTime() + clockToleranceMs + aheadDays * dayMs);
  return told instanceof Date ? told > latest : told > todayIn(timeZone, latest);
}

const isBefore = (told: Date | CalendarDate, on: CalendarDate): boolean =>
  told instanceof Date ? told.getTime() < Date.parse(on) : told < on;

/** A new vessel runs her engines on trials in the year before she is delivered. */
function earliest(reach: Reach, { now, timeZone, yearBuilt }: VesselClock): { on: CalendarDate; messageKey: string } {
  const { backDays, isOfVessel, tooEarly } = reaches[reach];
  const built = parseCalendarDate(`${isOfVessel && yearBuilt ? Math.max(1900, yearBuilt - 1) : 1900}-01-01`);
  const back = backDays === null ? built : addDays(todayIn(timeZone, now), -backDays);
  return back > built || backDays === null
    ? { on: back, messageKey: tooEarly }
    : { on: built, messageKey: "refusals:happened.beforeVessel" };
}
