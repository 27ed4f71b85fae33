import { entryTypesOf } from "@ymp/core/books/all-books";
import { correctionOf } from "@ymp/core/books/kinds";
import type { Missing } from "@ymp/core/books/missing";
import { keptUntil } from "@ymp/core/books/retention";
import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import product from "../../../package.json" with { type: "json" };
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { declarationsOf } from "./declarations.service.ts";
import { designsOf } from "./designs.repository.ts";
import { countDrafts } from "./drafts.repository.ts";
import { factsFor } from "./facts.service.ts";
import { taughtBooks } from "./familiarity.repository.ts";
import { signersNotTaught } from "./familiarity.service.ts";
import { abilitiesOf, readingKeeper } from "./keepers.service.ts";
import { formOf, type LogbookRow } from "./logbooks.record.ts";
import {
  accountName,
  findLogbook,
  lastEntries,
  logbooksOnBoard,
  shelfFigures,
  signatoriesOf,
} from "./logbooks.repository.ts";
import { lossesAnswered, openLoss } from "./losses.service.ts";
import { missingIn } from "./missing.service.ts";
import { lastPageOf } from "./pages.service.ts";
import { paperPeriodsOf } from "./paper-periods.service.ts";
import { headOf } from "./seen-heads.service.ts";

/** The books of the vessel: what was entered last, what is open, whose signature it waits for, what is missing today. */
export async function readShelf(scope: VesselScope, { includesClosed }: { includesClosed: boolean }) {
  const { tx, vesselId } = scope;
  const books = await logbooksOnBoard(tx, vesselId, includesClosed);
  const ids = books.map(({ id }) => id);
  const open = books.filter(({ closedAt }) => closedAt === null);
  const [figures, last, keeper, missingOf, notTaught] = await Promise.all([
    shelfFigures(tx, vesselId, ids),
    lastEntries(tx, vesselId, ids),
    readingKeeper(scope),
    missingIn(scope, open),
    scope.access.role === "captain" ? signersNotTaught(scope) : [],
  ]);
  const figuresOf = new Map(figures.map((figure) => [figure.id, figure]));
  const lastOf = new Map(last.map((entry) => [entry.logbookId, entry]));
  const shown = books.map((book) => {
    const missing = missingOf.get(book.id) ?? [];
    const waiting = figuresOf.get(book.id);
    const isSigned = correctionOf(book.kind) === "furtherEntry";
    return {
      ...coverOf(scope, book),
      lastEntry: lastOf.get(book.id) ?? null,
      drafts: waiting?.drafts ?? 0,
      awaits: {
        officer: waiting?.awaitsOfficer ?? 0,
        master: waiting?.awaitsMaster ?? 0,
        witness: waiting?.awaitsWitness ?? 0,
        pages: isSigned ? 0 : (waiting?.pagesAwaitingMaster ?? 0),
        since: waiting?.oldestUnsignedAt ? new Date(waiting.oldestUnsignedAt) : null,
      },
      missing: missing.filter(({ until }) => until === null),
      /** Days, and weeks of tanks, that were missed and stay so. */
      missed: { daily: missedIn(missing, "daily"), weekly: missedIn(missing, "weekly") },
    };
  });
  /** For the master: who signs and was not taught the books by the records. */
  return { books: shown, notTaught, can: await abilitiesOf(scope, keeper) };
}

/** Every volume that the vessel keeps or has closed. */
export const listVolumes = ({ tx, vesselId }: VesselScope): Promise<LogbookRow[]> =>
  logbooksOnBoard(tx, vesselId, true);

const missedIn = (missing: readonly Missing[], asked: Missing["what"]): number =>
  missing.reduce((sum, { what, until, count }) => (what === asked && until !== null ? sum + count : sum), 0);

/** A volume: its cover, who signed in it, what is known beside its entries, and what the reader may do. */
export async function getLogbook(scope: VesselScope, id: string) {
  const { tx, vesselId } = scope;
  const book = expectRow(await findLogbook(tx, vesselId, id));
  const [
    signatories,
    drafts,
    [figures],
    facts,
    keeper,
    missing,
    openedBy,
    designs,
    answers,
    lost,
    papers,
    declared,
    taught,
  ] = await Promise.all([
    signatoriesOf(tx, book),
    countDrafts(tx, vesselId, id),
    shelfFigures(tx, vesselId, [id]),
    factsFor(scope, book),
    readingKeeper(scope),
    missingIn(scope, [book]),
    book.createdBy ? accountName(tx, book.createdBy) : null,
    book.kind === "custom" ? designsOf(tx, vesselId, id) : [],
    lossesAnswered(scope, book),
    openLoss(scope, book),
    paperPeriodsOf(scope, book),
    declarationsOf(scope),
    scope.access.role === "captain" ? taughtBooks(tx, vesselId) : null,
  ]);
  return {
    ...coverOf(scope, book),
    /** For the master: when each signer was taught the books. */
    signatories: signatories.map((signer) => ({ ...signer, taught: taught && taughtOf(taught, signer.userId) })),
    ...{ drafts, missing: missing.get(id) ?? [], openedBy, particulars: book.particulars },
    awaits: {
      ...{ officer: figures?.awaitsOfficer ?? 0, master: figures?.awaitsMaster ?? 0 },
      witness: figures?.awaitsWitness ?? 0,
      pages: correctionOf(book.kind) === "furtherEntry" ? 0 : (figures?.pagesAwaitingMaster ?? 0),
    },
    facts: {
      tanks: [...facts.tanks].map(([tankId, tank]) => ({ id: tankId, ...tank })),
      ...{ figures: facts.figures, toldAt: facts.toldAt ?? {}, flags: facts.flags, spans: facts.spans ?? {} },
    },
    /** With the seal of the ship: devices keep it, and tell it where the book no longer holds it. */
    head: headOf(scope, book, answers),
    /** What a device has seen and the book no longer holds, until its master answers; and what was answered before. */
    ...{ lost, answers },
    /** When it was kept on paper; and what was declared for books of its kind, in whichever volume. */
    ...{ paperPeriods: papers, declaration: declared.get(book.kind) ?? null },
    productVersion: product.version,
    /** Of a book of an own design, the latest first: what was written on one before says on which. */
    designs,
    /** What a device without a link seals signatures for. */
    sealingKey: scope.services.secrets.ofDevices.publicKey,
    can: await abilitiesOf(scope, keeper, { kind: book.kind }),
  };
}

const taughtOf = (taught: ReadonlyMap<string, CalendarDate | null>, userId: string) => ({
  is: taught.has(userId),
  on: taught.get(userId) ?? null,
});

function coverOf({ vessel }: VesselScope, book: LogbookRow) {
  const form = formOf(book);
  const { id, version, kind, number, title, openedAt, openedPlace, closedAt, closedPlace } = book;
  const lastOn = book.lastOccurredAt && todayIn(vessel.timeZone, book.lastOccurredAt);
  return {
    ...{ id, version, kind, number, title, form, openedAt, openedPlace, closedAt, closedPlace },
    ...{ entries: book.entryCount, firstPageNo: book.firstPageNo, lastPageNo: lastPageOf(book) },
    ...{ linesPerPage: book.linesPerPage, correction: correctionOf(kind), keptUntil: keptUntil(kind, lastOn) },
    codes: entryTypesOf(kind, form).map((type) => ({ code: type.code, title: type.title })),
  };
}
