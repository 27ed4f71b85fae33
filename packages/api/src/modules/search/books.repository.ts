import type { EntryPayload } from "@ymp/core/books/book-events";
import { logEntries } from "@ymp/db/schema/log";
import { logbookEvents, logbooks } from "@ymp/db/schema/logbooks";
import { type Slots, statement } from "@ymp/db/statements";
import { and, eq, sql } from "drizzle-orm";
import type { Asked } from "./hits.ts";
import { isShown, place, shownIn, total } from "./shown-hits.ts";

const book = { bookId: logbooks.id, kind: logbooks.kind, number: logbooks.number, bookTitle: logbooks.title };

/** Volumes, those that are written in first. */
export const shownBooks = statement((db, of: Slots<Asked>) =>
  db
    .select({ total, id: logbooks.id, ...book, isClosed: sql<boolean>`${logbooks.closedAt} is not null` })
    .from(shownIn(of, { table: logbooks, isOver: sql`${logbooks.closedAt} is not null` }))
    .innerJoin(logbooks, and(eq(logbooks.vesselId, of.vesselId), isShown(logbooks.id)))
    .orderBy(place),
);

/** Entries, with their book and whether they were struck. */
export const shownEntries = statement((db, of: Slots<Asked>) =>
  db
    .select({
      ...{ total, id: logbookEvents.id, ...book, occurredAt: logbookEvents.occurredAt },
      shipOffsetMin: sql<EntryPayload["shipOffsetMin"]>`(${logbookEvents.event} #>> '{payload,shipOffsetMin}')::int`,
      isStruck: sql<boolean>`exists (select from logbook_events s where s.vessel_id = ${of.vesselId}
        and s.entry_id = ${logbookEvents.id} and s.type = 'strike')`,
    })
    .from(shownIn(of, { table: logbookEvents }))
    .innerJoin(logbookEvents, and(eq(logbookEvents.vesselId, of.vesselId), isShown(logbookEvents.id)))
    .innerJoin(logbooks, and(eq(logbooks.vesselId, of.vesselId), eq(logbooks.id, logbookEvents.logbookId)))
    .orderBy(place),
);

/** Trips and days of the running log. */
export const shownLog = statement((db, of: Slots<Asked>) =>
  db
    .select({ total, id: logEntries.id, loggedOn: logEntries.loggedOn })
    .from(shownIn(of, { table: logEntries, isThere: sql`${logEntries.archivedAt} is null` }))
    .innerJoin(logEntries, and(eq(logEntries.vesselId, of.vesselId), isShown(logEntries.id)))
    .orderBy(place),
);
