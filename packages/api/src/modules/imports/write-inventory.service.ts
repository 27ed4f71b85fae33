import { newId } from "@ymp/core/ids";
import { inventoryItems } from "@ymp/db/schema/inventory";
import type { VesselScope } from "../../context.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { expectRow } from "../../kit/rows.ts";
import { updateRows } from "../../kit/update-rows.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { mapped, withRoom } from "../../platform/imports/in-pieces.ts";
import type { PlannedItem } from "../../platform/imports/plan-inventory-import.ts";
import type { RecordsPlan } from "../../platform/imports/plan-records.ts";
import { type InventoryItemRow, itemRecord } from "../inventory/inventory.record.ts";
import type { Writing } from "./import-kind.ts";
import { itemRowOf } from "./imported-items.ts";
import { lockItems } from "./items-on-board.repository.ts";
import { openStock } from "./opening-stock.service.ts";
import { suppliersNamed } from "./suppliers-named.service.ts";
import { created, updated, type WrittenRecord } from "./written-rows.ts";

/** Fields that an import may change, and so has to be able to give back. */
export const importedItemFields = [
  "name",
  "partNo",
  "manufacturer",
  "category",
  "subCategory",
  "modelNo",
  "barcode",
  "unit",
  "purchaseUnit",
  "minQuantity",
  "maxQuantity",
  "packSize",
  "isCritical",
  "isPrivate",
  "ownerUserId",
  "priceMinor",
  "currency",
  "supplierId",
  "hasLots",
  "description",
  "archivedAt",
  "updatedAt",
  "version",
] as const satisfies readonly (keyof InventoryItemRow)[];

interface Change {
  planned: PlannedItem;
  old: InventoryItemRow | null;
  row: InventoryItemRow;
}

/** Writes the rows of a stock list: suppliers it names, items, and what lies where as the opening of the books. */
export async function writeInventory(
  scope: VesselScope,
  plan: RecordsPlan<PlannedItem>,
  writing: Writing,
): Promise<WrittenRecord[]> {
  const { tx, vesselId } = scope;
  const rows = plan.rows.filter(({ action }) => action === "create" || action === "update");
  const suppliers = await suppliersNamed(
    scope,
    rows.map(({ sourceRow, values }) => ({ sourceRow, name: values.supplier ?? null })),
  );
  const newIds = new Map(rows.flatMap((row) => (row.action === "create" ? [[row.sourceRow, newId()] as const] : [])));
  const itemOf = (row: PlannedItem) => expectRow(row.matchedId ?? newIds.get(row.sameAs ?? row.sourceRow));
  const changes = await decide(scope, rows, { itemOf, supplierOf: suppliers.idOf, importId: writing.importId });
  await insertRows(
    tx,
    inventoryItems,
    changes.filter(({ old }) => !old).map(({ row }) => row),
  );
  await updateRows(
    tx,
    inventoryItems,
    vesselId,
    importedItemFields,
    changes.filter(({ old }) => old).map(({ row }) => row),
  );
  await tell(scope, changes, writing);
  const items = new Map(changes.map(({ row }) => [row.id, row]));
  const stock = await openStock(
    scope,
    rows.flatMap((row) =>
      row.stock ? [{ sourceRow: row.sourceRow, item: expectRow(items.get(itemOf(row))), line: row.stock }] : [],
    ),
    writing,
  );
  return [...suppliers.written, ...(await withRoom(mapped(changes, written))), ...stock];
}

function written({ planned, old, row }: Change): WrittenRecord {
  if (!old) return created(planned.sourceRow, "item", row.id);
  const before = Object.fromEntries(importedItemFields.map((field) => [field, old[field]]));
  return updated(planned.sourceRow, "item", row, before);
}

interface Ground {
  itemOf: (row: PlannedItem) => string;
  supplierOf: (name: string) => string | null;
  importId: string;
}

/** One change for each item, whatever the number of rows that tell of it. */
async function decide(scope: VesselScope, rows: readonly PlannedItem[], ground: Ground): Promise<Change[]> {
  const known = [...new Set(rows.flatMap(({ matchedId }) => matchedId ?? []))];
  const before = new Map((await lockItems(scope.tx, scope.vesselId, known)).map((row) => [row.id, row]));
  const withLots = new Set(
    rows.flatMap((row) => (row.stock?.lotNumber || row.stock?.expiresOn ? [ground.itemOf(row)] : [])),
  );
  const changes = new Map<string, Change>();
  const deciding = mapped(rows, (planned) => {
    const id = ground.itemOf(planned);
    if (changes.has(id)) return;
    const old = before.get(id) ?? null;
    const supplierId = planned.values.supplier ? ground.supplierOf(planned.values.supplier) : null;
    const row = itemRowOf(scope, planned, old, { id, supplierId, importId: ground.importId });
    changes.set(id, { planned, old, row: { ...row, hasLots: row.hasLots || withLots.has(id) } });
  });
  await withRoom(deciding);
  return [...changes.values()];
}

async function tell(scope: VesselScope, changes: readonly Change[], { importId, fileName }: Writing): Promise<void> {
  await recordChanges(
    scope,
    itemRecord,
    changes.map(({ old, row }) => ({
      recordId: row.id,
      verb: old ? "updated" : "imported",
      before: old ?? {},
      after: row,
      facts: { name: row.name, fileName },
      relatedIds: [importId],
    })),
  );
}
