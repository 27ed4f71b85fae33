import type { Db } from "@ymp/db/client";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { and, eq, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

export function linkedItemVersions(tx: Db, vesselId: string, itemIds: readonly string[]) {
  return tx
    .select({ id: inventoryItems.id, version: inventoryItems.version })
    .from(inventoryItems)
    .where(and(eq(inventoryItems.vesselId, vesselId), sql`${inventoryItems.id} in ${jsonIds(itemIds)}`));
}

/** The item as far as the reader may know of it: what is another person's own is absent. */
export async function knownItem(tx: Db, vesselId: string, itemId: string) {
  const [row] = await tx
    .select()
    .from(inventoryItems)
    .where(and(eq(inventoryItems.vesselId, vesselId), eq(inventoryItems.id, itemId)));
  return row;
}
