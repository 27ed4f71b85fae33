import { AppError } from "@ymp/core/errors";
import { heldMove, movePolicy } from "@ymp/core/maintenance/item-fields";
import type { StockMoveKind } from "@ymp/core/maintenance/stock";
import { sumQuantities, thousandthsOf } from "@ymp/core/units";
import type { VesselScope } from "../../context.ts";
import { expectMayChange } from "../../kit/field-editing.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow, isRetry } from "../../kit/rows.ts";
import type { InventoryItemRow, StockMoveRow } from "./inventory.record.ts";
import type {
  AdjustInput,
  ConsumeInput,
  CorrectCostInput,
  CountItemInput,
  ReceiveInput,
  ScrapInput,
  TransferInput,
} from "./inventory.schema.ts";
import { getStockItem } from "./inventory-scope.ts";
import { expectWholeSteps } from "./items.rules.ts";
import type { ItemLevel } from "./levels.rules.ts";
import { levelsOf } from "./levels.service.ts";
import { makeLot } from "./lots.service.ts";
import { movesToUndo } from "./moves.repository.ts";
import { findLocation } from "./places.repository.ts";
import { heldStock } from "./posting.repository.ts";
import { linesOf, type StockPosting } from "./posting.rules.ts";
import { postStock } from "./posting.service.ts";

export interface Posted {
  moveIds: string[];
  level: ItemLevel | null;
}

/** Something came aboard. */
export async function receiveStock(scope: VesselScope, input: ReceiveInput): Promise<Posted> {
  expectHappened(scope, "ledger", { movedAt: input.movedAt });
  const item = await lockedItem(scope, input);
  const quantity = input.isInPacks ? packed(item, input.quantity) : input.quantity;
  expectWholeSteps(item.unit, quantity);
  const { id, itemId, locationId, unitCostMinor, note, movedAt, newLot } = input;
  const lotId = newLot ? await makeLot(scope, itemId, newLot) : input.lotId;
  return post(scope, itemId, [
    { id, itemId, locationId, lotId, kind: "receive", quantity, unitCostMinor, note, ...(movedAt && { movedAt }) },
  ]);
}

const packed = ({ packSize }: InventoryItemRow, packs: number) => thousandthsOf((packSize ?? 1) * packs) / 1000;

/** Something was used, for a job or for nothing in particular. */
export async function consumeStock(scope: VesselScope, input: ConsumeInput): Promise<Posted> {
  const { quantity, movedAt, ...rest } = input;
  expectHappened(scope, "ledger", { movedAt });
  const item = await lockedItem(scope, input);
  expectWholeSteps(item.unit, quantity);
  return post(scope, item.id, [{ ...rest, kind: "consume", quantity: -quantity, ...(movedAt && { movedAt }) }]);
}

export async function scrapStock(scope: VesselScope, input: ScrapInput): Promise<Posted> {
  const item = await lockedItem(scope, input);
  expectWholeSteps(item.unit, input.quantity);
  const { quantity, reason, ...rest } = input;
  return post(scope, item.id, [{ ...rest, kind: "scrap", quantity: -quantity, note: reason }]);
}

/** What really lies at a place, and why the books said otherwise. */
export function adjustStock(scope: VesselScope, { reason, ...input }: AdjustInput): Promise<Posted> {
  return setStock(scope, input, "adjust", reason);
}

/** What was counted at a place. */
export function countStock(scope: VesselScope, input: CountItemInput): Promise<Posted> {
  return setStock(scope, input, "count", null);
}

async function setStock(
  scope: VesselScope,
  input: CountItemInput,
  kind: StockMoveKind,
  note: string | null,
): Promise<Posted> {
  const item = await lockedItem(scope, input);
  expectWholeSteps(item.unit, input.counted, "counted");
  const { counted, ...rest } = input;
  const there = (await heldStock(scope.tx, scope.vesselId, [item.id])).filter(
    ({ locationId, lotId }) => locationId === input.locationId && (!input.lotId || lotId === input.lotId),
  );
  const books = sumQuantities(there.map(({ onHand }) => onHand));
  const quantity = sumQuantities([counted, -books]);
  return post(scope, item.id, [{ ...rest, kind, quantity, note }]);
}

/** From one place on board to another: two lines that cancel out, for each lot that goes along. */
export async function transferStock(scope: VesselScope, input: TransferInput): Promise<Posted> {
  const item = await lockedItem(scope, input);
  expectWholeSteps(item.unit, input.quantity);
  const { toLocationId, quantity, ...rest } = input;
  if (toLocationId === input.locationId)
    throw new AppError("invalid", "inventory:refusal.samePlace", {}, { toLocationId: "inventory:refusal.samePlace" });
  await expectPlace(scope, toLocationId);
  const held = await heldStock(scope.tx, scope.vesselId, [item.id]);
  const out = linesOf({ ...rest, kind: "transfer_out", quantity: -quantity }, held, item.name);
  return post(scope, item.id, inAndOut(out, toLocationId));
}

export function inAndOut(out: readonly StockPosting[], toLocationId: string): StockPosting[] {
  return out.flatMap((line) => {
    const { id: _, ...arriving } = line;
    return [line, { ...arriving, kind: "transfer_in" as const, locationId: toLocationId, quantity: -line.quantity }];
  });
}

/** Takes moves back by counter-entries: the ledger is never changed, only added to. */
export async function undoMoves(scope: VesselScope, ids: readonly string[]): Promise<{ moveIds: string[] }> {
  const found = await movesToUndo(scope.tx, scope.vesselId, ids);
  for (const { move } of found) await getStockItem(scope, move.itemId, true);
  if (found.length !== new Set(ids).size) throw new AppError("not_found", "refusals:recordNotFound");
  const fresh = found.filter(({ isReversed }) => !isReversed).map(({ move }) => move);
  for (const move of fresh) expectMayTouchMove(scope, move, "reversed");
  return postStock(
    scope,
    fresh.map((move) => ({
      itemId: move.itemId,
      locationId: move.locationId,
      lotId: move.lotId,
      kind: move.kind === "consume" ? "return" : "adjust",
      quantity: -move.quantity,
      reversesMoveId: move.id,
    })),
  );
}

function expectMayTouchMove(scope: VesselScope, move: StockMoveRow, field: "reversed" | "unitCostMinor"): void {
  const { createdBy, jobId, orderLineId, countId, reversesMoveId } = move;
  const isBound = Boolean(jobId || orderLineId || countId || reversesMoveId);
  expectMayChange(scope, movePolicy, heldMove({ createdBy, isBound, isReversed: false }), [field]);
}

/**
 * What came aboard at a wrong price comes aboard anew at the right one, as far as it still lies there: the ledger is never changed,
 * only added to.
 */
export async function correctCost(scope: VesselScope, input: CorrectCostInput): Promise<{ moveIds: string[] }> {
  const { id, moveId, unitCostMinor, reason } = input;
  const [found] = await movesToUndo(scope.tx, scope.vesselId, [moveId]);
  const { move, isReversed } = expectRow(found);
  await getStockItem(scope, move.itemId, true);
  const [known] = await movesToUndo(scope.tx, scope.vesselId, [id]);
  if (isRetry(known?.move, scope.actor.userId)) return { moveIds: [id] };
  if (move.quantity <= 0 || isReversed) throw new AppError("conflict", "inventory:refusal.noCostToCorrect");
  expectMayTouchMove(scope, move, "unitCostMinor");
  const { itemId, locationId, lotId } = move;
  const held = await heldStock(scope.tx, scope.vesselId, [itemId]);
  const there = held.find((bin) => bin.locationId === locationId && bin.lotId === lotId)?.onHand ?? 0;
  const quantity = Math.min(move.quantity, there);
  if (quantity <= 0) throw new AppError("conflict", "inventory:refusal.nothingLeftOfIt");
  const line = { itemId, locationId, lotId, isOfNoLot: lotId === null, note: reason };
  return postStock(scope, [
    { ...line, id, kind: "adjust", quantity: -quantity, reversesMoveId: move.id },
    { ...line, kind: "receive", quantity, unitCostMinor },
  ]);
}

async function lockedItem(scope: VesselScope, input: { itemId: string; locationId: string }) {
  const item = await getStockItem(scope, input.itemId, true);
  if (item.archivedAt) throw new AppError("conflict", "inventory:refusal.archived");
  await expectPlace(scope, input.locationId);
  return item;
}

async function expectPlace(scope: VesselScope, locationId: string): Promise<void> {
  if (!(await findLocation(scope.tx, scope.vesselId, locationId)))
    throw new AppError("not_found", "refusals:recordNotFound", {}, { locationId: "refusals:recordNotFound" });
}

async function post(scope: VesselScope, itemId: string, postings: StockPosting[]): Promise<Posted> {
  const { moveIds } = await postStock(scope, postings);
  return { moveIds, level: (await levelsOf(scope, [itemId])).get(itemId) ?? null };
}
