import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectVersion } from "../../kit/rows.ts";
import { categoriesAfter } from "./categories.rules.ts";
import { expectMaySetArchived, expectMayWrite } from "./supplier-editing.service.ts";
import type { SupplierRow } from "./suppliers.record.ts";
import { lockSuppliers, type NewSupplier, updateSupplier } from "./suppliers.repository.ts";
import type { BulkEditSuppliersInput } from "./suppliers.schema.ts";
import { lockSupplier, recordSupplierChange } from "./suppliers.service.ts";

export interface Versioned {
  id: string;
  version: number;
}

/** Out of lists and pickers; what points to it keeps its name. */
export async function archiveSupplier(scope: VesselScope, input: Versioned): Promise<Versioned> {
  return setArchived(scope, input, scope.now);
}

export async function restoreSupplier(scope: VesselScope, input: Versioned): Promise<Versioned> {
  return setArchived(scope, input, null);
}

async function setArchived(scope: VesselScope, { id, version }: Versioned, archivedAt: Date | null) {
  const before = await lockSupplier(scope, id, version);
  const after = await writeArchived(scope, before, archivedAt);
  return { id, version: after.version };
}

async function writeArchived(scope: VesselScope, before: SupplierRow, archivedAt: Date | null): Promise<SupplierRow> {
  if ((before.archivedAt !== null) === (archivedAt !== null)) return before;
  await expectMaySetArchived(scope, before);
  const after = await updateSupplier(scope.tx, before, { archivedAt }, scope.now);
  await recordSupplierChange(scope, after, archivedAt ? "archived" : "restored");
  return after;
}

/** All of them or none: one that was changed meanwhile stops the whole. */
export async function bulkEditSuppliers(
  scope: VesselScope,
  { items, change }: BulkEditSuppliersInput,
): Promise<{ changed: number }> {
  const versions = new Map(items.map(({ id, version }) => [id, version]));
  const rows = await lockSuppliers(scope.tx, scope.vesselId, [...versions.keys()]);
  if (scope.access.seesOnlyShared || rows.length < versions.size)
    throw new AppError("not_found", "refusals:recordNotFound");
  for (const row of rows) {
    if (row.mergedIntoId) throw new AppError("conflict", "suppliers:wasMerged", { name: row.name });
    expectVersion(row, versions.get(row.id) ?? 0);
  }
  for (const row of rows) await changeOne(scope, row, change);
  return { changed: rows.length };
}

async function changeOne(scope: VesselScope, row: SupplierRow, change: BulkEditSuppliersInput["change"]) {
  if (change.kind === "archive") return writeArchived(scope, row, scope.now);
  if (change.kind === "restore") return writeArchived(scope, row, null);
  const values: Partial<NewSupplier> = { categories: categoriesAfter(row.categories, change) };
  if (JSON.stringify(values.categories) === JSON.stringify(row.categories)) return row;
  expectMayWrite(scope, row, values);
  const after = await updateSupplier(scope.tx, row, values, scope.now);
  await recordSupplierChange(scope, after, "updated", row);
  return after;
}
