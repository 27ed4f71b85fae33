import { entryTypesOf } from "@ymp/core/books/all-books";
import type { AttachPayload, EntryPayload } from "@ymp/core/books/book-events";
import { signsPages } from "@ymp/core/books/book-signers";
import type { PageState, StateOfEntry } from "@ymp/core/books/entry-state";
import type { EntryType } from "@ymp/core/definitions/definition";
import { AppError } from "@ymp/core/errors";
import { offsetMinutesAt } from "@ymp/core/time-zone";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { pagesOfDays } from "./book-export.repository.ts";
import type { ExportBookInput } from "./book-export.schema.ts";
import { correctionsOf } from "./events.repository.ts";
import { payloadOf } from "./events.rules.ts";
import { type EventRow, formOf, type LogbookRow } from "./logbooks.record.ts";
import { findLogbook } from "./logbooks.repository.ts";
import { lastPageOf, ownState, type Page, pagesOf } from "./pages.service.ts";
import { type VerificationReport, verify } from "./verifying.service.ts";

/** A volume as it stood at one event; what is written meanwhile is not of it. */
export interface ExportedBook {
  readonly book: LogbookRow;
  readonly types: readonly EntryType[];
  /** The proof of the chain, made for this export. */
  readonly report: VerificationReport;
  readonly pages: readonly number[];
  readonly isWhole: boolean;
}

/** The book, proved first: what does not hold is exported as well, and says so. */
export async function bookToExport(scope: VesselScope, input: ExportBookInput): Promise<ExportedBook> {
  const { tx, vesselId } = scope;
  const book = expectRow(await findLogbook(tx, vesselId, input.id));
  const report = await verify(scope, book);
  const pages = await pagesAsked(scope, book, input);
  if (pages.length === 0) throw new AppError("not_found", "logbook-refusals:nothingThen");
  const isWhole = !(input.from ?? input.to ?? input.fromPage ?? input.toPage);
  return { book, types: entryTypesOf(book.kind, formOf(book)), report, pages, isWhole };
}

async function pagesAsked({ tx, vesselId }: VesselScope, book: LogbookRow, input: ExportBookInput): Promise<number[]> {
  const { from, to, fromPage = 1, toPage = Number.POSITIVE_INFINITY } = input;
  const last = lastPageOf(book);
  const all = Array.from({ length: last - book.firstPageNo + 1 }, (_, nth) => book.firstPageNo + nth);
  const days = (from ?? to) ? new Set(await pagesOfDays(tx, vesselId, book.id, { from, to })) : null;
  return all.filter((page) => page >= fromPage && page <= toPage && (days === null || days.has(page)));
}

export interface ExportedEntry {
  readonly event: EventRow;
  readonly payload: EntryPayload;
  readonly state: StateOfEntry;
  readonly pageState: PageState | null;
  readonly recordedOffsetMin: number;
  readonly signatures: readonly EventRow[];
  readonly strike: EventRow | null;
  readonly files: readonly AttachPayload["file"][];
  /** Numbers of those that replace or amend it. */
  readonly correctedBy: readonly number[];
}

export interface ExportedPage extends Omit<Page, "entries" | "marks"> {
  readonly entries: readonly ExportedEntry[];
}

const pagesAtOnce = 25;

/** Page after page, to the end. */
export async function* exportedPages(scope: VesselScope, { book, pages }: ExportedBook): AsyncGenerator<ExportedPage> {
  const { tx, vesselId, vessel } = scope;
  for (let at = 0; at < pages.length; at += pagesAtOnce) {
    const read = await pagesOf(scope, book, pages.slice(at, at + pagesAtOnce), book.headSeq);
    const ids = [...new Set(read.flatMap(({ entries }) => entries.map(({ id }) => id)))];
    const corrections = await correctionsOf(tx, vesselId, ids);
    const correctedBy = (id: string) =>
      corrections.flatMap(({ correctsId, no }) =>
        correctsId === id && no !== null && no <= book.entryCount ? [no] : [],
      );
    for (const { entries, marks, ...page } of read) {
      const asExported = (event: EventRow): ExportedEntry => {
        const own = marks.filter(({ entryId }) => entryId === event.id);
        const payload = payloadOf<EntryPayload>(event);
        return {
          ...{ event, payload, pageState: page.state, state: ownState(event, own, page.state) },
          recordedOffsetMin: payload.recordedOffsetMin ?? offsetMinutesAt(vessel.timeZone, event.createdAt),
          signatures: own.filter(({ type }) => type === "sign"),
          files: own.flatMap((mark) => (mark.type === "attach" ? [payloadOf<AttachPayload>(mark).file] : [])),
          strike: own.find(({ type }) => type === "strike") ?? null,
          correctedBy: correctedBy(event.id),
        };
      };
      yield { ...page, entries: entries.map(asExported) };
    }
  }
}

/** Below pages that the master signs; of an official log book each entry is signed. */
export const isSignedByPage = ({ kind }: Pick<LogbookRow, "kind">): boolean => signsPages(kind);
