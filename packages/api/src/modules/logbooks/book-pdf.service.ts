import type { BookForm } from "@ymp/core/books/all-books";
import { garbageForms } from "@ymp/core/books/garbage-record-book";
import { paperLayoutOf } from "@ymp/core/books/paper-layout";
import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { findMakerName } from "../../platform/exports/maker.repository.ts";
import { heavyWork } from "../../platform/heavy/heavy-work.ts";
import { type BookPrint, entriesOn, type PrintWords } from "../../platform/pdf/book/book-print.ts";
import { certificateOf, chainSentence, coverOf, shipTime, signedCertificateOf } from "./book-cover.service.ts";
import type { ExportBookInput } from "./book-export.schema.ts";
import { type BookWords, bookWords, type FormBeside, formBeside } from "./book-words.ts";
import type { ExportedBook } from "./exported-book.service.ts";
import type { LogbookRow } from "./logbooks.record.ts";
import { signatoriesOf } from "./logbooks.repository.ts";
import { printedPages } from "./printed-book.service.ts";
import { testSheetsOf } from "./radio-tests.rules.ts";

/** What one file holds. More is refused, never cut. */
const mostEntries = 20_000;

/** How the master certified a copy on the screen: by pin, with the drawn signature, and a code by which the print is checked. */
export interface SignedCopy {
  readonly hash: string;
  readonly code: string;
  readonly name: string;
  readonly rank: string | null;
  readonly drawing: string;
  readonly signedAt: Date;
}

/**
 * The volume, or the pages that were asked for, in the layout of the paper book.
 * @param signed of a copy that is certified already; without it the master signs the sheet by hand
 */
export async function bookPdf(
  scope: VesselScope,
  exported: ExportedBook,
  input: ExportBookInput,
  signed?: SignedCopy,
): Promise<Uint8Array> {
  const words = bookWords(scope, input.locale);
  const beside = await formBeside(exported.book.kind, input.locale);
  const print = {
    ...(await bookPrint(scope, exported, { ...input, beside }, signed)),
    ...(signed && sealed(scope, exported, signed)),
  };
  const { bytes } = await heavyWork.perform(
    { accountId: scope.actor.userId, vesselId: scope.vesselId },
    { task: { name: "writeBook", print }, rows: pagesAsRows(scope, exported, words, beside) },
  );
  return bytes;
}

async function* pagesAsRows(scope: VesselScope, exported: ExportedBook, words: BookWords, beside: FormBeside) {
  let entries = 0;
  for await (const page of printedPages(scope, exported, words, beside)) {
    entries += entriesOn(page).length;
    if (entries > mostEntries) throw new AppError("invalid", "exports:tooManyRows", { most: mostEntries });
    yield [[JSON.stringify(page)]];
  }
}

async function bookPrint(
  scope: VesselScope,
  exported: ExportedBook,
  input: ExportBookInput & { readonly beside: FormBeside },
  signed: SignedCopy | undefined,
): Promise<BookPrint> {
  const words = bookWords(scope, input.locale);
  const { book, report, types } = exported;
  const [signatories, cover, maker] = await Promise.all([
    signatoriesOf(scope.tx, book),
    coverOf(scope, exported, words, { ...input, isOfEarlier: signed !== undefined }),
    scope.access.isImpersonal ? null : findMakerName(scope.tx, scope.actor.userId),
  ]);
  const when = shipTime(scope, scope.now);
  return {
    ...{ locale: input.locale, madeAt: scope.now, layout: paperLayoutOf(book.kind, types), words: wordsOf(words) },
    title: book.title ?? words.book(`kind.${book.kind}`),
    titleBeside: book.title === null ? words.beside(`logbooks:kind.${book.kind}`) : null,
    ...{ ship: book.particulars.name ?? scope.vessel.name, shipFacts: shipFacts(book, words) },
    volume: volumeOf(scope, book, words),
    timeBasis: words.both("timeBasis"),
    legend: legendOf(book),
    certificate: input.isCertified
      ? { blocks: certificateOf(scope, exported, words), page: words.both("page"), hash: words.both("pageHash") }
      : null,
    ...{ cover, tests: testSheetsOf(book, words) },
    signatories: {
      heading: words.both("logbooks:cover.signatories"),
      table: [
        { heading: words.both("name"), share: 4 },
        { heading: words.both("capacity"), share: 3 },
        { heading: words.both("signedBetween"), share: 3 },
      ],
    },
    signatoryRows: signatories.map(({ name, rank, role, firstAt, lastAt, drawing }) => ({
      cells: [
        rank === null ? name : `${name}, ${rank}`,
        words.book(`capacity.${role}`),
        [firstAt, lastAt].map((at) => shipTime(scope, at).slice(0, 11)).join(" – "),
      ],
      drawing,
    })),
    ...{ corrections: words.both("corrections"), receipts: words.both("receipts") },
    sections: { heading: words.both("sections"), entry: words.english("sectionEntry", { no: "{no}", page: "{page}" }) },
    foot: [
      words.english("lastEvent", { seq: book.headSeq, hash: book.headHash }),
      maker === null ? words.english("printed", { when }) : words.english("printedBy", { when, name: maker }),
    ],
    alarm: report.ok ? null : chainSentence(words, report),
  };
}

/** The sheet with the signature and the code in the place of lines for the hand. */
function sealed(scope: VesselScope, exported: ExportedBook, signed: SignedCopy): Pick<BookPrint, "certificate"> {
  const { english } = bookWords(scope, "en");
  const { hash, code, name, rank, drawing, signedAt } = signed;
  const who = rank === null ? name : `${name}, ${rank}`;
  return {
    certificate: {
      ...{ blocks: signedCertificateOf(scope, exported), page: english("page"), hash: english("pageHash") },
      mark: {
        ...{ drawing, code },
        lines: [
          who,
          english("signedByPin", { when: shipTime(scope, signedAt) }),
          english("copyHash", { hash: hash.replaceAll(/(.{8})/g, "$1 ").trim() }),
          english("copyCheck"),
        ],
      },
    },
  };
}

/** The period that it was kept in stands in the head of every page. */
function volumeOf(scope: VesselScope, { number, openedAt, closedAt }: LogbookRow, words: BookWords): string {
  const day = (at: Date) => shipTime(scope, at).slice(0, 11);
  const opened = words.english("volume", { number, opened: day(openedAt) });
  return closedAt === null ? opened : `${opened}, ${words.english("volumeClosed", { closed: day(closedAt) })}`;
}

/** MEPC.277(70): the categories of garbage stand in the head of each page. */
function legendOf({ kind, form }: LogbookRow): string | null {
  if (kind !== "garbage1") return null;
  const { garbage = "2018" }: BookForm = form;
  return Object.entries(garbageForms[garbage])
    .map((category) => category.join(" "))
    .join("  ·  ");
}

/** What tells the ship from others. */
export function shipFacts({ particulars }: LogbookRow, words: BookWords): string {
  const { callSign, officialNumber, imo, portOfRegistry, grossTonnage } = particulars;
  const told = [
    callSign,
    officialNumber && `${words.book("particular.officialNumber")} ${officialNumber}`,
    imo && `IMO ${imo}`,
    portOfRegistry,
    grossTonnage && `${grossTonnage} GT`,
  ];
  return told.filter(Boolean).join(" · ");
}

function wordsOf({ stacked, both, english }: BookWords): PrintWords {
  return {
    ...{ date: stacked("logbooks:day"), code: stacked("code"), item: stacked("item"), record: stacked("record") },
    ...{ no: stacked("logbooks:no"), signed: stacked("logbooks:signed"), occurred: stacked("occurred") },
    ...{
      place: stacked("place"),
      entered: stacked("entered"),
      entry: stacked("logbooks:entry"),
      fine: stacked("fine"),
    },
    ...{ master: stacked("logbooks:masterSignature"), witness: stacked("witness") },
    ...{ masterSignature: both("logbooks:masterSignature"), pageHash: english("pageHash") },
    ...{ empty: english("logbooks:emptyPage"), noFurther: english("noFurther") },
    sheetOf: english("sheetOf", { sheet: "{sheet}", sheets: "{sheets}" }),
  };
}
