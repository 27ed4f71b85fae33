import { equipment } from "@ymp/db/schema/equipment";
import { inventoryItems, spareParts, stockMoves } from "@ymp/db/schema/inventory";
import { jobParts, jobs } from "@ymp/db/schema/jobs";
import { orderLines, orders } from "@ymp/db/schema/orders";
import { type SQL, sql } from "drizzle-orm";
import type { ConnectedKind } from "./connected.schema.ts";

/**
 * What belongs to a record, as conditions: machines and items are sets of ids, the rest is asked of work history `w`, stock
 * moves `m`, and order lines `l` of orders `o`.
 */
export interface Reach {
  machines: SQL;
  items: SQL;
  work: SQL;
  uses: SQL;
  orderLines: SQL;
  /** What was spent for this record alone. */
  ownWork: SQL;
  ownUses: SQL;
  ownLines: SQL;
}

interface Key {
  vesselId: string;
  id: string;
}

const reaches: Record<ConnectedKind, (key: Key) => Reach> = {
  job: ofJob,
  equipment: ofMachine,
  part: ofPart,
  item: ofItem,
  supplier: ofSupplier,
};

export const reachOf = (kind: ConnectedKind, key: Key): Reach => reaches[kind](key);

function ofJob({ vesselId, id }: Key): Reach {
  const machines = sql`(select j.equipment_id from ${jobs} j where j.vessel_id = ${vesselId} and j.id = ${id} and j.equipment_id is not null)`;
  const items = seenItems(
    vesselId,
    sql`select p.item_id from ${jobParts} p where p.vessel_id = ${vesselId} and p.job_id = ${id}`,
  );
  return {
    machines,
    items,
    work: sql`w.equipment_id in ${machines} and w.job_id is distinct from ${id}::uuid`,
    uses: sql`m.job_id in ${jobsOn(vesselId, machines)}`,
    orderLines: sql`(l.job_id = ${id} or l.item_id in ${items} or l.equipment_id in ${machines})`,
    ownWork: sql`w.job_id = ${id}`,
    ownUses: sql`m.job_id = ${id}`,
    ownLines: sql`l.job_id = ${id}`,
  };
}

function ofMachine({ vesselId, id }: Key): Reach {
  const machines = sql`(select ${id}::uuid)`;
  const items = seenItems(
    vesselId,
    sql`select p.item_id from ${spareParts} p where p.vessel_id = ${vesselId} and p.equipment_id = ${id}`,
  );
  const own = {
    ownWork: sql`w.equipment_id = ${id}`,
    ownUses: sql`m.job_id in ${jobsOn(vesselId, machines)}`,
    ownLines: sql`(l.equipment_id = ${id} or l.job_id in ${jobsOn(vesselId, machines)}
      or l.spare_part_id in (select p.id from ${spareParts} p where p.vessel_id = ${vesselId} and p.equipment_id = ${id}))`,
  };
  return {
    machines,
    items,
    work: own.ownWork,
    uses: own.ownUses,
    orderLines: sql`(${own.ownLines} or l.item_id in ${items})`,
    ...own,
  };
}

function ofPart({ vesselId, id }: Key): Reach {
  const items = seenItems(
    vesselId,
    sql`select p.item_id from ${spareParts} p where p.vessel_id = ${vesselId} and p.id = ${id}`,
  );
  return {
    ...ofStock(vesselId, items),
    machines: sql`(select p.equipment_id from ${spareParts} p where p.vessel_id = ${vesselId} and p.id = ${id})`,
    orderLines: sql`(l.spare_part_id = ${id} or l.item_id in ${items})`,
    ownLines: sql`(l.spare_part_id = ${id} or l.item_id in ${items})`,
  };
}

function ofItem({ vesselId, id }: Key): Reach {
  return {
    ...ofStock(vesselId, sql`(select ${id}::uuid)`),
    machines: sql`(select p.equipment_id from ${spareParts} p where p.vessel_id = ${vesselId} and p.item_id = ${id})`,
  };
}

/** Work that took something from stock, and what it took. */
function ofStock(vesselId: string, items: SQL): Omit<Reach, "machines"> {
  const work = sql`w.job_id in (
    select u.job_id from ${stockMoves} u where u.vessel_id = ${vesselId} and u.item_id in ${items} and u.kind = 'consume' and u.job_id is not null
    union select p.job_id from ${jobParts} p where p.vessel_id = ${vesselId} and p.item_id in ${items} and p.used_quantity > 0)`;
  const uses = sql`m.item_id in ${items}`;
  const lines = sql`l.item_id in ${items}`;
  return { items, work, uses, orderLines: lines, ownWork: sql`false`, ownUses: uses, ownLines: lines };
}

function ofSupplier({ vesselId, id }: Key): Reach {
  const machines = sql`(select e.id from ${equipment} e where e.vessel_id = ${vesselId} and e.supplier_id = ${id} and e.archived_at is null)`;
  const items = sql`(select i.id from ${inventoryItems} i where i.vessel_id = ${vesselId} and i.supplier_id = ${id} and i.archived_at is null)`;
  const ordered = sql`w.job_id in (select ol.job_id from ${orderLines} ol join ${orders} oo on oo.vessel_id = ol.vessel_id and oo.id = ol.order_id
    where ol.vessel_id = ${vesselId} and oo.supplier_id = ${id} and ol.job_id is not null)`;
  const ofTheirs = sql`o.supplier_id = ${id}`;
  return {
    machines,
    items,
    work: sql`(w.equipment_id in ${machines} or ${ordered})`,
    uses: sql`m.item_id in ${items}`,
    orderLines: ofTheirs,
    ownWork: sql`false`,
    ownUses: sql`m.item_id in ${items}`,
    ownLines: ofTheirs,
  };
}

const jobsOn = (vesselId: string, machines: SQL) =>
  sql`(select j.id from ${jobs} j where j.vessel_id = ${vesselId} and j.equipment_id in ${machines})`;

/** The table keeps private items from those who may not know of them, so everything that counts them goes by it. */
const seenItems = (vesselId: string, ids: SQL) =>
  sql`(select i.id from ${inventoryItems} i where i.vessel_id = ${vesselId} and i.id in (${ids}))`;
