import type { CalendarDate } from "@ymp/core/calendar-date";
import { equipment } from "@ymp/db/schema/equipment";
import { inventoryItems, spareParts, stockLots, stockMoves } from "@ymp/db/schema/inventory";
import { jobParts, jobs } from "@ymp/db/schema/jobs";
import { orderLines, orders } from "@ymp/db/schema/orders";
import { suppliers } from "@ymp/db/schema/suppliers";
import { type SQL, sql } from "drizzle-orm";
import { jsonTexts } from "../../kit/lists.ts";
import { placedOrders, usualLeadDays } from "./levels.repository.ts";

/**
 * How all items of the vessel stand, calculated together: every table is read once, however many items there are. The same
 * figures and verdicts as `levelColumns` and `stockAlertOf` give for an item alone.
 */
export function judgedStores(vesselId: string, today: CalendarDate): SQL {
  return sql`(
    with ${figures(vesselId, today)}, levels as (
      select i.id, i.min_quantity, i.is_critical or c.item_id is not null as is_critical,
        coalesce(s.quantity, 0) - case when i.is_critical or c.item_id is not null then coalesce(x.quantity, 0) else 0 end as usable,
        coalesce(o.quantity, 0) as on_order, coalesce(h.quantity, 0) as reserved
      from ${inventoryItems} i
      left join stock s on s.item_id = i.id left join expired x on x.item_id = i.id
      left join coming o on o.item_id = i.id left join held h on h.item_id = i.id
      left join spares_of_critical c on c.item_id = i.id
      where i.vessel_id = ${vesselId} and i.archived_at is null)
    select id, is_critical and usable <= 0 as is_missing,
      (is_critical and usable <= 0) or coalesce(usable + on_order - reserved < min_quantity, false) as is_low
    from levels)`;
}

const figures = (vesselId: string, today: CalendarDate) => sql`
  stock as materialized (
    select item_id, sum(quantity) as quantity from ${stockMoves} where vessel_id = ${vesselId} group by item_id
  ), expired as materialized (
    select t.item_id, sum(m.quantity) as quantity from ${stockLots} t
    join ${stockMoves} m on m.vessel_id = t.vessel_id and m.item_id = t.item_id and m.lot_id = t.id
    where t.vessel_id = ${vesselId} and t.expires_on < ${today}::date group by t.item_id
  ), coming as materialized (
    select l.item_id, sum(greatest(l.quantity - l.received_quantity, 0) * l.units_per_purchase) as quantity
    from ${orders} o join ${orderLines} l on l.vessel_id = o.vessel_id and l.order_id = o.id
    where o.vessel_id = ${vesselId} and o.status in ${jsonTexts(placedOrders)} and not l.is_closed_short
      and l.item_id is not null group by l.item_id
  ), held as materialized (
    select p.item_id, sum(p.planned_quantity) as quantity from ${jobParts} p
    join ${jobs} j on j.vessel_id = p.vessel_id and j.id = p.job_id
    join ${inventoryItems} i on i.vessel_id = p.vessel_id and i.id = p.item_id
    left join ${suppliers} s on s.vessel_id = i.vessel_id and s.id = i.supplier_id
    where p.vessel_id = ${vesselId} and j.archived_at is null and (j.status is null or j.status not in ('done', 'verified', 'cancelled'))
      and (j.planned_on is null or j.planned_on <= ${today}::date + (
        select greatest(max(lead_time_days), ${usualLeadDays}::int) from ${suppliers} where vessel_id = ${vesselId}))
      and coalesce(j.planned_on, j.due_on, ${today}::date) <= ${today}::date + coalesce(s.lead_time_days, ${usualLeadDays}::int)
    group by p.item_id
  ), spares_of_critical as materialized (
    select distinct s.item_id from ${equipment} e join ${spareParts} s on s.vessel_id = e.vessel_id and s.equipment_id = e.id
    where e.vessel_id = ${vesselId} and e.is_critical and e.archived_at is null and s.item_id is not null
  )`;

/** Items of which something is on board that expires up to that day. */
export const expiringItems = (vesselId: string, until: CalendarDate): SQL => sql`(
  select t.item_id from ${stockLots} t
  join ${stockMoves} m on m.vessel_id = t.vessel_id and m.item_id = t.item_id and m.lot_id = t.id
  where t.vessel_id = ${vesselId} and t.expires_on <= ${until}::date group by t.item_id, t.id having sum(m.quantity) > 0)`;
