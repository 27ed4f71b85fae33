import { entryTypesOf } from "@ymp/core/books/all-books";
import type { ClosePayload, DesignPayload, EntryPayload } from "@ymp/core/books/book-events";
import { afterPage, placeEntry } from "@ymp/core/books/book-pages";
import { linesOfEntry } from "@ymp/core/books/entry-words";
import { latestOf } from "@ymp/core/books/lateness";
import type { VesselScope } from "../../context.ts";
import { inBatches } from "../../kit/bounded.ts";
import { eventsAfter } from "./events.repository.ts";
import { payloadOf } from "./events.rules.ts";
import type { ExportedBook } from "./exported-book.service.ts";
import { type EventRow, formOf, type LogbookRow } from "./logbooks.record.ts";

/** The pages with the volume and its kinds of entry as they stood at an event. */
export async function exportedAsOf(
  scope: Pick<VesselScope, "tx" | "vesselId">,
  exported: ExportedBook,
  seq: number,
): Promise<ExportedBook> {
  const book = await bookAsOf(scope, exported.book, seq);
  return { ...exported, book, types: entryTypesOf(book.kind, formOf(book)) };
}

/** The volume as it stood at an event, told by its events alone; of a shorter one, as it stands at its last. */
async function bookAsOf(
  { tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">,
  book: LogbookRow,
  seq: number,
): Promise<LogbookRow> {
  let stood: LogbookRow = {
    ...book,
    ...{ nextPageNo: book.firstPageNo, nextLine: 1, entryCount: 0, lastOccurredAt: null },
    ...{ closedAt: null, closedPlace: null, design: null, headSeq: 0, headHash: "" },
  };
  const read = (batchSize: number, last?: EventRow) => eventsAfter(tx, vesselId, book.id, last?.seq ?? 0, batchSize);
  for await (const events of inBatches<EventRow>(500, read))
    for (const event of events) {
      if (event.seq > seq) return stood;
      stood = { ...stood, ...broughtBy(stood, event), headSeq: event.seq, headHash: event.hash };
    }
  return stood;
}

function broughtBy(book: LogbookRow, event: EventRow): Partial<LogbookRow> {
  const { nextPageNo: pageNo, nextLine: line, linesPerPage } = book;
  const { type, occurredAt, createdAt } = event;
  if (type === "close") return { closedAt: createdAt, closedPlace: payloadOf<ClosePayload>(event).place };
  if (type === "design") return { design: payloadOf<DesignPayload>(event).form };
  if (type === "verify_page" && event.pageNo !== null) {
    const next = afterPage({ pageNo, line }, event.pageNo);
    return { nextPageNo: next.pageNo, nextLine: next.line };
  }
  if (type !== "entry" || occurredAt === null) return {};
  const { next } = placeEntry({ pageNo, line }, linesOfEntry(payloadOf<EntryPayload>(event)), linesPerPage);
  return {
    ...{ nextPageNo: next.pageNo, nextLine: next.line, entryCount: book.entryCount + 1 },
    lastOccurredAt: latestOf(book.lastOccurredAt, occurredAt, createdAt),
  };
}
