import { type ClosedReason, closedReason, type Subscription } from "@ymp/core/access/subscription";
import { type CalendarDate, daysBetween, todayIn } from "@ymp/core/calendar-date";
import { endingWithinDays } from "@ymp/core/platform/subscription-notice";

export interface Subscribed extends Subscription {
  subscription: "free" | "paid";
  subscriptionEndsOn: CalendarDate | null;
  deletesAt: Date | null;
  timeZone: string;
}

/** The state of a subscription: closed and why, near its end, or simply running. */
export type Standing =
  | { kind: "closed"; reason: ClosedReason }
  | { kind: "ending"; days: number }
  | { kind: "running" };

export function standingOf(vessel: Subscribed, now: Date): Standing {
  const today = todayIn(vessel.timeZone, now);
  const reason = closedReason(vessel, today);
  if (reason) return { kind: "closed", reason };
  if (!vessel.subscriptionEndsOn) return { kind: "running" };
  const days = daysBetween(today, vessel.subscriptionEndsOn);
  return days <= endingWithinDays ? { kind: "ending", days } : { kind: "running" };
}
