import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectForPeople } from "../../kit/for-people.ts";
import { expectVersion } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { type Change, recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { type InventoryItemRow, itemRecord } from "./inventory.record.ts";
import type { SaveItemInput } from "./inventory.schema.ts";
import { getStockItem, requireOwnPeople } from "./inventory-scope.ts";
import { expectMayChangeItem, expectMaySave } from "./item-editing.service.ts";
import { findItem, insertItem, isFileOfItem, putPlace, supplierName, updateItems } from "./items.repository.ts";
import { expectWholeSteps, ownerOf } from "./items.rules.ts";
import { levelledItems } from "./levels.service.ts";
import { makeLot } from "./lots.service.ts";
import { accountsOnBoard } from "./owners.repository.ts";
import { postStock } from "./posting.service.ts";

/** Enters an item, with what is on board of it, or changes one. */
export async function saveItem(scope: VesselScope, input: SaveItemInput): Promise<{ id: string; version: number }> {
  requireOwnPeople(scope);
  const { id, version, base, places = [], opening, ...values } = input;
  const before = await findItem(scope.tx, scope.vesselId, id, true);
  const sent = version === undefined && (await sentBefore(scope, id, before));
  if (sent) return { id, version: sent.version };
  if (version !== undefined) await getStockItem(scope, id);
  if (before && !expectBase(before, { version: version ?? 0, base }, { ...values, places: input.places }))
    return { id, version: before.version };
  if (before) await expectMaySave(scope, before, { ...values, places: input.places });
  await expectSupplier(scope, values.supplierId);
  const currency =
    values.priceMinor == null ? values.currency : (values.currency ?? before?.currency ?? scope.vessel.currency);
  const by = { userId: scope.actor.userId, seesPrivate: scope.access.seesPrivate };
  const owner = ownerOf(values, before, by);
  await expectOwnerAboard(scope, owner, before);
  const row = { ...values, currency, ...owner };
  const after = before
    ? await change(scope, before, row)
    : await insertItem(scope.tx, { ...row, name: values.name ?? "", ...stampOf(scope, id) });
  for (const place of places)
    await putPlace(scope.tx, { vesselId: scope.vesselId, createdBy: scope.actor.userId, itemId: id, ...place });
  await tell(scope, after, before ? { verb: "updated", before, after } : { verb: "created", after });
  if (!before && opening) await openStock(scope, after, opening);
  return { id, version: after.version };
}

async function change(scope: VesselScope, before: InventoryItemRow, row: Partial<InventoryItemRow>) {
  const [after] = await updateItems(scope.tx, scope.vesselId, [before.id], row, scope.now);
  if (!after) throw new AppError("not_found", "refusals:recordNotFound");
  return after;
}

async function openStock(
  scope: VesselScope,
  item: InventoryItemRow,
  { id, locationId, quantity, lot }: NonNullable<SaveItemInput["opening"]>,
): Promise<void> {
  expectWholeSteps(item.unit, quantity, "opening");
  const lotId = lot ? await makeLot(scope, item.id, lot) : null;
  const posting = { itemId: item.id, locationId, lotId, kind: "count", quantity } as const;
  await postStock(scope, [{ ...posting, unitCostMinor: costIn(scope, item) }], id);
}

const costIn = ({ vessel }: VesselScope, { priceMinor, currency }: InventoryItemRow) =>
  currency === vessel.currency ? priceMinor : null;

async function expectSupplier(scope: VesselScope, supplierId: string | null | undefined): Promise<void> {
  if (supplierId && (await supplierName(scope.tx, scope.vesselId, supplierId)) === undefined)
    throw new AppError("not_found", "refusals:recordNotFound", {}, { supplierId: "refusals:recordNotFound" });
}

/** Out of every list; its history stays. What still is on board is written off or used up first. */
export async function archiveItem(scope: VesselScope, input: { id: string; version: number }) {
  const before = await getStockItem(scope, input.id, true);
  if (before.archivedAt) return { version: before.version };
  expectVersion(before, input.version);
  expectMayChangeItem(scope, before, ["archivedAt"]);
  await expectEmpty(scope, [before.id]);
  const after = await change(scope, before, { archivedAt: scope.now });
  await tell(scope, after, { verb: "archived" });
  return { version: after.version };
}

export async function expectEmpty(scope: VesselScope, itemIds: readonly string[]): Promise<void> {
  const held = (await levelledItems(scope, itemIds)).find(({ level }) => level.onHand > 0);
  if (held)
    throw new AppError("conflict", "inventory:refusal.stillOnBoard", {
      item: held.item.name,
      onHand: held.level.onHand,
    });
}

export async function restoreItem(scope: VesselScope, input: { id: string; version: number }) {
  const before = await getStockItem(scope, input.id, true);
  if (!before.archivedAt) return { version: before.version };
  expectVersion(before, input.version);
  expectMayChangeItem(scope, before, ["archivedAt"]);
  const after = await change(scope, before, { archivedAt: null });
  await tell(scope, after, { verb: "restored" });
  return { version: after.version };
}

/** Which of its photos stands for the item; null: the first. */
export async function setItemPhoto(scope: VesselScope, { id, fileId }: { id: string; fileId: string | null }) {
  const before = await getStockItem(scope, id, true);
  expectMayChangeItem(scope, before, ["photoFileId"]);
  if (fileId && !(await isFileOfItem(scope.tx, scope.vesselId, id, fileId)))
    throw new AppError("not_found", "files:noSuchFile");
  const after = await change(scope, before, { photoFileId: fileId });
  await tell(scope, after, { verb: "photo_chosen" });
  return { version: after.version };
}

/** The person who owns it already may have left since. */
async function expectOwnerAboard(
  scope: VesselScope,
  { ownerUserId }: { ownerUserId: string | null },
  before: InventoryItemRow | undefined,
): Promise<void> {
  if (!ownerUserId || ownerUserId === scope.actor.userId || ownerUserId === before?.ownerUserId) return;
  const accounts = await accountsOnBoard(scope.tx, scope.vesselId, todayIn(scope.vessel.timeZone, scope.now));
  if (!accounts.some(({ userId }) => userId === ownerUserId))
    throw new AppError("not_found", "refusals:recordNotFound", {}, { ownerUserId: "refusals:recordNotFound" });
}

/** Whose own a private item can be. */
export async function possibleOwners(scope: VesselScope) {
  expectForPeople(scope);
  requireOwnPeople(scope);
  const accounts = await accountsOnBoard(scope.tx, scope.vesselId, todayIn(scope.vessel.timeZone, scope.now));
  const { seesPrivate } = scope.access;
  return accounts.filter(({ userId }) => seesPrivate || userId === scope.actor.userId);
}

const tell = (scope: VesselScope, item: InventoryItemRow, told: Change<InventoryItemRow>) =>
  recordChange(scope, itemRecord, item.id, told);
