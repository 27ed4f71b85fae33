import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import { countedUpTo } from "@ymp/core/lists";
import { expiringDays } from "@ymp/core/people/document-status";
import type { Db } from "@ymp/db/client";
import { orders } from "@ymp/db/schema/orders";
import { supplierContacts, supplierDocuments, suppliers } from "@ymp/db/schema/suppliers";
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { bounded } from "../../kit/bounded.ts";
import { sortedPages } from "../../kit/keyset-list.ts";
import { jsonIds, jsonTexts } from "../../kit/lists.ts";
import type { ListSuppliersInput, SupplierFilters } from "./suppliers.schema.ts";

/** What a list is narrowed to; `found` are those that the typed words mean. */
export interface ListScope {
  vesselId: string;
  today: CalendarDate;
  found: SQL | null;
}

const pages = sortedPages(suppliers.id, { name: suppliers.name, rating: suppliers.rating, city: suppliers.city });

export async function listSuppliers(tx: Db, scope: ListScope, input: ListSuppliersInput) {
  const rows = await tx
    .select()
    .from(suppliers)
    .where(and(...conditionsOf(scope, input), pages.after(input)))
    .orderBy(...pages.orderBy(input))
    .limit(pages.rowsToRead(input));
  return pages.page(rows, input, (row) => ({ value: row[input.sort], id: row.id }));
}

/** Counts no further than a list shows. */
export async function countSuppliers(tx: Db, scope: ListScope, filters: SupplierFilters): Promise<number> {
  const found = tx
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(...conditionsOf(scope, filters)))
    .limit(countedUpTo + 1);
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(found.as("found"));
  return row?.total ?? 0;
}

export const isOpenOrder = sql`${orders.status} in ('requested', 'approved', 'ordered', 'part_received')`;

const openOrder = sql`select 1 from ${orders} where ${orders.vesselId} = ${suppliers.vesselId} and ${orders.supplierId} = ${suppliers.id} and ${isOpenOrder}`;

/** What the vessel still waits for from the supplier. */
export function ordersOutOf(tx: Db, vesselId: string, supplierId: string, most: number) {
  const open = tx
    .select({ number: orders.number, year: orders.year })
    .from(orders)
    .where(and(eq(orders.vesselId, vesselId), eq(orders.supplierId, supplierId), isOpenOrder))
    .orderBy(asc(orders.year), asc(orders.number));
  return bounded(open, most);
}

function documentIn(state: NonNullable<SupplierFilters["documents"]>, today: CalendarDate): SQL {
  const { expiresOn, hasNoExpiry } = supplierDocuments;
  const condition = {
    expired: sql`${expiresOn} < ${today}`,
    expiring: sql`${expiresOn} between ${today} and ${addDays(today, expiringDays)}`,
    unknown: sql`${expiresOn} is null and not ${hasNoExpiry}`,
  }[state];
  return sql`exists (select 1 from ${supplierDocuments} where ${supplierDocuments.vesselId} = ${suppliers.vesselId}
    and ${supplierDocuments.supplierId} = ${suppliers.id} and ${supplierDocuments.deletedAt} is null and ${condition})`;
}

/** What was merged lives on in another record and is in no list. */
function conditionsOf({ vesselId, today, found }: ListScope, filters: SupplierFilters): (SQL | undefined)[] {
  const { categories = [], operatingIn, country, minRating, hasOpenOrders, documents, state, ids } = filters;
  return [
    eq(suppliers.vesselId, vesselId),
    isNull(suppliers.mergedIntoId),
    state === "live"
      ? isNull(suppliers.archivedAt)
      : state === "archived"
        ? isNotNull(suppliers.archivedAt)
        : undefined,
    categories.length > 0
      ? sql`exists (select 1 from unnest(${suppliers.categories}) as held(category) where held.category in ${jsonTexts(categories)})`
      : undefined,
    operatingIn ? sql`${operatingIn} = any(${suppliers.operatingIn})` : undefined,
    country ? eq(suppliers.country, country) : undefined,
    minRating ? sql`${suppliers.rating} >= ${minRating}` : undefined,
    hasOpenOrders ? sql`exists (${openOrder})` : undefined,
    documents ? documentIn(documents, today) : undefined,
    ids ? sql`${suppliers.id} in ${jsonIds(ids)}` : undefined,
    found ? sql`${suppliers.id} in ${found}` : undefined,
  ];
}

export interface SupplierMarks {
  openOrders: number;
  expiredDocuments: number;
  expiringDocuments: number;
  orderContact: { name: string; email: string | null; phone: string | null } | null;
}

export const noSupplierMarks: SupplierMarks = {
  openOrders: 0,
  expiredDocuments: 0,
  expiringDocuments: 0,
  orderContact: null,
};

/** What a row of the list shows besides the record itself. */
export async function marksOf(
  tx: Db,
  vesselId: string,
  today: CalendarDate,
  ids: readonly string[],
): Promise<Map<string, SupplierMarks>> {
  const [ordered, papers, contacts] = await Promise.all([
    tx
      .select({ id: orders.supplierId, count: sql<number>`count(*)::int` })
      .from(orders)
      .where(and(eq(orders.vesselId, vesselId), sql`${orders.supplierId} in ${jsonIds(ids)}`, isOpenOrder))
      .groupBy(orders.supplierId),
    tx
      .select({
        id: supplierDocuments.supplierId,
        expired: sql<number>`count(*) filter (where ${supplierDocuments.expiresOn} < ${today})::int`,
        expiring: sql<number>`count(*) filter (where ${supplierDocuments.expiresOn} between ${today} and ${addDays(today, expiringDays)})::int`,
      })
      .from(supplierDocuments)
      .where(
        and(
          eq(supplierDocuments.vesselId, vesselId),
          isNull(supplierDocuments.deletedAt),
          sql`${supplierDocuments.supplierId} in ${jsonIds(ids)}`,
        ),
      )
      .groupBy(supplierDocuments.supplierId),
    tx
      .selectDistinctOn([supplierContacts.supplierId], {
        id: supplierContacts.supplierId,
        name: supplierContacts.name,
        email: supplierContacts.email,
        phone: supplierContacts.phone,
      })
      .from(supplierContacts)
      .where(
        and(
          eq(supplierContacts.vesselId, vesselId),
          eq(supplierContacts.takesOrders, true),
          sql`${supplierContacts.supplierId} in ${jsonIds(ids)}`,
        ),
      )
      .orderBy(supplierContacts.supplierId, asc(supplierContacts.name), asc(supplierContacts.id)),
  ]);
  const openOrders = new Map(ordered.map(({ id, count }) => [id, count]));
  const documents = new Map(papers.map((row) => [row.id, row]));
  const takers = new Map(contacts.map(({ id, ...contact }) => [id, contact]));
  return new Map(
    ids.map((id) => [
      id,
      {
        openOrders: openOrders.get(id) ?? 0,
        expiredDocuments: documents.get(id)?.expired ?? 0,
        expiringDocuments: documents.get(id)?.expiring ?? 0,
        orderContact: takers.get(id) ?? null,
      },
    ]),
  );
}
