import type { EntryPayload } from "@ymp/core/books/book-events";
import type { BookKind } from "@ymp/core/books/kinds";
import { radioTests } from "@ymp/core/books/radio-log";
import type { PrintedTest, TestSheets } from "../../platform/pdf/book/book-print.ts";
import type { BookWords } from "./book-words.ts";
import type { ExportedEntry } from "./exported-book.service.ts";

export const hasRadio = ({ kind }: { readonly kind: BookKind }): boolean => kind === "gmdss" || kind === "imogmdss";

/** The annex of a radio log; other books have none. */
export function testSheetsOf(book: { readonly kind: BookKind }, words: BookWords): TestSheets | null {
  if (!hasRadio(book)) return null;
  return {
    heading: words.both("tests"),
    rows: radioTests.map(({ id, title, asked }) => {
      const figures = asked.flatMap((field) =>
        field.type === "figure" ? [`${field.label}, ${field.unit ?? ""}`] : [],
      );
      return { id, title: [title, ...figures].join("; ") };
    }),
    failed: "X",
    initials: words.both("initials"),
    entry: words.english("testEntry", { no: "{no}" }),
  };
}

/** A test that stands: what was struck out was not made, or is told again. */
export function printedTest(
  book: { readonly kind: BookKind },
  { event, payload, state }: Pick<ExportedEntry, "event" | "payload" | "state">,
): PrintedTest | null {
  const test = radioTests.find(({ id }) => id === payload.code);
  if (!hasRadio(book) || !test || state.isStruck || event.occurredAt === null) return null;
  const { values } = payload;
  return {
    id: test.id,
    day: event.occurredAt.toISOString().slice(0, 10),
    operator: columnOf(payload, "Operator") ?? payload.author.name,
    isPassed: values.passed === true,
    figures: test.asked.flatMap(({ key, type }) => (type === "figure" ? [String(values[key] ?? "")] : [])),
    told: columnOf(payload, "Summary of communication") ?? payload.title,
  };
}

const columnOf = ({ columns }: EntryPayload, title: string): string | undefined => columns?.[title] || undefined;
