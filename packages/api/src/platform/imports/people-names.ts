import { textIn } from "./imported-row.ts";
import type { ImportedRow } from "./read-records.ts";

type NameColumn = "person" | "firstName" | "lastName";

export interface NameTold {
  firstName: string;
  lastName: string;
  /** A name of several words was cut at a place that somebody should look at. */
  isCut: boolean;
}

/** "Rossi, Anna", "Anna Rossi", or each in a column of its own; the last word is the family name. Null where nothing names anybody. */
export function nameTold<Name extends string>(row: ImportedRow<Name | NameColumn>): NameTold | null {
  const [whole, first, last] = [textIn(row, "person"), textIn(row, "firstName"), textIn(row, "lastName")];
  if (last) return { firstName: first ?? withoutEnd(whole, last), lastName: last, isCut: false };
  if (!whole) return first ? { firstName: "", lastName: first, isCut: false } : null;
  if (first) return { firstName: first, lastName: withoutStart(whole, first), isCut: false };
  const [before, ...after] = whole.split(/[,、，]/).map((part) => part.trim());
  if (before && after.length > 0) return { firstName: after.join(" ").trim(), lastName: before, isCut: false };
  const words = whole.split(/[\s　]+/);
  const lastName = words.pop() ?? whole;
  return { firstName: words.join(" "), lastName, isCut: words.length > 1 };
}

const withoutEnd = (whole: string | null, end: string): string =>
  whole?.toLowerCase().endsWith(end.toLowerCase()) ? whole.slice(0, -end.length).trim() : "";
const withoutStart = (whole: string, start: string): string =>
  whole.toLowerCase().startsWith(`${start.toLowerCase()} `) ? whole.slice(start.length).trim() : whole;
