import type { ColumnType, DesignedColumn } from "./custom-book.ts";

const figures: readonly ColumnType[] = ["int", "decimal", "computed"];
const typed: readonly ColumnType[] = ["int", "decimal"];
const asked: readonly ColumnType[] = [
  ...(["text", "longtext", "int", "decimal", "date", "datetime", "bool", "select", "multiselect"] as const),
  ...(["person", "equipment", "tank", "position", "place", "file", "rows"] as const),
];

/** What else is said of a column, by what it holds. */
const settings = {
  unit: figures,
  min: figures,
  max: figures,
  warnsOnly: typed,
  decimals: ["decimal", "computed"],
  options: ["select", "multiselect"],
  isRequired: asked,
  requiredWhen: asked,
  columns: ["rows"],
  from: ["computed"],
} as const satisfies Partial<Record<keyof DesignedColumn, readonly ColumnType[]>>;
export type ColumnSetting = keyof typeof settings;

export const takes = (type: ColumnType, setting: ColumnSetting): boolean =>
  (settings[setting] as readonly ColumnType[]).includes(type);

/** What is said of a column that holds something else. */
export const strangeSettings = (column: DesignedColumn): ColumnSetting[] =>
  (Object.keys(settings) as ColumnSetting[]).filter(
    (setting) => column[setting] !== undefined && !takes(column.type, setting),
  );

/** Of a column that holds something else from now on, what is said of such columns. */
export function asType(column: DesignedColumn, type: ColumnType): DesignedColumn {
  const kept = { ...column, type };
  for (const setting of strangeSettings(kept)) Reflect.deleteProperty(kept, setting);
  return kept;
}
