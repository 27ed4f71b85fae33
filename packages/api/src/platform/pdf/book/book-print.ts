import type { PaperLayout } from "@ymp/core/books/paper-layout";
import type { PrintedLine } from "@ymp/core/definitions/entry-lines";
import type { Locale } from "@ymp/i18n/locales";
import type { Block, DocumentBlock } from "../document.ts";

/** A volume, or part of it, as it is printed. Its pages follow one by one. What is fixed comes in English, the reader's language beside. */
export interface BookPrint {
  readonly locale: Locale;
  readonly madeAt: Date;
  readonly layout: PaperLayout;
  readonly title: string;
  readonly titleBeside: string | null;
  readonly ship: string;
  /** Call sign, numbers, port of registry, tonnage. */
  readonly shipFacts: string;
  /** Number of the book, and when it was opened and closed. */
  readonly volume: string;
  readonly timeBasis: string;
  /** What letters in the columns mean; null where none stand there. */
  readonly legend: string | null;
  readonly words: PrintWords;
  /** Says "true copy" and waits for the master's hand; null for a plain print. */
  readonly certificate: {
    readonly blocks: readonly DocumentBlock[];
    /** Above the list of pages and their hashes. */
    readonly page: string;
    readonly hash: string;
    /** Of a copy that was signed on the screen. */
    readonly mark?: { readonly drawing: string; readonly code: string; readonly lines: readonly string[] };
  } | null;
  readonly cover: readonly DocumentBlock[];
  /** Of a radio log: the annex of tests after its pages; null for other books. */
  readonly tests: TestSheets | null;
  /** After the last page: who signed, and what was put right. */
  readonly signatories: { readonly heading: string; readonly table: Block<"table">["columns"] };
  readonly signatoryRows: readonly { readonly cells: readonly string[]; readonly drawing: string | null }[];
  /** Above the list of what was put right. */
  readonly corrections: string;
  /** Above the list of receipts of what went ashore. */
  readonly receipts: string;
  /** Of an official log book: above the list of its sections, with {no} and {page} where each entry of one is. */
  readonly sections: { readonly heading: string; readonly entry: string };
  /** Below every page: the last event, when it was printed and by whom. */
  readonly foot: readonly string[];
  /** On every page of a book whose chain does not hold. */
  readonly alarm: string | null;
}

/** Each as it is printed, the reader's language after a line feed where it is in a heading. */
export interface PrintWords {
  readonly date: string;
  readonly code: string;
  readonly item: string;
  readonly record: string;
  readonly no: string;
  readonly signed: string;
  readonly occurred: string;
  readonly place: string;
  readonly entered: string;
  readonly entry: string;
  readonly fine: string;
  readonly master: string;
  readonly witness: string;
  readonly masterSignature: string;
  readonly pageHash: string;
  readonly empty: string;
  readonly noFurther: string;
  /** With {sheet} and {sheets} in it. */
  readonly sheetOf: string;
}

export interface TestSheets {
  readonly heading: string;
  readonly rows: readonly { readonly id: string; readonly title: string }[];
  /** The mark of a test that found something not in order. */
  readonly failed: string;
  /** Before whose initials they are. */
  readonly initials: string;
  /** With {no} in it. */
  readonly entry: string;
}

/** A test of the annex, as the sheet of its month shows it. */
export interface PrintedTest {
  readonly id: string;
  /** By UTC, as the log is kept. */
  readonly day: string;
  readonly operator: string;
  readonly isPassed: boolean;
  /** What was read off, in the order of the form. */
  readonly figures: readonly string[];
  /** The entry as it is printed. */
  readonly told: string;
}

export interface PrintedSignature {
  /** "Tomás Reid, Chief engineer". */
  readonly who: string;
  /** In what capacity, and when by both clocks. */
  readonly how: string;
  readonly when: string;
  readonly role: "officer" | "master" | "witness";
  readonly drawing: string | null;
}

export interface PrintedEntry {
  readonly no: number;
  readonly day: string;
  /** By the ship's clock, UTC beside. */
  readonly clock: string;
  readonly code: string;
  /** Printed where the code alone says nothing. */
  readonly title: string | null;
  readonly lines: readonly PrintedLine[] | null;
  readonly cells: readonly (readonly [title: string, text: string])[] | null;
  readonly isStruck: boolean;
  /** Late, replaced, amended, waiting, continued. */
  readonly notes: readonly string[];
  /** Who struck it, when and why; signed like everything else. */
  readonly strike: { readonly text: string; readonly signature: PrintedSignature } | null;
  readonly signatures: readonly PrintedSignature[];
  readonly place: string;
  readonly recorded: string;
  /** What it puts right, or how it was put right, for the list at the end. */
  readonly correction: string | null;
  /** Of a radio log, where it is a test that is. */
  readonly test: PrintedTest | null;
  /** Of what went ashore, for the list at the end. */
  readonly receipt: string | null;
  /** Of an official log book, for the list of its sections. */
  readonly section: { readonly title: string; readonly entry: { readonly no: number; readonly page: number } } | null;
}

/** A title of the form, and what is printed above its column: the reader's language after a line feed. */
export interface PrintedTitle {
  readonly title: string;
  readonly heading: string;
}

/** What is under the same titles. */
export interface PrintedTable {
  /** Above it, where a page has several tables; the reader's language after a line feed. */
  readonly heading: string | null;
  /** Of what may be in it, those titles that are always printed. */
  readonly titles: readonly PrintedTitle[];
  readonly entries: readonly PrintedEntry[];
}

export interface PrintedPage {
  /** "Page 22 of 31". */
  readonly name: string;
  readonly hash: string;
  /** Versions of product and form that its entries were made by. */
  readonly madeBy: string;
  /** Each on sheets of its own. */
  readonly tables: readonly PrintedTable[];
  /** What the page waits for; null where nothing is said of it. */
  readonly state: string | null;
  readonly isSignedByPage: boolean;
  readonly verifications: readonly PrintedSignature[];
  /** Nothing more will be on it. */
  readonly isEnded: boolean;
}

export const entriesOn = ({ tables }: PrintedPage): PrintedEntry[] => tables.flatMap(({ entries }) => entries);
