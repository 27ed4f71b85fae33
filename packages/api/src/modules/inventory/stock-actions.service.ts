import { AppError } from "@ymp/core/errors";
import { hasOwnCost, heldMove, movePolicy } from "@ymp/core/maintenance/item-fields";
import type { StockMoveKind } from "@ymp/core/maintenance/stock";
import { sumQuantities, thousandthsOf } from "@ymp/core/units";
import type { VesselScope } from "../../context.ts";
import { expectMayChange } from "../../kit/field-editing.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow } from "../../kit/rows.ts";
import { findReadable } from "../../platform/readable-records.ts";
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
import { movesToUndo, otherEndsOf } from "./moves.repository.ts";
import { findLocation } from "./places.repository.ts";
import { heldStock, lowestSince } from "./posting.repository.ts";
import { linesOf, type StockPosting } from "./posting.rules.ts";
import { keepNothingMoved, keptAct, postStock } from "./posting.service.ts";

export interface Posted {
  moveIds: string[];
  level: ItemLevel | null;
}

/** Something came aboard. */
export async function receiveStock(scope: VesselScope, input: ReceiveInput): Promise<Posted> {
  expectHappened(scope, "ledger", { movedAt: input.movedAt });
  return once(scope, input, async (item) => {
    const quantity = input.isInPacks ? packed(item, input.quantity) : input.quantity;
    expectWholeSteps(item.unit, quantity);
    const { itemId, locationId, unitCostMinor, note, movedAt, newLot } = input;
    const lotId = newLot ? await makeLot(scope, itemId, newLot) : input.lotId;
    return [{ itemId, locationId, lotId, kind: "receive", quantity, unitCostMinor, note, ...(movedAt && { movedAt }) }];
  });
}

const packed = ({ packSize }: InventoryItemRow, packs: number) => thousandthsOf((packSize ?? 1) * packs) / 1000;

/** Something was used, for a job or for nothing in particular. */
export async function consumeStock(scope: VesselScope, input: ConsumeInput): Promise<Posted> {
  expectHappened(scope, "ledger", { movedAt: input.movedAt });
  return once(scope, input, async (item) => {
    const { id: _, quantity, movedAt, ...rest } = input;
    expectWholeSteps(item.unit, quantity);
    if (input.jobId) await expectJob(scope, input.jobId);
    if (movedAt) await expectOnBoardSince(scope, item, quantity, movedAt);
    return [{ ...rest, kind: "consume", quantity: -quantity, ...(movedAt && { movedAt }) }];
  });
}

async function expectJob(scope: VesselScope, id: string): Promise<void> {
  if (!(await findReadable(scope, { kind: "job", id })))
    throw new AppError("not_found", "refusals:recordNotFound", {}, { jobId: "refusals:recordNotFound" });
}

/** What was entered later never was on board before: the ledger is never below nothing, at no moment. */
async function expectOnBoardSince(scope: VesselScope, item: InventoryItemRow, wanted: number, movedAt: Date) {
  const onHand = (await lowestSince(scope.tx, scope.vesselId, [item.id], movedAt)).get(item.id) ?? 0;
  if (thousandthsOf(onHand) >= thousandthsOf(wanted)) return;
  const params = { item: item.name, onHand: Math.max(onHand, 0), wanted };
  throw new AppError("conflict", "inventory:refusal.notThereThen", params, {
    movedAt: "inventory:refusal.notThereThen",
  });
}

export function scrapStock(scope: VesselScope, input: ScrapInput): Promise<Posted> {
  return once(scope, input, (item) => {
    expectWholeSteps(item.unit, input.quantity);
    const { id: _, quantity, reason, ...rest } = input;
    return [{ ...rest, kind: "scrap", quantity: -quantity, note: reason }];
  });
}

/** What really is at a place, and why the books said otherwise. */
export function adjustStock(scope: VesselScope, { reason, ...input }: AdjustInput): Promise<Posted> {
  return setStock(scope, input, "adjust", reason);
}

/** What was counted at a place. */
export function countStock(scope: VesselScope, input: CountItemInput): Promise<Posted> {
  return setStock(scope, input, "count", null);
}

function setStock(
  scope: VesselScope,
  input: CountItemInput,
  kind: StockMoveKind,
  note: string | null,
): Promise<Posted> {
  return once(scope, input, async (item) => {
    expectWholeSteps(item.unit, input.counted, "counted");
    const { id: _, counted, ...rest } = input;
    const there = (await heldStock(scope.tx, scope.vesselId, [item.id])).filter(
      ({ locationId, lotId }) => locationId === input.locationId && (!input.lotId || lotId === input.lotId),
    );
    const books = sumQuantities(there.map(({ onHand }) => onHand));
    return [{ ...rest, kind, quantity: sumQuantities([counted, -books]), note }];
  });
}

/** From one place on board to another: two lines that cancel out, for each lot that goes along. */
export function transferStock(scope: VesselScope, input: TransferInput): Promise<Posted> {
  return once(scope, input, async (item) => {
    expectWholeSteps(item.unit, input.quantity);
    const { id: _, toLocationId, quantity, ...rest } = input;
    if (toLocationId === input.locationId)
      throw new AppError("invalid", "inventory:refusal.samePlace", {}, { toLocationId: "inventory:refusal.samePlace" });
    await expectPlace(scope, toLocationId);
    const held = await heldStock(scope.tx, scope.vesselId, [item.id]);
    const out = linesOf({ ...rest, kind: "transfer_out", quantity: -quantity }, held, item.name);
    const named = out.map((line) => ({ ...line, isOfNoLot: !line.lotId }));
    return inAndOut(named, toLocationId);
  });
}

export function inAndOut(out: readonly StockPosting[], toLocationId: string): StockPosting[] {
  return out.flatMap((line) => [
    line,
    { ...line, kind: "transfer_in" as const, locationId: toLocationId, quantity: -line.quantity },
  ]);
}

/**
 * Takes moves back by counter-entries: the ledger is never changed, only added to. Of a transfer both ends are taken back,
 * whichever is named.
 */
export async function undoMoves(scope: VesselScope, ids: readonly string[]): Promise<{ moveIds: string[] }> {
  const found = await movesToUndo(scope.tx, scope.vesselId, ids);
  for (const { move } of found) await getStockItem(scope, move.itemId, true);
  if (found.length !== new Set(ids).size) throw new AppError("not_found", "refusals:recordNotFound");
  const whole = await movesToUndo(scope.tx, scope.vesselId, [
    ...ids,
    ...(await otherEndsOf(scope.tx, scope.vesselId, ids)),
  ]);
  const fresh = whole.filter(({ isReversed }) => !isReversed).map(({ move }) => move);
  for (const move of fresh) expectMayTouchMove(scope, move, "reversed");
  return postStock(
    scope,
    fresh.map((move) => ({
      itemId: move.itemId,
      locationId: move.locationId,
      lotId: move.lotId,
      isOfNoLot: move.lotId === null,
      kind: counterKinds[move.kind] ?? "adjust",
      quantity: -move.quantity,
      reversesMoveId: move.id,
    })),
  );
}

const counterKinds: Partial<Record<StockMoveKind, StockMoveKind>> = {
  consume: "return",
  transfer_in: "transfer_out",
  transfer_out: "transfer_in",
};

function expectMayTouchMove(scope: VesselScope, move: StockMoveRow, field: "reversed" | "unitCostMinor"): void {
  const { createdBy, jobId, orderLineId, countId, reversesMoveId } = move;
  const isBound = Boolean(jobId || orderLineId || countId || reversesMoveId);
  expectMayChange(scope, movePolicy, heldMove({ createdBy, isBound, isReversed: false }), [field]);
}

/**
 * What came aboard at a wrong price comes aboard again at the right one, as far as it still is there: the ledger is never changed,
 * only added to.
 */
export async function correctCost(scope: VesselScope, input: CorrectCostInput): Promise<{ moveIds: string[] }> {
  const { id, moveId, unitCostMinor, reason } = input;
  const [found] = await movesToUndo(scope.tx, scope.vesselId, [moveId]);
  const { move, isReversed } = expectRow(found);
  await getStockItem(scope, move.itemId, true);
  const kept = await keptAct(scope, [move.itemId], id);
  if (kept) return { moveIds: kept };
  if (!hasOwnCost(move) || isReversed) throw new AppError("conflict", "inventory:refusal.noCostToCorrect");
  expectMayTouchMove(scope, move, "unitCostMinor");
  const { itemId, locationId, lotId } = move;
  const held = await heldStock(scope.tx, scope.vesselId, [itemId]);
  const there = held.find((bin) => bin.locationId === locationId && bin.lotId === lotId)?.onHand ?? 0;
  const quantity = Math.min(move.quantity, there);
  if (quantity <= 0) throw new AppError("conflict", "inventory:refusal.nothingLeftOfIt");
  const line = { itemId, locationId, lotId, isOfNoLot: lotId === null, note: reason };
  const lines: StockPosting[] = [
    { ...line, kind: "adjust", quantity: -quantity, reversesMoveId: move.id },
    { ...line, kind: "receive", quantity, unitCostMinor },
  ];
  return postStock(scope, lines, id);
}

/**
 * Posts what `postingsOf` finds, once for each `id` of the sender: sent again, the answer is the first one's, whatever became of
 * the stock since.
 */
async function once(
  scope: VesselScope,
  { id, itemId, locationId }: { id: string; itemId: string; locationId: string },
  postingsOf: (item: InventoryItemRow) => StockPosting[] | Promise<StockPosting[]>,
): Promise<Posted> {
  const item = await getStockItem(scope, itemId, true);
  const answer = async (moveIds: string[]) => ({
    moveIds,
    level: (await levelsOf(scope, [itemId])).get(itemId) ?? null,
  });
  const kept = await keptAct(scope, [itemId], id);
  if (kept) return answer(kept);
  if (item.archivedAt) throw new AppError("conflict", "inventory:refusal.archived");
  await expectPlace(scope, locationId);
  const postings = await postingsOf(item);
  const [first] = postings;
  if (first && postings.every(({ quantity }) => quantity === 0)) {
    await keepNothingMoved(scope, first, id);
    return answer([]);
  }
  const { moveIds } = await postStock(scope, postings, id);
  return answer(moveIds);
}

async function expectPlace(scope: VesselScope, locationId: string): Promise<void> {
  if (!(await findLocation(scope.tx, scope.vesselId, locationId)))
    throw new AppError("not_found", "refusals:recordNotFound", {}, { locationId: "refusals:recordNotFound" });
}
