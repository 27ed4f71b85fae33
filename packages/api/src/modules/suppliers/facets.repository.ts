import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import { expiringDays } from "@ymp/core/people/document-status";
import type { Db } from "@ymp/db/client";
import { orders } from "@ymp/db/schema/orders";
import { supplierDocuments, suppliers } from "@ymp/db/schema/suppliers";
import { and, eq, isNull, sql } from "drizzle-orm";
import { isOpenOrder } from "./suppliers-list.repository.ts";

const living = (vesselId: string) =>
  and(eq(suppliers.vesselId, vesselId), isNull(suppliers.archivedAt), isNull(suppliers.mergedIntoId));

/** The words in use, the commonest first: what filters offer and what fields complete. */
export async function listFacets(tx: Db, vesselId: string) {
  const tagsOf = (column: typeof suppliers.categories | typeof suppliers.operatingIn) =>
    tx
      .select({ value: sql<string>`held.value`, count: sql<number>`count(*)::int` })
      .from(sql`${suppliers}, unnest(${column}) as held(value)`)
      .where(living(vesselId))
      .groupBy(sql`held.value`)
      .orderBy(sql`count(*) desc`, sql`held.value`);
  const [categories, operatingIn, countries] = await Promise.all([
    tagsOf(suppliers.categories),
    tagsOf(suppliers.operatingIn),
    tx
      .select({ value: sql<string>`${suppliers.country}`, count: sql<number>`count(*)::int` })
      .from(suppliers)
      .where(and(living(vesselId), sql`${suppliers.country} is not null`))
      .groupBy(suppliers.country)
      .orderBy(sql`count(*) desc`, suppliers.country),
  ]);
  return { categories, operatingIn, countries };
}

export async function countForSummary(tx: Db, vesselId: string, today: CalendarDate) {
  const [[suppliersFound], [ordersFound], [papers]] = await Promise.all([
    tx.select({ total: sql<number>`count(*)::int` }).from(suppliers).where(living(vesselId)),
    tx
      .select({ open: sql<number>`count(*)::int` })
      .from(orders)
      .where(and(eq(orders.vesselId, vesselId), sql`${orders.supplierId} is not null`, isOpenOrder)),
    tx
      .select({
        expired: sql<number>`count(*) filter (where ${supplierDocuments.expiresOn} < ${today})::int`,
        expiring: sql<number>`count(*) filter (where ${supplierDocuments.expiresOn} between ${today} and ${addDays(today, expiringDays)})::int`,
      })
      .from(supplierDocuments)
      .innerJoin(
        suppliers,
        and(eq(suppliers.vesselId, supplierDocuments.vesselId), eq(suppliers.id, supplierDocuments.supplierId)),
      )
      .where(and(living(vesselId), isNull(supplierDocuments.deletedAt))),
  ]);
  return {
    total: suppliersFound?.total ?? 0,
    openOrders: ordersFound?.open ?? 0,
    expiredDocuments: papers?.expired ?? 0,
    expiringDocuments: papers?.expiring ?? 0,
  };
}
