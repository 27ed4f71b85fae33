import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import type { PickItemsInput } from "./inventory.schema.ts";
import { lockItems } from "./posting.repository.ts";
import { notEnough } from "./posting.rules.ts";
import { postStock } from "./posting.service.ts";
import { itemsByIds, openMovesOfJob, pickItems, type StockPlace, stockPlacesOf } from "./stock.repository.ts";

export interface PartUse {
  itemId: string;
  /** Absent: taken from the place that holds most. */
  locationId?: string | null;
  quantity: number;
}

export interface TakenPart {
  itemId: string;
  name: string;
  partNo: string | null;
  quantity: number;
  locationId: string;
  /** Left on board after the taking. */
  left: number;
  isBelowMinimum: boolean;
}

/** Takes parts for a job out of stock, in the job's own transaction. */
export async function consumeForJob(
  scope: VesselScope,
  jobId: string,
  uses: readonly PartUse[],
  movedAt: Date,
): Promise<TakenPart[]> {
  const wanted = uses.filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) return [];
  const itemIds = wanted.map(({ itemId }) => itemId);
  // They follow each other on one connection: what is read is what is left once the lock is there.
  const [, items, places] = await Promise.all([
    lockItems(scope.tx, scope.vesselId, itemIds),
    itemsByIds(scope.tx, scope.vesselId, itemIds),
    stockPlacesOf(scope.tx, scope.vesselId, itemIds),
  ]);
  const chosen = wanted.map((use) => {
    const item = items.find(({ id }) => id === use.itemId);
    if (!item) throw new AppError("not_found", "inventory:itemMissing");
    const held = places.filter(({ itemId }) => itemId === item.id);
    const locationId = use.locationId ?? fullestOf(held)?.locationId;
    if (!locationId) throw notEnough(item.name, 0, use.quantity);
    return { item, quantity: use.quantity, locationId };
  });
  const { levels } = await postStock(
    scope,
    chosen.map(({ item, quantity, locationId }) => ({
      itemId: item.id,
      locationId,
      kind: "consume",
      quantity: -quantity,
      jobId,
      movedAt,
    })),
  );
  return chosen.map(({ item, quantity, locationId }) => {
    const level = levels.find((known) => known.item.id === item.id)?.level;
    const left = level?.onHand ?? 0;
    const isBelowMinimum = left < (item.minQuantity ?? 0);
    return { itemId: item.id, name: item.name, partNo: item.partNo, quantity, locationId, left, isBelowMinimum };
  });
}

const fullestOf = (places: readonly StockPlace[]) => [...places].sort((a, b) => b.onHand - a.onHand)[0];

/** Gives back exactly what a job took, by counter-entries to the same places and lots. */
export async function returnFromJob(scope: VesselScope, jobId: string): Promise<void> {
  const moves = await openMovesOfJob(scope.tx, scope.vesselId, jobId);
  await postStock(
    scope,
    moves.map((move) => ({
      itemId: move.itemId,
      locationId: move.locationId,
      lotId: move.lotId,
      quantity: -move.quantity,
      kind: "return",
      jobId,
      reversesMoveId: move.id,
      unitCostMinor: move.unitCostMinor,
    })),
  );
}

/** Items to choose from, those of the machine first; spelling is forgiven. */
export async function listItemsToPick(scope: VesselScope, input: PickItemsInput) {
  if (scope.access.seesOnlyShared) return [];
  const found = foundBy(input.search, "item");
  const items = await pickItems(scope.tx, scope.vesselId, input.equipmentId ?? null, found, input.limit);
  const places = await stockPlacesOf(
    scope.tx,
    scope.vesselId,
    items.map(({ id }) => id),
  );
  return items.map((item) => ({ ...item, places: places.filter(({ itemId }) => itemId === item.id) }));
}

/** What lies where, for some items. */
export function stockPlaces(scope: VesselScope, itemIds: readonly string[]): Promise<StockPlace[]> {
  return stockPlacesOf(scope.tx, scope.vesselId, itemIds);
}
