import { AppError } from "@ymp/core/errors";
import { splitOverBins } from "@ymp/core/maintenance/stock-bins";
import { sumQuantities, thousandthsOf } from "@ymp/core/units";
import type { VesselScope } from "../../context.ts";
import { bounded } from "../../kit/bounded.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import type { PickItemsInput } from "./inventory.schema.ts";
import { expectWholeSteps } from "./items.rules.ts";
import { lockItems, lowestSince } from "./posting.repository.ts";
import { notEnough } from "./posting.rules.ts";
import { postStock } from "./posting.service.ts";
import {
  itemsByIds,
  type NamedBin,
  openMovesOfJob,
  pickItems,
  type StockPlace,
  stockBinsOf,
  stockPlacesOf,
} from "./stock.repository.ts";

export interface PartUse {
  itemId: string;
  /** Absent: from where it expires first, over all places. */
  locationId?: string | null | undefined;
  /** Null: of what belongs to no lot. Absent: what expires first at the place. */
  lotId?: string | null | undefined;
  quantity: number;
}

export interface TakenPart {
  itemId: string;
  name: string;
  partNo: string | null;
  /** From all places and lots together. */
  quantity: number;
  /** Null where it came from several. */
  locationId: string | null;
  /** Left on board after the taking. */
  left: number;
  isBelowMinimum: boolean;
}

/**
 * Takes parts for a job out of stock, in the job's own transaction: what is named by place and lot from there and nowhere else.
 * @throws AppError invalid `inventory:refusal.unitSteps` for half a piece
 * @throws AppError conflict `inventory:notEnough` when that is not there any more
 */
export async function consumeForJob(
  scope: VesselScope,
  jobId: string,
  uses: readonly PartUse[],
  movedAt: Date,
): Promise<TakenPart[]> {
  const wanted = uses.filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) return [];
  const itemIds = [...new Set(wanted.map(({ itemId }) => itemId))];
  // They follow each other on one connection: what is read is what is left once the lock is there.
  const [, items, bins] = await Promise.all([
    lockItems(scope.tx, scope.vesselId, itemIds),
    itemsByIds(scope.tx, scope.vesselId, itemIds),
    stockBinsOf(scope.tx, scope.vesselId, itemIds),
  ]);
  const itemOf = (itemId: string) => {
    const item = items.find(({ id }) => id === itemId);
    if (!item) throw new AppError("not_found", "inventory:itemMissing");
    return item;
  };
  for (const { itemId, quantity } of wanted) expectWholeSteps(itemOf(itemId).unit, quantity, "parts");
  const since = await lowestSince(scope.tx, scope.vesselId, itemIds, movedAt);
  const postings = wanted.flatMap((use) =>
    placedUses(use, itemOf(use.itemId).name, bins).map((placed) => ({ ...placed, kind: "consume" as const, jobId })),
  );
  // What was entered only after the work was done goes out when it is told.
  const wasThere = (itemId: string) => {
    const used = -sumQuantities(postings.filter((line) => line.itemId === itemId).map(({ quantity }) => quantity));
    return thousandthsOf(since.get(itemId) ?? 0) >= thousandthsOf(used);
  };
  const dated = postings.map((line) => (wasThere(line.itemId) ? { ...line, movedAt } : line));
  const { levels } = await postStock(scope, dated);
  return items.map(({ id, name, partNo, minQuantity }) => {
    const own = postings.filter(({ itemId }) => itemId === id);
    const left = levels.find((known) => known.item.id === id)?.level.onHand ?? 0;
    const places = new Set(own.map(({ locationId }) => locationId));
    return {
      ...{ itemId: id, name, partNo, left, isBelowMinimum: left < (minQuantity ?? 0) },
      quantity: -sumQuantities(own.map(({ quantity }) => quantity)),
      locationId: places.size === 1 ? (own[0]?.locationId ?? null) : null,
    };
  });
}

/** Holds quantities that are planned to the units of their items, as taking them will. */
export async function expectWholeParts(
  scope: VesselScope,
  parts: readonly { itemId: string; quantity: number }[],
  field: string,
): Promise<void> {
  if (parts.length === 0) return;
  const ids = [...new Set(parts.map(({ itemId }) => itemId))];
  const unitOf = new Map((await itemsByIds(scope.tx, scope.vesselId, ids)).map(({ id, unit }) => [id, unit]));
  for (const { itemId, quantity } of parts) {
    const unit = unitOf.get(itemId);
    if (unit === undefined) throw new AppError("not_found", "inventory:itemMissing");
    expectWholeSteps(unit, quantity, field);
  }
}

/** Anyone who names no place takes what expires first, wherever it is. */
function placedUses({ itemId, locationId, lotId, quantity }: PartUse, name: string, bins: readonly NamedBin[]) {
  if (locationId) return [{ itemId, locationId, quantity: -quantity, lotId: lotId ?? null, isOfNoLot: lotId === null }];
  const held = bins.filter((bin) => bin.itemId === itemId);
  const split = splitOverBins(held, quantity);
  const found = sumQuantities(split.map((part) => part.quantity));
  if (thousandthsOf(found) < thousandthsOf(quantity)) throw notEnough(name, found, quantity);
  return split.map(({ bin, quantity: part }) => ({
    ...{ itemId, locationId: bin.locationId, lotId: bin.lotId, isOfNoLot: bin.lotId === null },
    quantity: -part,
  }));
}

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
  if (scope.access.seesOnlyShared) return { rows: [], hasMore: false };
  const found = foundBy(scope.access, input.search, "item");
  const offered = pickItems(scope.tx, scope.vesselId, input.equipmentId ?? null, found);
  const { rows: items, hasMore } = await bounded(offered, input.limit);
  const bins = await stockBinsOf(
    scope.tx,
    scope.vesselId,
    items.map(({ id }) => id),
  );
  return { rows: items.map((item) => ({ ...item, bins: bins.filter(({ itemId }) => itemId === item.id) })), hasMore };
}

/** What is where, for some items. */
export function stockPlaces(scope: VesselScope, itemIds: readonly string[]): Promise<StockPlace[]> {
  return stockPlacesOf(scope.tx, scope.vesselId, itemIds);
}

/** The same by lot. */
export function stockBins(scope: VesselScope, itemIds: readonly string[]): Promise<NamedBin[]> {
  return stockBinsOf(scope.tx, scope.vesselId, itemIds);
}
