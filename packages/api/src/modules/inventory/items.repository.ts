import { firstOf } from "@ymp/core/bounded";
import { openStatuses } from "@ymp/core/maintenance/job-flow";
import type { Db } from "@ymp/db/client";
import { inventoryItems, itemLocations } from "@ymp/db/schema/inventory";
import { recordFiles } from "@ymp/db/schema/platform";
import { suppliers } from "@ymp/db/schema/suppliers";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { jsonIds, jsonTexts } from "../../kit/lists.ts";
import { expectRow } from "../../kit/rows.ts";
import type { InventoryItemRow } from "./inventory.record.ts";

export async function findItem(
  tx: Db,
  vesselId: string,
  id: string,
  forUpdate = false,
): Promise<InventoryItemRow | undefined> {
  const query = tx
    .select()
    .from(inventoryItems)
    .where(and(eq(inventoryItems.vesselId, vesselId), eq(inventoryItems.id, id)));
  const [row] = await (forUpdate ? query.for("update") : query);
  return row;
}

export function lockedItems(tx: Db, vesselId: string, ids: readonly string[]): Promise<InventoryItemRow[]> {
  return tx
    .select()
    .from(inventoryItems)
    .where(and(eq(inventoryItems.vesselId, vesselId), sql`${inventoryItems.id} in ${jsonIds(ids)}`))
    .orderBy(asc(inventoryItems.id))
    .for("update");
}

export async function isFileOfItem(tx: Db, vesselId: string, id: string, fileId: string): Promise<boolean> {
  const found = await tx
    .select({ id: recordFiles.id })
    .from(recordFiles)
    .where(
      and(
        eq(recordFiles.vesselId, vesselId),
        eq(recordFiles.recordKind, "item"),
        eq(recordFiles.recordId, id),
        eq(recordFiles.fileId, fileId),
      ),
    );
  return found.length > 0;
}

export async function insertItem(tx: Db, row: typeof inventoryItems.$inferInsert): Promise<InventoryItemRow> {
  const [inserted] = await tx.insert(inventoryItems).values(row).returning();
  return expectRow(inserted);
}

/** Writes the same values to all these rows, each of which becomes one version newer. */
export async function updateItems(
  tx: Db,
  vesselId: string,
  ids: readonly string[],
  values: Partial<typeof inventoryItems.$inferInsert>,
  now: Date,
): Promise<InventoryItemRow[]> {
  return tx
    .update(inventoryItems)
    .set({ ...values, updatedAt: now, version: sql`${inventoryItems.version} + 1` })
    .where(and(eq(inventoryItems.vesselId, vesselId), sql`${inventoryItems.id} in ${jsonIds(ids)}`))
    .returning();
}

export async function putPlace(tx: Db, row: typeof itemLocations.$inferInsert): Promise<void> {
  const { box = null, shelf = null } = row;
  await tx
    .insert(itemLocations)
    .values(row)
    .onConflictDoUpdate({
      target: [itemLocations.vesselId, itemLocations.itemId, itemLocations.locationId],
      set: { box, shelf },
    });
}

export async function supplierName(tx: Db, vesselId: string, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ name: suppliers.name })
    .from(suppliers)
    .where(and(eq(suppliers.vesselId, vesselId), eq(suppliers.id, id)));
  return row?.name;
}

/** Categories in use with what is in them, for filters and for filling in. */
export function listCategories(tx: Db, vesselId: string) {
  return tx
    .select({
      category: inventoryItems.category,
      subCategory: inventoryItems.subCategory,
      count: sql<number>`count(*)::int`,
    })
    .from(inventoryItems)
    .where(and(eq(inventoryItems.vesselId, vesselId), isNull(inventoryItems.archivedAt)))
    .groupBy(inventoryItems.category, inventoryItems.subCategory)
    .orderBy(asc(inventoryItems.category), asc(inventoryItems.subCategory));
}

/** Items that carry this code, as a barcode or as a part number. */
export function itemsByCode(tx: Db, vesselId: string, code: string) {
  return tx
    .select({ id: inventoryItems.id, isBarcode: sql<boolean>`${inventoryItems.barcode} is not distinct from ${code}` })
    .from(inventoryItems)
    .where(
      and(
        eq(inventoryItems.vesselId, vesselId),
        isNull(inventoryItems.archivedAt),
        sql`(${inventoryItems.barcode} = ${code} or lower(${inventoryItems.partNo}) = lower(${code}))`,
      ),
    )
    .orderBy(asc(inventoryItems.name), asc(inventoryItems.id));
}

/** The machines an item is a part of, the plans that take it, and the open jobs that wait for it. */
export async function usesOfItem(tx: Db, vesselId: string, itemId: string) {
  const [machines, plans, jobs] = await Promise.all([
    tx.execute<{
      id: string;
      equipment_id: string;
      name: string;
      designation: string;
      fitted: number | null;
      isCritical: boolean;
    }>(
      sql`select s.id, s.equipment_id, e.name, e.is_critical and e.archived_at is null as "isCritical", s.designation, s.fitted_quantity::float8 as fitted from spare_parts s
        join equipment e on e.vessel_id = s.vessel_id and e.id = s.equipment_id
        where s.vessel_id = ${vesselId} and s.item_id = ${itemId} order by e.name, s.designation`,
    ),
    tx.execute<{ id: string; title: string; quantity: number; equipment_id: string | null; equipment: string | null }>(
      sql`select p.id, p.title, pp.quantity::float8 as quantity, e.id as equipment_id, e.name as equipment from plan_parts pp
        join plans p on p.vessel_id = pp.vessel_id and p.id = pp.plan_id
        left join equipment e on e.vessel_id = p.vessel_id and e.id = p.equipment_id
        where pp.vessel_id = ${vesselId} and pp.item_id = ${itemId} and p.is_active order by p.title`,
    ),
    tx.execute<{ id: string; title: string; number: number; year: number; quantity: number; due_on: string | null }>(
      sql`select j.id, j.title, j.number, j.year, jp.planned_quantity::float8 as quantity, coalesce(j.planned_on, j.due_on)::text as due_on from job_parts jp
        join jobs j on j.vessel_id = jp.vessel_id and j.id = jp.job_id
        where jp.vessel_id = ${vesselId} and jp.item_id = ${itemId} and j.archived_at is null
          and coalesce(j.status, 'due') in ${jsonTexts(openStatuses)} order by coalesce(j.planned_on, j.due_on), j.id`,
    ),
  ]);
  return { machines: [...machines], plans: [...plans], jobs: [...jobs] };
}

/** Lines of orders that are under way for an item. */
export async function openOrdersOf(tx: Db, vesselId: string, itemId: string) {
  const rows = await tx.execute<{
    id: string;
    number: number;
    year: number;
    title: string;
    status: string;
    quantity: number;
    expected_on: string | null;
    supplier: string | null;
  }>(
    sql`select o.id, o.number, o.year, o.title, o.status, s.name as supplier,
        coalesce(l.promised_on, o.expected_on)::text as expected_on,
        (greatest(l.quantity - l.received_quantity, 0) * l.units_per_purchase)::float8 as quantity
      from order_lines l join orders o on o.vessel_id = l.vessel_id and o.id = l.order_id
      left join suppliers s on s.vessel_id = o.vessel_id and s.id = o.supplier_id
      where l.vessel_id = ${vesselId} and l.item_id = ${itemId} and not l.is_closed_short
        and o.status in ('requested', 'approved', 'ordered', 'part_received') order by o.id desc`,
  );
  return [...rows];
}

/** What was paid for one unit, each time it was bought; the latest first. */
export async function pricesPaid(tx: Db, vesselId: string, itemId: string, most: number) {
  const rows = await tx.execute<{
    id: string;
    at: string;
    quantity: number;
    unit_cost: number;
    order_number: number | null;
    order_year: number | null;
    order_id: string | null;
    supplier: string | null;
  }>(
    sql`select m.id, m.moved_at::text as at, m.quantity::float8 as quantity, m.unit_cost_minor::float8 as unit_cost,
        o.id as order_id, o.number as order_number, o.year as order_year, s.name as supplier
      from stock_moves m
      left join order_lines l on l.vessel_id = m.vessel_id and l.id = m.order_line_id
      left join orders o on o.vessel_id = l.vessel_id and o.id = l.order_id
      left join suppliers s on s.vessel_id = o.vessel_id and s.id = o.supplier_id
      where m.vessel_id = ${vesselId} and m.item_id = ${itemId} and m.kind = 'receive' and m.unit_cost_minor is not null
      order by m.moved_at desc, m.id desc limit ${most + 1}`,
  );
  return firstOf(rows, most);
}
