import { createRequire } from "node:module";
import type { Locale } from "@ymp/i18n/locales";
import type PDFDocument from "pdfkit";

const packages = createRequire(import.meta.url);
/** Read when the first paper is opened: it is large, and a process may print nothing for days. */
const pdfkit = (): typeof PDFDocument => packages("pdfkit");

export type Pdf = PDFKit.PDFDocument;

/** Points, 72 to the inch. */
export const a4 = { short: 595.28, long: 841.89 } as const;
export const millimetres = (length: number) => (length * 72) / 25.4;

export const ink = { text: "#111827", muted: "#4b5563", line: "#cbd5e1", strongLine: "#64748b" } as const;

export interface PaperOptions {
  title: string;
  author: string;
  locale: Locale;
  madeAt: Date;
  /** Width and height in points. */
  size: readonly [number, number];
  /** Pages stay in memory until the end, so that something can be added to all of them. */
  keepsPages: boolean;
}

/** A document without pages yet, and its bytes once it was ended. */
export function openPaper(options: PaperOptions): { pdf: Pdf; bytes: Promise<Uint8Array> } {
  const { keepsPages, locale, madeAt, title, author } = options;
  const pdf = new (pdfkit())({
    autoFirstPage: false,
    bufferPages: keepsPages,
    displayTitle: true,
    // Without it the library opens a font of its own that no page uses.
    font: "",
    info: { Title: title, Author: author, Creator: "YMP", CreationDate: madeAt },
    lang: locale,
    margin: 0,
    pdfVersion: "1.7",
    size: [...options.size],
  });
  return { pdf, bytes: collected(pdf) };
}

function collected(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
}
