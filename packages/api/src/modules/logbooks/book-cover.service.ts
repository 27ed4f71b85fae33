import { bothClocks } from "@ymp/core/books/both-clocks";
import { keptUntil } from "@ymp/core/books/retention";
import { todayIn } from "@ymp/core/calendar-date";
import { dayText } from "@ymp/core/definitions/entry-lines";
import { offsetMinutesAt } from "@ymp/core/time-zone";
import type { VesselScope } from "../../context.ts";
import type { DocumentBlock, Fact } from "../../platform/pdf/document.ts";
import type { ExportBookInput } from "./book-export.schema.ts";
import { type BookWords, bookWords, type FormBeside, withBeside } from "./book-words.ts";
import { declarationsOf } from "./declarations.service.ts";
import { qualifiedIn, versionsIn } from "./events.repository.ts";
import type { ExportedBook } from "./exported-book.service.ts";
import { factsFor } from "./facts.service.ts";
import type { LogbookRow } from "./logbooks.record.ts";
import { lossesAnswered } from "./losses.service.ts";
import { lastPageOf } from "./pages.service.ts";
import { paperPeriodsOf } from "./paper-periods.service.ts";
import { qualifiedSheet } from "./qualified-persons.rules.ts";
import { hasRadio } from "./radio-tests.rules.ts";

/** By the ship's clock of the vessel, UTC beside. */
export const shipTime = ({ vessel }: Pick<VesselScope, "vessel">, at: Date): string =>
  bothClocks(at, offsetMinutesAt(vessel.timeZone, at));

/** Ship, opening and closing, what is printed of it, whether it holds; then the kinds of entry, and the tanks of an oil record book. */
export async function coverOf(
  scope: VesselScope,
  exported: ExportedBook,
  words: BookWords,
  input: ExportBookInput & { readonly isOfEarlier: boolean; readonly beside: FormBeside },
): Promise<DocumentBlock[]> {
  const { book, report } = exported;
  return [
    { kind: "facts", items: factsOf(scope, exported, words, input) },
    { kind: "heading", level: 2, text: words.both("chain") },
    { kind: "paragraph", text: chainSentence(words, report) },
    ...(await answersOf(scope, book, words)),
    ...(await periodsOf(scope, book, words)),
    { kind: "paragraph", isMuted: true, text: words.english("howToCheck") },
    { kind: "paragraph", text: await declarationIn(scope, book, words) },
    ...(await madeByOf(scope, book, words)),
    ...(await qualifiedOf(scope, book, words)),
    // The vessel knows her tanks as they are today, which is not what was certified then.
    ...(input.isOfEarlier ? [] : await tanksOf(scope, book, words)),
    ...codesOf(exported, words, input.beside),
  ];
}

/** What the master said of events that are missing. */
async function answersOf(scope: VesselScope, book: LogbookRow, words: BookWords): Promise<DocumentBlock[]> {
  const answers = await lossesAnswered(scope, book);
  return answers.map(({ at, name, rank, reason, lost, seq }) => ({
    kind: "paragraph",
    text: words.english("lossAnswered", {
      ...{ from: lost.from, to: lost.seq, event: seq, reason, when: shipTime(scope, at) },
      name: rank === null ? name : `${name}, ${rank}`,
    }),
  }));
}

/** When the book was kept on paper. */
async function periodsOf(scope: VesselScope, book: LogbookRow, words: BookWords): Promise<DocumentBlock[]> {
  const periods = await paperPeriodsOf(scope, book);
  return periods.map(({ from, to, pages, reason, seq, at, name, files }) => ({
    kind: "paragraph",
    text: [
      words.english("keptOnPaper", {
        ...{ from: shipTime(scope, from), to: shipTime(scope, to), pages, event: seq, reason },
        ...{ name, when: shipTime(scope, at) },
      }),
      ...files.map((file) => words.english("fileOf", { name: file.name, sum: file.sha256 })),
    ].join(". "),
  }));
}

/** Whether the electronic book is the record, as a flag has declared it; else the paper is. */
async function declarationIn(scope: VesselScope, { kind }: LogbookRow, words: BookWords): Promise<string> {
  const declared = (await declarationsOf(scope)).get(kind);
  if (!declared) return words.both("logbooks:paperRemains");
  const { issuer, reference, issuedOn, expiresOn, state } = declared;
  const facts = { issuer, reference, issued: dayText(issuedOn) };
  if (state !== "valid") return words.english("declaredNot", { ...facts, why: words.english(`why.${state}`) });
  return expiresOn === null
    ? words.english("declared", facts)
    : words.english("declaredUntil", { ...facts, until: dayText(expiresOn) });
}

/** By which versions of product and form its entries were made. */
async function madeByOf({ tx, vesselId }: VesselScope, book: LogbookRow, words: BookWords): Promise<DocumentBlock[]> {
  const made = await versionsIn(tx, vesselId, book);
  if (made.length === 0) return [];
  return [
    { kind: "heading", level: 2, text: words.both("madeBy") },
    { kind: "paragraph", text: made.map((versions) => words.english("madeByOf", { ...versions })).join("; ") },
  ];
}

/** Section B of a radio log: who was qualified for it, by the standing entries. */
async function qualifiedOf(
  { tx, vesselId }: VesselScope,
  book: LogbookRow,
  words: BookWords,
): Promise<DocumentBlock[]> {
  if (!hasRadio(book)) return [];
  return qualifiedSheet(await qualifiedIn(tx, vesselId, book), words);
}

export function chainSentence(words: BookWords, { ok, events, firstBad, headHash }: ExportedBook["report"]): string {
  if (ok || firstBad === null) return words.english("intact", { count: events, hash: headHash });
  const why = words.book(`verify.fault.${firstBad.fault}`);
  return firstBad.entryNo === null
    ? words.book("verify.broken", { seq: firstBad.seq, why })
    : words.book("verify.brokenAt", { seq: firstBad.seq, entry: firstBad.entryNo, why });
}

function factsOf(
  scope: VesselScope,
  { book, pages }: ExportedBook,
  words: BookWords,
  { from, to }: ExportBookInput,
): Fact[] {
  const { closedAt, openedAt, openedPlace, closedPlace, lastOccurredAt } = book;
  const until = keptUntil(book.kind, lastOccurredAt && todayIn(scope.vessel.timeZone, lastOccurredAt));
  const fact = (key: string, value: string | null | undefined): Fact[] =>
    value ? [{ label: words.both(key), value }] : [];
  return [
    ...fact("logbooks:cover.number", book.number),
    ...fact("logbooks:cover.opened", `${shipTime(scope, openedAt)}, ${openedPlace}`),
    ...fact("logbooks:cover.closed", closedAt && `${shipTime(scope, closedAt)}, ${closedPlace ?? ""}`),
    ...fact("logbooks:cover.entries", String(book.entryCount)),
    ...fact("pagesOfBook", `${book.firstPageNo} – ${lastPageOf(book)}`),
    ...fact("pagesPrinted", spansOf(pages)),
    ...fact("period", (from ?? to) ? [from, to].map((day) => (day ? dayText(day) : "…")).join(" – ") : null),
    ...fact("logbooks:cover.kept", until && dayText(until)),
    ...Object.entries(book.particulars).flatMap(([key, value]) => fact(`logbooks:particular.${key}`, value)),
  ];
}

/** `3 – 5, 8`: what pages are printed. */
export function spansOf(pages: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const page of pages) {
    const last = spans.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else spans.push([page, page]);
  }
  return spans.map(([from, to]) => (from === to ? String(from) : `${from} – ${to}`)).join(", ");
}

async function tanksOf(scope: VesselScope, book: LogbookRow, words: BookWords): Promise<DocumentBlock[]> {
  const { tanks } = await factsFor(scope, book);
  if (tanks.size === 0) return [];
  const rows = [...tanks.values()].map(({ name, capacity, iopp }) => [name, capacity ?? "", iopp ?? ""]);
  return [
    { kind: "heading", level: 2, text: words.both("logbooks:tanks.title") },
    {
      kind: "table",
      columns: [
        { heading: words.both("logbooks:tanks.name"), share: 3 },
        { heading: `${words.both("logbooks:tanks.capacity")}, m³`, share: 2, align: "end" },
        { heading: words.both("logbooks:tanks.iopp"), share: 3 },
      ],
      rows,
    },
  ];
}

/** Inside the cover: the letters of the form and what they stand for, or the kinds of entry where it has no letters. */
function codesOf({ types }: ExportedBook, words: BookWords, beside: FormBeside): DocumentBlock[] {
  if (types.length < 2) return [];
  const heading = { kind: "heading", level: 2, text: words.both("logbooks:cover.codes") } as const;
  if (types.some(({ code }) => code.length > 2))
    return [
      heading,
      { kind: "paragraph", text: types.map(({ title }) => withBeside(title, beside, " / ")).join("  ·  ") },
    ];
  const columns = [
    { heading: words.both("code"), share: 1.4 },
    { heading: words.both("logbooks:entry"), share: 9 },
  ];
  return [
    heading,
    { kind: "table", columns, rows: types.map(({ code, title }) => [code, withBeside(title, beside, " / ")]) },
  ];
}

/** The same of a copy that the master has signed already. */
export function signedCertificateOf(scope: VesselScope, exported: ExportedBook): DocumentBlock[] {
  return certificateOf(scope, exported, bookWords(scope, "en")).filter(({ kind }) => kind !== "signatures");
}

/** The sheet on which the master certifies a copy; the pages with their hashes follow below it. */
export function certificateOf(scope: VesselScope, { book, pages }: ExportedBook, words: BookWords): DocumentBlock[] {
  const facts = {
    ...{ pages: spansOf(pages), number: book.number, ship: book.particulars.name ?? scope.vessel.name },
    book: book.title ?? words.book(`kind.${book.kind}`),
  };
  const beside = words.beside("certify", facts);
  return [
    { kind: "heading", text: words.both("certifiedCopy") },
    { kind: "paragraph", text: words.english("certify", facts) },
    ...(beside === null ? [] : [{ kind: "paragraph" as const, isMuted: true, text: beside }]),
    { kind: "spacer", height: 12 },
    { kind: "signatures", lines: [{ label: words.both("masterNamed") }, { label: words.both("dateAndPlace") }] },
    { kind: "spacer", height: 12 },
  ];
}
