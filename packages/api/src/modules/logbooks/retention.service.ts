import { keptUntil } from "@ymp/core/books/retention";
import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import type { VesselScope } from "../../context.ts";
import type { LogbookRow } from "./logbooks.record.ts";
import { logbooksOnBoard } from "./logbooks.repository.ts";

export interface KeptBook extends Pick<LogbookRow, "id" | "kind" | "number" | "title"> {
  readonly until: CalendarDate;
  /** When something was written into it last. */
  readonly writtenAt: Date;
}

/** Books that the law, or our own rule, wants kept beyond a day; reckoned from the last entry of each, never by entry. */
export async function booksKeptBeyond(
  { tx, vesselId, vessel }: Pick<VesselScope, "tx" | "vesselId" | "vessel">,
  at: Date,
): Promise<KeptBook[]> {
  const day = todayIn(vessel.timeZone, at);
  const books = await logbooksOnBoard(tx, vesselId, true);
  return books.flatMap(({ id, kind, number, title, lastOccurredAt, updatedAt }) => {
    const until = keptUntil(kind, lastOccurredAt && todayIn(vessel.timeZone, lastOccurredAt));
    return until !== null && until > day ? [{ id, kind, number, title, until, writtenAt: updatedAt }] : [];
  });
}
