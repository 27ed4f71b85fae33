import { decimalsOf, fixedOf } from "../definitions/fixed-point.ts";
import { type ColumnSetting, strangeSettings, takes } from "./column-settings.ts";
import {
  type ColumnCondition,
  type DesignedColumn,
  mostColumns,
  paperTitle,
  type Reckoning,
  usualDecimals,
} from "./custom-book.ts";

/** Every entry has them; what follows is inherited by whatever has keys. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));
const ownKeys = new Set(["at", "by", ...inherited]);
const ownTitles = new Set(["time", "author"]);

export interface ColumnFault {
  readonly at: number;
  /** Of the column within the rows of that one. */
  readonly inner?: number;
  readonly field: "key" | "label" | "when" | ColumnSetting;
  readonly code:
    | ("taken" | "twice" | "notOfType" | "limitsCrossed" | "limitNotWhole" | "noOption" | "optionTwice")
    | ("noColumn" | "conditionEmpty" | "conditionLost" | "reckonEmpty" | "reckonLost");
}
type OwnFault = Omit<ColumnFault, "at" | "inner">;

/**
 * Why columns cannot stand beside each other: a key, or a title as it is read, is that of one column alone; what is wrong with one; and
 * what asks for something that does not stand above it.
 */
export function columnFaults(columns: readonly DesignedColumn[]): ColumnFault[] {
  const within = columns.flatMap(({ type, columns: inner = [] }, at): ColumnFault[] =>
    type === "rows"
      ? faultsAmong(inner, inherited, new Set()).map(({ at: nth, ...fault }) => ({ at, inner: nth, ...fault }))
      : [],
  );
  return [...faultsAmong(columns, ownKeys, ownTitles), ...within];
}

function faultsAmong(
  columns: readonly DesignedColumn[],
  keysOfAll: ReadonlySet<string>,
  titlesOfAll: ReadonlySet<string>,
): ColumnFault[] {
  const faultsOf = (field: ColumnFault["field"], names: readonly string[], own: ReadonlySet<string>) =>
    names.flatMap((name, at): ColumnFault[] => {
      if (own.has(name)) return [{ at, field, code: "taken" }];
      return names.indexOf(name) < at ? [{ at, field, code: "twice" }] : [];
    });
  const keys = columns.map(({ key }) => key);
  const labels = columns.map(({ label }) => asRead(label));
  const ofLabels = faultsOf("label", labels, titlesOfAll);
  // On paper the unit stands beside: what is read there is that of one column as well.
  const ofPaper = faultsOf("label", columns.map(titleAsRead), new Set());
  return [
    ...faultsOf("key", keys, keysOfAll),
    ...ofLabels,
    ...ofPaper.filter(({ at }) => ofLabels.every((fault) => fault.at !== at)),
    ...columns.flatMap((column, at) =>
      [...settingFaults(column), ...linkFaults(column, columns.slice(0, at))].map((fault) => ({ at, ...fault })),
    ),
  ];
}

const titleAsRead = ({ label, unit }: DesignedColumn): string =>
  asRead(paperTitle({ label: label.trim(), ...(unit && { unit: unit.trim() }) }));

const asRead = (title: string): string => title.trim().toLowerCase();

function settingFaults(column: DesignedColumn): OwnFault[] {
  const { type, min, max, options = [], columns = [] } = column;
  const strange = strangeSettings(column);
  if (strange.length > 0) return strange.map((field) => ({ field, code: "notOfType" }));
  const limits = (["min", "max"] as const).filter((field) => column[field] !== undefined);
  const mostDecimals = type === "int" ? 0 : (column.decimals ?? usualDecimals);
  const [least, most] = [min, max].map((limit) => (limit === undefined ? null : fixedOf(limit)));
  return [
    ...limits
      .filter((field) => (decimalsOf(column[field] ?? "") ?? 0) > mostDecimals)
      .map((field) => ({ field, code: "limitNotWhole" }) as const),
    ...(least != null && most != null && least > most ? [{ field: "max", code: "limitsCrossed" } as const] : []),
    ...(takes(type, "options") ? optionFaults(options) : []),
    ...(type === "rows" && columns.every(({ isArchived }) => isArchived)
      ? [{ field: "columns", code: "noColumn" } as const]
      : []),
  ];
}

function optionFaults(options: NonNullable<DesignedColumn["options"]>): OwnFault[] {
  if (options.every(({ isArchived }) => isArchived)) return [{ field: "options", code: "noOption" }];
  const isOnce = (names: readonly string[]) => new Set(names).size === names.length;
  const areTold = isOnce(options.map(({ value }) => value)) && isOnce(options.map(({ label }) => asRead(label)));
  return areTold ? [] : [{ field: "options", code: "optionTwice" }];
}

/** Of a column that is no longer asked nothing needs to hold. */
function linkFaults(column: DesignedColumn, above: readonly DesignedColumn[]): OwnFault[] {
  if (column.isArchived) return [];
  const asked = above.filter(({ isArchived }) => !isArchived);
  return [
    ...(["when", "requiredWhen"] as const).flatMap((field): OwnFault[] => {
      const code = column[field] && whyNotMet(column[field], asked);
      return code ? [{ field, code }] : [];
    }),
    ...(column.type === "computed" ? reckonFaults(column.from, asked) : []),
  ];
}

function whyNotMet({ column, is }: ColumnCondition, above: readonly DesignedColumn[]): OwnFault["code"] | undefined {
  const asked = above.find(({ key }) => key === column);
  // What is reckoned is no answer, and known only once all of them are there.
  if (!asked || asked.type === "computed") return "conditionLost";
  if (is === undefined) return asked.type === "file" ? "conditionLost" : undefined;
  if (typeof is === "boolean") return asked.type === "bool" ? undefined : "conditionLost";
  if (is.length === 0) return "conditionEmpty";
  const known = new Set(asked.options?.map(({ value }) => value));
  return is.every((value) => known.has(value)) ? undefined : "conditionLost";
}

function reckonFaults(from: Reckoning | undefined, above: readonly DesignedColumn[]): OwnFault[] {
  const { how = "sum", of = [] } = from ?? {};
  const wanted = { sum: of.length > 0, difference: of.length === 2, sinceLast: of.length === 1 }[how];
  if (!wanted) return [{ field: "from", code: "reckonEmpty" }];
  const known = new Set(figuresAbove(above).filter((path) => how !== "sinceLast" || !path.includes(".")));
  return of.every((path) => known.has(path)) ? [] : [{ field: "from", code: "reckonLost" }];
}

/** What can be reckoned with: figures, and those within rows by what they come to. */
export const figuresAbove = (above: readonly DesignedColumn[]): string[] =>
  above.flatMap(({ key, type, columns = [], isArchived }) => {
    if (isArchived) return [];
    if (type === "rows") return figuresAbove(columns).map((inner) => `${key}.${inner}`);
    return type === "int" || type === "decimal" || type === "computed" ? [key] : [];
  });

export interface DesignFault {
  readonly key: string;
  /** The column in whose rows it stands. */
  readonly within?: string;
  readonly code: "removed" | "typeChanged" | "twice" | "tooMany" | "optionRemoved";
}

/** Why a book may not be designed again so: what was written must stay readable. Keys of `used` hold entries. */
export function designFaults(
  before: readonly DesignedColumn[],
  after: readonly DesignedColumn[],
  used: ReadonlySet<string>,
): DesignFault[] {
  const twice = after.filter(({ key }, at) => after.findIndex((other) => other.key === key) !== at);
  return [
    ...(after.length > mostColumns ? [{ key: "", code: "tooMany" } satisfies DesignFault] : []),
    ...twice.map(({ key }): DesignFault => ({ key, code: "twice" })),
    ...lostIn(
      before.filter(({ key }) => used.has(key)),
      after,
    ),
  ];
}

function lostIn(before: readonly DesignedColumn[], after: readonly DesignedColumn[], within?: string): DesignFault[] {
  const next = new Map(after.map((column) => [column.key, column]));
  const lost = (key: string, code: DesignFault["code"]): DesignFault => ({
    key,
    code,
    ...(within !== undefined && { within }),
  });
  return before.flatMap((column): DesignFault[] => {
    const now = next.get(column.key);
    if (!now) return [lost(column.key, "removed")];
    if (now.type !== column.type) return [lost(column.key, "typeChanged")];
    const kept = new Set(now.options?.map(({ value }) => value));
    if ((column.options ?? []).some(({ value }) => !kept.has(value))) return [lost(column.key, "optionRemoved")];
    return lostIn(column.columns ?? [], now.columns ?? [], column.key);
  });
}
