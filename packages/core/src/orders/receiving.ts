import type { Refusal } from "../errors.ts";
import { divideRounded } from "../rounding.ts";
import { sumQuantities, thousandthsOf } from "../units.ts";

/** Quantities are in units of purchase. */
export type OrderedLine = { quantity: number; receivedQuantity: number; isClosedShort: boolean };

/** What has still to come: the back-order. */
export function openQuantity({ quantity, receivedQuantity, isClosedShort }: OrderedLine): number {
  return isClosedShort ? 0 : Math.max(0, sumQuantities([quantity, -receivedQuantity]));
}

export const lineStates = ["open", "part", "received", "short"] as const;
export type LineState = (typeof lineStates)[number];

export function lineStateOf(line: OrderedLine): LineState {
  if (line.isClosedShort) return "short";
  if (openQuantity(line) === 0) return "received";
  return line.receivedQuantity > 0 ? "part" : "open";
}

/** An order of which nothing came is ordered again, should its receipt be taken back. */
export function statusAfterReceipt(lines: readonly OrderedLine[]): "ordered" | "part_received" | "received" {
  const isAnythingAboard = lines.some(({ receivedQuantity }) => receivedQuantity > 0);
  const isAnythingOpen = lines.some((line) => openQuantity(line) > 0);
  if (!isAnythingOpen && isAnythingAboard) return "received";
  return isAnythingAboard ? "part_received" : "ordered";
}

/** Units of purchase as units of stock: 3 boxes of 12 are 36. */
export function inStockUnits(quantity: number, unitsPerPurchase: number): number {
  return divideRounded(BigInt(thousandthsOf(quantity)) * BigInt(thousandthsOf(unitsPerPurchase)), 1000) / 1000;
}

/** What one unit of stock cost, from the price of a unit of purchase. */
export function stockUnitCostMinor(unitPriceMinor: number, unitsPerPurchase: number): number {
  return divideRounded(BigInt(unitPriceMinor) * 1000n, BigInt(thousandthsOf(unitsPerPurchase)));
}

export type ReceiptLine = {
  quantity: number;
  locationId: string | null;
  hasLot: boolean;
  reason: string;
};

export type ReceivableLine = OrderedLine & { isStocked: boolean; keepsLots: boolean };

/** More than ordered is taken in only when it is said why; what goes into stock needs a place, and its lot where lots are kept. */
export function judgeReceiptLine(line: ReceivableLine, receipt: ReceiptLine): Refusal[] {
  const refusals: Refusal[] = [];
  if (receipt.quantity <= 0) refusals.push({ messageKey: "orders:refusal.receipt.quantity", field: "quantity" });
  if (line.isClosedShort) refusals.push({ messageKey: "orders:refusal.receipt.closedShort", field: "quantity" });
  const open = openQuantity(line);
  if (thousandthsOf(receipt.quantity) > thousandthsOf(open) && receipt.reason.trim().length < 3)
    refusals.push({ messageKey: "orders:refusal.receipt.moreThanOrdered", params: { open }, field: "reason" });
  if (line.isStocked && receipt.locationId === null)
    refusals.push({ messageKey: "orders:refusal.receipt.place", field: "locationId" });
  if (line.isStocked && line.keepsLots && !receipt.hasLot)
    refusals.push({ messageKey: "orders:refusal.receipt.lot", field: "lotNumber" });
  return refusals;
}
