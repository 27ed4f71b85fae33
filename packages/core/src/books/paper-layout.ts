import type { EntryType } from "../definitions/definition.ts";
import type { BookKind } from "./kinds.ts";

/** Code, item and record in columns of their own; the broad page of an official log book; or a table under the titles of the law. */
export type PaperLayout = "record" | "official" | "table";

export function paperLayoutOf(kind: BookKind, types: readonly EntryType[]): PaperLayout {
  if (kind === "official" || kind === "cayman") return "official";
  return types.some(({ columns }) => columns !== undefined) ? "table" : "record";
}

/** The titles of the columns of these entry types, each behind the one that it follows in the first type that names it. */
export function titlesOf(types: readonly EntryType[]): string[] {
  const titles: string[] = [];
  for (const { columns = [] } of types) {
    let next = 0;
    for (const { title } of columns) {
      if (!titles.includes(title)) titles.splice(next, 0, title);
      next = titles.indexOf(title) + 1;
    }
  }
  return titles;
}
