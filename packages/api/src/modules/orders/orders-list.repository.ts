import type { CalendarDate } from "@ymp/core/calendar-date";
import { countedUpTo } from "@ymp/core/lists";
import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { orderLines, orders } from "@ymp/db/schema/orders";
import { suppliers } from "@ymp/db/schema/suppliers";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";
import { jsonTexts } from "../../kit/lists.ts";
import type { ListOrdersInput, OrderFilters } from "./orders.schema.ts";

export interface OrderReader {
  vesselId: string;
  userId: string | null;
  today: CalendarDate;
}

const ofOrder = sql`l.vessel_id = ${orders.vesselId} and l.order_id = ${orders.id}`;
const isOpenLine = sql`not l.is_closed_short and l.quantity > l.received_quantity`;
const isUnderway = sql`${orders.status} in ('ordered', 'part_received')`;
const hasLine = (condition: SQL) => sql`exists (select 1 from ${orderLines} l where ${ofOrder} and ${condition})`;
/** As `isBeyondApproval` of `@ymp/core/orders/approval` judges it. */
const isBeyondApproval = sql`(${orders.status} in ('ordered', 'part_received', 'received')
  and ${orders.approvedTotalMinor} is not null and (coalesce(${orders.actualTotalMinor}, 0) > ${orders.approvedTotalMinor}
    or ${hasLine(sql`l.received_quantity > coalesce(l.approved_quantity, l.quantity)`)}))`;
const isLate = (today: CalendarDate) => sql`(${isUnderway} and ${orders.expectedOn} < ${today}::date)`;
const hasBackOrder = sql`(${orders.status} = 'part_received' and ${hasLine(isOpenLine)})`;

function inState(state: OrderFilters["state"], today: CalendarDate): SQL {
  switch (state) {
    case "open":
      return sql`${orders.status} not in ('closed', 'cancelled')`;
    case "to_approve":
      return sql`(${orders.status} = 'requested' or ${isBeyondApproval})`;
    case "ordered":
      return isUnderway;
    case "late":
      return isLate(today);
    case "back_order":
      return hasBackOrder;
    case "over":
      return sql`${orders.status} in ('closed', 'cancelled')`;
    case "all":
      return sql`true`;
  }
}

function matching(reader: OrderReader, filters: OrderFilters, found: SQL | null): SQL | undefined {
  return and(
    eq(orders.vesselId, reader.vesselId),
    inState(filters.state, reader.today),
    filters.statuses?.length ? sql`${orders.status} in ${jsonTexts(filters.statuses)}` : undefined,
    filters.supplierId ? eq(orders.supplierId, filters.supplierId) : undefined,
    filters.itemId ? hasLine(sql`l.item_id = ${filters.itemId}::uuid`) : undefined,
    filters.jobId ? hasLine(sql`l.job_id = ${filters.jobId}::uuid`) : undefined,
    filters.equipmentId ? hasLine(sql`l.equipment_id = ${filters.equipmentId}::uuid`) : undefined,
    filters.isMine
      ? sql`${reader.userId}::uuid in (${orders.requestedBy}, ${orders.createdBy}, ${orders.orderedBy})`
      : undefined,
    found ? sql`${orders.id} in ${found}` : undefined,
  );
}

const statusRank = sql`array_position(array['requested', 'approved', 'ordered', 'part_received', 'received', 'draft', 'closed', 'cancelled'], ${orders.status})`;
const farAway = sql`date '9999-12-31'`;

/** One comparable value for each sort; together with the id it is the key of a row's place. */
function sortKey(sort: ListOrdersInput["sort"]): { key: SQL; type: SQL } {
  switch (sort) {
    case "number":
      return { key: sql`${orders.number}`, type: sql.raw("int") };
    case "title":
      return { key: sql`lower(${orders.title})`, type: sql.raw("text") };
    case "supplier":
      return { key: sql`coalesce(lower(${suppliers.name}), '~')`, type: sql.raw("text") };
    case "status":
      return { key: statusRank, type: sql.raw("int") };
    case "needed":
      return { key: sql`coalesce(${orders.neededOn}, ${farAway})::text`, type: sql.raw("text") };
    case "expected":
      return { key: sql`coalesce(${orders.expectedOn}, ${farAway})::text`, type: sql.raw("text") };
  }
}

const pages = keysetPages(z.tuple([z.union([z.string(), z.number()]), z.uuid()]));

export async function listOrderRows(tx: Db, reader: OrderReader, input: ListOrdersInput, found: SQL | null) {
  const { key, type } = sortKey(input.sort);
  const where = matching(reader, input, found);
  const after = pages.seen(input);
  const direction = sql.raw(input.descending ? "desc" : "asc");
  const beyond = after
    ? sql`(${key}, ${orders.id}) ${sql.raw(input.descending ? "<" : ">")} (${after[0]}::${type}, ${after[1]}::uuid)`
    : undefined;
  const [rows, total] = await Promise.all([
    rowsOf(tx, reader.today, key)
      .where(and(where, beyond))
      .orderBy(sql`${key} ${direction}, ${orders.id} ${direction}`)
      .limit(pages.rowsToRead(input)),
    after ? null : countOrders(tx, where),
  ]);
  return { ...pages.page(rows, input, (row) => [row.key, row.id]), total };
}

/** Exact to a thousand, then "more than". */
async function countOrders(tx: Db, where: SQL | undefined): Promise<number> {
  const inner = tx
    .select({ one: sql`1` })
    .from(orders)
    .where(where)
    .limit(countedUpTo + 1);
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(inner.as("counted"));
  return row?.total ?? 0;
}

const countOf = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${orderLines} l where ${ofOrder} and ${condition})`;

/** As `totalsOf` calculates it: lines rounded, tax once a rate, shipping without tax. */
const totalMinor = sql<number>`(coalesce(${orders.shippingMinor}, 0) + coalesce((
  select sum(taxed.base + round(taxed.base * taxed.rate / 1000)) from (
    select coalesce(l.tax_permille, 0)::numeric as rate, sum(round(l.quantity * coalesce(l.unit_price_minor, 0))) as base
    from ${orderLines} l where ${ofOrder} group by 1) taxed), 0))`.mapWith(Number);

function rowsOf(tx: Db, today: CalendarDate, key: SQL) {
  return tx
    .select({
      id: orders.id,
      version: orders.version,
      number: orders.number,
      year: orders.year,
      title: orders.title,
      status: orders.status,
      supplierId: orders.supplierId,
      supplierName: suppliers.name,
      currency: orders.currency,
      exchangeRate: orders.exchangeRate,
      neededOn: orders.neededOn,
      expectedOn: orders.expectedOn,
      orderedAt: orders.orderedAt,
      answeredAt: orders.answeredAt,
      createdAt: orders.createdAt,
      createdBy: orders.createdBy,
      requestedBy: orders.requestedBy,
      approvedTotalMinor: orders.approvedTotalMinor,
      actualTotalMinor: orders.actualTotalMinor,
      requestedByName: users.name,
      isBeyondApproval: isBeyondApproval.mapWith(Boolean),
      isLate: isLate(today).mapWith(Boolean),
      lineCount: countOf(sql`true`),
      openLineCount: countOf(isOpenLine),
      quotedLineCount: countOf(
        sql`l.quoted_price_minor is distinct from l.unit_price_minor and l.quoted_price_minor is not null`,
      ),
      totalMinor,
      key: sql<string | number>`${key}`,
    })
    .from(orders)
    .leftJoin(suppliers, and(eq(suppliers.vesselId, orders.vesselId), eq(suppliers.id, orders.supplierId)))
    .leftJoin(users, eq(users.id, orders.requestedBy));
}
export type OrderListRow = Awaited<ReturnType<typeof listOrderRows>>["rows"][number];

export async function summaryOfOrders(tx: Db, { vesselId, today }: OrderReader) {
  const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await tx
    .select({
      open: counted(inState("open", today)),
      toApprove: counted(inState("to_approve", today)),
      ordered: counted(isUnderway),
      late: counted(isLate(today)),
      backOrder: counted(hasBackOrder),
      answered: counted(
        sql`${isUnderway} and ${hasLine(sql`l.quoted_price_minor is distinct from l.unit_price_minor and l.quoted_price_minor is not null`)}`,
      ),
    })
    .from(orders)
    .where(eq(orders.vesselId, vesselId));
  return row ?? { open: 0, toApprove: 0, ordered: 0, late: 0, backOrder: 0, answered: 0 };
}

export function lateOrderRows(tx: Db, vesselId: string, today: CalendarDate) {
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.vesselId, vesselId), isLate(today)));
}
