import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { equipment } from "@ymp/db/schema/equipment";
import { supplierContacts, suppliers } from "@ymp/db/schema/suppliers";
import { sql } from "drizzle-orm";
import { z } from "zod";

const warranty = z.object({
  equipmentId: z.uuid(),
  equipmentName: z.string(),
  until: z.string(),
  note: z.string().nullable(),
  supplierName: z.string().nullable(),
  contactName: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/** The nearest machine, from the item up to the top, whose warranty has not run out; with its supplier and first contact. */
export async function findWarrantor(tx: Db, vesselId: string, id: string, today: CalendarDate) {
  const rows = await tx.execute(sql`
    with recursive above(id, parent_id, height) as (
      select id, parent_id, 0 from ${equipment} where vessel_id = ${vesselId} and id = ${id}
      union all
      select e.id, e.parent_id, above.height + 1 from ${equipment} e join above on e.id = above.parent_id
      where e.vessel_id = ${vesselId} and above.height < 10
    )
    select e.id as "equipmentId", e.name as "equipmentName", e.warranty_until::text as until, e.warranty_note as note,
      s.name as "supplierName", c.name as "contactName", coalesce(c.phone, s.phone) as phone, coalesce(c.email, s.email) as email
    from above
    join ${equipment} e on e.vessel_id = ${vesselId} and e.id = above.id
    left join ${suppliers} s on s.vessel_id = e.vessel_id and s.id = e.supplier_id
    left join lateral (
      select name, phone, email from ${supplierContacts}
      where vessel_id = e.vessel_id and supplier_id = s.id
      order by takes_orders, name limit 1
    ) c on true
    where e.warranty_until >= ${today}
    order by above.height limit 1`);
  const [row] = z.array(warranty).parse([...rows]);
  return row;
}
