import { newId } from "@ymp/core/ids";
import { inventoryItems, itemLocations, locations, spareParts, stockMoves } from "@ymp/db/schema/inventory";
import { sql } from "drizzle-orm";
import { oneRow } from "../one-row.ts";
import type { VesselKey } from "../people.ts";
import type { World } from "../world.ts";

type ItemRow = typeof inventoryItems.$inferInsert;
type PartRow = typeof spareParts.$inferInsert;

/** An item of vessel A with its stock: how much is at which location, made when there is none of that name. */
export async function makeItem(
  world: World,
  { stock = {}, ...values }: Partial<ItemRow> & { stock?: Record<string, number> } = {},
  vessel: VesselKey = "A",
): Promise<{ item: typeof inventoryItems.$inferSelect; locationIds: Record<string, string> }> {
  const vesselId = world.vessels[vessel].id;
  return world.inVessel(vessel, async (tx) => {
    const row = { id: newId(), vesselId, name: "Impeller", createdAt: world.now() };
    const item = oneRow(
      await tx
        .insert(inventoryItems)
        .values({ ...row, ...values })
        .returning(),
    );
    const locationIds: Record<string, string> = {};
    for (const [name, quantity] of Object.entries(stock)) {
      const { id: locationId } = oneRow(
        await tx
          .insert(locations)
          .values({ vesselId, name })
          .onConflictDoUpdate({ target: [locations.vesselId, locations.name], set: { name: sql`excluded.name` } })
          .returning({ id: locations.id }),
      );
      locationIds[name] = locationId;
      await tx.insert(itemLocations).values({ vesselId, itemId: item.id, locationId });
      await tx
        .insert(stockMoves)
        .values({ vesselId, itemId: item.id, locationId, quantity, kind: "count", movedAt: world.now() });
    }
    return { item, locationIds };
  });
}

/** A part of a machine; `itemId` ties it to the stock. */
export async function makePart(
  world: World,
  values: Partial<PartRow> & Pick<PartRow, "equipmentId">,
  vessel: VesselKey = "A",
): Promise<typeof spareParts.$inferSelect> {
  const row = { id: newId(), vesselId: world.vessels[vessel].id, designation: "Impeller", createdAt: world.now() };
  return oneRow(
    await world.inVessel(vessel, (tx) =>
      tx
        .insert(spareParts)
        .values({ ...row, ...values })
        .returning(),
    ),
  );
}
