import type { KindWith } from "@ymp/core/records";
import type { WrittenRow } from "./imports.repository.ts";

/** Kinds of record that imports make, of their own list or along with it. */
export type NamedKind = KindWith<"import">;

/** A record that somebody worked on since the import; it stays as it is. */
export interface KeptRecord {
  recordKind: NamedKind;
  recordId: string;
  name: string;
}

export const idsOf = (written: readonly WrittenRow[], recordKind: string, action: WrittenRow["action"]) =>
  written.filter((row) => row.recordKind === recordKind && row.action === action).map(({ recordId }) => recordId);

/** What stood there before, as the next version of the record. */
export function givenBack(row: { id: string; version: number }, written: readonly WrittenRow[], now: Date) {
  const before = written.find(({ recordId, action }) => recordId === row.id && action === "update")?.before ?? {};
  return { id: row.id, values: { ...before, version: row.version + 1, updatedAt: now } };
}
