import type { CalendarDate } from "../calendar-date.ts";

export type SubscriptionState = "ACTIVE" | "EXPIRED";

export interface Subscription {
  /** As the platform set it. */
  subscriptionState: SubscriptionState;
  /** Last day of the subscription; null runs on. */
  subscriptionEndsOn?: CalendarDate | null;
  suspendedAt?: Date | null;
  deletionRequestedAt?: Date | null;
}

/** Why a vessel is closed to everyone but the platform's administrators; null while it is open. */
export type ClosedReason = "ended" | "suspended" | "being_deleted";

export function closedReason(subscription: Subscription, today: CalendarDate): ClosedReason | null {
  if (subscription.deletionRequestedAt) return "being_deleted";
  if (subscription.suspendedAt) return "suspended";
  const isOver = subscription.subscriptionEndsOn ? subscription.subscriptionEndsOn < today : false;
  return isOver || subscription.subscriptionState === "EXPIRED" ? "ended" : null;
}

/** The state in force that day: a subscription also expires by its date, by suspension and while it waits for deletion. */
export function subscriptionStateOn(subscription: Subscription, today: CalendarDate): SubscriptionState {
  return closedReason(subscription, today) ? "EXPIRED" : "ACTIVE";
}
