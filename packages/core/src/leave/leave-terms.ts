import { type CalendarDate, daysBetween } from "../calendar-date.ts";
import { divideRounded } from "../rounding.ts";
import { wholeDay } from "./leave-days.ts";

/** By what leave is earned: so many days a year, or time for time. */
export const leaveBases = ["annual", "rotation"] as const;
export type LeaveBasis = (typeof leaveBases)[number];

export const leaveMinimums = ["mlc", "uk"] as const;
export type LeaveMinimum = (typeof leaveMinimums)[number];

/**
 * Days a year below which no agreement goes: 2.5 calendar days a month (MLC A2.4), and 8 more for public holidays under the
 * United Kingdom (MSN 1877).
 */
export const minimumDays: Readonly<Record<LeaveMinimum, number>> = { mlc: 30, uk: 38 };

/** What a contract says of leave. All sums are hundredths of a day. */
export interface LeaveTerms {
  readonly startsOn: CalendarDate;
  /** Null while it is open. */
  readonly endsOn: CalendarDate | null;
  readonly basis: LeaveBasis;
  readonly minimum: LeaveMinimum;
  /** A year, where leave is earned so. */
  readonly annual: number | null;
  /** Days aboard, and the days off that they earn. */
  readonly onDays: number | null;
  readonly offDays: number | null;
  /** Of each leave this much is the way home and back, which is no leave (MLC B2.4). */
  readonly travel: number;
  /** What may be taken over into the next year at most; null: everything. */
  readonly carryOver: number | null;
  /** What was brought along into the contract. */
  readonly opening: number;
  /** Whole days ashore by the list of those on board, as far as it is known: they earn nothing, time for time. */
  readonly ashore?: readonly { readonly startsOn: CalendarDate; readonly endsOn: CalendarDate }[];
}

/** Days of employment up to the end of `on`. */
export function daysEmployed({ startsOn, endsOn }: Pick<LeaveTerms, "startsOn" | "endsOn">, on: CalendarDate): number {
  const last = endsOn !== null && endsOn < on ? endsOn : on;
  return Math.max(daysBetween(startsOn, last) + 1, 0);
}

/** What so many days a year make after so many days of employment, halves up. */
export const accrued = (annual: number, days: number): number => divideRounded(annual * days, 365);

/** What time aboard earns, time for time. @param aboard hundredths of a day */
export const rotationCredit = (aboard: number, onDays: number, offDays: number): number =>
  divideRounded(aboard * offDays, onDays);

export interface Earned {
  /** By the terms of the contract. */
  readonly byTerms: number;
  /** What the law adds where the terms give less. */
  readonly added: number;
  readonly employed: number;
  /** Hundredths of days aboard; only where leave is earned time for time. */
  readonly aboard: number | null;
}

/** @param away hundredths of days that somebody was not aboard, on whatever leave */
export function earnedUpTo(terms: LeaveTerms, on: CalendarDate, away: number): Earned {
  const employed = daysEmployed(terms, on);
  const least = accrued(minimumDays[terms.minimum] * wholeDay, employed);
  const aboard = terms.basis === "rotation" ? Math.max(employed * wholeDay - away, 0) : null;
  const byTerms =
    aboard === null
      ? accrued(terms.annual ?? 0, employed)
      : rotationCredit(aboard, terms.onDays ?? 1, terms.offDays ?? 0);
  return { byTerms, added: Math.max(least - byTerms, 0), employed, aboard };
}

export const isInForce = ({ startsOn, endsOn }: Pick<LeaveTerms, "startsOn" | "endsOn">, on: CalendarDate): boolean =>
  startsOn <= on && (endsOn === null || on <= endsOn);

/** The contract in force on a day, or the last one before it: what it left stands until the next begins. */
export function termsOn<Terms extends Pick<LeaveTerms, "startsOn">>(
  contracts: readonly Terms[],
  on: CalendarDate,
): Terms | null {
  const begun = contracts.filter(({ startsOn }) => startsOn <= on);
  return begun.reduce<Terms | null>((last, each) => (last && last.startsOn > each.startsOn ? last : each), null);
}

/** Why a contract cannot say this, by the field at fault. */
export function faultsOfTerms(terms: LeaveTerms): { field: string; messageKey: string }[] {
  const fault = (field: string, key: string) => [{ field, messageKey: `leave:refusal.${key}` }];
  return [
    ...(terms.endsOn !== null && terms.endsOn < terms.startsOn ? fault("endsOn", "contractOrder") : []),
    ...(terms.basis === "annual" && (terms.annual ?? 0) < minimumDays[terms.minimum] * wholeDay
      ? fault("annual", "belowMinimum")
      : []),
    ...(terms.basis === "rotation" && terms.onDays === null ? fault("onDays", "rotationMissing") : []),
    ...(terms.basis === "rotation" && terms.offDays === null ? fault("offDays", "rotationMissing") : []),
  ];
}
