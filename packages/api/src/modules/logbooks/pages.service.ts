import type { EntryPayload } from "@ymp/core/books/book-events";
import { signsPages } from "@ymp/core/books/book-signers";
import { type PageState, type StateOfEntry, stateOfEntry, stateOfPage } from "@ymp/core/books/entry-state";
import type { VesselScope } from "../../context.ts";
import { pageHash } from "./chain.rules.ts";
import { entriesOfPages, marksOf, verificationsOf } from "./events.repository.ts";
import { happenedOf, payloadOf } from "./events.rules.ts";
import type { EventRow, LogbookRow } from "./logbooks.record.ts";

export interface Page {
  readonly pageNo: number;
  /** Null where pages are not signed: of an official log book each entry is. */
  readonly state: PageState | null;
  /** Of all that stands on it, as it is signed. */
  readonly hash: string;
  readonly entries: readonly EventRow[];
  readonly marks: readonly EventRow[];
  readonly verifications: readonly EventRow[];
}

/**
 * The pages with what stands on them and what was done to it.
 * @param lastSeq of the last event that is known
 */
export async function pagesOf(
  { tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">,
  book: LogbookRow,
  numbers: readonly number[],
  lastSeq = Number.POSITIVE_INFINITY,
): Promise<Page[]> {
  const isKnown = ({ seq }: EventRow) => seq <= lastSeq;
  const [allEntries, allVerifications] = await Promise.all([
    entriesOfPages(tx, vesselId, book.id, numbers),
    verificationsOf(tx, vesselId, book.id, numbers),
  ]);
  const [entries, verifications] = [allEntries.filter(isKnown), allVerifications.filter(isKnown)];
  const allMarks = await marksOf(
    tx,
    vesselId,
    entries.map(({ id }) => id),
  );
  const marks = allMarks.filter(isKnown);
  return numbers.map((pageNo) => pageOf(book, pageNo, { entries, marks, verifications }));
}

export const lastPageOf = ({ nextPageNo, nextLine, firstPageNo }: LogbookRow): number =>
  Math.max(firstPageNo, nextLine > 1 ? nextPageNo : nextPageNo - 1);

type Stood = Pick<Page, "entries" | "marks" | "verifications">;

function pageOf(book: LogbookRow, pageNo: number, stood: Stood): Page {
  const entries = stood.entries.filter((entry) => isOn(entry, pageNo));
  const ids = new Set(entries.map(({ id }) => id));
  const marks = stood.marks.filter(({ entryId }) => entryId !== null && ids.has(entryId));
  const verifications = stood.verifications.filter((one) => one.pageNo === pageNo);
  const changes = marks.filter(({ type }) => type === "strike" || type === "attach");
  const facts = {
    isFull: pageNo < book.nextPageNo || book.closedAt !== null,
    isUnsigned: entries.some((entry) => ownState(entry, marks, null).awaits.length > 0),
    verifiedSeq: verifications.at(-1)?.seq ?? null,
    changedSeq: changes.at(-1)?.seq ?? null,
  };
  const hash = pageHash(book, pageNo, [...entries, ...marks]);
  return {
    pageNo,
    state: signsPages(book.kind) ? stateOfPage(facts) : null,
    hash,
    entries,
    marks,
    verifications,
  };
}

const isOn = ({ pageNo, lastPageNo }: EventRow, page: number): boolean =>
  pageNo !== null && lastPageNo !== null && pageNo <= page && page <= lastPageNo;

/** @param page of the page it begins on; null where that is of no matter */
export function ownState(entry: EventRow, marks: readonly EventRow[], page: PageState | null): StateOfEntry {
  const own = marks.filter(({ entryId }) => entryId === entry.id);
  return stateOfEntry(payloadOf<EntryPayload>(entry).signers, own.flatMap(happenedOf), page);
}
