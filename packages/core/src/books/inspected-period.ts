import { addMonths, type CalendarDate } from "../calendar-date.ts";
import { type BookKind, retentionOf } from "./kinds.ts";

export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** What an inspector asked for; without a day it is as long as books of the kind are kept, such as three years of oil and two of garbage. */
export function inspectedPeriod(
  kind: BookKind,
  asked: { readonly from: CalendarDate | null; readonly to: CalendarDate | null },
  today: CalendarDate,
): Period {
  const to = asked.to ?? today;
  return { from: asked.from ?? addMonths(to, -retentionOf[kind].months), to };
}

/** No book named asks for all of them. */
export const isAskedFor = (kind: BookKind, kinds: readonly BookKind[]): boolean =>
  kinds.length === 0 || kinds.includes(kind);
