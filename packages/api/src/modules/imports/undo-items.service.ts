import { judgeField } from "@ymp/core/access/field-policy";
import type { Message } from "@ymp/core/errors";
import { heldItem, itemPolicy } from "@ymp/core/maintenance/item-fields";
import { recordFacts } from "@ymp/core/records";
import { inventoryItems } from "@ymp/db/schema/inventory";
import type { VesselScope } from "../../context.ts";
import { updateRows } from "../../kit/update-rows.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { type InventoryItemRow, itemRecord } from "../inventory/inventory.record.ts";
import { postStock } from "../inventory/posting.service.ts";
import { vesselRecord } from "../vessel/vessel.record.ts";
import { mayImport } from "./import-rights.ts";
import type { ImportRow, WrittenRow } from "./imports.repository.ts";
import {
  deleteItems,
  deleteUnusedLocations,
  listInLedger,
  listItemsInUse,
  listMoves,
  lockItems,
} from "./items-on-board.repository.ts";
import { judgeGivingBack, judgeTakingOut, linkedIsGone, whatIsRefused } from "./judge-taking-back.ts";
import { namesWhatIsGone } from "./references-given-back.repository.ts";
import { dropSearchEntries, listTouched } from "./undo.repository.ts";
import { beforeOf, giveRowsBack, idsOf, nothingUndone, type Undone, undoneOf } from "./undone-rows.ts";
import { importedItemFields } from "./write-inventory.service.ts";

const batchSize = 300;

/** New items go; those the ledger speaks of are emptied by counter-entries and put out of use, for it is never shortened. */
export async function undoItems(scope: VesselScope, row: ImportRow, written: readonly WrittenRow[]): Promise<Undone> {
  const { tx, vesselId } = scope;
  const [made, changed] = [idsOf(written, "item", "create"), idsOf(written, "item", "update")];
  if (made.length + changed.length === 0) return nothingUndone;
  const [touched, used, items] = await Promise.all([
    listTouched(tx, "item", [...made, ...changed], row),
    listItemsInUse(tx, vesselId, made),
    lockItems(tx, vesselId, [...made, ...changed]),
  ]);
  const isMade = new Set(made);
  const refused = await whichItemsStay(scope, row, items, { isMade, before: beforeOf(written, "item") });
  const stays = ({ id }: { id: string }) => touched.has(id) || used.has(id) || refused.has(id);
  const free = items.filter((item) => !stays(item));
  await takeBackStock(scope, row, written, { of: new Set(free.map(({ id }) => id)), leaving: isMade });
  await giveBack(
    scope,
    row,
    written,
    free.filter(({ id }) => !isMade.has(id)),
  );
  await remove(
    scope,
    row,
    free.filter(({ id }) => isMade.has(id)),
  );
  await removePlaces(scope, idsOf(written, "location", "create"));
  return undoneOf("item", items, stays, ({ id }) => refused.get(id) ?? null);
}

const storesAreClosed: Message = { messageKey: "refusals:closedToRole", params: { module: recordFacts.item.module } };

/** A list of parts fills the stores as well; anyone who may not by hand takes nothing out of them, whatever list it came by. */
async function whichItemsStay(
  scope: VesselScope,
  row: ImportRow,
  items: readonly InventoryItemRow[],
  list: { isMade: ReadonlySet<string>; before: ReturnType<typeof beforeOf> },
) {
  if (!mayImport(scope, "inventory")) return new Map(items.map(({ id }) => [id, storesAreClosed]));
  const namesGone = await namesWhatIsGone(scope.tx, scope.vesselId, ["supplierId"], list.before);
  return whatIsRefused(items, list, {
    takingOut: (item) => judgeTakingOut(scope, row, (by) => judgeField(itemPolicy, "archivedAt", heldItem(item), by)),
    givingBack: (item, before) => {
      const held = { asIs: heldItem(item), inUse: heldItem({ ...item, archivedAt: null }) };
      const why = judgeGivingBack(scope, itemPolicy, held, { now: item, before });
      return why ?? (namesGone(before) ? linkedIsGone : null);
    },
  });
}

/** The same amounts the other way; nobody took from them, for then the item would stay. */
async function takeBackStock(
  scope: VesselScope,
  { fileName }: ImportRow,
  written: readonly WrittenRow[],
  items: { of: ReadonlySet<string>; leaving: ReadonlySet<string> },
): Promise<void> {
  const moves = await listMoves(scope.tx, scope.vesselId, idsOf(written, "stock_move", "create"));
  const back = moves
    .filter(({ itemId }) => items.of.has(itemId))
    .map(({ id, itemId, locationId, lotId, quantity }) => ({
      itemId,
      locationId,
      lotId,
      isOfNoLot: lotId === null,
      kind: "count" as const,
      quantity: -quantity,
      reversesMoveId: id,
      note: fileName,
      ...(items.leaving.has(itemId) ? { leaves: true as const } : {}),
    }));
  for (let start = 0; start < back.length; start += batchSize)
    await postStock(scope, back.slice(start, start + batchSize));
}

async function giveBack(
  scope: VesselScope,
  row: ImportRow,
  written: readonly WrittenRow[],
  items: readonly InventoryItemRow[],
): Promise<void> {
  await giveRowsBack(scope, inventoryItems, importedItemFields, items, written);
  const after = await lockItems(
    scope.tx,
    scope.vesselId,
    items.map(({ id }) => id),
  );
  await tell(scope, row, { verb: "updated", before: items, after });
}

async function remove(scope: VesselScope, row: ImportRow, items: readonly InventoryItemRow[]): Promise<void> {
  const { tx, vesselId } = scope;
  const inLedger = await listInLedger(
    tx,
    vesselId,
    items.map(({ id }) => id),
  );
  const [kept, gone] = [items.filter(({ id }) => inLedger.has(id)), items.filter(({ id }) => !inLedger.has(id))];
  const archived = kept.map((item) => ({
    ...item,
    // Whom the file named goes with it.
    supplierId: null,
    archivedAt: scope.now,
    updatedAt: scope.now,
    version: item.version + 1,
  }));
  await updateRows(tx, inventoryItems, vesselId, ["supplierId", "archivedAt", "updatedAt", "version"], archived);
  await tell(scope, row, { verb: "archived", before: kept, after: archived });
  const goneIds = gone.map(({ id }) => id);
  await deleteItems(tx, vesselId, goneIds);
  await dropSearchEntries(tx, vesselId, goneIds);
}

async function tell(
  scope: VesselScope,
  { id: importId, fileName }: ImportRow,
  { verb, before, after }: { verb: string; before: readonly InventoryItemRow[]; after: readonly InventoryItemRow[] },
): Promise<void> {
  const old = new Map(before.map((item) => [item.id, item]));
  await recordChanges(
    scope,
    itemRecord,
    after.map((item) => ({
      recordId: item.id,
      verb,
      before: old.get(item.id) ?? {},
      after: item,
      facts: { name: item.name, fileName },
      relatedIds: [importId],
    })),
  );
}

async function removePlaces(scope: VesselScope, ids: readonly string[]): Promise<void> {
  const names = await deleteUnusedLocations(scope.tx, scope.vesselId, ids);
  await recordChanges(
    scope,
    vesselRecord,
    names.map((name) => ({ recordId: scope.vesselId, verb: "place_removed", facts: { name } })),
  );
}
