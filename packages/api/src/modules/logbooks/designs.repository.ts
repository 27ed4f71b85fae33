import type { BookForm } from "@ymp/core/books/all-books";
import type { BookDesign } from "@ymp/core/books/redesigned-values";
import type { Db } from "@ymp/db/client";
import { logbookEvents } from "@ymp/db/schema/logbooks";
import { and, desc, eq, inArray } from "drizzle-orm";
import { payloadOf } from "./events.rules.ts";

const ofDesigns = (vesselId: string, logbookId: string) =>
  and(
    eq(logbookEvents.vesselId, vesselId),
    eq(logbookEvents.logbookId, logbookId),
    inArray(logbookEvents.type, ["open", "design"]),
  );

/** The event that gave the book the design it has. */
export async function lastDesign(tx: Db, vesselId: string, logbookId: string): Promise<number> {
  const [row] = await tx
    .select({ seq: logbookEvents.seq })
    .from(logbookEvents)
    .where(ofDesigns(vesselId, logbookId))
    .orderBy(desc(logbookEvents.seq))
    .limit(1);
  return row?.seq ?? 1;
}

/** How many designs a book tells: whatever was begun on one before is told as it was written, without its titles. */
const mostTold = 20;

/** The latest first. */
export async function designsOf(tx: Db, vesselId: string, logbookId: string): Promise<BookDesign[]> {
  const rows = await tx
    .select()
    .from(logbookEvents)
    .where(ofDesigns(vesselId, logbookId))
    .orderBy(desc(logbookEvents.seq))
    .limit(mostTold);
  return rows.map((row) => ({ seq: row.seq, columns: payloadOf<{ form: BookForm }>(row).form.columns ?? [] }));
}
