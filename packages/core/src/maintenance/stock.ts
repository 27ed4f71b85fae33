import type { CalendarDate } from "../calendar-date.ts";
import type { Refusal } from "../errors.ts";
import { sumQuantities, thousandthsOf } from "../units.ts";

/** Quantities are plain numbers with at most three decimals, in the item's unit. */

export const stockMoveKinds = [
  "count",
  "receive",
  "consume",
  "transfer_out",
  "transfer_in",
  "adjust",
  "scrap",
  "return",
] as const;
export type StockMoveKind = (typeof stockMoveKinds)[number];

/** A line of the stock ledger: in is positive, out is negative. */
export type StockMove = { itemId: string; locationId: string; kind: StockMoveKind; quantity: number };

export function onHand(moves: readonly Pick<StockMove, "quantity">[]): number {
  return sumQuantities(moves.map(({ quantity }) => quantity));
}

/** On hand by location; locations that were emptied are left out. */
export function onHandByLocation(moves: readonly StockMove[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { locationId, quantity } of moves)
    sums.set(locationId, sumQuantities([sums.get(locationId) ?? 0, quantity]));
  return new Map([...sums].filter(([, quantity]) => quantity !== 0));
}

/** Moving stock within the vessel is two lines that cancel out. */
export function transferMoves(itemId: string, from: string, to: string, quantity: number): [StockMove, StockMove] {
  return [
    { itemId, locationId: from, kind: "transfer_out", quantity: -quantity },
    { itemId, locationId: to, kind: "transfer_in", quantity },
  ];
}

/** The line that takes another back: the ledger is never changed, only added to. */
export function reversalOf(move: StockMove): StockMove {
  return {
    ...move,
    kind: move.kind === "consume" ? "return" : "adjust",
    quantity: move.quantity === 0 ? 0 : -move.quantity,
  };
}

export type StockLevel = { onHand: number; onOrder: number; reserved: number };
export type StockLimits = { min: number | null; max: number | null; packSize: number | null; isCritical: boolean };

/** What can be counted on: aboard and ordered, less what open jobs need. */
export function available({ onHand, onOrder, reserved }: StockLevel): number {
  return sumQuantities([onHand, onOrder, -reserved]);
}

/** Equal to the minimum is not low. Items without a minimum are never low. */
export function isLow(level: StockLevel, { min }: Pick<StockLimits, "min">): boolean {
  return min !== null && available(level) < min;
}

/** Quantity to order to come up to the maximum (or the minimum, without one), in whole packs; 0 when stock is not low. */
export function suggestedOrder(level: StockLevel, limits: StockLimits): number {
  if (limits.min === null || !isLow(level, limits)) return 0;
  const wanted = thousandthsOf(limits.max ?? limits.min) - thousandthsOf(available(level));
  const pack = thousandthsOf(limits.packSize ?? 0);
  return (pack > 0 ? Math.ceil(wanted / pack) * pack : wanted) / 1000;
}

/** `critical_none_on_board` holds even while more is on order. */
export type StockAlert = "critical_none_on_board" | "low";

export function stockAlertOf(level: StockLevel, limits: StockLimits): StockAlert | null {
  if (limits.isCritical && level.onHand <= 0) return "critical_none_on_board";
  return isLow(level, limits) ? "low" : null;
}

/** Stock never falls below zero: the count is put right first. */
export function judgeConsumption(onHandQuantity: number, quantity: number): Refusal[] {
  if (quantity <= 0) return [{ messageKey: "inventory:refusal.quantityNotPositive", field: "quantity" }];
  if (thousandthsOf(quantity) <= thousandthsOf(onHandQuantity)) return [];
  return [
    { messageKey: "inventory:refusal.notEnough", params: { onHand: onHandQuantity, quantity }, field: "quantity" },
  ];
}

/** What open jobs hold back; a job that was done or cancelled holds nothing. */
export function reservedFor(needs: readonly { quantity: number; isJobOpen: boolean }[]): number {
  return sumQuantities(needs.filter(({ isJobOpen }) => isJobOpen).map(({ quantity }) => quantity));
}

export type Batch = { id: string; quantity: number; expiresOn: CalendarDate | null };

/** Earliest expiry first, what never expires last. Null when the batches do not hold so much. */
export function takeFromBatches(
  batches: readonly Batch[],
  quantity: number,
): { batchId: string; quantity: number }[] | null {
  let wanted = thousandthsOf(quantity);
  const taken: { batchId: string; quantity: number }[] = [];
  for (const batch of [...batches].sort(byExpiry)) {
    const take = Math.min(wanted, thousandthsOf(batch.quantity));
    if (take > 0) taken.push({ batchId: batch.id, quantity: take / 1000 });
    wanted -= Math.max(0, take);
  }
  return wanted > 0 ? null : taken;
}

function byExpiry(a: Batch, b: Batch): number {
  if (a.expiresOn === b.expiresOn) return 0;
  if (a.expiresOn === null) return 1;
  return b.expiresOn === null || a.expiresOn < b.expiresOn ? -1 : 1;
}

/** Expired stock of a critical item does not count as aboard. A batch can be used on the day it expires. */
export function usableQuantity(batches: readonly Batch[], isCritical: boolean, today: CalendarDate): number {
  const usable = batches.filter(({ expiresOn }) => !isCritical || expiresOn === null || expiresOn >= today);
  return sumQuantities(usable.map(({ quantity }) => quantity));
}
