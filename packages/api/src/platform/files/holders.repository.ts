import type { Db } from "@ymp/db/client";
import { equipment, equipmentFiles, sections } from "@ymp/db/schema/equipment";
import { files } from "@ymp/db/schema/files";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { jobFiles } from "@ymp/db/schema/jobs";
import { logbookEvents } from "@ymp/db/schema/logbooks";
import { orderLines } from "@ymp/db/schema/orders";
import { crewDocuments, profiles } from "@ymp/db/schema/people";
import { comments, recordFiles } from "@ymp/db/schema/platform";
import { supplierDocuments } from "@ymp/db/schema/suppliers";
import { vessels } from "@ymp/db/schema/vessels";
import { type SQL, sql } from "drizzle-orm";

/** What a file hangs on: a job, a machine, the vessel, a person's paper, portrait or signature, a comment, another record. */
export interface Holder {
  /** A kind of record, or "paper", "portrait", "signature", and "print": of an order, with every line as it went out. */
  readonly kind: string;
  /** Of portrait and signature the person's. */
  readonly id: string;
}

export interface HeldBy extends Holder {
  /** It was taken off, or another took its place. */
  readonly isFormer: boolean;
  /** The person, and the types the paper had: while it hangs there that of now, else also each at which it was taken off. */
  readonly paper: { readonly types: readonly string[]; readonly profileId: string } | null;
  /** What the comment is about; null where it was taken back. */
  readonly saidOf: Holder | null;
}

interface HeldRow extends Record<string, unknown> {
  kind: string;
  id: string;
  isFormer: boolean;
  types: string[];
  profileId: string | null;
  recordKind: string | null;
  recordId: string;
}

/** Everything that the file hangs on or once hung on, whether or not the scope's user sees it. */
export async function holdersOf(tx: Db, vesselId: string, fileId: string): Promise<HeldBy[]> {
  const rows = await tx.execute<HeldRow>(sql`
    with held as (
      select kind, id, bool_and(is_former) as is_former, array_remove(array_agg(distinct type), null) as types
      from (${sql.join(placesOf(vesselId, fileId), sql` union all `)}) place
      group by kind, id)
    select held.kind, held.id, held.is_former as "isFormer", paper.profile_id as "profileId",
      to_jsonb(case when held.is_former then held.types else '{}' end || paper.type) as types,
      comment.record_kind as "recordKind", comment.record_id as "recordId"
    from held
    left join ${crewDocuments} paper on held.kind = 'paper' and paper.vessel_id = ${vesselId} and paper.id = held.id
    left join ${comments} comment on held.kind = 'comment' and comment.vessel_id = ${vesselId} and comment.id = held.id
      and comment.deleted_at is null
    order by held.is_former, held.id`);
  return rows.map(({ kind, id, isFormer, types, profileId, recordKind, recordId }) => ({
    ...{ kind, id, isFormer },
    paper: profileId === null ? null : { types, profileId },
    saidOf: recordKind === null ? null : { kind: recordKind, id: recordId },
  }));
}

/** A new column or table that names files needs a line here, and a trigger that remembers what they are taken off. */
function placesOf(vesselId: string, fileId: string): SQL[] {
  const of = (what: SQL, from: SQL, file = sql.raw("file_id"), isFormer = sql`false`) =>
    sql`select ${what}, ${isFormer} as is_former, null as type from ${from} where vessel_id = ${vesselId}::uuid and ${file} = ${fileId}::uuid`;
  const photo = sql.raw("photo_file_id");
  return [
    of(sql`'job' as kind, job_id as id`, sql`${jobFiles}`),
    of(sql`'equipment', equipment_id`, sql`${equipmentFiles}`),
    of(sql`'equipment', id`, sql`${equipment}`, photo),
    of(sql`'equipment', equipment_id`, sql`${sections}`, sql.raw("drawing_file_id")),
    of(sql`case when kind = 'print' then kind else record_kind end, record_id`, sql`${recordFiles}`),
    of(sql`'item', id`, sql`${inventoryItems}`, photo),
    of(sql`'supplier', supplier_id`, sql`${supplierDocuments}`, undefined, sql`deleted_at is not null`),
    of(sql`'paper', id`, sql`${crewDocuments}`, undefined, sql`deleted_at is not null`),
    of(sql`'logbook', logbook_id`, sql`${logbookEvents}`),
    of(sql`'portrait', id`, sql`${profiles}`, photo),
    of(sql`'signature', id`, sql`${profiles}`, sql.raw("signature_file_id")),
    sql`select 'vessel', id, false, null from ${vessels} where id = ${vesselId}::uuid and photo_file_id = ${fileId}::uuid`,
    sql`select once ->> 'kind', (once ->> 'id')::uuid, true, once ->> 'type' from ${files}, jsonb_array_elements(former_holders) once
      where vessel_id = ${vesselId}::uuid and ${files.id} = ${fileId}::uuid`,
  ];
}

/** Whether the order has a line that the table hides from the scope's user. */
export async function hidesLines(tx: Db, vesselId: string, orderId: string): Promise<boolean> {
  const rows = await tx.execute(sql`select 1 where ${orderHidesLines(sql`${vesselId}::uuid`, sql`${orderId}::uuid`)}`);
  return rows.length > 0;
}

export const orderHidesLines = (vesselId: SQL, orderId: SQL): SQL => sql`exists (
  select from ${orderLines} line where line.vessel_id = ${vesselId} and line.order_id = ${orderId} and line.item_id is not null
    and not exists (select from ${inventoryItems} seen where seen.vessel_id = line.vessel_id and seen.id = line.item_id))`;
