import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { tokensOf } from "@ymp/core/search/tokens";
import type { VesselScope } from "../../context.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { findRecords, mendWords } from "../../platform/search/search.repository.ts";
import { itemRecord } from "./inventory.record.ts";
import type { PickItemsInput } from "./inventory.schema.ts";
import {
  insertMoves,
  itemsByIds,
  lockItems,
  openMovesOfJob,
  pickItems,
  type StockPlace,
  stockPlacesOf,
} from "./stock.repository.ts";

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

const thousandths = (quantity: number) => Math.round(quantity * 1000);

/**
 * Takes parts for a job out of stock, in the job's own transaction.
 * @throws AppError conflict `inventory:notEnough` when a place does not hold that much: stock never falls below zero unsaid
 */
export async function consumeForJob(
  scope: VesselScope,
  jobId: string,
  uses: readonly PartUse[],
  movedAt: Date,
): Promise<TakenPart[]> {
  const wanted = uses.filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) return [];
  const itemIds = wanted.map(({ itemId }) => itemId);
  await lockItems(scope.tx, scope.vesselId, itemIds);
  const [items, places] = await Promise.all([
    itemsByIds(scope.tx, scope.vesselId, itemIds),
    stockPlacesOf(scope.tx, scope.vesselId, itemIds),
  ]);
  const taken = wanted.map((use) => {
    const item = items.find(({ id }) => id === use.itemId);
    if (!item) throw new AppError("not_found", "inventory:itemMissing");
    return takeFrom(
      use,
      item,
      places.filter((place) => place.itemId === item.id),
    );
  });
  await insertMoves(
    scope.tx,
    taken.map((part) => ({
      id: newId(),
      vesselId: scope.vesselId,
      createdBy: scope.actor.userId,
      itemId: part.itemId,
      locationId: part.locationId,
      quantity: -part.quantity,
      kind: "consume" as const,
      jobId,
      movedAt,
    })),
  );
  await recordChanges(
    scope,
    itemRecord,
    taken.map((part) => ({
      recordId: part.itemId,
      verb: "consumed",
      facts: { quantity: part.quantity, left: part.left },
      relatedIds: [jobId],
    })),
  );
  return taken;
}

function takeFrom(
  use: PartUse,
  item: { id: string; name: string; partNo: string | null; minQuantity: number | null },
  places: StockPlace[],
): TakenPart {
  const total = places.reduce((sum, place) => sum + thousandths(place.onHand), 0);
  const place = use.locationId
    ? places.find(({ locationId }) => locationId === use.locationId)
    : [...places].sort((a, b) => b.onHand - a.onHand)[0];
  if (!place || thousandths(place.onHand) < thousandths(use.quantity)) {
    throw new AppError(
      "conflict",
      "inventory:notEnough",
      { item: item.name, onHand: place?.onHand ?? 0, wanted: use.quantity },
      { parts: "inventory:notEnough" },
    );
  }
  const left = (total - thousandths(use.quantity)) / 1000;
  return {
    itemId: item.id,
    name: item.name,
    partNo: item.partNo,
    quantity: use.quantity,
    locationId: place.locationId,
    left,
    isBelowMinimum: left < (item.minQuantity ?? 0),
  };
}

/** Gives back exactly what a job took, by counter-entries to the same places. */
export async function returnFromJob(scope: VesselScope, jobId: string): Promise<void> {
  const moves = await openMovesOfJob(scope.tx, scope.vesselId, jobId);
  await insertMoves(
    scope.tx,
    moves.map((move) => ({
      id: newId(),
      vesselId: scope.vesselId,
      createdBy: scope.actor.userId,
      itemId: move.itemId,
      locationId: move.locationId,
      quantity: -move.quantity,
      kind: "return" as const,
      jobId,
      reversesMoveId: move.id,
      movedAt: scope.now,
    })),
  );
  await recordChanges(
    scope,
    itemRecord,
    moves.map((move) => ({
      recordId: move.itemId,
      verb: "returned",
      facts: { quantity: -move.quantity },
      relatedIds: [jobId],
    })),
  );
}

/** Items to choose from, those of the machine first; spelling is forgiven. */
export async function listItemsToPick(scope: VesselScope, input: PickItemsInput) {
  if (scope.access.seesOnlyShared) return [];
  const found = await findItemIds(scope, input.search);
  const items = await pickItems(scope.tx, scope.vesselId, input.equipmentId ?? null, found, input.limit);
  const places = await stockPlacesOf(
    scope.tx,
    scope.vesselId,
    items.map(({ id }) => id),
  );
  return items.map((item) => ({ ...item, places: places.filter(({ itemId }) => itemId === item.id) }));
}

async function findItemIds(scope: VesselScope, search: string): Promise<string[] | null> {
  const typed = tokensOf(search);
  if (typed.length === 0) return null;
  const mended = await mendWords(scope.tx, typed);
  const found = await findRecords(
    scope.tx,
    mended.map(({ meant }) => meant),
    ["item"],
    200,
  );
  return found.map(({ recordId }) => recordId);
}

/** What lies where, for some items. */
export function stockPlaces(scope: VesselScope, itemIds: readonly string[]): Promise<StockPlace[]> {
  return stockPlacesOf(scope.tx, scope.vesselId, itemIds);
}
