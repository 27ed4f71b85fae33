import type { Message } from "@ymp/core/errors";
import type { KindWith } from "@ymp/core/records";
import type { PgTable } from "drizzle-orm/pg-core";
import type { VesselScope } from "../../context.ts";
import { restoreRows } from "../../kit/update-rows.ts";
import type { WrittenRow } from "./imports.repository.ts";

/** Kinds of record that imports make, of their own list or along with it. */
export type NamedKind = KindWith<"import">;

/** A record that stays as it is: somebody worked on it since the import, or `why` anyone who takes the import back may not. */
export interface KeptRecord {
  recordKind: NamedKind;
  recordId: string;
  name: string;
  why: Message | null;
}

/** How many of the records that the import wrote are to be found by anyone who takes it back, and which of them stay. */
export interface Undone {
  found: number;
  kept: KeptRecord[];
}

export function undoneOf<Row extends { id: string; name: string }>(
  recordKind: NamedKind,
  found: readonly Row[],
  stays: (row: Row) => boolean,
  whyOf: (row: Row) => Message | null = () => null,
): Undone {
  const kept = found.filter(stays).map((row) => ({ recordKind, recordId: row.id, name: row.name, why: whyOf(row) }));
  return { found: found.length, kept };
}

/** Of two parts of the records those that stay are told once. */
export function undoneTogether(one: Undone, other: Undone): Undone {
  const told = new Set(one.kept.map(({ recordId }) => recordId));
  const further = other.kept.filter(({ recordId }) => !told.has(recordId));
  return { found: one.found + other.found - (other.kept.length - further.length), kept: [...one.kept, ...further] };
}

export const nothingUndone: Undone = { found: 0, kept: [] };

export const idsOf = (written: readonly WrittenRow[], recordKind: string, action: WrittenRow["action"]) =>
  written.filter((row) => row.recordKind === recordKind && row.action === action).map(({ recordId }) => recordId);

/** What stood in each record that the list changed; of several rows of one record the first tells. */
export function beforeOf(
  written: readonly WrittenRow[],
  recordKind?: NamedKind,
): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const changed = written.filter((row) => row.action === "update" && (!recordKind || row.recordKind === recordKind));
  return new Map(changed.map((row) => [row.recordId, row.before ?? {}] as const).toReversed());
}

/** Gives rows back what stood there before the import, as their next version. */
export async function giveRowsBack(
  { tx, vesselId, now }: VesselScope,
  table: PgTable,
  fields: readonly string[],
  rows: readonly { id: string; version: number }[],
  written: readonly WrittenRow[],
): Promise<void> {
  const before = beforeOf(written);
  const given = rows.map(({ id, version }) => ({
    id,
    values: { ...before.get(id), version: version + 1, updatedAt: now },
  }));
  await restoreRows(tx, table, vesselId, fields, given);
}
