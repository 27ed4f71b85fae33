import type { MessageParams } from "@ymp/core/errors";
import type { Locale } from "@ymp/i18n/locales";
import type { ExportColumn, ExportTable, TitleLine } from "../exports/export-table.ts";
import type { HeadedTable } from "../imports/find-heading.ts";
import type { BookPrint } from "../pdf/book/book-print.ts";
import type { CrewListSheet } from "../pdf/crew-list-sheet.ts";
import type { PdfDocument } from "../pdf/document.ts";
import type { LabelSheet } from "../pdf/label-sheet.ts";
import type { RestSheet } from "../pdf/rest-sheet.ts";
import type { TestimonialSheet } from "../pdf/testimonial-sheet.ts";

/** A table without what a thread cannot be handed: its rows follow as plain cells, in pieces. */
export interface PlainTable extends Pick<ExportTable<never>, "title" | "words" | "timeZone"> {
  readonly columns: readonly Omit<ExportColumn<never>, "value">[];
}
export type PlainCell = string | number | boolean | Date | null | undefined;

export interface PlainPdfOptions {
  readonly locale: Locale;
  readonly vesselName: string;
  readonly titleLines: readonly TitleLine[];
  /** With {page} and {pages} in it. */
  readonly pageWords: string;
  readonly madeAt: Date;
}

export interface PlainDocument extends Omit<PdfDocument, "pageWords"> {
  /** With {page} and {pages} in it. */
  readonly pageWords: string;
}

export type HeavyTask =
  | { readonly name: "readLists"; readonly bytes: Uint8Array; readonly fileName: string }
  | { readonly name: "writeXlsx"; readonly table: PlainTable; readonly titleLines: readonly TitleLine[] }
  | { readonly name: "writePdf"; readonly table: PlainTable; readonly options: PlainPdfOptions }
  | { readonly name: "writeDocument"; readonly document: PlainDocument }
  | { readonly name: "writeLabels"; readonly sheet: LabelSheet }
  | { readonly name: "writeRest"; readonly sheet: RestSheet }
  | { readonly name: "writeCrewList"; readonly sheet: CrewListSheet }
  | { readonly name: "writeTestimonial"; readonly sheet: TestimonialSheet }
  /** A ship's book; its pages follow as rows of one cell, each a page as JSON. */
  | { readonly name: "writeBook"; readonly print: BookPrint }
  /** SHA-256 of a file on this machine. */
  | { readonly name: "sumFile"; readonly path: string };

export type ToWorker =
  | { readonly kind: "begin"; readonly task: HeavyTask }
  | { readonly kind: "rows"; readonly rows: readonly (readonly PlainCell[])[] }
  | { readonly kind: "go" }
  /** Asks for the next piece of an answer. */
  | { readonly kind: "more" };

export interface NamedSheet {
  name: string;
  table: HeadedTable;
}

/**
 * Large answers come in pieces, each once the one before was taken: what waits together is unpacked in one turn, and nobody
 * else is answered meanwhile.
 */
export type FromWorker =
  | { readonly kind: "sheet"; readonly sheet: NamedSheet }
  | { readonly kind: "records"; readonly records: HeadedTable["records"] }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "sum"; readonly sha256: string }
  | { readonly kind: "end" }
  | { readonly kind: "refused"; readonly messageKey: string; readonly params: MessageParams }
  | { readonly kind: "failed"; readonly message: string; readonly stack: string };
