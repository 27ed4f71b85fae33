import type { EntryPayload } from "@ymp/core/books/book-events";
import { bookNames } from "@ymp/core/books/book-names";
import { textsOf } from "@ymp/core/books/entry-words";
import type { Db } from "@ymp/db/client";
import { logbookEvents, logbooks } from "@ymp/db/schema/logbooks";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { readable } from "./readable-table.ts";

/** The volumes, with the end of each chain: who has this table can tell a chain that was written again. */
export const logbooksSheet = readable({
  name: "logbooks",
  readPage: (tx: Db, vesselId: string, afterId: string | undefined, batchSize: number) =>
    tx
      .select()
      .from(logbooks)
      .where(and(eq(logbooks.vesselId, vesselId), afterId === undefined ? undefined : gt(logbooks.id, afterId)))
      .orderBy(asc(logbooks.id))
      .limit(batchSize),
  columns: [
    { heading: "Number", kind: "text", value: ({ number }) => number },
    { heading: "Book", kind: "text", value: ({ kind, title }) => title ?? bookNames[kind] },
    { heading: "Opened", kind: "instant", value: ({ openedAt }) => openedAt },
    { heading: "Opened at", kind: "text", value: ({ openedPlace }) => openedPlace },
    { heading: "Entries", kind: "number", value: ({ entryCount }) => entryCount },
    { heading: "Last operation", kind: "instant", value: ({ lastOccurredAt }) => lastOccurredAt },
    { heading: "Closed", kind: "instant", value: ({ closedAt }) => closedAt },
    { heading: "Closed at", kind: "text", value: ({ closedPlace }) => closedPlace },
    { heading: "Events", kind: "number", value: ({ headSeq }) => headSeq },
    { heading: "Last hash", kind: "text", value: ({ headHash }) => headHash },
  ],
});

const marks = (type: "sign" | "strike", text: ReturnType<typeof sql>) => sql<string | null>`(
  select string_agg(${text}, '; ' order by m.seq) from logbook_events m
  where m.vessel_id = ${logbookEvents.vesselId} and m.entry_id = ${logbookEvents.id} and m.type = ${type})`;
const said = (member: string) => sql`m.event #>> ${`{payload,${member}}`}::text[]`;

/** What is in them, entry by entry, as it is printed. */
export const entriesSheet = readable({
  name: "logbook-entries",
  readPage: (tx: Db, vesselId: string, afterId: string | undefined, batchSize: number) =>
    tx
      .select({
        id: logbookEvents.id,
        entry: { no: logbookEvents.entryNo, page: logbookEvents.pageNo, at: logbookEvents.occurredAt },
        event: logbookEvents.event,
        recordedAt: logbookEvents.createdAt,
        hash: logbookEvents.hash,
        book: logbooks.number,
        signedBy: marks("sign", sql`concat_ws(', ', ${said("name")}, ${said("rank")}, ${said("role")})`),
        struck: marks("strike", sql`concat_ws(', ', ${said("name")}, ${said("rank")}, ${said("reason")})`),
      })
      .from(logbookEvents)
      .innerJoin(logbooks, and(eq(logbooks.vesselId, logbookEvents.vesselId), eq(logbooks.id, logbookEvents.logbookId)))
      .where(
        and(
          eq(logbookEvents.vesselId, vesselId),
          eq(logbookEvents.type, "entry"),
          afterId === undefined ? undefined : gt(logbookEvents.id, afterId),
        ),
      )
      .orderBy(asc(logbookEvents.id))
      .limit(batchSize),
  columns: [
    { heading: "Book", kind: "text", value: ({ book }) => book },
    { heading: "No.", kind: "number", value: ({ entry }) => entry.no },
    { heading: "Page", kind: "number", value: ({ entry }) => entry.page },
    { heading: "Code", kind: "text", value: ({ event }) => payloadOf(event).code },
    { heading: "Entry", kind: "text", value: ({ event }) => payloadOf(event).title },
    { heading: "Done", kind: "instant", value: ({ entry }) => entry.at },
    { heading: "Recorded", kind: "instant", value: ({ recordedAt }) => recordedAt },
    { heading: "Text", kind: "text", value: ({ event }) => textsOf(payloadOf(event)).join("; ") },
    { heading: "Author", kind: "text", value: ({ event }) => payloadOf(event).author.name },
    { heading: "Late", kind: "text", value: ({ event }) => payloadOf(event).lateReason ?? null },
    { heading: "Signed by", kind: "text", value: ({ signedBy }) => signedBy },
    { heading: "Struck by", kind: "text", value: ({ struck }) => struck },
    { heading: "Hash", kind: "text", value: ({ hash }) => hash },
  ],
});

const payloadOf = (event: object): EntryPayload => Reflect.get(event, "payload");
