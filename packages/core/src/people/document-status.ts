import { type CalendarDate, daysBetween } from "../calendar-date.ts";
import { factsOfPaper } from "./document-types.ts";

/** `noExpiry` never ends; `unknown` is a date nobody has entered yet. */
export const paperStates = ["expired", "urgent", "expiring", "unknown", "valid", "noExpiry"] as const;
export type PaperState = (typeof paperStates)[number];

export const urgentDays = 30;
export const expiringDays = 90;

export interface PaperExpiry {
  type: string;
  expiresOn: CalendarDate | null;
  hasNoExpiry: boolean;
}

export interface PaperStatus {
  state: PaperState;
  /** Until the last day, which is still valid: 0 on that day, negative afterwards. */
  daysLeft: number | null;
}

/** The state of a paper on a day. */
export function paperStatusOn({ type, expiresOn, hasNoExpiry }: PaperExpiry, today: CalendarDate): PaperStatus {
  if (hasNoExpiry) return { state: "noExpiry", daysLeft: null };
  if (expiresOn === null) return { state: "unknown", daysLeft: null };
  const daysLeft = daysBetween(today, expiresOn);
  if (daysLeft < 0) return { state: "expired", daysLeft };
  if (daysLeft <= urgentDays) return { state: "urgent", daysLeft };
  return { state: daysLeft <= (factsOfPaper(type).expiringDays ?? expiringDays) ? "expiring" : "valid", daysLeft };
}

/** Papers that somebody has to look after, whatever their date. */
export const needsAttention = ({ state }: PaperStatus): boolean =>
  state === "expired" || state === "urgent" || state === "expiring";
