import type { Condition } from "../definitions/condition.ts";
import type { EntryType, Field, Part } from "../definitions/definition.ts";
import type { Expression } from "../definitions/expression.ts";
import type { Signers } from "./book-signers.ts";
import { answered, ifFilled, instant, person, the } from "./fields.ts";

/** What a column within repeated rows may hold. */
export const rowColumnTypes = [
  ...(["text", "int", "decimal", "date", "datetime", "bool", "select", "multiselect"] as const),
  ...(["person", "equipment", "tank", "position", "place"] as const),
] as const;
/** What a column of a designed book may hold. */
export const columnTypes = [...rowColumnTypes, ...(["longtext", "file", "rows", "computed"] as const)] as const;
export type ColumnType = (typeof columnTypes)[number];

/** An earlier answer: to yes or no, among these choices, or any at all. */
export interface ColumnCondition {
  /** The key of a column above it. */
  readonly column: string;
  readonly is?: boolean | readonly string[];
}

export const reckonings = ["sum", "difference", "sinceLast"] as const;
/** How a figure comes of others. Of a column within rows, `rows.column` is what they come to. */
export interface Reckoning {
  readonly how: (typeof reckonings)[number];
  readonly of: readonly string[];
}

export interface DesignedColumn {
  /** Never changes: what was written stands under it. */
  readonly key: string;
  readonly label: string;
  readonly type: ColumnType;
  readonly unit?: string;
  readonly min?: string;
  readonly max?: string;
  readonly decimals?: number;
  readonly options?: readonly { readonly value: string; readonly label: string; readonly isArchived?: boolean }[];
  readonly isRequired?: boolean;
  /** It must be filled in only then. */
  readonly requiredWhen?: ColumnCondition;
  /** It is asked only then. */
  readonly when?: ColumnCondition;
  /** No longer asked; what was written stays. */
  readonly isArchived?: boolean;
  /** A figure outside its limits is taken, and marked. */
  readonly warnsOnly?: boolean;
  /** What each row asks. */
  readonly columns?: readonly DesignedColumn[];
  /** Nobody types it. */
  readonly from?: Reckoning;
}

export const mostColumns = 30;
export const mostInRows = 6;
export const mostReckoned = 12;
const mostRows = 40;
export const usualDecimals = 2;

export const ownSigners: Signers = { first: "officer", witness: false };

/** The book as every other: columns become fields, of every entry with its time and author. */
export function designedBook(
  title: string,
  columns: readonly DesignedColumn[],
  signers = ownSigners,
): readonly EntryType[] {
  const asked = columns.filter(({ isArchived }) => !isArchived);
  return [
    {
      code: "entry",
      title,
      signers,
      fields: [instant("at", "Time"), person("by", "Author"), ...asked.map(fieldOf)],
      rules: asked.flatMap(rulesOf),
      columns: [
        { title: "Time", parts: [the("at")] },
        ...asked.map((column) => ({ title: paperTitle(column), parts: partsOf(column) })),
        { title: "Author", parts: [the("by")] },
      ],
    },
  ];
}

/** What was written stands under it. */
export const paperTitle = ({ label, unit }: Pick<DesignedColumn, "label" | "unit">): string =>
  unit ? `${label} (${unit})` : label;

/** Of rows each answer after its label, and row after row. */
function partsOf(column: DesignedColumn): Part[] {
  const field = fieldOf(column);
  if (field.type !== "rows") return [the(column.key)];
  return [ifFilled(field.key, { each: field.key, parts: [answered(field.fields)], between: " / " })];
}

/** What a column needs that was asked above it. */
const conditionOf = ({ column, is }: ColumnCondition): Condition =>
  is === undefined ? { filled: column } : { field: column, is };

/** Of a figure at the last entry that told it, by the facts of the book. */
export const lastFact = (key: string): string => `last ${key}`;

/** The columns whose last figure an entry is held against. */
export const heldAgainstLast = (columns: readonly DesignedColumn[]): string[] => [
  ...new Set(columns.flatMap(({ from, isArchived }) => (from?.how === "sinceLast" && !isArchived ? from.of : []))),
];

function reckoned({ how, of }: Reckoning): Expression {
  const [first = "", second = ""] = of;
  if (how === "difference") return { difference: [figureAt(first), figureAt(second)] };
  if (how === "sinceLast") return { difference: [figureAt(first), { fact: lastFact(first) }] };
  return { sum: of.map(figureAt) };
}

function figureAt(path: string): Expression {
  const [key = "", within] = path.split(".");
  return within === undefined ? { field: key } : { sumOf: key, field: within };
}

function fieldOf(column: DesignedColumn): Field {
  const { key, label, type, unit, options = [], isRequired = false, requiredWhen, when } = column;
  const required = !isRequired && requiredWhen ? conditionOf(requiredWhen) : isRequired;
  const common = { key, label, required, ...(when && { when: conditionOf(when) }) };
  const figure = { decimals: column.decimals ?? usualDecimals, ...(unit && { unit }) };
  switch (type) {
    case "text":
      return { ...common, type: "text", longest: 200 };
    case "longtext":
      return { ...common, type: "text", longest: 4000 };
    case "int":
      return { ...common, ...limitsOf(column), type: "figure", ...figure, decimals: 0 };
    case "decimal":
      return { ...common, ...limitsOf(column), type: "figure", ...figure };
    case "computed":
      return { ...common, type: "computed", from: reckoned(column.from ?? { how: "sum", of: [] }), ...figure };
    case "datetime":
      return { ...common, type: "instant" };
    case "bool":
      return { ...common, type: "flag" };
    case "select":
    case "multiselect":
      return {
        ...common,
        type: "choice",
        several: type === "multiselect",
        options: options.filter(({ isArchived }) => !isArchived),
      };
    case "rows":
      return { ...common, type: "rows", fields: askedIn(column).map(fieldOf), least: 1, most: mostRows };
    case "file":
      return { ...common, type: "files" };
    default:
      return { ...common, type };
  }
}

const askedIn = ({ columns = [] }: DesignedColumn): DesignedColumn[] => columns.filter(({ isArchived }) => !isArchived);

function limitsOf({ min, max, warnsOnly = false }: DesignedColumn) {
  return warnsOnly ? {} : { ...(min !== undefined && { least: min }), ...(max !== undefined && { most: max }) };
}

/** What lies outside the limits of a column that takes it, and whatever nobody typed. */
function rulesOf(column: DesignedColumn): EntryType["rules"] {
  if (column.type === "rows") return askedIn(column).flatMap((one) => marksOf(one, column.key));
  return marksOf(column);
}

function marksOf({ key, type, min, max, warnsOnly }: DesignedColumn, each?: string): EntryType["rules"] {
  if (!warnsOnly && type !== "computed") return [];
  const outside = {
    id: "outsideLimits",
    field: key,
    severity: "warning",
    ...(each !== undefined && { each }),
  } as const;
  return [
    ...(min === undefined
      ? []
      : [{ ...outside, holds: { left: { field: key }, is: ">=", right: { figure: min } } } as const]),
    ...(max === undefined
      ? []
      : [{ ...outside, holds: { left: { field: key }, is: "<=", right: { figure: max } } } as const]),
  ];
}
