import { newId } from "@ymp/core/ids";
import { importRows } from "@ymp/db/schema/platform";
import type { VesselScope } from "../../context.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { stampOf } from "../equipment/counters.service.ts";

export type WrittenKind =
  | "equipment"
  | "counter"
  | "reading"
  | "plan"
  | "job"
  | "work_history"
  | "supplier"
  | "supplier_contact"
  | "item"
  | "location"
  | "stock_move"
  | "part"
  | "section"
  | "crew_document";

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
  await insertRows(
    scope.tx,
    importRows,
    records.map((record) => ({ ...stampOf(scope, newId()), importId, ...record })),
  );
}
