import { firstOf } from "@ymp/core/bounded";
import { openStatuses } from "@ymp/core/maintenance/job-flow";
import type { Db } from "@ymp/db/client";
import { sql } from "drizzle-orm";
import { jsonTexts } from "../../kit/lists.ts";

/** Machines whose lists name the same item, this part left out. */
export async function sharingParts(tx: Db, vesselId: string, itemId: string, partId: string) {
  const rows = await tx.execute<{ id: string; designation: string; equipment_id: string; equipment: string }>(
    sql`select s.id, s.designation, s.equipment_id, e.name as equipment from spare_parts s
      join equipment e on e.vessel_id = s.vessel_id and e.id = s.equipment_id
      where s.vessel_id = ${vesselId} and s.item_id = ${itemId} and s.id <> ${partId} order by e.name, s.designation`,
  );
  return rows.map(({ equipment_id: equipmentId, equipment: equipmentName, ...row }) => ({
    ...row,
    equipmentId,
    equipmentName,
  }));
}

/** Plans that take the item. */
export async function plansTaking(tx: Db, vesselId: string, itemId: string) {
  const rows = await tx.execute<{
    id: string;
    title: string;
    quantity: number;
    equipment_id: string | null;
    equipment: string | null;
  }>(
    sql`select p.id, p.title, pp.quantity::float8 as quantity, e.id as equipment_id, e.name as equipment from plan_parts pp
      join plans p on p.vessel_id = pp.vessel_id and p.id = pp.plan_id
      left join equipment e on e.vessel_id = p.vessel_id and e.id = p.equipment_id
      where pp.vessel_id = ${vesselId} and pp.item_id = ${itemId} and p.is_active order by p.title`,
  );
  return rows.map(({ equipment_id: equipmentId, equipment: equipmentName, ...row }) => ({
    ...row,
    equipmentId,
    equipmentName,
  }));
}

/** Open jobs that wait for the item, then the latest that took it. */
export async function jobsTaking(tx: Db, vesselId: string, itemId: string, most: number) {
  const rows = await tx.execute<{
    id: string;
    title: string;
    number: number;
    year: number;
    planned: number | null;
    used: number | null;
    is_open: boolean;
    on: string | null;
  }>(
    sql`select j.id, j.title, j.number, j.year, jp.planned_quantity::float8 as planned, jp.used_quantity::float8 as used,
        coalesce(j.status, 'due') in ${jsonTexts(openStatuses)} as is_open,
        coalesce(j.done_at::date, j.planned_on, j.due_on)::text as "on"
      from job_parts jp join jobs j on j.vessel_id = jp.vessel_id and j.id = jp.job_id
      where jp.vessel_id = ${vesselId} and jp.item_id = ${itemId} and j.archived_at is null
      order by is_open desc, case when j.done_at is null then coalesce(j.planned_on, j.due_on) end, j.done_at desc, j.id limit ${most + 1}`,
  );
  return firstOf(
    rows.map(({ is_open: isOpen, ...row }) => ({ ...row, isOpen })),
    most,
  );
}

/** Lines of orders under way for the part or for its item. */
export async function ordersComing(tx: Db, vesselId: string, part: { id: string; itemId: string | null }) {
  const rows = await tx.execute<{
    id: string;
    number: number;
    year: number;
    status: string;
    supplier: string | null;
    expected_on: string | null;
    quantity: number;
  }>(
    sql`select o.id, o.number, o.year, o.status, s.name as supplier, coalesce(l.promised_on, o.expected_on)::text as expected_on,
        (greatest(l.quantity - l.received_quantity, 0) * l.units_per_purchase)::float8 as quantity
      from order_lines l join orders o on o.vessel_id = l.vessel_id and o.id = l.order_id
      left join suppliers s on s.vessel_id = o.vessel_id and s.id = o.supplier_id
      where l.vessel_id = ${vesselId} and (l.spare_part_id = ${part.id} or l.item_id = ${part.itemId}::uuid)
        and not l.is_closed_short and o.status in ('draft', 'requested', 'approved', 'ordered', 'part_received')
      order by o.id desc`,
  );
  return rows.map(({ expected_on: expectedOn, ...row }) => ({ ...row, expectedOn }));
}
