import type { MessageParams } from "@ymp/core/errors";
import type { IntervalValue } from "./interval-values.ts";
import type { ImportedRow } from "./read-records.ts";
import type { Problem } from "./reading.ts";

export type ImportAction = "create" | "update" | "skip" | "error";
export type ActionCounts = Record<ImportAction, number>;

export function textIn<Name extends string>(row: ImportedRow<Name>, name: Name): string | null {
  const value = row.values.get(name);
  return typeof value === "string" ? value : null;
}

export function numberIn<Name extends string>(row: ImportedRow<Name>, name: Name): number | null {
  const value = row.values.get(name);
  return typeof value === "number" ? value : null;
}

export function answerIn<Name extends string>(row: ImportedRow<Name>, name: Name): boolean | null {
  const value = row.values.get(name);
  return typeof value === "boolean" ? value : null;
}

export function intervalIn<Name extends string>(row: ImportedRow<Name>, name: Name): IntervalValue | null {
  const value = row.values.get(name);
  return typeof value === "object" && value !== null && "bare" in value ? value : null;
}

export function listIn<Name extends string>(row: ImportedRow<Name>, name: Name): readonly string[] | null {
  const value = row.values.get(name);
  return Array.isArray(value) ? value : null;
}

/** A word of a closed list, as the value reader left it. */
export function wordIn<Name extends string, Word extends string>(
  row: ImportedRow<Name>,
  name: Name,
  words: readonly Word[],
): Word | null {
  const text = row.values.get(name);
  return words.find((word) => word === text) ?? null;
}

export function errorAt(field: string, key: string, params: MessageParams = {}): Problem {
  return { field, key, params, level: "error" };
}

export function warningAt(field: string, key: string, params: MessageParams = {}): Problem {
  return { field, key, params, level: "warning" };
}

export function hasError(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.level === "error");
}

export function countActions(rows: readonly { action: ImportAction }[]): ActionCounts {
  const counts: ActionCounts = { create: 0, update: 0, skip: 0, error: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}

/** What lists call a value where the record calls it otherwise. */
const columnsOf: Readonly<Record<string, string>> = {
  isCritical: "critical",
  isPrivate: "private",
  isUsedAtSea: "atSea",
  isUsedInPort: "atPort",
  isArchived: "status",
  description: "remarks",
};

/** Said of a value that the importer may not change and that stays as it is on board. */
export const heldAt = (value: string): Problem => warningAt(columnsOf[value] ?? value, "imports:rowFieldHeld");
