import type { EntryPayload, SignPayload, StrikePayload } from "@ymp/core/books/book-events";
import { bothClocks, clockText, shipDay } from "@ymp/core/books/both-clocks";
import { linesOnPages } from "@ymp/core/books/lines-on-pages";
import { paperLayoutOf, titlesOf } from "@ymp/core/books/paper-layout";
import { isPosition } from "@ymp/core/definitions/expression";
import { positionText } from "@ymp/core/definitions/position";
import { offsetMinutesAt } from "@ymp/core/time-zone";
import type { VesselScope } from "../../context.ts";
import type { PrintedEntry, PrintedPage, PrintedSignature } from "../../platform/pdf/book/book-print.ts";
import type { BookWords } from "./book-words.ts";
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

/** Page after page as it is printed, in English. */
export async function* printedPages(
  scope: VesselScope,
  exported: ExportedBook,
  words: BookWords,
): AsyncGenerator<PrintedPage> {
  const { book } = exported;
  const layout = paperLayoutOf(book.kind, exported.types);
  const printing: Printing = { scope, exported, words, layout };
  for await (const page of exportedPages(scope, exported)) {
    const across = layout === "table" ? acrossOn(exported, page) : none;
    yield {
      name: words.english("pageOf", { page: page.pageNo, last: lastPageOf(book) }),
      hash: page.hash,
      titles: layout === "table" ? titlesOn(exported, page, across) : [],
      entries: page.entries
        .map((entry) => printedEntry(printing, page.pageNo, entry))
        .map((entry, at) =>
          across.has(page.entries[at]?.payload.code ?? "") ? lineByLine(page.entries[at], entry) : entry,
        ),
      state: page.state === null || page.state === "verified" ? null : words.pageState(page.state),
      isSignedByPage: isSignedByPage(book),
      verifications: page.verifications.map((event) => printedSignature(printing, event)),
      isEnded: page.pageNo < book.nextPageNo || book.closedAt !== null,
    };
  }
}

const none: ReadonlySet<string> = new Set();

/**
 * Kinds of entry that share no column with the others on the page, such as the day in a log of watches: they stand across the table, or
 * half of its columns would be empty in each row. The kind that stands there most often keeps the table.
 */
function acrossOn({ types }: ExportedBook, { entries }: ExportedPage): ReadonlySet<string> {
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
function lineByLine(entry: ExportedEntry | undefined, printed: PrintedEntry): PrintedEntry {
  const lines = (printed.cells ?? []).flatMap(([item, text]) => (text === "" ? [] : [{ item, text }]));
  return { ...printed, title: entry?.payload.title ?? null, cells: null, lines };
}

interface Printing {
  readonly scope: VesselScope;
  readonly exported: ExportedBook;
  readonly words: BookWords;
  readonly layout: ReturnType<typeof paperLayoutOf>;
}

/** More than this is not read on one sheet. */
const mostTitles = 12;

/** All columns of what stands on the page, also the empty ones, as the form has them; of very broad ones those that are filled. */
function titlesOn({ types }: ExportedBook, page: ExportedPage, across: ReadonlySet<string>): string[] {
  const entries = page.entries.filter(({ payload }) => !across.has(payload.code));
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
      ...(isOtherTable(exported, payload) ? [payload.title] : []),
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

/** The garbage record book has a second table, of exceptional discharges: what belongs to it says so. */
const isOtherTable = ({ book, types }: ExportedBook, { code }: EntryPayload): boolean =>
  book.kind === "garbage1" && types[0]?.code !== code;

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
  const { corrects, code, late, lateReason = "", writtenAt, writtenOffsetMin = 0 } = payload;
  const isAmendment = code === "AMEND";
  return [
    ...(corrects === undefined ? [] : [words.book(isAmendment ? "amends" : "replaces", { no: corrects })]),
    ...(late ? [`${words.book("late", { when: recorded })} ${lateReason}`.trim()] : []),
    ...(writtenAt === undefined
      ? []
      : [words.book("writtenWithoutLink", { when: bothClocks(new Date(writtenAt), writtenOffsetMin) })]),
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
