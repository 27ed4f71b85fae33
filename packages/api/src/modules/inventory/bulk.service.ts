import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectVersion } from "../../kit/rows.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { type InventoryItemRow, itemRecord } from "./inventory.record.ts";
import type { BulkEditItemsInput } from "./inventory.schema.ts";
import { requireOwnPeople } from "./inventory-scope.ts";
import { expectMayChangeItem, expectMayWrite } from "./item-editing.service.ts";
import { lockedItems, supplierName, updateItems } from "./items.repository.ts";
import { expectEmpty } from "./items.service.ts";
import { findLocation } from "./places.repository.ts";
import { heldStock } from "./posting.repository.ts";
import { keepNothingMoved, keptAct, postStock } from "./posting.service.ts";
import { inAndOut } from "./stock-actions.service.ts";

type Change = BulkEditItemsInput["change"];

/** The same change to many items: all of them or none. */
export async function bulkEditItems(
  scope: VesselScope,
  { items, change }: BulkEditItemsInput,
): Promise<{ changed: number }> {
  requireOwnPeople(scope);
  const before = await lockChosen(scope, items);
  if (change.field === "locationId") for (const item of before) expectMayChangeItem(scope, item, ["places"]);
  if (change.field === "locationId") return moveAll(scope, before, change.value, change.actId);
  if (change.field === "archived" && change.value)
    await expectEmpty(
      scope,
      before.map(({ id }) => id),
    );
  const values = await valuesOf(scope, change);
  for (const item of before) expectMayWrite(scope, item, values);
  const after = await updateItems(
    scope.tx,
    scope.vesselId,
    before.map(({ id }) => id),
    values,
    scope.now,
  );
  await recordChanges(
    scope,
    itemRecord,
    before.map((item) => ({
      recordId: item.id,
      verb: verbOf(change),
      before: item,
      after: after.find(({ id }) => id === item.id) ?? item,
    })),
  );
  return { changed: after.length };
}

async function lockChosen(scope: VesselScope, items: BulkEditItemsInput["items"]): Promise<InventoryItemRow[]> {
  const ids = items.map(({ id }) => id);
  const rows = await lockedItems(scope.tx, scope.vesselId, ids);
  if (rows.length !== new Set(ids).size) throw new AppError("not_found", "refusals:recordNotFound");
  for (const { id, version } of items) {
    const row = rows.find((known) => known.id === id);
    if (row) expectVersion(row, version);
  }
  return rows;
}

async function valuesOf(
  scope: VesselScope,
  change: Exclude<Change, { field: "locationId" }>,
): Promise<Partial<InventoryItemRow>> {
  switch (change.field) {
    case "category":
      return { category: change.value ?? null, subCategory: change.subCategory ?? null };
    case "minQuantity":
      return { minQuantity: change.value };
    case "isCritical":
      return { isCritical: change.value };
    case "archived":
      return { archivedAt: change.value ? scope.now : null };
    case "supplierId":
      if (change.value && (await supplierName(scope.tx, scope.vesselId, change.value)) === undefined)
        throw new AppError("not_found", "refusals:recordNotFound");
      return { supplierId: change.value };
  }
}

function verbOf(change: Change): string {
  if (change.field !== "archived") return "updated";
  return change.value ? "archived" : "restored";
}

async function moveAll(
  scope: VesselScope,
  items: readonly InventoryItemRow[],
  toLocationId: string,
  actId: string | undefined,
): Promise<{ changed: number }> {
  if (!(await findLocation(scope.tx, scope.vesselId, toLocationId)))
    throw new AppError("not_found", "refusals:recordNotFound");
  const ids = items.map(({ id }) => id);
  const kept = actId ? await keptAct(scope, ids, actId) : null;
  if (kept) return { changed: items.length };
  const elsewhere = (await heldStock(scope.tx, scope.vesselId, ids)).filter(
    ({ locationId }) => locationId !== toLocationId,
  );
  const out = elsewhere.map(({ itemId, locationId, lotId, onHand }) => ({
    itemId,
    locationId,
    lotId,
    isOfNoLot: lotId === null,
    kind: "transfer_out" as const,
    quantity: -onHand,
  }));
  const [first] = ids;
  if (out.length > 0) await postStock(scope, inAndOut(out, toLocationId), actId);
  else if (actId && first)
    await keepNothingMoved(scope, { itemId: first, locationId: toLocationId, kind: "transfer_in", quantity: 0 }, actId);
  return { changed: new Set(elsewhere.map(({ itemId }) => itemId)).size };
}
