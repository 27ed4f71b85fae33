import type { EntryType, Field } from "../definitions/definition.ts";
import { decimalsOf, fixedOf } from "../definitions/fixed-point.ts";
import { instant, person, the } from "./fields.ts";

/** What a column of a designed book may hold. */
export const columnTypes = [
  ...(["text", "longtext", "int", "decimal", "date", "datetime", "bool", "select", "multiselect"] as const),
  ...(["person", "equipment", "position", "file"] as const),
] as const;
export type ColumnType = (typeof columnTypes)[number];

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
  /** No longer asked; what was written stays. */
  readonly isArchived?: boolean;
  /** A figure outside its limits is taken, and marked. */
  readonly warnsOnly?: boolean;
}

export const mostColumns = 30;
const usualDecimals = 2;

/** The book as every other: columns become fields, of every entry with its time and author. */
export function designedBook(title: string, columns: readonly DesignedColumn[]): readonly EntryType[] {
  const asked = columns.filter(({ isArchived }) => !isArchived);
  return [
    {
      code: "entry",
      title,
      fields: [instant("at", "Time"), person("by", "Author"), ...asked.map(fieldOf)],
      rules: asked.flatMap(limitsOf),
      columns: [
        { title: "Time", parts: [the("at")] },
        ...asked.map((column) => ({ title: paperTitle(column), parts: [the(column.key)] })),
        { title: "Author", parts: [the("by")] },
      ],
    },
  ];
}

/** What was written stands under it. */
export const paperTitle = ({ label, unit }: DesignedColumn): string => (unit ? `${label} (${unit})` : label);

function fieldOf(column: DesignedColumn): Field {
  const { key, label, type, unit, min, max, options = [], isRequired = false, warnsOnly = false } = column;
  const common = { key, label, required: isRequired };
  const limits = warnsOnly ? {} : { ...(min !== undefined && { least: min }), ...(max !== undefined && { most: max }) };
  switch (type) {
    case "text":
      return { ...common, type: "text", longest: 200 };
    case "longtext":
      return { ...common, type: "text", longest: 4000 };
    case "int":
      return { ...common, ...limits, type: "figure", decimals: 0, ...(unit && { unit }) };
    case "decimal":
      return {
        ...common,
        ...limits,
        type: "figure",
        decimals: column.decimals ?? usualDecimals,
        ...(unit && { unit }),
      };
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
    case "file":
      return { ...common, type: "files" };
    default:
      return { ...common, type };
  }
}

function limitsOf({ key, min, max, warnsOnly }: DesignedColumn): EntryType["rules"] {
  if (!warnsOnly) return [];
  const outside = { id: "outsideLimits", field: key, severity: "warning" } as const;
  return [
    ...(min === undefined
      ? []
      : [{ ...outside, holds: { left: { field: key }, is: ">=", right: { figure: min } } } as const]),
    ...(max === undefined
      ? []
      : [{ ...outside, holds: { left: { field: key }, is: "<=", right: { figure: max } } } as const]),
  ];
}

/** Every entry has them; what follows is inherited by whatever has keys. */
const ownKeys = new Set(["at", "by", ...Object.getOwnPropertyNames(Object.prototype)]);
const ownTitles = new Set(["time", "author"]);

const figures: readonly ColumnType[] = ["int", "decimal"];
const choices: readonly ColumnType[] = ["select", "multiselect"];

/** What else is said of a column, by what it holds. */
const settings = {
  unit: figures,
  min: figures,
  max: figures,
  warnsOnly: figures,
  decimals: ["decimal"],
  options: choices,
} as const satisfies Partial<Record<keyof DesignedColumn, readonly ColumnType[]>>;
export type ColumnSetting = keyof typeof settings;

export const takes = (type: ColumnType, setting: ColumnSetting): boolean =>
  (settings[setting] as readonly ColumnType[]).includes(type);

/** Of a column that holds something else from now on, what is said of such columns. */
export function asType(column: DesignedColumn, type: ColumnType): DesignedColumn {
  const kept = { ...column, type };
  for (const setting of Object.keys(settings) as ColumnSetting[])
    if (!takes(type, setting)) Reflect.deleteProperty(kept, setting);
  return kept;
}

export interface ColumnFault {
  readonly at: number;
  readonly field: "key" | "label" | ColumnSetting;
  readonly code: "taken" | "twice" | "notOfType" | "limitsCrossed" | "limitNotWhole" | "noOption" | "optionTwice";
}

/** Why columns cannot stand beside each other: a key, or a title as it is read, is that of one column alone; and what is wrong with one. */
export function columnFaults(columns: readonly DesignedColumn[]): ColumnFault[] {
  const faultsOf = (field: ColumnFault["field"], names: readonly string[], own: ReadonlySet<string>) =>
    names.flatMap((name, at): ColumnFault[] => {
      if (own.has(name)) return [{ at, field, code: "taken" }];
      return names.indexOf(name) < at ? [{ at, field, code: "twice" }] : [];
    });
  const keys = columns.map(({ key }) => key);
  const labels = columns.map(({ label }) => asRead(label));
  const ofLabels = faultsOf("label", labels, ownTitles);
  // On paper the unit stands beside: what is read there is that of one column as well.
  const ofPaper = faultsOf("label", columns.map(titleAsRead), new Set());
  return [
    ...faultsOf("key", keys, ownKeys),
    ...ofLabels,
    ...ofPaper.filter(({ at }) => ofLabels.every((fault) => fault.at !== at)),
    ...columns.flatMap((column, at) => settingFaults(column).map((fault) => ({ at, ...fault }))),
  ];
}

const titleAsRead = ({ label, unit, ...column }: DesignedColumn): string =>
  asRead(paperTitle({ ...column, label: label.trim(), ...(unit && { unit: unit.trim() }) }));

const asRead = (title: string): string => title.trim().toLowerCase();

function settingFaults(column: DesignedColumn): Omit<ColumnFault, "at">[] {
  const { type, min, max, options = [] } = column;
  const asked = Object.keys(settings) as ColumnSetting[];
  const strange = asked.filter((setting) => column[setting] !== undefined && !takes(type, setting));
  if (strange.length > 0) return strange.map((field) => ({ field, code: "notOfType" }));
  const limits = (["min", "max"] as const).filter((field) => column[field] !== undefined);
  const mostDecimals = type === "int" ? 0 : (column.decimals ?? usualDecimals);
  const [least, most] = [min, max].map((limit) => (limit === undefined ? null : fixedOf(limit)));
  return [
    ...limits
      .filter((field) => (decimalsOf(column[field] ?? "") ?? 0) > mostDecimals)
      .map((field) => ({ field, code: "limitNotWhole" }) as const),
    ...(least != null && most != null && least > most ? [{ field: "max", code: "limitsCrossed" } as const] : []),
    ...(choices.includes(type) ? optionFaults(options) : []),
  ];
}

function optionFaults(options: NonNullable<DesignedColumn["options"]>): Omit<ColumnFault, "at">[] {
  if (options.every(({ isArchived }) => isArchived)) return [{ field: "options", code: "noOption" }];
  const isOnce = (names: readonly string[]) => new Set(names).size === names.length;
  const areTold = isOnce(options.map(({ value }) => value)) && isOnce(options.map(({ label }) => asRead(label)));
  return areTold ? [] : [{ field: "options", code: "optionTwice" }];
}

export interface DesignFault {
  readonly key: string;
  readonly code: "removed" | "typeChanged" | "twice" | "tooMany" | "optionRemoved";
}

/** Why a book may not be designed again so: what was written must stay readable. Keys of `used` hold entries. */
export function designFaults(
  before: readonly DesignedColumn[],
  after: readonly DesignedColumn[],
  used: ReadonlySet<string>,
): DesignFault[] {
  const next = new Map(after.map((column) => [column.key, column]));
  const twice = after.filter(({ key }, at) => after.findIndex((other) => other.key === key) !== at);
  return [
    ...(after.length > mostColumns ? [{ key: "", code: "tooMany" } satisfies DesignFault] : []),
    ...twice.map(({ key }): DesignFault => ({ key, code: "twice" })),
    ...before
      .filter(({ key }) => used.has(key))
      .flatMap((column): DesignFault[] => {
        const now = next.get(column.key);
        if (!now) return [{ key: column.key, code: "removed" }];
        if (now.type !== column.type) return [{ key: column.key, code: "typeChanged" }];
        const kept = new Set(now.options?.map(({ value }) => value));
        const isLost = (column.options ?? []).some(({ value }) => !kept.has(value));
        return isLost ? [{ key: column.key, code: "optionRemoved" }] : [];
      }),
  ];
}
