import { newId } from "@ymp/core/ids";
import { importRows } from "@ymp/db/schema/platform";
import type { VesselScope } from "../../context.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { slicesOf } from "../../kit/slices.ts";
import { stampOf } from "../../kit/stamp.ts";
import type { NamedKind } from "./undone-rows.ts";

export type WrittenKind =
  | NamedKind
  | "counter"
  | "reading"
  | "work_history"
  | "supplier_contact"
  | "location"
  | "stock_move"
  | "section";

/** One record that an import made or changed, with all that is needed to take it back. */
export interface WrittenRecord {
  sourceRow: number;
  action: "create" | "update";
  recordKind: WrittenKind;
  recordId: string;
  /** Fields that the import changed, as they stood before. */
  before: Record<string, unknown> | null;
  recordVersion: number;
}

export const created = (sourceRow: number, recordKind: WrittenKind, recordId: string): WrittenRecord => ({
  sourceRow,
  action: "create",
  recordKind,
  recordId,
  before: null,
  recordVersion: 1,
});

/** A record that was changed, with what stood there before. */
export const updated = (
  sourceRow: number,
  recordKind: WrittenKind,
  { id, version }: { id: string; version: number },
  before: Record<string, unknown>,
): WrittenRecord => ({ sourceRow, action: "update", recordKind, recordId: id, before, recordVersion: version });

export async function keepWritten(
  scope: VesselScope,
  importId: string,
  records: readonly WrittenRecord[],
): Promise<void> {
  for (const slice of slicesOf(records))
    await insertRows(
      scope.tx,
      importRows,
      slice.map((record) => ({ ...stampOf(scope, newId()), importId, ...record })),
    );
}
