import type { Db } from "@ymp/db/client";
import { orderLines, orderReceiptLines, orderReceipts, orders } from "@ymp/db/schema/orders";
import { sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

/** What was received at one price of exchange in one year. */
export interface SpendGroup {
  supplierId: string;
  year: number;
  currency: string;
  exchangeRate: number | null;
  amountMinor: number;
}

/**
 * What was received, net of tax, each purchase at its own price, in the ship's own years; an order's shipping counts with its
 * first delivery. Without `supplierIds` for all of the vessel.
 */
export async function listSpend(
  tx: Db,
  vesselId: string,
  timeZone: string,
  filter: { supplierIds?: readonly string[]; year?: number },
): Promise<SpendGroup[]> {
  const ofSuppliers = filter.supplierIds
    ? sql`o.supplier_id in ${jsonIds(filter.supplierIds)}`
    : sql`o.supplier_id is not null`;
  const inYear = filter.year === undefined ? sql`true` : sql`year = ${filter.year}::int`;
  const rows = await tx.execute<{
    supplier_id: string;
    year: number;
    currency: string;
    exchange_rate: string | null;
    amount: string;
  }>(sql`
    select supplier_id, year, currency, exchange_rate, sum(amount) as amount from (
      select o.supplier_id, o.currency, o.exchange_rate, extract(year from r.received_at at time zone ${timeZone})::int as year,
        round(rl.quantity * coalesce(rl.unit_price_minor, l.unit_price_minor, 0)) as amount
      from ${orderReceiptLines} rl
      join ${orderLines} l on l.vessel_id = rl.vessel_id and l.id = rl.order_line_id
      join ${orderReceipts} r on r.vessel_id = rl.vessel_id and r.id = rl.receipt_id
      join ${orders} o on o.vessel_id = r.vessel_id and o.id = r.order_id
      where rl.vessel_id = ${vesselId} and ${ofSuppliers}
      union all
      select o.supplier_id, o.currency, o.exchange_rate, extract(year from min(r.received_at) at time zone ${timeZone})::int,
        o.shipping_minor
      from ${orders} o join ${orderReceipts} r on r.vessel_id = o.vessel_id and r.order_id = o.id
      where o.vessel_id = ${vesselId} and o.shipping_minor is not null and ${ofSuppliers}
        and exists (select 1 from ${orderLines} l where l.vessel_id = o.vessel_id and l.order_id = o.id and l.received_quantity > 0)
      group by o.id, o.supplier_id, o.currency, o.exchange_rate, o.shipping_minor
    ) spent where ${inYear}
    group by supplier_id, year, currency, exchange_rate
    having sum(amount) <> 0`);
  return rows.map((row) => ({
    supplierId: row.supplier_id,
    year: row.year,
    currency: row.currency,
    exchangeRate: row.exchange_rate === null ? null : Number(row.exchange_rate),
    amountMinor: Number(row.amount),
  }));
}
