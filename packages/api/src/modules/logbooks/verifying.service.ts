import { chainInstant, sealText } from "@ymp/core/books/book-chain";
import type {
  AttachPayload,
  ClosePayload,
  DesignPayload,
  EntryPayload,
  OpenPayload,
  PagePayload,
  SignPayload,
} from "@ymp/core/books/book-events";
import { afterPage, type Cursor, placeEntry } from "@ymp/core/books/book-pages";
import { isFoundBy, linesOfEntry } from "@ymp/core/books/entry-words";
import { type ChainValue, canonicalJson } from "@ymp/core/definitions/chain";
import type { VesselScope } from "../../context.ts";
import { inBatches } from "../../kit/bounded.ts";
import { expectRow } from "../../kit/rows.ts";
import { genesisOf, nextHash, pageHash, sha256 } from "./chain.rules.ts";
import { attachedFiles, eventsAfter, isOpening } from "./events.repository.ts";
import { chained, payloadOf } from "./events.rules.ts";
import type { EventRow, LogbookRow } from "./logbooks.record.ts";
import { findLogbook } from "./logbooks.repository.ts";
import { openLoss } from "./losses.service.ts";

export const faultsOfChain = [
  ...(["gap", "order", "hash", "seal", "index", "signature", "head", "cover", "volume"] as const),
] as const;
/**
 * What is wrong. `gap`: an event is missing. `order`: it does not follow from the one before. `hash`: its text was changed. `seal`: the ship
 * did not seal it. `index`: what it is found by is another. `signature`: what was signed, or the drawing, is another. `head`: the book was
 * longer, or stands elsewhere than where it was written to. `cover`: the cover says something else than was opened or closed. `volume`: the
 * volume that was opened before it is missing.
 */
export type ChainFault = (typeof faultsOfChain)[number];

export interface VerificationReport {
  readonly id: string;
  readonly number: string;
  readonly events: number;
  readonly ok: boolean;
  /** The first event that does not hold, with the entry it is or concerns. */
  readonly firstBad: {
    readonly seq: number;
    readonly entryNo: number | null;
    readonly fault: ChainFault;
    /** The number of the volume that is missing. */
    readonly missing?: string;
  } | null;
  readonly headHash: string;
}

export type Verifying = Pick<VesselScope, "tx" | "vesselId"> & {
  readonly services: Pick<VesselScope["services"], "secrets">;
  /** Seals are those of another installation. */
  readonly isSealedElsewhere?: true;
};

export async function verifyLogbook(scope: Verifying, id: string): Promise<VerificationReport> {
  return verify(scope, expectRow(await findLogbook(scope.tx, scope.vesselId, id)));
}

/**
 * Calculates the whole chain again and compares it with all that stands beside it. What is written meanwhile is read as well, until the
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
  const firstBad =
    chain.end(book) ??
    (await otherFile(scope, book)) ??
    (await lostSince(scope, book)) ??
    (await missingBefore(scope, chain.opening));
  return report(book, { events: chain.seq, headHash: chain.head, firstBad });
}

/** A chain that was written anew as a whole holds in itself, but not what a device saw of the one before. */
async function lostSince(scope: Verifying, book: LogbookRow): Promise<FirstBad> {
  const lost = await openLoss(scope, book);
  return lost && { seq: lost.seq, entryNo: null, fault: "head" };
}

/** A file that was put to an entry is the one that is stored. */
async function otherFile({ tx, vesselId }: Verifying, { id, headSeq }: LogbookRow): Promise<FirstBad> {
  const stored = await attachedFiles(tx, vesselId, id, headSeq);
  const other = stored.find(({ event, sum }) => payloadOf<AttachPayload>(event).file.sha256 !== sum);
  return other ? { seq: other.event.seq, entryNo: null, fault: "index" } : null;
}

/** The volume that was opened before it is there, and is the one that was. */
async function missingBefore({ tx, vesselId }: Verifying, opening: EventRow | undefined): Promise<FirstBad> {
  const before = opening && payloadOf<OpenPayload>(opening).before;
  if (!before || (await isOpening(tx, vesselId, before.hash))) return null;
  return { seq: 1, entryNo: null, fault: "volume", missing: before.number };
}

type FirstBad = VerificationReport["firstBad"];

/** As far as it was followed. */
class ReckonedChain {
  head: string;
  seq = 0;
  opening: EventRow | undefined;
  private closing: EventRow | undefined;
  private designed: EventRow | undefined;
  private next: Cursor;
  private count = 0;
  private readonly known = new Map<string, Known>();
  private readonly pages = new WrittenPages();

  constructor(
    private readonly scope: Verifying,
    private readonly book: LogbookRow,
  ) {
    this.head = genesisOf(scope.vesselId, book.number);
    this.next = { pageNo: book.firstPageNo, line: 1 };
  }

  get entries(): number {
    return this.count;
  }

  /** Where the book has come to is where its events lead. */
  end(book: LogbookRow): FirstBad {
    const { seq, next, closing } = this;
    const isWhole = book.headSeq === seq && book.headHash === this.head && book.entryCount === this.entries;
    if (!isWhole || book.nextPageNo !== next.pageNo || book.nextLine !== next.line)
      return { seq: seq + 1, entryNo: null, fault: "head" };
    const isClosedSo = closing
      ? isSaid(closing, "recordedAt", book.closedAt) && payloadOf<ClosePayload>(closing).place === book.closedPlace
      : book.closedAt === null && book.closedPlace === null;
    if (!isClosedSo) return { seq: closing?.seq ?? 1, entryNo: null, fault: "cover" };
    const { designed } = this;
    return isDesign(designed, book) ? null : { seq: designed?.seq ?? 1, entryNo: null, fault: "cover" };
  }

  follow(event: EventRow): FirstBad {
    const { known, pages, next, head: previous, seq } = this;
    const fault = faultOf(this.scope, this.book, { event, previous, seq: seq + 1, known, pages, next });
    if (fault) {
      const concerned = event.entryId === null ? undefined : known.get(event.entryId);
      return { seq: seq + 1, entryNo: event.entryNo ?? concerned?.entryNo ?? null, fault };
    }
    this.seq = event.seq;
    this.head = event.hash;
    if (event.type === "open") this.opening = event;
    if (event.type === "design") this.designed = event;
    if (event.type === "close") this.closing = event;
    if (event.type === "paper_period" || event.type === "declaration")
      known.set(event.id, { entryNo: null, hash: event.hash });
    if (event.type === "entry") {
      this.count += 1;
      known.set(event.id, { entryNo: event.entryNo, hash: event.hash });
      this.next = placed(event, next, this.book).next;
    }
    if (event.type === "verify_page" && event.pageNo !== null) this.next = afterPage(next, event.pageNo);
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
  /** Entries before it, and what else files are put to. */
  readonly known: ReadonlyMap<string, Known>;
  readonly pages: WrittenPages;
  /** Where the next line is written. */
  readonly next: Cursor;
}

const placed = (event: EventRow, next: Cursor, { linesPerPage }: LogbookRow) =>
  placeEntry(next, linesOfEntry(payloadOf<EntryPayload>(event)), linesPerPage);

const isSaid = (event: EventRow, member: string, at: Date | null): boolean =>
  at !== null && told(event, member) === chainInstant(at);

/** What is kept of an entry, or of what else files are put to, while its book is followed: a thick one does not fit into memory as a whole. */
type Known = Pick<EventRow, "entryNo" | "hash">;
type Stood = Pick<EventRow, "id" | "seq" | "type" | "hash">;
const stood = ({ id, seq, type, hash }: EventRow): Stood => ({ id, seq, type, hash });

/** What stood on each page up to an event. */
class WrittenPages {
  private readonly entries = new Map<number, Stood[]>();
  private readonly marks = new Map<string, Stood[]>();

  add(event: EventRow): void {
    if (event.entryId !== null) this.marks.set(event.entryId, [...(this.marks.get(event.entryId) ?? []), stood(event)]);
    if (event.type !== "entry" || event.pageNo === null || event.lastPageNo === null) return;
    for (let page = event.pageNo; page <= event.lastPageNo; page += 1)
      this.entries.set(page, [...(this.entries.get(page) ?? []), stood(event)]);
  }

  /** The hashes of files that were put to an entry. */
  filesOf(entryId: string): string[] {
    return (this.marks.get(entryId) ?? []).flatMap(({ type, hash }) => (type === "attach" ? [hash] : []));
  }

  hashOf(book: LogbookRow, page: number): string {
    const entries = this.entries.get(page) ?? [];
    const marks = entries.flatMap(({ id }) => this.marks.get(id) ?? []).toSorted((one, other) => one.seq - other.seq);
    return pageHash(book, page, [...entries, ...marks]);
  }
}

function faultOf(scope: Verifying, book: LogbookRow, place: Place): ChainFault | null {
  const { event, previous, seq, known, pages } = place;
  if (event.seq !== seq || told(event, "seq") !== seq) return "gap";
  if (nextHash(previous, chained(event)) !== event.hash) return "hash";
  if (event.previousHash !== previous) return "order";
  if (!scope.isSealedElsewhere && event.seal !== sealOf(scope, book.id, event)) return "seal";
  if (!isIndexed(event, book) || !isFound(event, book, place)) return "index";
  if (!isSigned(event, known, pages)) return "signature";
  if (event.type === "verify_page" && !isOfPage(event, book, pages)) return "signature";
  if (event.type === "open" && !isCover(event, book)) return "cover";
  return null;
}

export const sealOf = ({ services }: Verifying, bookId: string, { seq, hash }: Pick<EventRow, "seq" | "hash">) =>
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

/** An entry stands where the one before it ended, is found by its words, and points to the entry that it corrects. */
function isFound(event: EventRow, book: LogbookRow, { known, next }: Place): boolean {
  if (event.type !== "entry") return true;
  const payload = payloadOf<EntryPayload>(event);
  const { pageNo, line, lastPageNo } = placed(event, next, book);
  const isPlaced =
    told(event, "page") === pageNo && told(event, "line") === line && told(event, "lastPage") === lastPageNo;
  const corrected = event.correctsId === null ? undefined : known.get(event.correctsId)?.entryNo;
  const isCorrection = (payload.corrects ?? undefined) === (corrected ?? undefined);
  return isPlaced && isFoundBy(payload, event.words) && isCorrection && isOfJob(payload, event);
}

/** Entries of the first edition do not say of which job they are. */
const isOfJob = ({ edition = 1, job }: EntryPayload, { jobId }: EventRow): boolean =>
  edition < 2 ? job === undefined : (job?.id ?? null) === jobId;

const isPage = (event: EventRow): boolean =>
  event.type !== "verify_page" || Reflect.get(payloadOf<object>(event), "page") === event.pageNo;

/** The drawing is the one that was applied, and what was signed is the entry that stands there. */
function isSigned(event: EventRow, known: ReadonlyMap<string, Known>, pages: WrittenPages): boolean {
  if (event.type === "entry") return true;
  const { role, drawingHash, entryHash, files = [] } = payloadOf<SignPayload>(event);
  const isOfEntry = event.entryId !== null && known.get(event.entryId)?.hash === entryHash;
  if (event.type === "attach") return isOfEntry && event.drawing === null;
  if (event.drawing === null || sha256(event.drawing) !== drawingHash || role !== event.capacity) return false;
  if (event.type !== "sign" && event.type !== "strike") return true;
  const attached = pages.filesOf(event.entryId ?? "");
  return isOfEntry && files.every((hash) => attached.includes(hash));
}

/** What the master signed is what stood on the page. */
function isOfPage(event: EventRow, book: LogbookRow, pages: WrittenPages): boolean {
  const signed = payloadOf<PagePayload>(event);
  return signed.pageHash === pages.hashOf(book, signed.page);
}

/** What may be entered is what was designed last, where it was designed anew. */
function isDesign(event: EventRow | undefined, { design }: LogbookRow): boolean {
  if (!event || design === null) return !event && design === null;
  return canonicalJson(payloadOf<DesignPayload>(event).form as ChainValue) === canonicalJson(design as ChainValue);
}

/** All that stands on the cover stands in the opening. */
function isCover(event: EventRow, book: LogbookRow): boolean {
  const { kind, form, place, firstPage, linesPerPage, particulars, title = null } = payloadOf<OpenPayload>(event);
  const text = (value: object) => canonicalJson(value as ChainValue);
  return (
    isSaid(event, "recordedAt", book.openedAt) &&
    text({ kind, place, firstPage, linesPerPage, form, particulars, title: title ?? "" }) ===
      text({
        ...{ kind: book.kind, place: book.openedPlace, firstPage: book.firstPageNo, linesPerPage: book.linesPerPage },
        ...{ form: book.form, particulars: book.particulars, title: book.title ?? "" },
      })
  );
}
