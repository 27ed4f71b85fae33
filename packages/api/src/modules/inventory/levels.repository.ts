import type { CalendarDate } from "@ymp/core/calendar-date";
import { openStatuses } from "@ymp/core/maintenance/job-flow";
import { equipment } from "@ymp/db/schema/equipment";
import { inventoryItems, spareParts, stockLots, stockMoves } from "@ymp/db/schema/inventory";
import { jobParts, jobs } from "@ymp/db/schema/jobs";
import { orderLines, orders } from "@ymp/db/schema/orders";
import { suppliers } from "@ymp/db/schema/suppliers";
import { type Slots, statement } from "@ymp/db/statements";
import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { jsonIds, jsonTexts, slottedIds } from "../../kit/lists.ts";

/** Parts are held back for jobs that fall due before a new delivery could arrive. */
export const usualLeadDays = 30;

interface LevelTerms {
  today: CalendarDate | Placeholder;
  /** A list of jobs whose needs are not held back any more: they are being met. */
  exceptJobs?: SQL;
}

/** Marked as such, or a spare of a machine in use whose sudden failure would be a danger. */
export const countsAsCritical = sql<boolean>`(inventory_items.is_critical or exists (
  select 1 from ${spareParts} s join ${equipment} e on e.vessel_id = s.vessel_id and e.id = s.equipment_id
  where s.vessel_id = inventory_items.vessel_id and s.item_id = inventory_items.id and e.is_critical and e.archived_at is null))`;

const ofItem = (alias: SQL) =>
  sql`${alias}.vessel_id = inventory_items.vessel_id and ${alias}.item_id = inventory_items.id`;

export const placedOrders = ["ordered", "part_received"];
const askedOrders = ["requested", "approved"];

function comingIn(statuses: readonly string[]) {
  return sql<number>`coalesce((select sum(greatest(l.quantity - l.received_quantity, 0) * l.units_per_purchase)
    from ${orderLines} l join ${orders} o on o.vessel_id = l.vessel_id and o.id = l.order_id
    where ${ofItem(sql`l`)} and not l.is_closed_short and o.status in ${jsonTexts(statuses)}), 0)`.mapWith(Number);
}

function heldBack({ today, exceptJobs = jsonIds([]) }: LevelTerms) {
  const leadDays = sql`coalesce((select s.lead_time_days from ${suppliers} s
    where s.vessel_id = inventory_items.vessel_id and s.id = inventory_items.supplier_id), ${usualLeadDays}::int)`;
  return sql<number>`coalesce((select sum(p.planned_quantity)
    from ${jobParts} p join ${jobs} j on j.vessel_id = p.vessel_id and j.id = p.job_id
    where ${ofItem(sql`p`)} and coalesce(j.status, 'due') in ${jsonTexts(openStatuses)} and j.archived_at is null
      and coalesce(j.planned_on, j.due_on, ${today}::date) <= ${today}::date + ${leadDays}
      and j.id not in ${exceptJobs}), 0)`.mapWith(Number);
}

/** The figures of an item's level, each over the row of `inventory_items` it is selected beside. */
export function levelColumns(terms: LevelTerms) {
  const onHand =
    sql<number>`coalesce((select sum(m.quantity) from ${stockMoves} m where ${ofItem(sql`m`)}), 0)`.mapWith(Number);
  const expired = sql`coalesce((select sum(m.quantity) from ${stockMoves} m
    join ${stockLots} t on t.vessel_id = m.vessel_id and t.id = m.lot_id
    where ${ofItem(sql`m`)} and t.expires_on < ${terms.today}::date), 0)`;
  return {
    onHand,
    usable: sql<number>`(${onHand} - case when ${countsAsCritical} then ${expired} else 0 end)`.mapWith(Number),
    onOrder: comingIn(placedOrders),
    asked: comingIn(askedOrders),
    reserved: heldBack(terms),
  };
}

const limits = {
  id: inventoryItems.id,
  name: inventoryItems.name,
  min: inventoryItems.minQuantity,
  max: inventoryItems.maxQuantity,
  packSize: inventoryItems.packSize,
  isCritical: countsAsCritical,
  isPrivate: inventoryItems.isPrivate,
  ownerUserId: inventoryItems.ownerUserId,
  unit: inventoryItems.unit,
  archivedAt: inventoryItems.archivedAt,
};

interface OfLevels {
  vesselId: string;
  today: CalendarDate;
  /** Lists as JSON. */
  itemIds: string;
  exceptJobIds: string;
}

export const levelRows = statement((db, of: Slots<OfLevels>) =>
  db
    .select({ ...limits, ...levelColumns({ today: of.today, exceptJobs: slottedIds(of.exceptJobIds) }) })
    .from(inventoryItems)
    .where(and(eq(inventoryItems.vesselId, of.vesselId), sql`${inventoryItems.id} in ${slottedIds(of.itemIds)}`)),
);
export type LevelRow = Awaited<ReturnType<typeof levelRows>>[number];
