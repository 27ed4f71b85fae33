import { addMonths, type CalendarDate } from "../calendar-date.ts";
import { type BookKind, retentionOf } from "./kinds.ts";

/** The day until which a book is kept: it moves with each new entry, and is never calculated by entry. Null for a book without one. */
export function keptUntil(kind: BookKind, lastEntryOn: CalendarDate | null, months?: number): CalendarDate | null {
  if (lastEntryOn === null) return null;
  return addMonths(lastEntryOn, Math.max(months ?? 0, retentionOf[kind].months));
}
