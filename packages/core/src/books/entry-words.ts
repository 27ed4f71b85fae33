import type { EntryPayload } from "./book-events.ts";
import { linesNeeded } from "./book-pages.ts";

type Printed = Pick<EntryPayload, "lines" | "columns">;

/** What stands on paper, line by line. */
export const textsOf = ({ lines, columns }: Printed): string[] =>
  lines ? lines.map(textOfLine) : Object.values(columns ?? {});

/** With the time in UTC, where one stands beside it. */
function textOfLine(line: { readonly item: string; readonly text: string }): string {
  const utc: unknown = Reflect.get(line, "utc");
  return [line.item, line.text, typeof utc === "string" && utc !== "" ? `(${utc})` : ""].filter(Boolean).join(" ");
}

/** How many lines of paper an entry took that stands in a book. */
export const linesOfEntry = (payload: Printed): number => (payload.lines ? linesNeeded(textsOf(payload)) : 1);

/** Whether an entry is found by the words that it says; a database keeps the columns of paper in an order of its own. */
export function isFoundBy(payload: EntryPayload, words: string | null): boolean {
  const { code, title, author } = payload;
  return sorted([code, title, ...textsOf(payload), author.name].join(" ")) === sorted(words ?? "");
}

const sorted = (words: string): string => words.split(/\s+/).filter(Boolean).toSorted().join(" ");
