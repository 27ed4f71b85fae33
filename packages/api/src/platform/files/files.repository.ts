import type { Db } from "@ymp/db/client";
import { equipment, equipmentFiles, sections } from "@ymp/db/schema/equipment";
import { files } from "@ymp/db/schema/files";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { jobAssignees, jobFiles } from "@ymp/db/schema/jobs";
import { crewDocuments, profiles } from "@ymp/db/schema/people";
import { comments, recordFiles } from "@ymp/db/schema/platform";
import { supplierDocuments } from "@ymp/db/schema/suppliers";
import { vessels } from "@ymp/db/schema/vessels";
import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";

export type FileRow = typeof files.$inferSelect;

/** The file, with which modules' records it belongs to. */
export interface LinkedFile extends FileRow {
  readonly isOfJob: boolean;
  readonly isOfEquipment: boolean;
  /** The photo of the vessel itself. */
  readonly isOfVessel: boolean;
  /** Other records it was added to, by itself or with a comment. */
  readonly records: readonly { kind: string; id: string }[];
  /** The crew's papers it is a scan of. */
  readonly papers: readonly { type: string; profileId: string }[];
  /** Whose portrait or signature it is. */
  readonly portraits: readonly { profileId: string; isSignature: boolean }[];
}

export async function isKept(tx: Db, vesselId: string, storageKey: string): Promise<boolean> {
  const found = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.vesselId, vesselId), eq(files.storageKey, storageKey)))
    .limit(1);
  return found.length > 0;
}

const flag = (condition: SQL | undefined) => sql<boolean>`${condition}`;

/** @param sharedWith the person whose jobs alone count, or "everyone" for those who see every job */
export async function findLinkedFile(
  tx: Db,
  vesselId: string,
  fileId: string,
  sharedWith: string | null,
): Promise<LinkedFile | undefined> {
  const one = { one: sql`1` };
  const ofJob = tx
    .select(one)
    .from(jobFiles)
    .where(and(eq(jobFiles.vesselId, vesselId), eq(jobFiles.fileId, fileId), sharedJob(sharedWith)));
  const ofEquipment = tx
    .select(one)
    .from(equipmentFiles)
    .where(and(eq(equipmentFiles.vesselId, vesselId), eq(equipmentFiles.fileId, fileId)));
  const asPhoto = tx
    .select(one)
    .from(equipment)
    .where(and(eq(equipment.vesselId, vesselId), eq(equipment.photoFileId, fileId)));
  const asDrawing = tx
    .select(one)
    .from(sections)
    .where(and(eq(sections.vesselId, vesselId), eq(sections.drawingFileId, fileId)));
  const ofVessel = tx
    .select(one)
    .from(vessels)
    .where(and(eq(vessels.id, vesselId), eq(vessels.photoFileId, fileId)));
  const [row] = await tx
    .select({
      file: files,
      isOfVessel: flag(exists(ofVessel)),
      isOfJob: flag(exists(ofJob)),
      isOfEquipment: flag(or(exists(ofEquipment), exists(asPhoto), exists(asDrawing))),
      records: sql<LinkedFile["records"]>`(
        select coalesce(jsonb_agg(jsonb_build_object('kind', linked.kind, 'id', linked.id)), '[]'::jsonb) from (
          select added.record_kind as kind, added.record_id as id from ${recordFiles} added
          where added.vessel_id = ${vesselId} and added.file_id = ${fileId} and added.record_kind <> 'comment'
          union
          select comment.record_kind, comment.record_id from ${recordFiles} sent
          join ${comments} comment on comment.vessel_id = sent.vessel_id and comment.id = sent.record_id and comment.deleted_at is null
          where sent.vessel_id = ${vesselId} and sent.file_id = ${fileId} and sent.record_kind = 'comment'
          union
          select 'item', item.id from ${inventoryItems} item where item.vessel_id = ${vesselId} and item.photo_file_id = ${fileId}
          union
          select 'supplier', paper.supplier_id from ${supplierDocuments} paper
          where paper.vessel_id = ${vesselId} and paper.file_id = ${fileId} and paper.deleted_at is null) linked)`,
      papers: sql<LinkedFile["papers"]>`(
        select coalesce(jsonb_agg(jsonb_build_object('type', paper.type, 'profileId', paper.profile_id)), '[]'::jsonb)
        from ${crewDocuments} paper where paper.vessel_id = ${vesselId} and paper.file_id = ${fileId} and paper.deleted_at is null)`,
      portraits: sql<LinkedFile["portraits"]>`(
        select coalesce(jsonb_agg(jsonb_build_object('profileId', person.id, 'isSignature', person.photo_file_id is distinct from ${fileId})), '[]'::jsonb)
        from ${profiles} person where person.vessel_id = ${vesselId} and ${fileId} in (person.photo_file_id, person.signature_file_id))`,
    })
    .from(files)
    .where(and(eq(files.vesselId, vesselId), eq(files.id, fileId)));
  if (!row) return undefined;
  const { file, ...links } = row;
  return { ...file, ...links };
}

function sharedJob(sharedWith: string | null): SQL | undefined {
  if (sharedWith === "everyone") return undefined;
  if (sharedWith === null) return sql`false`;
  return sql`exists (select 1 from ${jobAssignees} shared where shared.vessel_id = ${jobFiles.vesselId} and shared.job_id = ${jobFiles.jobId} and shared.profile_id = ${sharedWith}::uuid)`;
}

export async function findFile(tx: Db, vesselId: string, fileId: string): Promise<FileRow | undefined> {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.vesselId, vesselId), eq(files.id, fileId)));
  return row;
}

/** Undefined when there is a file of that id already. */
export async function insertFile(tx: Db, file: typeof files.$inferInsert): Promise<FileRow | undefined> {
  const [row] = await tx.insert(files).values(file).onConflictDoNothing().returning();
  return row;
}
