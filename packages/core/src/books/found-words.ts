import type { EntryPayload } from "./book-events.ts";
import { bookNames } from "./book-names.ts";
import { textsOf } from "./entry-words.ts";
import type { BookKind } from "./kinds.ts";

/** How a book or an entry is called among finds, and what else it is found by. */
export interface FoundWords {
  readonly title: string;
  readonly detail: string | null;
  readonly text: readonly string[];
}

interface Named {
  readonly kind: BookKind;
  readonly number: string;
  readonly title?: string | null | undefined;
}

/** @param names what its kind is called in other languages */
export const wordsOfBook = ({ kind, number, title }: Named, names: readonly string[] = []): FoundWords => ({
  title: title || bookNames[kind],
  detail: number,
  text: [bookNames[kind], ...names],
});

const longestDetail = 160;

/** An entry by its number and what it is, with the beginning of what stands on paper. */
export function wordsOfEntry(
  { number }: Pick<Named, "number">,
  { entryNo, payload, words }: { entryNo: number; payload: EntryPayload; words: string },
): FoundWords {
  const { code, title } = payload;
  const printed = textsOf(payload).join(" ");
  return {
    title: `${entryNo}. ${isLetter(code) ? `${code}, ${title}` : title}`,
    detail: printed.length > longestDetail ? `${printed.slice(0, longestDetail)}…` : printed || null,
    text: [words, number],
  };
}

/** Readers of the book know the letters of the form; other codes are ours. */
const isLetter = (code: string): boolean => code.length <= 2;
