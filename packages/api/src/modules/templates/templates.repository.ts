import type { Db } from "@ymp/db/client";
import { equipment } from "@ymp/db/schema/equipment";
import { inventoryItems, spareParts } from "@ymp/db/schema/inventory";
import { plans } from "@ymp/db/schema/plans";
import { jobTemplates } from "@ymp/db/schema/worklists";
import { and, asc, count, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import type { JobTemplateRow } from "./templates.record.ts";

export function templatesOf(tx: Db, vesselId: string, isArchived: boolean): Promise<JobTemplateRow[]> {
  return tx
    .select()
    .from(jobTemplates)
    .where(
      and(
        eq(jobTemplates.vesselId, vesselId),
        isArchived ? isNotNull(jobTemplates.archivedAt) : isNull(jobTemplates.archivedAt),
      ),
    )
    .orderBy(asc(jobTemplates.equipmentType), asc(jobTemplates.title), asc(jobTemplates.id));
}

export function templatesByIds(tx: Db, vesselId: string, ids: readonly string[]): Promise<JobTemplateRow[]> {
  return tx
    .select()
    .from(jobTemplates)
    .where(and(eq(jobTemplates.vesselId, vesselId), sql`${jobTemplates.id} in ${jsonIds(ids)}`));
}

/** Of two that take templates from the library at once the second sees what the first took. */
export async function lockTaking(tx: Db, vesselId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`library templates of ${vesselId}`}, 0))`);
}

/** What the vessel took from libraries, archived templates too. */
export function takenTemplates(tx: Db, vesselId: string) {
  const { id, source, createdBy } = jobTemplates;
  return tx
    .select({ id, source, createdBy })
    .from(jobTemplates)
    .where(and(eq(jobTemplates.vesselId, vesselId), isNotNull(source)));
}

/** Which templates of libraries the vessel already took. */
export async function takenKeys(tx: Db, vesselId: string): Promise<Set<string>> {
  return new Set((await takenTemplates(tx, vesselId)).flatMap(({ source }) => source ?? []));
}

export async function lockTemplate(tx: Db, vesselId: string, id: string): Promise<JobTemplateRow | undefined> {
  const [row] = await tx
    .select()
    .from(jobTemplates)
    .where(and(eq(jobTemplates.vesselId, vesselId), eq(jobTemplates.id, id)))
    .for("update");
  return row;
}

export async function insertTemplates(tx: Db, rows: (typeof jobTemplates.$inferInsert)[]): Promise<JobTemplateRow[]> {
  return rows.length > 0 ? tx.insert(jobTemplates).values(rows).returning() : [];
}

export async function patchTemplate(
  tx: Db,
  { vesselId, id }: Pick<JobTemplateRow, "vesselId" | "id">,
  patch: Partial<typeof jobTemplates.$inferInsert>,
  now: Date,
): Promise<JobTemplateRow> {
  const [row] = await tx
    .update(jobTemplates)
    .set({ ...patch, updatedAt: now, version: sql`${jobTemplates.version} + 1` })
    .where(and(eq(jobTemplates.vesselId, vesselId), eq(jobTemplates.id, id)))
    .returning();
  if (!row) throw new Error("A locked template disappeared while it was written");
  return row;
}

/** Of two that give these machines plans at once the second sees what the first made. */
export async function lockMachines(tx: Db, vesselId: string, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: equipment.id })
    .from(equipment)
    .where(and(eq(equipment.vesselId, vesselId), sql`${equipment.id} in ${jsonIds(ids)}`))
    .orderBy(asc(equipment.id))
    .for("update");
}

export function machinesByIds(tx: Db, vesselId: string, ids: readonly string[]) {
  return tx
    .select({
      id: equipment.id,
      name: equipment.name,
      code: equipment.code,
      type: equipment.type,
      archivedAt: equipment.archivedAt,
      isCritical: equipment.isCritical,
      department: equipment.department,
    })
    .from(equipment)
    .where(and(eq(equipment.vesselId, vesselId), sql`${equipment.id} in ${jsonIds(ids)}`))
    .orderBy(asc(equipment.code), asc(equipment.name), asc(equipment.id));
}

/** How many machines of each type are in the register. */
export async function machinesOfTypes(tx: Db, vesselId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ type: equipment.type, machines: count() })
    .from(equipment)
    .where(and(eq(equipment.vesselId, vesselId), isNull(equipment.archivedAt), isNotNull(equipment.type)))
    .groupBy(equipment.type);
  return new Map(rows.flatMap(({ type, machines }) => (type ? [[type, machines]] : [])));
}

/** Titles of the plans that machines already have. */
export function plansOfMachines(tx: Db, vesselId: string, equipmentIds: readonly string[]) {
  return tx
    .select({ equipmentId: plans.equipmentId, title: plans.title })
    .from(plans)
    .where(and(eq(plans.vesselId, vesselId), sql`${plans.equipmentId} in ${jsonIds(equipmentIds)}`));
}

/** Spare parts of machines that are kept in stock, with their names. */
export function stockedPartsOf(tx: Db, vesselId: string, equipmentIds: readonly string[]) {
  return tx
    .select({
      equipmentId: spareParts.equipmentId,
      itemId: inventoryItems.id,
      unit: inventoryItems.unit,
      name: spareParts.designation,
    })
    .from(spareParts)
    .innerJoin(
      inventoryItems,
      and(eq(inventoryItems.vesselId, spareParts.vesselId), eq(inventoryItems.id, spareParts.itemId)),
    )
    .where(and(eq(spareParts.vesselId, vesselId), sql`${spareParts.equipmentId} in ${jsonIds(equipmentIds)}`));
}
