import { isFilled } from "../definitions/condition.ts";
import type { Value, Values } from "../definitions/definition.ts";
import { entryColumns, type Printing } from "../definitions/entry-lines.ts";
import { isRows } from "../definitions/expression.ts";
import { type DesignedColumn, designedBook, paperTitle } from "./custom-book.ts";

/** How a book of an own design was designed from one of its events on: its opening, or a design since. */
export interface BookDesign {
  readonly seq: number;
  readonly columns: readonly DesignedColumn[];
}

/** The one in force when that event was written; undefined where it is not known any more. */
export const designAt = (designs: readonly BookDesign[], seq: number): BookDesign | undefined =>
  designs.filter((design) => design.seq <= seq).toSorted((one, other) => other.seq - one.seq)[0];

/** Of what does not say on which design it was written, while the book has had several: on none that is known. */
export const unknownDesign = 0;

/** The design that something was written on; what does not say it stands on the only one that there was. */
export const writtenOn = (designs: readonly Pick<BookDesign, "seq">[], design: number | null | undefined): number =>
  design ?? (designs.length === 1 ? (designs[0]?.seq ?? unknownDesign) : unknownDesign);

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
 * What was written on one design of a book, on another: what would stand under the same title there, in the same words, stays as it is, also
 * within rows. The rest is told as it was written, for whoever writes it anew.
 * @param before undefined where that design is not known any more: then nothing is taken over but when and by whom
 */
export function refitted(
  values: Values,
  before: readonly DesignedColumn[] | undefined,
  now: readonly DesignedColumn[],
  printing: Printing,
): Refitted {
  const { at, by, ...asked } = values;
  const common = { ...(at !== undefined && { at }), ...(by !== undefined && { by }) };
  const fitting = fitted(asked, before ?? [], now, printing);
  return { values: { ...common, ...fitting.values }, left: fitting.left };
}

function fitted(
  values: Values,
  before: readonly DesignedColumn[],
  now: readonly DesignedColumn[],
  printing: Printing,
): Refitted {
  const printed = entryColumns(designedBook("", before.map(asked))[0] ?? nothing, values, printing);
  const kept: Record<string, Value | undefined> = {};
  const left: LeftBehind[] = [];
  for (const [key, value] of Object.entries(values)) {
    const was = before.find((column) => column.key === key);
    const is = now.find((column) => column.key === key);
    const rows = isRows(value) && was && is && means(was, is, undefined) ? fittedRows(value, was, is, printing) : null;
    if (rows) {
      left.push(...rows.left);
      if (rows.rows.length > 0) kept[key] = rows.rows;
    } else if (!isFilled(value) || means(was, is, value)) kept[key] = value;
    else {
      const label = was ? paperTitle(was) : key;
      left.push({ label, text: (was && printed[label]) || plainText(value) });
    }
  }
  return { values: kept, left };
}

/** A row of which nothing stays is left out; what is told of it says which row it was. */
function fittedRows(rows: readonly Values[], was: DesignedColumn, is: DesignedColumn, printing: Printing) {
  const fitting = rows.map((row) => fitted(row, was.columns ?? [], is.columns ?? [], printing));
  return {
    rows: fitting.flatMap(({ values }) => (Object.values(values).some(isFilled) ? [values] : [])),
    left: fitting.flatMap(({ left }, nth) =>
      left.map(({ label, text }) => ({ label: `${paperTitle(was)} ${nth + 1}, ${label}`, text })),
    ),
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
