import type { Db } from "@ymp/db/client";
import { companyMemberships, memberships } from "@ymp/db/schema/accounts";
import { orders } from "@ymp/db/schema/orders";
import { vessels } from "@ymp/db/schema/vessels";
import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";

export interface KnownRate {
  orderId: string;
  currency: string;
  /** Units of the vessel's currency for one of the order's. */
  rate: number;
}

const standing = sql`${orders.status} in ('approved', 'ordered', 'part_received', 'received', 'closed')`;
/** What was approved before the rate of the approval was kept is told by the one that is there. */
const decidedRate = sql<number>`coalesce(${orders.approvedRate}, ${orders.exchangeRate})`.mapWith(orders.exchangeRate);
const decidedForVessel = sql`(
  exists (select 1 from ${memberships} aboard
    where aboard.vessel_id = ${orders.vesselId} and aboard.user_id = ${orders.decidedBy} and aboard.role = 'captain')
  or exists (select 1 from ${companyMemberships} ashore join ${vessels} own on own.company_id = ashore.company_id
    where own.id = ${orders.vesselId} and ashore.user_id = ${orders.decidedBy}))`;

/**
 * The rates at which orders that count were approved by somebody who is a captain of the vessel or of her company: of each
 * currency the two that were decided last, newest first, so that the last one beside any given order is among them. What
 * heads of department approved, and the rate that they order at, is left out: within what they may, the rate could be moved
 * step by step.
 */
export async function knownRatesOf(tx: Db, vesselId: string): Promise<KnownRate[]> {
  const ranked = tx
    .select({
      orderId: orders.id,
      currency: orders.currency,
      rate: decidedRate.as("decided_rate"),
      place: sql<number>`row_number() over (
        partition by ${orders.currency} order by ${orders.decidedAt} desc, ${orders.id} desc)`.as("place"),
    })
    .from(orders)
    .where(and(eq(orders.vesselId, vesselId), isNotNull(orders.exchangeRate), standing, decidedForVessel))
    .as("ranked");
  const rows = await tx
    .select()
    .from(ranked)
    .where(lte(ranked.place, 2))
    .orderBy(asc(ranked.currency), asc(ranked.place));
  return rows.map(({ orderId, currency, rate }) => ({ orderId, currency, rate }));
}
