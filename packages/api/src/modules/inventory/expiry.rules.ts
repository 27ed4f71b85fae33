import { type CalendarDate, daysBetween } from "@ymp/core/calendar-date";

export const urgentDays = 30;
export const expiringDays = 90;

export const expiryStates = ["expired", "urgent", "expiring", "good"] as const;
export type ExpiryState = (typeof expiryStates)[number];

export interface Expiry {
  on: CalendarDate;
  state: ExpiryState;
  /** 0 on the last day, on which it may still be used. */
  daysLeft: number;
}

/** The state of something that expires on a day; null for what never does. */
export function expiryOn(on: CalendarDate | null, today: CalendarDate): Expiry | null {
  if (on === null) return null;
  const daysLeft = daysBetween(today, on);
  return { on, daysLeft, state: stateAfter(daysLeft) };
}

function stateAfter(daysLeft: number): ExpiryState {
  if (daysLeft < 0) return "expired";
  if (daysLeft <= urgentDays) return "urgent";
  return daysLeft <= expiringDays ? "expiring" : "good";
}
