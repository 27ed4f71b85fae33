import { type CalendarDate, daysBetween } from "../calendar-date.ts";

/** Days before the end of a subscription on which its people are notified, once each. */
export const noticeDays = [1, 7, 30] as const;
export type NoticeDays = (typeof noticeDays)[number];

/** From how many days before its end a subscription counts as ending. */
export const endingWithinDays = 30;

/**
 * The notice that should have been given by now; null when none is due. One that was missed is given late, and a nearer
 * one stands for all before it.
 * @param given those that were given for this very last day
 */
export function noticeDue(endsOn: CalendarDate, today: CalendarDate, given: readonly number[]): NoticeDays | null {
  const left = daysBetween(today, endsOn);
  if (left < 0) return null;
  const nearest = noticeDays.find((days) => left <= days);
  return nearest === undefined || given.some((days) => days <= nearest) ? null : nearest;
}
