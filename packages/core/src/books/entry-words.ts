import type { PrintedLine } from "../definitions/entry-lines.ts";
import type { EntryPayload } from "./book-events.ts";
import { linesNeeded } from "./book-pages.ts";

type Printed = Pick<EntryPayload, "lines" | "columns">;
type Worded = Printed & Pick<EntryPayload, "code" | "title" | "author">;

/** With the time in UTC, where one stands beside it. */
export const textOfLine = ({ item, text, utc }: PrintedLine): string =>
  [item, text, utc && `(${utc})`].filter(Boolean).join(" ");

/** What stands on paper, line by line. */
export const textsOf = ({ lines, columns }: Printed): string[] =>
  lines ? lines.map(textOfLine) : Object.values(columns ?? {});

/** How many lines of paper an entry takes: a row of a table one. */
export const linesOfEntry = (printed: Printed): number => (printed.lines ? linesNeeded(textsOf(printed)) : 1);

/** All that an entry says, by which it is found. */
export const wordsOfEntry = ({ code, title, author, ...printed }: Worded): string =>
  [code, title, ...textsOf(printed), author.name].join(" ");

/** Whether an entry is found by the words that it says; a database keeps the columns of paper in an order of its own. */
export const isFoundBy = (payload: Worded, words: string | null): boolean =>
  sorted(wordsOfEntry(payload)) === sorted(words ?? "");

const sorted = (words: string): string => words.split(/\s+/).filter(Boolean).toSorted().join(" ");
