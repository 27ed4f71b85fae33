import { newId } from "@ymp/core/ids";

/** The id on the new vessel of each row that is taken over, by the id it has on the pattern. */
export type NewIds = ReadonlyMap<string, string>;

export function newIdsFor(...lists: readonly (readonly { id: string }[])[]): NewIds {
  return new Map(lists.flat().map(({ id }) => [id, newId()]));
}

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The row as it is on the new vessel: whatever points at a row that came along points at the new one, whatever points
 * at something left behind (a file, a person, an import) points at nothing.
 */
export function transplanted<Row extends { id: string }>(row: Row, idOf: NewIds): Row {
  const follow = (value: unknown) =>
    typeof value === "string" && idPattern.test(value) ? (idOf.get(value) ?? null) : value;
  const entries = Object.entries(row).map(([field, value]) => [field, follow(value)]);
  return Object.assign(structuredClone(row), Object.fromEntries(entries));
}

/** Rows of which everything that they cannot do without came along. */
export function withOwner<Row, Field extends keyof Row>(
  rows: readonly Row[],
  idOf: NewIds,
  ...fields: readonly Field[]
): Row[] {
  return rows.filter((row) => fields.every((field) => idOf.has(String(row[field]))));
}
