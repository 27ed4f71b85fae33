import type { EntryType } from "../definitions/definition.ts";
import type { BookKind } from "./kinds.ts";

/** Code, item and record in columns of their own; the broad page of an official log book; or a table under the titles of the law. */
export type PaperLayout = "record" | "official" | "table";

export function paperLayoutOf(kind: BookKind, types: readonly EntryType[]): PaperLayout {
  if (kind === "official" || kind === "cayman") return "official";
  return types.some(({ columns }) => columns !== undefined) ? "table" : "record";
}

/** The titles of the columns of these entry types, in the order of the first that names them. */
export const titlesOf = (types: readonly EntryType[]): string[] => [
  ...new Set(types.flatMap(({ columns = [] }) => columns.map(({ title }) => title))),
];
