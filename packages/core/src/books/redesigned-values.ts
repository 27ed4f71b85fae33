import { isFilled } from "../definitions/condition.ts";
import type { Value, Values } from "../definitions/definition.ts";
import { entryColumns, type Printing } from "../definitions/entry-lines.ts";
import { type DesignedColumn, designedBook, paperTitle } from "./custom-book.ts";

/** How a book of an own design was designed from one of its events on: its opening, or a design since. */
export interface BookDesign {
  readonly seq: number;
  readonly columns: readonly DesignedColumn[];
}

/** The one in force when that event was written; undefined where it is not known any more. */
export const designAt = (designs: readonly BookDesign[], seq: number): BookDesign | undefined =>
  designs.filter((design) => design.seq <= seq).toSorted((one, other) => other.seq - one.seq)[0];

/** What was typed, and where; it is on no form by now. */
export interface LeftBehind {
  readonly label: string;
  readonly text: string;
}

export interface Refitted {
  readonly values: Values;
  readonly left: readonly LeftBehind[];
}

/**
 * What was written on one design of a book, on another: what would stand under the same title there, in the same words, stays as it is. The
 * rest is told as it was written, for whoever writes it anew.
 * @param before undefined where that design is not known any more: then nothing is taken over but when and by whom
 */
export function refitted(
  values: Values,
  before: readonly DesignedColumn[] | undefined,
  now: readonly DesignedColumn[],
  printing: Printing,
): Refitted {
  const columnOf = (key: string) => before?.find((column) => column.key === key);
  const filled = Object.entries(values).filter(([, value]) => isFilled(value));
  const stays = ([key, value]: [string, Value | undefined]) =>
    key === "at" ||
    key === "by" ||
    means(
      columnOf(key),
      now.find((column) => column.key === key),
      value,
    );
  const left = filled.filter((entry) => !stays(entry)).map(([key]) => key);
  const printed = entryColumns(designedBook("", (before ?? []).map(asked))[0] ?? nothing, values, printing);
  return {
    values: Object.fromEntries(Object.entries(values).filter(([key]) => !left.includes(key))),
    left: left.map((key) => {
      const column = columnOf(key);
      const title = column ? paperTitle(column) : key;
      return { label: title, text: (column && printed[title]) || plainText(values[key]) };
    }),
  };
}

const nothing = { code: "entry", title: "", fields: [], rules: [] };
const asked = (column: DesignedColumn): DesignedColumn => ({ ...column, isArchived: false });
const plainText = (value: Value | undefined) => (typeof value === "string" ? value : JSON.stringify(value));

/** Whether the same value reads the same under both. */
function means(before: DesignedColumn | undefined, now: DesignedColumn | undefined, value: Value | undefined): boolean {
  if (!before || !now || now.isArchived || before.type !== now.type || paperTitle(before) !== paperTitle(now))
    return false;
  const chosen = Array.isArray(value) ? value : [value];
  return before.options === undefined || chosen.every((one) => wordOf(before, one) === wordOf(now, one));
}

const wordOf = ({ options = [] }: DesignedColumn, value: unknown): string | undefined =>
  options.find((option) => option.value === value && !option.isArchived)?.label;
