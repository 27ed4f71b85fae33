import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { equipment } from "@ymp/db/schema/equipment";
import { inventoryItems, itemLocations } from "@ymp/db/schema/inventory";
import { jobs } from "@ymp/db/schema/jobs";
import { orderLines, orders } from "@ymp/db/schema/orders";
import { numberSequences } from "@ymp/db/schema/platform";
import { supplierContacts, suppliers } from "@ymp/db/schema/suppliers";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { insertRows } from "../../kit/insert-rows.ts";
import { jsonIds } from "../../kit/lists.ts";
import { expectRow } from "../../kit/rows.ts";
import type { OrderRow } from "./orders.record.ts";

export type OrderLineRow = typeof orderLines.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type NewOrderLine = typeof orderLines.$inferInsert;

/** `forUpdate` makes a second writer wait. */
export async function findOrder(
  tx: Db,
  vesselId: string,
  id: string,
  forUpdate = false,
): Promise<OrderRow | undefined> {
  const query = tx
    .select()
    .from(orders)
    .where(and(eq(orders.vesselId, vesselId), eq(orders.id, id)));
  const [row] = await (forUpdate ? query.for("update") : query);
  return row;
}

const personName = (userId: PgColumn) => sql<string | null>`(select p.name from ${users} p where p.id = ${userId})`;

/** The people behind the steps, and the supplier. */
export async function findNames(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select({
      supplierName: suppliers.name,
      supplierEmail: suppliers.email,
      supplierPhone: suppliers.phone,
      supplierCountry: suppliers.country,
      supplierLeadDays: suppliers.leadTimeDays,
      createdByName: personName(orders.createdBy),
      requestedByName: personName(orders.requestedBy),
      decidedByName: personName(orders.decidedBy),
      orderedByName: personName(orders.orderedBy),
    })
    .from(orders)
    .leftJoin(suppliers, and(eq(suppliers.vesselId, orders.vesselId), eq(suppliers.id, orders.supplierId)))
    .where(and(eq(orders.vesselId, vesselId), eq(orders.id, id)));
  return expectRow(row);
}

export async function findSupplierForOrder(tx: Db, vesselId: string, supplierId: string) {
  const [row] = await tx
    .select()
    .from(suppliers)
    .where(and(eq(suppliers.vesselId, vesselId), eq(suppliers.id, supplierId)));
  return row;
}

/** People to write to: anyone who takes orders comes first. */
export function contactsOf(tx: Db, vesselId: string, supplierId: string) {
  return tx
    .select({
      name: supplierContacts.name,
      email: supplierContacts.email,
      phone: supplierContacts.phone,
      takesOrders: supplierContacts.takesOrders,
    })
    .from(supplierContacts)
    .where(and(eq(supplierContacts.vesselId, vesselId), eq(supplierContacts.supplierId, supplierId)))
    .orderBy(desc(supplierContacts.takesOrders), asc(supplierContacts.name));
}

export function linesOf(tx: Db, vesselId: string, orderId: string): Promise<OrderLineRow[]> {
  return tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.vesselId, vesselId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
}

/** Lines beside what they are for. An item that the reader may not see is not joined: `isHidden` then. */
export function shownLinesOf(tx: Db, vesselId: string, orderId: string) {
  return tx
    .select({
      line: orderLines,
      isHidden: sql<boolean>`${orderLines.itemId} is not null and ${inventoryItems.id} is null`,
      itemName: inventoryItems.name,
      itemUnit: inventoryItems.unit,
      barcode: inventoryItems.barcode,
      usualLocationId: sql<string | null>`(select kept.location_id from ${itemLocations} kept
        where kept.vessel_id = ${orderLines.vesselId} and kept.item_id = ${inventoryItems.id} order by kept.created_at limit 1)`,
      keepsLots: sql<boolean>`coalesce(${inventoryItems.hasLots}, false)`,
      jobTitle: jobs.title,
      jobNumber: jobs.number,
      jobYear: jobs.year,
      equipmentName: equipment.name,
    })
    .from(orderLines)
    .leftJoin(
      inventoryItems,
      and(eq(inventoryItems.vesselId, orderLines.vesselId), eq(inventoryItems.id, orderLines.itemId)),
    )
    .leftJoin(jobs, and(eq(jobs.vesselId, orderLines.vesselId), eq(jobs.id, orderLines.jobId)))
    .leftJoin(equipment, and(eq(equipment.vesselId, orderLines.vesselId), eq(equipment.id, orderLines.equipmentId)))
    .where(and(eq(orderLines.vesselId, vesselId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
}

/** What is ordered of the stock's items; those the reader may not see are missing. */
export function itemsForLines(tx: Db, vesselId: string, itemIds: readonly string[]) {
  return tx
    .select()
    .from(inventoryItems)
    .where(and(eq(inventoryItems.vesselId, vesselId), sql`${inventoryItems.id} in ${jsonIds(itemIds)}`));
}

export async function nextOrderNumber(tx: Db, vesselId: string): Promise<number> {
  const [row] = await tx
    .insert(numberSequences)
    .values({ vesselId, key: "order", lastNumber: 1 })
    .onConflictDoUpdate({
      target: [numberSequences.vesselId, numberSequences.key],
      set: { lastNumber: sql`${numberSequences.lastNumber} + 1` },
    })
    .returning({ number: numberSequences.lastNumber });
  return expectRow(row).number;
}

export async function insertOrder(tx: Db, row: NewOrder): Promise<OrderRow> {
  const [inserted] = await tx.insert(orders).values(row).returning();
  return expectRow(inserted);
}

/** Writes the changed fields and counts the version up. */
export async function patchOrder(
  tx: Db,
  { vesselId, id }: Pick<OrderRow, "vesselId" | "id">,
  patch: Partial<NewOrder>,
  now: Date,
): Promise<OrderRow> {
  const [row] = await tx
    .update(orders)
    .set({ ...patch, updatedAt: now, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.vesselId, vesselId), eq(orders.id, id)))
    .returning();
  return expectRow(row);
}

export function insertLines(tx: Db, rows: readonly (NewOrderLine & { id: string })[]): Promise<void> {
  return insertRows<NewOrderLine>(tx, orderLines, rows);
}

export async function deleteLines(tx: Db, vesselId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(orderLines).where(and(eq(orderLines.vesselId, vesselId), sql`${orderLines.id} in ${jsonIds(ids)}`));
}

/** Of each line what was ordered is approved, or what came where that is more. */
export function approveQuantities(tx: Db, order: Pick<OrderRow, "vesselId" | "id">, now: Date): Promise<void> {
  const { approvedQuantity, quantity, receivedQuantity } = orderLines;
  return patchLinesOf(
    tx,
    order,
    { approvedQuantity: sql`greatest(${approvedQuantity}, ${quantity}, ${receivedQuantity})` },
    now,
  );
}

export function forgetApprovedQuantities(tx: Db, order: Pick<OrderRow, "vesselId" | "id">, now: Date): Promise<void> {
  return patchLinesOf(tx, order, { approvedQuantity: null }, now);
}

async function patchLinesOf(
  tx: Db,
  { vesselId, id }: Pick<OrderRow, "vesselId" | "id">,
  patch: { approvedQuantity: SQL | null },
  now: Date,
): Promise<void> {
  await tx
    .update(orderLines)
    .set(raised(patch, now))
    .where(and(eq(orderLines.vesselId, vesselId), eq(orderLines.orderId, id)));
}

const raised = <Patch extends object>(patch: Patch, now: Date) => ({
  ...patch,
  updatedAt: now,
  version: sql`${orderLines.version} + 1`,
});

export async function patchLine(
  tx: Db,
  { vesselId, id }: Pick<OrderLineRow, "vesselId" | "id">,
  patch: Partial<NewOrderLine>,
  now: Date,
): Promise<void> {
  await tx
    .update(orderLines)
    .set(raised(patch, now))
    .where(and(eq(orderLines.vesselId, vesselId), eq(orderLines.id, id)));
}
