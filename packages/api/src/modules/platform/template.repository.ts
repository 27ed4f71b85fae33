import type { Db } from "@ymp/db/client";
import { counters, equipment, sections } from "@ymp/db/schema/equipment";
import { inventoryItems, itemLocations, locations, spareParts } from "@ymp/db/schema/inventory";
import { planParts, plans, planTasks } from "@ymp/db/schema/plans";
import { supplierContacts, suppliers } from "@ymp/db/schema/suppliers";
import { and, asc, eq, isNull } from "drizzle-orm";

/** What one vessel has in common with a sister: her structure. No people, no history, no files, nothing private. */
export async function readStructure(tx: Db, vesselId: string) {
  const [machines, meters, chapters, items, places, kept, parts, rules, tasks, needed, sellers, contacts] =
    await Promise.all([
      tx
        .select()
        .from(equipment)
        .where(and(eq(equipment.vesselId, vesselId), isNull(equipment.archivedAt)))
        .orderBy(asc(equipment.id)),
      tx.select().from(counters).where(eq(counters.vesselId, vesselId)),
      tx.select().from(sections).where(eq(sections.vesselId, vesselId)),
      tx
        .select()
        .from(inventoryItems)
        .where(
          and(
            eq(inventoryItems.vesselId, vesselId),
            isNull(inventoryItems.archivedAt),
            eq(inventoryItems.isPrivate, false),
          ),
        ),
      tx.select().from(locations).where(eq(locations.vesselId, vesselId)),
      tx.select().from(itemLocations).where(eq(itemLocations.vesselId, vesselId)),
      tx.select().from(spareParts).where(eq(spareParts.vesselId, vesselId)),
      tx
        .select()
        .from(plans)
        .where(and(eq(plans.vesselId, vesselId), eq(plans.isActive, true)))
        .orderBy(asc(plans.id)),
      tx.select().from(planTasks).where(eq(planTasks.vesselId, vesselId)),
      tx.select().from(planParts).where(eq(planParts.vesselId, vesselId)),
      tx
        .select()
        .from(suppliers)
        .where(and(eq(suppliers.vesselId, vesselId), isNull(suppliers.archivedAt), isNull(suppliers.mergedIntoId))),
      tx.select().from(supplierContacts).where(eq(supplierContacts.vesselId, vesselId)),
    ]);
  return { machines, meters, chapters, items, places, kept, parts, rules, tasks, needed, sellers, contacts };
}

export type Structure = Awaited<ReturnType<typeof readStructure>>;
