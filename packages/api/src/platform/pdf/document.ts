import type { Locale } from "@ymp/i18n/locales";

/** What a document says; how it looks is the writer's. All texts come in the reader's language. */
export interface PdfDocument {
  locale: Locale;
  madeAt: Date;
  /** "Page 2 of 7". */
  pageWords: PageWords;
  header: DocumentHeader;
  blocks: readonly DocumentBlock[];
}

export type PageWords = (page: number, pages: number) => string;

export interface DocumentHeader {
  vesselName: string;
  /** Below the name, such as IMO number, flag, address. */
  vesselLines: readonly string[];
  /** "Purchase order". */
  title: string;
  /** "PO-2026-0042". */
  number?: string;
  /** Below the number, such as a date or a state. */
  titleLines?: readonly string[];
}

export interface Fact {
  label: string;
  value: string;
}

export interface DocumentColumn {
  heading: string;
  /** Part of the width in proportion to the other columns. */
  share: number;
  align?: "start" | "end";
}

export interface FootRow {
  cells: readonly string[];
  isStrong?: boolean;
}

export interface ChecklistItem {
  text: string;
  isDone?: boolean;
  /** Below the text, muted. */
  note?: string;
}

export interface SignatureLine {
  /** Below the line: "Captain". */
  label: string;
  /** Printed beside the label when it is known who signs. */
  name?: string;
}

export type DocumentBlock =
  | { kind: "heading"; text: string; level?: 1 | 2 }
  | { kind: "paragraph"; text: string; isMuted?: boolean }
  /** Side by side, such as supplier and place of delivery. */
  | { kind: "addresses"; columns: readonly { label: string; lines: readonly string[] }[] }
  | { kind: "facts"; items: readonly Fact[]; columns?: 1 | 2 | 3 }
  | {
      kind: "table";
      columns: readonly DocumentColumn[];
      rows: readonly (readonly string[])[];
      foot?: readonly FootRow[];
    }
  | { kind: "checklist"; items: readonly ChecklistItem[] }
  | { kind: "signatures"; lines: readonly SignatureLine[] }
  | { kind: "spacer"; height: number };

export type Block<Kind extends DocumentBlock["kind"]> = Extract<DocumentBlock, { kind: Kind }>;
