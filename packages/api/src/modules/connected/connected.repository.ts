import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { orderStatuses } from "@ymp/core/orders/order-flow";
import type { Db } from "@ymp/db/client";
import { equipment } from "@ymp/db/schema/equipment";
import { inventoryItems, stockMoves } from "@ymp/db/schema/inventory";
import { jobAssignees, jobs } from "@ymp/db/schema/jobs";
import { orderLines, orderReceiptLines, orderReceipts, orders } from "@ymp/db/schema/orders";
import { suppliers } from "@ymp/db/schema/suppliers";
import { workHistory } from "@ymp/db/schema/work-history";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { JobReader } from "../jobs/job-visibility.ts";

async function rowsOf<Row>(tx: Db, shape: z.ZodType<Row>, query: SQL): Promise<Row[]> {
  return z.array(shape).parse([...(await tx.execute(query))]);
}

const figure = z.coerce.number();

const warrantyRow = z.object({
  id: z.uuid(),
  name: z.string(),
  until: calendarDateSchema,
  note: z.string().nullable(),
  by: z.string().nullable(),
  total: z.int(),
});

/** The machines whose warranty runs longest. */
export function warrantiesOf(tx: Db, vesselId: string, machines: SQL, limit: number) {
  return rowsOf(
    tx,
    warrantyRow,
    sql`select e.id, e.name, e.warranty_until::text as until, e.warranty_note as note, s.name as by, count(*) over ()::int as total
    from ${equipment} e left join ${suppliers} s on s.vessel_id = e.vessel_id and s.id = e.supplier_id
    where e.vessel_id = ${vesselId} and e.id in ${machines} and e.warranty_until is not null
    order by e.warranty_until desc, e.id limit ${limit}::int`,
  );
}

const workRow = z.object({
  id: z.uuid(),
  jobId: z.uuid().nullable(),
  title: z.string(),
  machine: z.string().nullable(),
  doneAt: z.coerce.date(),
  counted: figure.nullable(),
  isSamePlan: z.boolean(),
});

const isDone = sql`w.withdrawn_at is null and w.outcome <> 'missed'`;

/** What was done last; for outsiders as far as the jobs were shared with them. */
export function lastWork(tx: Db, reader: JobReader, work: SQL, ask: { jobId: string | null; limit: number }) {
  const isTheirs = reader.seesOnlyShared
    ? sql`exists (select 1 from ${jobAssignees} a where a.vessel_id = w.vessel_id and a.job_id = w.job_id and a.profile_id = ${reader.profileId}::uuid)`
    : sql`true`;
  return rowsOf(
    tx,
    workRow,
    sql`select w.id, case when j.archived_at is null then j.id end as "jobId", w.title, e.name as machine, to_json(w.done_at)#>>'{}' as "doneAt",
      w.total as counted, (w.plan_id is not null and w.plan_id = (select own.plan_id from ${jobs} own where own.vessel_id = ${reader.vesselId} and own.id = ${ask.jobId}::uuid)) is true as "isSamePlan"
    from ${workHistory} w
    left join ${jobs} j on j.vessel_id = w.vessel_id and j.id = w.job_id
    left join ${equipment} e on e.vessel_id = w.vessel_id and e.id = w.equipment_id
    where w.vessel_id = ${reader.vesselId} and ${isDone} and ${work} and ${isTheirs}
    order by "isSamePlan" desc, w.done_at desc, w.id desc limit ${ask.limit}::int`,
  );
}

/** Hours spent, in tenths. */
export async function hoursSpent(tx: Db, vesselId: string, work: SQL, since: Date): Promise<number> {
  const [row] = await rowsOf(
    tx,
    z.object({ tenths: figure }),
    sql`select coalesce(sum(w.spent_tenths), 0) as tenths from ${workHistory} w
    where w.vessel_id = ${vesselId} and ${isDone} and ${work} and w.done_at >= ${since.toISOString()}::timestamptz`,
  );
  return row?.tenths ?? 0;
}

const useRow = z.object({ itemId: z.uuid(), name: z.string(), unit: z.string(), used: figure });

/** What was taken and not given back, as far as the reader may know of the items, the most first. */
export function usedItems(tx: Db, vesselId: string, uses: SQL, since: Date) {
  return rowsOf(
    tx,
    useRow,
    sql`select i.id as "itemId", i.name, i.unit, -sum(m.quantity) as used
    from ${stockMoves} m join ${inventoryItems} i on i.vessel_id = m.vessel_id and i.id = m.item_id
    where m.vessel_id = ${vesselId} and m.kind in ('consume', 'return') and ${uses} and m.moved_at >= ${since.toISOString()}::timestamptz
    group by i.id, i.name, i.unit having sum(m.quantity) < 0
    order by used desc, i.name, i.id`,
  );
}

/** Living items, the critical ones first, and how many there are. */
export function itemIdsOf(tx: Db, vesselId: string, items: SQL, limit: number) {
  return rowsOf(
    tx,
    z.object({ id: z.uuid(), total: figure }),
    sql`select i.id, count(*) over () as total from ${inventoryItems} i where i.vessel_id = ${vesselId} and i.archived_at is null and i.id in ${items}
    order by i.is_critical desc, i.name, i.id limit ${limit}::int`,
  );
}

const orderRow = z.object({
  id: z.uuid(),
  number: figure,
  year: figure,
  title: z.string(),
  status: z.enum(orderStatuses),
  supplier: z.string().nullable(),
  expectedOn: calendarDateSchema.nullable(),
  total: figure,
});

/** Orders that still bring something, what comes next first, and how many there are of them. */
export function openOrdersOf(tx: Db, vesselId: string, lines: SQL, limit: number) {
  return rowsOf(
    tx,
    orderRow,
    sql`select o.id, o.number, o.year, o.title, o.status, s.name as supplier, o.expected_on::text as "expectedOn", count(*) over () as total
    from ${orders} o left join ${suppliers} s on s.vessel_id = o.vessel_id and s.id = o.supplier_id
    where o.vessel_id = ${vesselId} and o.status not in ('received', 'closed', 'cancelled')
      and exists (select 1 from ${orderLines} l where l.vessel_id = o.vessel_id and l.order_id = o.id
        and not l.is_closed_short and l.quantity > l.received_quantity and ${lines})
    order by o.expected_on nulls last, o.id limit ${limit}::int`,
  );
}

/** What was received, net, at the price of each purchase: one sum a currency. */
export function receivedSums(tx: Db, vesselId: string, lines: SQL, since: Date) {
  return rowsOf(
    tx,
    z.object({ currency: z.string(), amountMinor: figure }),
    sql`select o.currency, sum(round(rl.quantity * coalesce(rl.unit_price_minor, l.unit_price_minor, 0))) as "amountMinor"
    from ${orderReceiptLines} rl
    join ${orderLines} l on l.vessel_id = rl.vessel_id and l.id = rl.order_line_id
    join ${orderReceipts} r on r.vessel_id = rl.vessel_id and r.id = rl.receipt_id
    join ${orders} o on o.vessel_id = l.vessel_id and o.id = l.order_id
    where rl.vessel_id = ${vesselId} and r.received_at >= ${since.toISOString()}::timestamptz and ${lines}
    group by o.currency having sum(rl.quantity * coalesce(rl.unit_price_minor, l.unit_price_minor, 0)) <> 0
    order by o.currency`,
  );
}
