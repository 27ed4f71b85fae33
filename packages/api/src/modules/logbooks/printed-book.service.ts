import type { EntryPayload, SignPayload, StrikePayload } from "@ymp/core/books/book-events";
import { bothClocks, clockText, shipDay } from "@ymp/core/books/both-clocks";
import { linesOnPages } from "@ymp/core/books/lines-on-pages";
import { paperLayoutOf, titlesOf } from "@ymp/core/books/paper-layout";
import type { EntryType } from "@ymp/core/definitions/definition";
import { isPosition } from "@ymp/core/definitions/expression";
import { positionText } from "@ymp/core/definitions/position";
import { offsetMinutesAt } from "@ymp/core/time-zone";
import type { VesselScope } from "../../context.ts";
import type { PrintedEntry, PrintedPage, PrintedSignature, PrintedTable } from "../../platform/pdf/book/book-print.ts";
import { type BookWords, type FormBeside, withBeside } from "./book-words.ts";
import { payloadOf } from "./events.rules.ts";
import {
  type ExportedBook,
  type ExportedEntry,
  type ExportedPage,
  exportedPages,
  isSignedByPage,
} from "./exported-book.service.ts";
import type { EventRow, LogbookRow } from "./logbooks.record.ts";
import { lastPageOf } from "./pages.service.ts";
import { printedTest } from "./radio-tests.rules.ts";

/** Page after page as it is printed, in English; what is fixed on the form in the reader's language beside. */
export async function* printedPages(
  scope: VesselScope,
  exported: ExportedBook,
  words: BookWords,
  beside: FormBeside,
): AsyncGenerator<PrintedPage> {
  const { book } = exported;
  const layout = paperLayoutOf(book.kind, exported.types);
  const printing: Printing = { scope, exported, words, beside, layout };
  for await (const page of exportedPages(scope, exported)) {
    yield {
      name: words.english("pageOf", { page: page.pageNo, last: lastPageOf(book) }),
      hash: page.hash,
      madeBy: madeByOn(page, words),
      tables: tablesOf(exported, page).map((table) => printedTable(printing, page.pageNo, table)),
      state: page.state === null || page.state === "verified" ? null : words.pageState(page.state),
      isSignedByPage: isSignedByPage(book),
      verifications: page.verifications.map((event) => printedSignature(printing, event)),
      isEnded: page.pageNo < book.nextPageNo || book.closedAt !== null,
    };
  }
}

/** The versions of product and form that stand on the page. */
function madeByOn({ entries }: ExportedPage, words: BookWords): string {
  const told = entries.flatMap(({ payload: { madeBy } }) =>
    madeBy ? [words.english("madeByOnPage", { ...madeBy })] : [],
  );
  return [...new Set(told)].join("; ");
}

/** What stands under the same titles on a page. */
interface Table {
  readonly heading: string | null;
  readonly types: readonly EntryType[];
  readonly entries: readonly ExportedEntry[];
}

/** The garbage record book has a second table, of exceptional discharges, on sheets of its own (MEPC.277(70)); others have one. */
function tablesOf({ book, types }: ExportedBook, { entries }: ExportedPage): Table[] {
  if (book.kind !== "garbage1") return [{ heading: null, types, entries }];
  const tables = types.map((type) => ({
    ...{ heading: type.title, types: [type] },
    entries: entries.filter(({ payload }) => payload.code === type.code),
  }));
  const filled = tables.filter((table) => table.entries.length > 0);
  return filled.length > 0 ? filled : tables.slice(0, 1);
}

function printedTable(printing: Printing, pageNo: number, table: Table): PrintedTable {
  const { beside, layout } = printing;
  const across = layout === "table" ? acrossOn(table) : none;
  const titles = layout === "table" ? titlesOn(table, across) : [];
  return {
    heading: table.heading && withBeside(table.heading, beside, "\n"),
    titles: titles.map((title) => ({ title, heading: withBeside(title, beside, "\n") })),
    entries: table.entries.map((entry) => {
      const printed = printedEntry(printing, pageNo, entry);
      return across.has(entry.payload.code) ? lineByLine(entry, printed) : printed;
    }),
  };
}

const none: ReadonlySet<string> = new Set();

/**
 * Kinds of entry that share no column with the others on the page, such as the day in a log of watches: they stand across the table, or
 * half of its columns would be empty in each row. The kind that stands there most often keeps the table.
 */
function acrossOn({ types, entries }: Table): ReadonlySet<string> {
  const titled = types.filter(({ columns = [] }) => columns.length > 0);
  const count = (code: string) => entries.filter(({ payload }) => payload.code === code && payload.columns).length;
  const [main, ...others] = titled
    .filter(({ code }) => count(code) > 0)
    .toSorted((one, other) => count(other.code) - count(one.code) || titlesOf([other]).length - titlesOf([one]).length);
  if (!main) return none;
  const shared = new Set(titlesOf([main]));
  return new Set(others.flatMap((type) => (titlesOf([type]).some((title) => shared.has(title)) ? [] : [type.code])));
}

/** Each of its columns that says something on a line of its own, under what kind of entry it is. */
function lineByLine({ payload }: ExportedEntry, printed: PrintedEntry): PrintedEntry {
  const lines = (printed.cells ?? []).flatMap(([item, text]) => (text === "" ? [] : [{ item, text }]));
  return { ...printed, title: payload.title, cells: null, lines };
}

interface Printing {
  readonly scope: VesselScope;
  readonly exported: ExportedBook;
  readonly words: BookWords;
  readonly beside: FormBeside;
  readonly layout: ReturnType<typeof paperLayoutOf>;
}

/** More than this is not read on one sheet. */
const mostTitles = 12;

/** All columns of what stands on the page, also the empty ones, as the form has them; of very broad ones those that are filled. */
function titlesOn({ types, ...table }: Table, across: ReadonlySet<string>): string[] {
  const entries = table.entries.filter(({ payload }) => !across.has(payload.code));
  const codes = new Set(entries.map(({ payload }) => payload.code));
  const own = types.filter(({ code }) => codes.size === 0 || codes.has(code));
  const kept = entries.flatMap(({ payload }) => Object.keys(payload.columns ?? {}));
  const known = titlesOf(own);
  const titles = [...new Set([...(known.length > 0 ? known : titlesOf(types)), ...kept])];
  if (titles.length <= mostTitles) return titles;
  return titles.filter((title) => entries.some(({ payload }) => payload.columns?.[title]));
}

function printedEntry(printing: Printing, pageNo: number, entry: ExportedEntry): PrintedEntry {
  const { scope, exported, words, layout } = printing;
  const { event, payload, state, strike, signatures, recordedOffsetMin } = entry;
  const { shipOffsetMin, lines = null, columns = null } = payload;
  const [first, last] = [event.pageNo ?? pageNo, event.lastPageNo ?? pageNo];
  const isLast = pageNo === last;
  return {
    no: event.entryNo ?? 0,
    day: event.occurredAt ? shipDay(event.occurredAt, shipOffsetMin) : "",
    clock: event.occurredAt ? clockText(event.occurredAt, shipOffsetMin) : "",
    code: payload.code.length <= 2 ? payload.code : "",
    title: layout === "official" || (layout === "table" && lines !== null) ? payload.title : null,
    lines: lines && linesHere(exported.book, event, lines, pageNo),
    cells: columns && Object.entries(columns),
    isStruck: state.isStruck,
    notes: [
      ...(pageNo > first ? [words.english("continuedFrom", { page: pageNo - 1 })] : []),
      ...(isLast ? notesOf(words, entry, bothClocks(event.createdAt, recordedOffsetMin)) : []),
      ...(isLast ? [] : [words.english("continuesOn", { page: pageNo + 1 })]),
    ],
    strike: strike && isLast ? printedStrike(printing, strike) : null,
    signatures: isLast ? signatures.map((signature) => printedSignature(printing, signature)) : [],
    place: placeOf(payload),
    recorded: bothClocks(event.createdAt, offsetMinutesAt(scope.vessel.timeZone, event.createdAt)),
    correction: isLast ? correctionOf(printing, entry) : null,
    test: isLast ? printedTest(exported.book, entry) : null,
    receipt: isLast && !state.isStruck ? receiptOf(printing, entry) : null,
    section: layout === "official" && isLast ? sectionOf(entry) : null,
  };
}

/** One line of the list of corrections. */
function correctionOf(printing: Printing, { event, payload, strike, correctedBy }: ExportedEntry): string | null {
  const { words } = printing;
  const told = [
    ...(strike ? [printedStrike(printing, strike)?.text ?? ""] : []),
    ...correctedBy.map((no) => words.book(strike ? "replacedHere" : "amendedHere", { no })),
    ...(payload.corrects === undefined || payload.code !== "AMEND"
      ? []
      : [words.book("amends", { no: payload.corrects })]),
  ];
  if (told.length === 0) return null;
  return words.english("correctionOf", { no: event.entryNo ?? 0, page: event.pageNo ?? 0, told: told.join("; ") });
}

/** What proves that residues or garbage went ashore, and where it stands in the book. */
function receiptOf({ words }: Printing, { event, payload }: ExportedEntry): string | null {
  const { receipt, facility, port } = payload.values;
  if (typeof receipt !== "string") return null;
  const where = [facility, port ?? placeOf(payload)].filter((told) => typeof told === "string" && told !== "");
  return words.english("receiptOf", {
    ...{ no: event.entryNo ?? 0, page: event.pageNo ?? 0, receipt, where: where.join(", ") },
    day: event.occurredAt ? shipDay(event.occurredAt, payload.shipOffsetMin) : "",
  });
}

const sectionOf = ({ event, payload: { title } }: ExportedEntry) => ({
  title,
  entry: { no: event.entryNo ?? 0, page: event.pageNo ?? 0 },
});

function linesHere(
  book: LogbookRow,
  { event, pageNo, lastPageNo }: EventRow,
  lines: EntryPayload["lines"],
  on: number,
) {
  const line = Number(Reflect.get(event, "line") ?? 1);
  const place = { page: pageNo ?? on, line, lastPage: lastPageNo ?? on };
  return linesOnPages(place, lines ?? [], book.linesPerPage).get(on) ?? [];
}

function notesOf(words: BookWords, { payload, state, correctedBy, files }: ExportedEntry, recorded: string): string[] {
  const { corrects, code, late, lateReason = "", writtenAt, writtenOffsetMin = 0, paper, job } = payload;
  const isAmendment = code === "AMEND";
  return [
    ...(corrects === undefined ? [] : [words.book(isAmendment ? "amends" : "replaces", { no: corrects })]),
    ...(late ? [`${words.book("late", { when: recorded })} ${lateReason}`.trim()] : []),
    ...(writtenAt === undefined
      ? []
      : [words.book("writtenWithoutLink", { when: bothClocks(new Date(writtenAt), writtenOffsetMin) })]),
    ...(paper ? [words.english("fromPaper", { ...paper })] : []),
    ...(job ? [words.english("ofJob", { number: job.number })] : []),
    ...files.map(({ name, sha256 }) => words.english("fileOf", { name, sum: sha256 })),
    ...state.awaits.map((capacity) => words.book(`awaits.${capacity}`)),
    ...correctedBy.map((no) => words.book(state.isStruck ? "seeEntry" : "amendedBy", { no })),
  ];
}

const named = ({ name, rank }: { name: string; rank?: string | undefined }) => (rank ? `${name}, ${rank}` : name);

function printedSignature({ scope, words }: Printing, event: EventRow): PrintedSignature {
  const { role, givenAt, ...signed } = payloadOf<SignPayload>(event);
  const clocks = (at: Date) => bothClocks(at, offsetMinutesAt(scope.vessel.timeZone, at));
  const when = clocks(event.createdAt);
  const given = givenAt === undefined ? [] : [words.book("givenWithoutLink", { when: clocks(new Date(givenAt)) })];
  const how = [words.book(`capacity.${role}`), when, ...given].join(", ");
  return { who: named(signed), how, when, role, drawing: event.drawing };
}

function printedStrike(printing: Printing, event: EventRow): PrintedEntry["strike"] {
  const { scope, words } = printing;
  const strike = payloadOf<StrikePayload>(event);
  const when = bothClocks(event.createdAt, offsetMinutesAt(scope.vessel.timeZone, event.createdAt));
  return {
    text: words.english("struckBy", { who: named(strike), when, reason: strike.reason }),
    signature: printedSignature(printing, event),
  };
}

function placeOf({ values }: EntryPayload): string {
  const place = values.place;
  if (isPosition(place)) return positionText(place);
  return typeof place === "object" && place !== null && "port" in place ? String(place.port) : "";
}
