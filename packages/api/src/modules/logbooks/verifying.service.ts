import { chainInstant, isSealed, sealText } from "@ymp/core/books/book-chain";
import type { EntryPayload, PagePayload, SignPayload } from "@ymp/core/books/book-events";
import type { VesselScope } from "../../context.ts";
import { inBatches } from "../../kit/bounded.ts";
import { expectRow } from "../../kit/rows.ts";
import { genesisOf, nextHash, pageHash, sha256 } from "./chain.rules.ts";
import { eventsAfter } from "./events.repository.ts";
import { chained, payloadOf } from "./events.rules.ts";
import type { EventRow, LogbookRow } from "./logbooks.record.ts";
import { findLogbook } from "./logbooks.repository.ts";

export const faultsOfChain = [
  ...(["gap", "order", "hash", "seal", "index", "signature", "head", "cover"] as const),
] as const;
/**
 * What is wrong. `gap`: an event is missing. `order`: it does not follow from the one before. `hash`: its text was changed. `seal`: the ship
 * did not seal it. `index`: what it is found by is another. `signature`: what was signed, or the drawing, is another. `head`: the book was
 * longer. `cover`: the cover says something else than was opened.
 */
export type ChainFault = (typeof faultsOfChain)[number];

export interface VerificationReport {
  readonly id: string;
  readonly number: string;
  readonly events: number;
  readonly ok: boolean;
  /** The first event that does not hold, with the entry it is or concerns. */
  readonly firstBad: { readonly seq: number; readonly entryNo: number | null; readonly fault: ChainFault } | null;
  readonly headHash: string;
}

type Verifying = Pick<VesselScope, "tx" | "vesselId"> & { readonly services: Pick<VesselScope["services"], "secrets"> };

export async function verifyLogbook(scope: Verifying, id: string): Promise<VerificationReport> {
  return verify(scope, expectRow(await findLogbook(scope.tx, scope.vesselId, id)));
}

/**
 * Reckons the whole chain anew and compares it with all that stands beside it. What is written meanwhile is read as well, until the
 * book is at its head.
 */
export async function verify(scope: Verifying, opened: LogbookRow): Promise<VerificationReport> {
  const { tx, vesselId } = scope;
  const chain = new ReckonedChain(scope, opened);
  let book = opened;
  for (;;) {
    const before = chain.seq;
    const read = (batchSize: number, last?: EventRow) =>
      eventsAfter(tx, vesselId, book.id, last?.seq ?? before, batchSize);
    for await (const events of inBatches<EventRow>(500, read))
      for (const event of events) {
        const firstBad = chain.follow(event);
        if (firstBad) return report(book, { events: chain.seq, headHash: chain.head, firstBad });
      }
    book = expectRow(await findLogbook(tx, vesselId, opened.id));
    if (book.headSeq <= chain.seq || chain.seq === before) break;
  }
  const isWhole = book.headSeq === chain.seq && book.headHash === chain.head && book.entryCount === chain.entries;
  const firstBad = isWhole ? null : ({ seq: chain.seq + 1, entryNo: null, fault: "head" } as const);
  return report(book, { events: chain.seq, headHash: chain.head, firstBad });
}

/** As far as it was followed. */
class ReckonedChain {
  head: string;
  seq = 0;
  private readonly known = new Map<string, EventRow>();
  private readonly pages = new WrittenPages();

  constructor(
    private readonly scope: Verifying,
    private readonly book: LogbookRow,
  ) {
    this.head = genesisOf(scope.vesselId, book.number);
  }

  get entries(): number {
    return this.known.size;
  }

  follow(event: EventRow): VerificationReport["firstBad"] {
    const { known, pages, head: previous, seq } = this;
    const fault = faultOf(this.scope, this.book, { event, previous, seq: seq + 1, known, pages });
    if (fault) {
      const concerned = event.entryId === null ? undefined : known.get(event.entryId);
      return { seq: seq + 1, entryNo: event.entryNo ?? concerned?.entryNo ?? null, fault };
    }
    this.seq = event.seq;
    this.head = event.hash;
    if (event.type === "entry") known.set(event.id, event);
    pages.add(event);
    return null;
  }
}

const report = (
  { id, number }: LogbookRow,
  found: Pick<VerificationReport, "events" | "headHash" | "firstBad">,
): VerificationReport => ({ id, number, ok: found.firstBad === null, ...found });

interface Place {
  readonly event: EventRow;
  readonly previous: string;
  readonly seq: number;
  /** Entries before it. */
  readonly known: ReadonlyMap<string, EventRow>;
  readonly pages: WrittenPages;
}

/** What stood on each page up to an event. */
class WrittenPages {
  private readonly entries = new Map<number, EventRow[]>();
  private readonly marks = new Map<string, EventRow[]>();

  add(event: EventRow): void {
    if (event.entryId !== null) this.marks.set(event.entryId, [...(this.marks.get(event.entryId) ?? []), event]);
    if (event.type !== "entry" || event.pageNo === null || event.lastPageNo === null) return;
    for (let page = event.pageNo; page <= event.lastPageNo; page += 1)
      this.entries.set(page, [...(this.entries.get(page) ?? []), event]);
  }

  hashOf(book: LogbookRow, page: number): string {
    const entries = this.entries.get(page) ?? [];
    const marks = entries.flatMap(({ id }) => this.marks.get(id) ?? []).toSorted((one, other) => one.seq - other.seq);
    return pageHash(book, page, [...entries, ...marks]);
  }
}

function faultOf(scope: Verifying, book: LogbookRow, { event, previous, seq, known, pages }: Place): ChainFault | null {
  if (event.seq !== seq || told(event, "seq") !== seq) return "gap";
  if (nextHash(previous, chained(event)) !== event.hash) return "hash";
  if (event.previousHash !== previous) return "order";
  if (isSealed(event.type) && event.seal !== sealOf(scope, book.id, event)) return "seal";
  if (!isIndexed(event, book)) return "index";
  if (!isSigned(event, known)) return "signature";
  if (event.type === "verify_page" && !isOfPage(event, book, pages)) return "signature";
  if (event.type === "open" && !isCover(event, book)) return "cover";
  return null;
}

const sealOf = ({ services }: Verifying, bookId: string, { seq, hash }: EventRow) =>
  services.secrets.sign(sealText(bookId, seq, hash)).toString("hex");

const told = ({ event }: EventRow, member: string): unknown => Reflect.get(event, member);

/** The columns say what the event says. */
function isIndexed(event: EventRow, book: LogbookRow): boolean {
  const isSame = (member: string, column: unknown) => (told(event, member) ?? null) === (column ?? null);
  const isOfBook =
    isSame("type", event.type) &&
    isSame("book", book.number) &&
    isSame("author", event.userId) &&
    isSame("recordedAt", chainInstant(event.createdAt));
  if (!isOfBook) return false;
  if (event.type !== "entry") return isSame("entryId", event.entryId) && isPage(event);
  const { code, late, corrects } = payloadOf<EntryPayload>(event);
  return (
    isSame("entryId", event.id) &&
    isSame("entryNo", event.entryNo) &&
    isSame("page", event.pageNo) &&
    isSame("lastPage", event.lastPageNo) &&
    isSame("occurredAt", event.occurredAt && chainInstant(event.occurredAt)) &&
    [
      code === event.code,
      (late ?? false) === event.isLate,
      (corrects === undefined) === (event.correctsId === null),
    ].every(Boolean)
  );
}

const isPage = (event: EventRow): boolean =>
  event.type !== "verify_page" || Reflect.get(payloadOf<object>(event), "page") === event.pageNo;

/** The drawing is the one that was applied, and what was signed is the entry that stands there. */
function isSigned(event: EventRow, known: ReadonlyMap<string, EventRow>): boolean {
  if (event.type === "entry") return true;
  const { role, drawingHash, entryHash } = payloadOf<SignPayload>(event);
  if (event.drawing === null || sha256(event.drawing) !== drawingHash || role !== event.capacity) return false;
  if (event.type !== "sign" && event.type !== "strike") return true;
  return event.entryId !== null && known.get(event.entryId)?.hash === entryHash;
}

/** What the master signed is what stood on the page. */
function isOfPage(event: EventRow, book: LogbookRow, pages: WrittenPages): boolean {
  const signed = payloadOf<PagePayload>(event);
  return signed.pageHash === pages.hashOf(book, signed.page);
}

function isCover(event: EventRow, { kind, openedPlace, firstPageNo, linesPerPage }: LogbookRow): boolean {
  const opened = payloadOf<Record<string, unknown>>(event);
  return (
    opened.kind === kind &&
    opened.place === openedPlace &&
    opened.firstPage === firstPageNo &&
    opened.linesPerPage === linesPerPage
  );
}
