import type { BookKind } from "@ymp/core/books/kinds";
import { addDays, type CalendarDate } from "@ymp/core/calendar-date";

/** Books in which something stands every day while they are kept. */
const daily = new Set<BookKind>([
  ...(["chiefofficer", "sea", "port", "seabridge", "portbridge", "gmdss", "imogmdss"] as const),
]);

export interface Missing {
  readonly what: "daily" | "weekly";
  /** The sludge tank whose weekly quantity is not told. */
  readonly tank: string | null;
  readonly dueOn: CalendarDate;
}

interface Days {
  readonly today: CalendarDate;
  readonly openedOn: CalendarDate;
  readonly lastOn: CalendarDate | null;
}

/** What should stand in the book by today and does not. */
export function missingIn(kind: BookKind, { today, openedOn, lastOn }: Days): Missing[] {
  if (!daily.has(kind)) return [];
  const dueOn = lastOn === null ? openedOn : addDays(lastOn, 1);
  return dueOn <= today ? [{ what: "daily", tank: null, dueOn }] : [];
}
