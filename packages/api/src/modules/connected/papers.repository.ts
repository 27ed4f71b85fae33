import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import type { Db } from "@ymp/db/client";
import { equipment, equipmentFiles } from "@ymp/db/schema/equipment";
import { files } from "@ymp/db/schema/files";
import { inventoryItems, spareParts } from "@ymp/db/schema/inventory";
import { jobFiles, jobs } from "@ymp/db/schema/jobs";
import { recordFiles } from "@ymp/db/schema/platform";
import { supplierContacts, supplierDocuments, suppliers } from "@ymp/db/schema/suppliers";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { ConnectedInput, ConnectedKind } from "./connected.schema.ts";

const paperRow = z.object({
  id: z.uuid(),
  fileId: z.uuid().nullable(),
  title: z.string(),
  expiresOn: calendarDateSchema.nullable(),
  total: z.coerce.number(),
});

interface Ask extends ConnectedInput {
  machines: SQL;
  seesMachines: boolean;
  limit: number;
}

/** Its own papers, and those of its machine; what expires comes first. */
export async function papersOf(tx: Db, vesselId: string, { kind, id, machines, seesMachines, limit }: Ask) {
  const own = ownPapers(vesselId, kind, id);
  const ofMachine = sql`select f.id, f.file_id, f.title, null::date as expires_on from ${equipmentFiles} f
    where f.vessel_id = ${vesselId} and f.equipment_id in ${machines} and f.kind <> 'photo'`;
  const hasMachine = seesMachines && kind !== "item" && kind !== "supplier";
  const sources = hasMachine ? [...own, ofMachine] : own;
  if (sources.length === 0) return [];
  const rows = await tx.execute(sql`
    select p.id, p.file_id as "fileId", coalesce(p.title, file.name) as title, p.expires_on::text as "expiresOn", count(*) over () as total
    from (${sql.join(sources, sql` union all `)}) p
    left join ${files} file on file.vessel_id = ${vesselId} and file.id = p.file_id
    where coalesce(p.title, file.name) is not null
    order by p.expires_on nulls last, p.id limit ${limit}::int`);
  return z.array(paperRow).parse([...rows]);
}

function ownPapers(vesselId: string, kind: ConnectedKind, id: string): SQL[] {
  const kept = sql`select f.id, f.file_id, null::text as title, null::date as expires_on from ${recordFiles} f
    where f.vessel_id = ${vesselId} and f.record_kind = ${kind} and f.record_id = ${id} and f.kind = 'file'`;
  switch (kind) {
    case "equipment":
      return [];
    case "job":
      return [
        sql`select f.id, f.file_id, null::text as title, null::date as expires_on from ${jobFiles} f
          where f.vessel_id = ${vesselId} and f.job_id = ${id} and f.kind = 'file'`,
      ];
    case "supplier":
      return [
        sql`select d.id, d.file_id, d.title, d.expires_on from ${supplierDocuments} d
          where d.vessel_id = ${vesselId} and d.supplier_id = ${id} and d.deleted_at is null`,
        kept,
      ];
    default:
      return [kept];
  }
}

const supplierRow = z.object({
  id: z.uuid(),
  name: z.string(),
  contact: z.string().nullable(),
  duty: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/** Who delivers it, and whom to ring there: anyone who takes orders first. */
export async function supplierOf(tx: Db, vesselId: string, { kind, id }: ConnectedInput) {
  const rows = await tx.execute(sql`
    select s.id, s.name, c.name as contact, c.duty, coalesce(c.phone, s.phone) as phone, coalesce(c.email, s.email) as email
    from ${suppliers} s left join lateral (
      select k.name, k.duty, k.phone, k.email from ${supplierContacts} k
      where k.vessel_id = s.vessel_id and k.supplier_id = s.id order by k.takes_orders desc, k.name, k.id limit 1) c on true
    where s.vessel_id = ${vesselId} and s.id = ${supplierIdOf(vesselId, kind, id)}`);
  return z.array(supplierRow).parse([...rows])[0] ?? null;
}

function supplierIdOf(vesselId: string, kind: ConnectedKind, id: string): SQL {
  const ofMachine = (machine: SQL) =>
    sql`(select e.supplier_id from ${equipment} e where e.vessel_id = ${vesselId} and e.id = ${machine})`;
  switch (kind) {
    case "supplier":
      return sql`${id}::uuid`;
    case "equipment":
      return ofMachine(sql`${id}::uuid`);
    case "item":
      return sql`(select i.supplier_id from ${inventoryItems} i where i.vessel_id = ${vesselId} and i.id = ${id})`;
    case "job":
      return ofMachine(sql`(select j.equipment_id from ${jobs} j where j.vessel_id = ${vesselId} and j.id = ${id})`);
    case "part":
      return sql`(select coalesce(i.supplier_id, e.supplier_id) from ${spareParts} p
        left join ${inventoryItems} i on i.vessel_id = p.vessel_id and i.id = p.item_id
        left join ${equipment} e on e.vessel_id = p.vessel_id and e.id = p.equipment_id
        where p.vessel_id = ${vesselId} and p.id = ${id})`;
  }
}
