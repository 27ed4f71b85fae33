import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import type { VesselScope } from "../../context.ts";
import { bounded } from "../../kit/bounded.ts";
import { definedOf } from "../../kit/defined-of.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { expectMayWrite } from "./supplier-editing.service.ts";
import { type SupplierRow, supplierRecord } from "./suppliers.record.ts";
import {
  findByName,
  findSupplier,
  insertSupplier,
  listContacts,
  lockNames,
  lockSuppliers,
  pickSuppliers,
  updateSupplier,
} from "./suppliers.repository.ts";
import type { SaveSupplierInput } from "./suppliers.schema.ts";

/** The supplier, or "not found": outsiders are shown jobs, never whom the vessel buys from. */
export async function getSupplier(scope: VesselScope, id: string): Promise<SupplierRow> {
  return expectRow(scope.access.seesOnlyShared ? undefined : await findSupplier(scope.tx, scope.vesselId, id));
}

/** Locked for writing. What was merged lives on in another record and is written there. */
export async function lockSupplier(scope: VesselScope, id: string, version?: number): Promise<SupplierRow> {
  await getSupplier(scope, id);
  const [row] = await lockSuppliers(scope.tx, scope.vesselId, [id]);
  const found = expectRow(row);
  if (found.mergedIntoId) throw new AppError("conflict", "suppliers:wasMerged", { name: found.name });
  if (version !== undefined) expectVersion(found, version);
  return found;
}

export async function pickSupplier(scope: VesselScope, input: { search: string; limit: number }) {
  if (scope.access.seesOnlyShared) return { rows: [], hasMore: false };
  const found = foundBy(scope.access, input.search, "supplier");
  return bounded(pickSuppliers(scope.tx, scope.vesselId, found), input.limit);
}

/** Enters a supplier, or changes what is said of one. */
export async function saveSupplier(
  scope: VesselScope,
  input: SaveSupplierInput,
): Promise<{ id: string; version: number }> {
  requireInsider(scope);
  const { id, version, base, ...given } = input;
  const values = definedOf(given);
  if (version !== undefined) {
    const before = await lockSupplier(scope, id);
    if (!expectBase(before, { version, base }, values)) return { id, version: before.version };
    expectMayWrite(scope, before, values);
    const after = await updateSupplier(scope.tx, before, values, scope.now);
    await recordSupplierChange(scope, after, "updated", before);
    return { id, version: after.version };
  }
  const existing = await findSupplier(scope.tx, scope.vesselId, id);
  const sent = await sentBefore(scope, id, existing);
  if (sent) return { id, version: sent.version };
  const row = await insertSupplier(scope.tx, { ...stampOf(scope, id), ...values, name: given.name ?? "" });
  await recordSupplierChange(scope, row, "created");
  return { id, version: row.version };
}

/**
 * The supplier of that name, found or created; one that was merged leads to what it became.
 * For imports and for what a person typed: anyone who asks has the right to write the record that points to it.
 */
export async function supplierByName(scope: VesselScope, name: string): Promise<string> {
  const clean = name.trim().replace(/\s+/g, " ").slice(0, 200);
  if (!clean) throw new AppError("invalid", "suppliers:nameMissing");
  await lockNames(scope.tx, scope.vesselId);
  const found = await findByName(scope.tx, scope.vesselId, clean);
  if (found) return found.mergedIntoId ?? found.id;
  const row = await insertSupplier(scope.tx, { ...stampOf(scope, newId()), name: clean });
  await recordSupplierChange(scope, row, "created");
  return row.id;
}

/** For records that name a supplier: one that was merged meanwhile stands for what it became. */
export async function livingSupplierId(scope: VesselScope, id: string): Promise<string> {
  const { mergedIntoId } = await getSupplier(scope, id);
  return mergedIntoId ?? id;
}

/** The history's row, and the words the supplier is found by. */
export async function recordSupplierChange(
  scope: VesselScope,
  after: SupplierRow,
  verb: string,
  before?: SupplierRow,
  facts: Record<string, string | number | boolean | null> = {},
  relatedIds: string[] = [],
): Promise<void> {
  const contacts = await listContacts(scope.tx, scope.vesselId, after.id);
  const contactWords = contacts.map(({ name, email, phone }) => [name, email, phone].join(" ")).join(" ");
  await recordChange(scope, supplierRecord, after.id, {
    verb,
    ...(before ? { before: { ...before, contactWords } } : {}),
    after: { ...after, contactWords },
    facts: { name: after.name, ...facts },
    relatedIds,
  });
}
