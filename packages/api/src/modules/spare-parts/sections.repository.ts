import type { Db } from "@ymp/db/client";
import { equipment, sections } from "@ymp/db/schema/equipment";
import { files } from "@ymp/db/schema/files";
import { spareParts } from "@ymp/db/schema/inventory";
import { jobs } from "@ymp/db/schema/jobs";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

export type SectionRow = typeof sections.$inferSelect;

const ofSection = sql`p.vessel_id = ${sections.vesselId} and p.section_id = ${sections.id}`;

/** Sections over machines, each with what is in it. */
export function listSections(tx: Db, vesselId: string, equipmentId: string | undefined) {
  return tx
    .select({
      id: sections.id,
      version: sections.version,
      name: sections.name,
      position: sections.position,
      equipmentId: sections.equipmentId,
      equipmentName: equipment.name,
      isCritical: equipment.isCritical,
      drawing: {
        fileId: files.id,
        name: files.name,
        mediaType: files.mediaType,
        widthPx: files.widthPx,
        heightPx: files.heightPx,
      },
      parts: sql<number>`(select count(*)::int from ${spareParts} p where ${ofSection})`,
      spots: sql<number>`(select count(*)::int from ${spareParts} p where ${ofSection} and p.spot_x is not null)`,
      openJobs: sql<number>`(select count(*)::int from ${jobs} j where j.vessel_id = ${sections.vesselId} and j.section_id = ${sections.id} and j.done_at is null and j.archived_at is null)`,
    })
    .from(sections)
    .innerJoin(equipment, and(eq(equipment.vesselId, sections.vesselId), eq(equipment.id, sections.equipmentId)))
    .leftJoin(files, and(eq(files.vesselId, sections.vesselId), eq(files.id, sections.drawingFileId)))
    .where(
      and(
        eq(sections.vesselId, vesselId),
        isNull(equipment.archivedAt),
        equipmentId ? eq(sections.equipmentId, equipmentId) : undefined,
      ),
    )
    .orderBy(asc(equipment.name), asc(equipment.id), asc(sections.position), asc(sections.name), asc(sections.id));
}

/** Machines that have parts or sections, with how many. */
export async function machinesWithParts(tx: Db, vesselId: string) {
  const rows = await tx.execute<{
    id: string;
    name: string;
    code: string | null;
    department: typeof equipment.$inferSelect.department;
    is_critical: boolean;
    parts: number;
    sections: number;
  }>(sql`select e.id, e.name, e.code, e.department, e.is_critical, coalesce(p.parts, 0)::int as parts, coalesce(s.sections, 0)::int as sections
    from ${equipment} e
    left join (select equipment_id, count(*) as parts from ${spareParts} where vessel_id = ${vesselId} group by equipment_id) p on p.equipment_id = e.id
    left join (select equipment_id, count(*) as sections from ${sections} where vessel_id = ${vesselId} group by equipment_id) s on s.equipment_id = e.id
    where e.vessel_id = ${vesselId} and e.archived_at is null and (p.parts > 0 or s.sections > 0)
    order by e.name, e.id`);
  return rows.map(({ is_critical: isCritical, ...row }) => ({ ...row, isCritical }));
}

export async function findSection(tx: Db, vesselId: string, id: string): Promise<SectionRow | undefined> {
  const [row] = await tx
    .select()
    .from(sections)
    .where(and(eq(sections.vesselId, vesselId), eq(sections.id, id)))
    .for("update");
  return row;
}

export function partIdsOfSection(tx: Db, vesselId: string, sectionId: string) {
  return tx
    .select({ id: spareParts.id })
    .from(spareParts)
    .where(and(eq(spareParts.vesselId, vesselId), eq(spareParts.sectionId, sectionId)));
}

export async function setDrawingOf(
  tx: Db,
  vesselId: string,
  id: string,
  drawingFileId: string | null,
  now: Date,
): Promise<void> {
  await tx
    .update(sections)
    .set({ drawingFileId, updatedAt: now, version: sql`${sections.version} + 1` })
    .where(and(eq(sections.vesselId, vesselId), eq(sections.id, id)));
}

/** Sections of the machine in their order. */
export function sectionIdsOf(tx: Db, vesselId: string, equipmentId: string) {
  return tx
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.vesselId, vesselId), eq(sections.equipmentId, equipmentId)))
    .orderBy(asc(sections.position), asc(sections.name))
    .for("update");
}

/** Puts them in the order of the list. */
export async function placeSections(tx: Db, vesselId: string, ids: readonly string[], now: Date): Promise<void> {
  const order = sql`(select value::uuid as id, ordinality as place from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality) as wanted`;
  await tx
    .update(sections)
    .set({ position: sql`wanted.place - 1`, updatedAt: now, version: sql`${sections.version} + 1` })
    .from(order)
    .where(
      and(
        eq(sections.vesselId, vesselId),
        sql`${sections.id} = wanted.id and ${sections.position} <> wanted.place - 1`,
        sql`${sections.id} in ${jsonIds(ids)}`,
      ),
    );
}
