import type { CalendarDate } from "../calendar-date.ts";
import type { EndReason } from "./onboard.ts";

/** What is known of somebody's time on a vessel. */
export interface Departure {
  /** The place on the vessel or the account itself is closed; false for people without an account. */
  isPlaceOver: boolean;
  isOnboard: boolean;
  /** Why the last stay ended; null while it runs, or when there was none. */
  lastEndReason: EndReason | null;
  /** The last day of every engagement, null for one that runs on. */
  signedOffDays: readonly (CalendarDate | null)[];
}

/**
 * Whether somebody is no longer of the vessel: the place is closed, the last stay ended for good, or every engagement is
 * over. Who is on board has not left, whatever the papers say; who was never signed on has not signed off.
 */
export function hasLeft({ isPlaceOver, isOnboard, lastEndReason, signedOffDays }: Departure, today: CalendarDate) {
  if (isPlaceOver) return true;
  if (isOnboard) return false;
  const isSignedOff = signedOffDays.length > 0 && signedOffDays.every((day) => day !== null && day < today);
  return lastEndReason === "left" || isSignedOff;
}
