import type { Db } from "@ymp/db/client";
import { openQuantities } from "./on-order.repository.ts";

export interface OnOrder {
  onOrder: number;
  inPreparation: number;
}

/** What is coming of some items, and what somebody is about to order; items of which nothing is are missing. */
export async function onOrderOf(tx: Db, vesselId: string, itemIds: readonly string[]): Promise<Map<string, OnOrder>> {
  if (itemIds.length === 0) return new Map();
  const rows = await openQuantities(tx, vesselId, itemIds);
  return new Map(rows.map(({ itemId, ...quantities }) => [itemId, quantities]));
}
