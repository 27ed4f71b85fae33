import { addDays, type CalendarDate } from "../calendar-date.ts";
import { calendarDay, yearOf } from "./calendar-day.ts";
import { daysAway, daysOfSpan, isAwayOn, type LeaveSpan, wholeDay } from "./leave-days.ts";
import { isAnnual, type LeaveType } from "./leave-request.ts";
import { accrued, daysEmployed, type Earned, earnedUpTo, type LeaveTerms, minimumDays } from "./leave-terms.ts";

/** Leave that was granted. */
export interface TakenLeave extends LeaveSpan {
  readonly type: LeaveType;
  /** Hundredths of a day of it that are travel. */
  readonly travel: number;
}

/** A correction by hand, with its reason. */
export interface LeaveAdjustment {
  readonly on: CalendarDate;
  readonly days: number;
  readonly reason: string;
}

export interface LeaveFacts {
  readonly leaves: readonly TakenLeave[];
  readonly adjustments: readonly LeaveAdjustment[];
}

/** A part of the sum, so that it can be followed. */
export type BalanceLine =
  | { readonly kind: "opening"; readonly days: number; readonly on: CalendarDate }
  | { readonly kind: "accrued"; readonly days: number; readonly annual: number; readonly employed: number }
  | {
      readonly kind: "rotation";
      readonly days: number;
      readonly aboard: number;
      readonly onDays: number;
      readonly offDays: number;
    }
  | { readonly kind: "minimum"; readonly days: number; readonly employed: number }
  | { readonly kind: "adjustment"; readonly days: number; readonly on: CalendarDate; readonly reason: string }
  | {
      readonly kind: "taken";
      readonly days: number;
      readonly startsOn: CalendarDate;
      readonly endsOn: CalendarDate;
      readonly travel: number;
    }
  | { readonly kind: "lapsed"; readonly days: number; readonly on: CalendarDate };

export interface LeaveBalance {
  readonly days: number;
  readonly lines: readonly BalanceLine[];
}

/** The part of a leave that lies under a contract; travel belongs to the contract under which it begins. */
function under<Leave extends TakenLeave>({ startsOn, endsOn }: LeaveTerms, leave: Leave): Leave[] {
  if (leave.endsOn < startsOn || (endsOn !== null && leave.startsOn > endsOn)) return [];
  const isCutBefore = leave.startsOn < startsOn;
  const isCutAfter = endsOn !== null && leave.endsOn > endsOn;
  return [
    {
      ...leave,
      ...(isCutBefore ? { startsOn, startsAtNoon: false, travel: 0 } : {}),
      ...(isCutAfter ? { endsOn, endsAtNoon: false } : {}),
    },
  ];
}

/** What a leave costs up to the end of a day: annual leave alone counts, without the way there and back. */
export function takenUpTo(leave: TakenLeave, on: CalendarDate = leave.endsOn): number {
  return isAnnual(leave.type) ? Math.max(daysAway(leave, on) - leave.travel, 0) : 0;
}

/** Hundredths of a day ashore under a contract, without those that are leave. */
function ashoreBeside({ startsOn, endsOn, ashore = [] }: LeaveTerms, leaves: readonly TakenLeave[], on: CalendarDate) {
  const last = endsOn !== null && endsOn < on ? endsOn : on;
  const days = ashore.flatMap(daysOfSpan).filter((day) => startsOn <= day && day <= last);
  return days.filter((day) => !leaves.some((leave) => isAwayOn(leave, day))).length * wholeDay;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What somebody is owed under a contract at the end of a day, line by line. */
export function leaveBalance(terms: LeaveTerms, facts: LeaveFacts, on: CalendarDate): LeaveBalance {
  const leaves = facts.leaves
    .flatMap((leave) => under(terms, leave))
    .filter(({ startsOn }) => startsOn <= on)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  const adjustments = facts.adjustments.filter((each) => each.on <= on);
  const away = sum(leaves.map((leave) => daysAway(leave, on))) + ashoreBeside(terms, leaves, on);
  const earned = earnedUpTo(terms, on, away);
  const lines: BalanceLine[] = [
    ...(terms.opening === 0 ? [] : [{ kind: "opening", days: terms.opening, on: terms.startsOn } as const]),
    ...linesOfEarned(terms, earned),
    ...adjustments.map((each) => ({ kind: "adjustment", ...each }) as const),
    ...leaves.flatMap((leave) => {
      const days = takenUpTo(leave, on);
      const { startsOn, endsOn, travel } = leave;
      return days === 0 ? [] : [{ kind: "taken", days: -days, startsOn, endsOn, travel } as const];
    }),
    ...lapsesUpTo(terms, { leaves, adjustments }, on),
  ];
  return { days: sum(lines.map(({ days }) => days)), lines: on < terms.startsOn ? [] : lines };
}

function linesOfEarned(terms: LeaveTerms, { byTerms, added, employed, aboard }: Earned): BalanceLine[] {
  const own: BalanceLine =
    aboard === null
      ? { kind: "accrued", days: byTerms, annual: terms.annual ?? 0, employed }
      : { kind: "rotation", days: byTerms, aboard, onDays: terms.onDays ?? 1, offDays: terms.offDays ?? 0 };
  return added === 0 ? [own] : [own, { kind: "minimum", days: added, employed }];
}

/**
 * What is lost at the end of each year. What the law gives for that year is not lost: agreements to forgo it are void (MLC A2.4.3).
 */
function lapsesUpTo(terms: LeaveTerms, facts: LeaveFacts, on: CalendarDate): BalanceLine[] {
  const { carryOver, startsOn, endsOn } = terms;
  if (carryOver === null) return [];
  const last = endsOn !== null && endsOn < on ? endsOn : on;
  const lines: BalanceLine[] = [];
  let lost = 0;
  for (let year = yearOf(startsOn); year < yearOf(last); year += 1) {
    const newYearsEve = calendarDay(year, 12, 31);
    const kept = Math.max(carryOver, lawfulOfYear(terms, facts, newYearsEve));
    const held = leaveBalance({ ...terms, carryOver: null }, facts, newYearsEve).days - lost;
    const lapsed = Math.max(held - kept, 0);
    if (lapsed === 0) continue;
    lost += lapsed;
    lines.push({ kind: "lapsed", days: -lapsed, on: addDays(newYearsEve, 1) });
  }
  return lines;
}

/** What of the lawful minimum of a year was not taken in that year. */
function lawfulOfYear(terms: LeaveTerms, { leaves }: LeaveFacts, newYearsEve: CalendarDate): number {
  const eveBefore = calendarDay(yearOf(newYearsEve) - 1, 12, 31);
  const least = (on: CalendarDate) => accrued(minimumDays[terms.minimum] * wholeDay, daysEmployed(terms, on));
  const taken = sum(leaves.map((leave) => takenUpTo(leave, newYearsEve) - takenUpTo(leave, eveBefore)));
  return Math.max(least(newYearsEve) - least(eveBefore) - taken, 0);
}
