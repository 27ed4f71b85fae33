import type { Db } from "@ymp/db/client";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { and, eq, inArray } from "drizzle-orm";

/**
 * Names of items as the reader of this scope sees them now. A private item is hidden by the policy of its table, so what tells
 * of items keeps their ids and asks here when it is read.
 */
export async function visibleItemNames(
  tx: Db,
  vesselId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: inventoryItems.id, name: inventoryItems.name })
    .from(inventoryItems)
    .where(and(eq(inventoryItems.vesselId, vesselId), inArray(inventoryItems.id, [...new Set(ids)])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
