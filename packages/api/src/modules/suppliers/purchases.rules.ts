import { type CalendarDate, daysBetween } from "@ymp/core/calendar-date";
import { byKey } from "./by-key.ts";
import type { listItemsOf, listPurchases } from "./purchases.repository.ts";

export type Purchase = Awaited<ReturnType<typeof listPurchases>>[number];
type OwnItem = Awaited<ReturnType<typeof listItemsOf>>[number];

export interface PricePoint {
  id: string;
  on: CalendarDate;
  unitPriceMinor: number | null;
  currency: string;
  quantity: number;
  unit: string;
  orderId: string;
  orderNumber: number;
  orderYear: number;
}

export interface BoughtPart {
  key: string;
  itemId: string | null;
  sparePartId: string | null;
  name: string;
  partNo: string | null;
  /** What the item's own record says, where nothing was bought yet. */
  listPrice: { unitPriceMinor: number; currency: string } | null;
  /** The latest first. */
  prices: PricePoint[];
  /** From sending the order to receiving, over the deliveries that tell. */
  leadTimeDays: { last: number; average: number; deliveries: number } | null;
}

/** Deliveries that were taken back cancel out with what took them back. */
export function withoutTakenBack<Row extends Pick<Purchase, "orderLineId" | "quantity" | "unitPriceMinor">>(
  purchases: readonly Row[],
): Row[] {
  const counters = purchases.filter(({ quantity }) => quantity < 0);
  const kept = purchases.filter(({ quantity }) => quantity > 0);
  for (const counter of counters) {
    const index = kept.findIndex(
      ({ orderLineId, quantity, unitPriceMinor }) =>
        orderLineId === counter.orderLineId &&
        quantity === -counter.quantity &&
        unitPriceMinor === counter.unitPriceMinor,
    );
    if (index >= 0) kept.splice(index, 1);
  }
  return kept;
}

/** The same thing keeps one line, whether it was ordered as an item, as a part or in free words. */
function keyOf({ itemId, sparePartId, partNo, name }: Purchase): string {
  return itemId ?? sparePartId ?? `${partNo ?? ""}|${name.trim().toLowerCase()}`;
}

/** Days from order to delivery, the latest delivery first; those that were never sent tell nothing. */
export function leadTimesOf(purchases: readonly Pick<Purchase, "orderedOn" | "receivedOn">[]): number[] {
  return purchases.flatMap(({ orderedOn, receivedOn }) =>
    orderedOn && receivedOn >= orderedOn ? [daysBetween(orderedOn, receivedOn)] : [],
  );
}

export function averageOf(days: readonly number[]): number {
  return Math.round(days.reduce((sum, day) => sum + day, 0) / days.length);
}

function leadTimeOf(purchases: readonly Purchase[]): BoughtPart["leadTimeDays"] {
  const days = leadTimesOf(purchases);
  const [last] = days;
  return last === undefined ? null : { last, average: averageOf(days), deliveries: days.length };
}

/** Everything that came from a supplier or is theirs to deliver, what was bought last on top. */
export function boughtParts(purchases: readonly Purchase[], items: readonly OwnItem[]): BoughtPart[] {
  const groups = byKey(purchases, keyOf);
  const bought = [...groups].flatMap(([key, group]): BoughtPart[] => {
    const [latest] = group;
    if (!latest) return [];
    const { itemId, sparePartId, name, partNo } = latest;
    return [
      {
        key,
        itemId,
        sparePartId,
        name,
        partNo,
        listPrice: null,
        prices: group.map(pointOf),
        leadTimeDays: leadTimeOf(group),
      },
    ];
  });
  const unbought = items.filter(({ id }) => !groups.has(id)).map(neverBought);
  return [...bought, ...unbought];
}

function pointOf(purchase: Purchase): PricePoint {
  const { id, receivedOn, unitPriceMinor, currency, quantity, unit, orderId, orderNumber, orderYear } = purchase;
  return { id, on: receivedOn, unitPriceMinor, currency, quantity, unit, orderId, orderNumber, orderYear };
}

function neverBought({ id, name, partNo, priceMinor, currency }: OwnItem): BoughtPart {
  const listPrice = priceMinor !== null && currency ? { unitPriceMinor: priceMinor, currency } : null;
  return { key: id, itemId: id, sparePartId: null, name, partNo, listPrice, prices: [], leadTimeDays: null };
}
