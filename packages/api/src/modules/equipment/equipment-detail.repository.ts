import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import {
  counterSegments,
  counters,
  equipment,
  equipmentFiles,
  readingRounds,
  readings,
  sections,
} from "@ymp/db/schema/equipment";
import { files } from "@ymp/db/schema/files";
import { spareParts } from "@ymp/db/schema/inventory";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { comments, recordFiles } from "@ymp/db/schema/platform";
import { suppliers } from "@ymp/db/schema/suppliers";
import { workHistory } from "@ymp/db/schema/work-history";
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { expectRow } from "../../kit/rows.ts";
import { isOverdue } from "../jobs/due-sql.ts";
import { withinItem } from "./branch.ts";
import { counterOfJob, isLiveJob } from "./job-marks.repository.ts";

/** The meters of a machine, each with the segment that counts now. */
export function listCounters(tx: Db, vesselId: string, equipmentId: string) {
  return tx
    .select({
      id: counters.id,
      kind: counters.kind,
      version: counters.version,
      lastReading: counters.lastReading,
      lastTotal: counters.lastTotal,
      lastReadAt: counters.lastReadAt,
      dailyAverage: counters.dailyAverage,
      overhaulTotal: counters.overhaulTotal,
      overhauledOn: counters.overhauledOn,
      meterNumber: counterSegments.number,
      meterFittedAt: counterSegments.startedAt,
    })
    .from(counters)
    .leftJoin(
      counterSegments,
      and(
        eq(counterSegments.vesselId, counters.vesselId),
        eq(counterSegments.counterId, counters.id),
        isNull(counterSegments.endReading),
      ),
    )
    .where(and(eq(counters.vesselId, vesselId), eq(counters.equipmentId, equipmentId)))
    .orderBy(sql`array_position(array['hours', 'starts', 'cycles', 'km', 'litres'], ${counters.kind})`);
}

const countIn = (table: PgTable, condition: SQL | undefined) =>
  sql<number>`(select count(*)::int from ${table} where ${condition})`;

/** What hangs on a machine and on everything below it; the tabs of its page show these numbers. */
export async function countLinks(tx: Db, vesselId: string, id: string, today: CalendarDate) {
  const within = withinItem(vesselId, id);
  const ofVessel = { jobs: eq(jobs.vesselId, vesselId), plans: eq(plans.vesselId, vesselId) };
  const ownFiles = and(eq(equipmentFiles.vesselId, vesselId), eq(equipmentFiles.equipmentId, id));
  const rows = await tx
    .select({
      openJobs: countIn(jobs, and(ofVessel.jobs, sql`${jobs.equipmentId} in ${within}`, isLiveJob)),
      overdueJobs: sql<number>`(select count(*)::int from ${jobs} left join ${counters} on ${counterOfJob}
        where ${and(ofVessel.jobs, sql`${jobs.equipmentId} in ${within}`, isLiveJob, isOverdue(today))})`,
      activePlans: countIn(
        plans,
        and(ofVessel.plans, sql`${plans.equipmentId} in ${within}`, eq(plans.isActive, true)),
      ),
      parts: countIn(spareParts, and(eq(spareParts.vesselId, vesselId), sql`${spareParts.equipmentId} in ${within}`)),
      sections: countIn(sections, and(eq(sections.vesselId, vesselId), eq(sections.equipmentId, id))),
      photos: countIn(equipmentFiles, and(ownFiles, eq(equipmentFiles.kind, "photo"))),
      documents: countIn(equipmentFiles, and(ownFiles, sql`${equipmentFiles.kind} <> 'photo'`)),
      children: countIn(equipment, and(eq(equipment.vesselId, vesselId), eq(equipment.parentId, id))),
      work: countIn(workHistory, and(eq(workHistory.vesselId, vesselId), eq(workHistory.equipmentId, id))),
      readingsTaken: sql<number>`(select count(*)::int from ${readings} join ${counters} on ${and(eq(counters.vesselId, readings.vesselId), eq(counters.id, readings.counterId))}
        where ${and(eq(readings.vesselId, vesselId), eq(counters.equipmentId, id))})`,
      meters: countIn(counters, and(eq(counters.vesselId, vesselId), eq(counters.equipmentId, id))),
      ownPlans: countIn(plans, and(ofVessel.plans, eq(plans.equipmentId, id))),
      ownJobs: countIn(jobs, and(ofVessel.jobs, eq(jobs.equipmentId, id))),
      left: sql<number>`${leftBehind(vesselId, id)}::int`,
    })
    .from(sql`(select 1) as one`);
  const { work, readingsTaken, meters, ownJobs, ownPlans, left, ...links } = expectRow(rows[0]);
  // The figure with which a meter was set up is not yet a history.
  const happened = work + ownJobs + ownPlans + left + Math.max(0, readingsTaken - meters);
  return { ...links, hasHistory: happened > 0 };
}

/** What people left at a machine and its parts, and would be lost with it: remarks, files that hang nowhere else, a place in a round. */
function leftBehind(vesselId: string, id: string): SQL {
  const itself = sql`select ${id}::uuid union all select part.id from ${spareParts} part
    where part.vessel_id = ${vesselId} and part.equipment_id = ${id}`;
  return sql`(
    (select count(*) from ${comments} c where c.vessel_id = ${vesselId} and c.record_kind in ('equipment', 'part')
      and c.record_id in (${itself}))
    + (select count(*) from ${recordFiles} f where f.vessel_id = ${vesselId} and f.record_kind = 'part' and f.record_id in (${itself}))
    + (select count(*) from ${equipmentFiles} f where f.vessel_id = ${vesselId} and f.equipment_id = ${id}
      and not exists (select from ${equipmentFiles} other where other.vessel_id = f.vessel_id and other.file_id = f.file_id
        and other.equipment_id <> f.equipment_id))
    + (select count(*) from ${readingRounds} r join ${counters} m on m.vessel_id = r.vessel_id and m.id = any(r.counter_ids)
      where r.vessel_id = ${vesselId} and m.equipment_id = ${id}))`;
}

export function listSections(tx: Db, vesselId: string, equipmentId: string) {
  return tx
    .select({
      id: sections.id,
      name: sections.name,
      position: sections.position,
      drawingFileId: sections.drawingFileId,
      drawingName: files.name,
      drawingMediaType: files.mediaType,
      version: sections.version,
      parts: sql<number>`(select count(*)::int from ${spareParts} where ${and(eq(spareParts.vesselId, sections.vesselId), eq(spareParts.sectionId, sections.id))})`,
      spots: sql<number>`(select count(*)::int from ${spareParts} where ${and(eq(spareParts.vesselId, sections.vesselId), eq(spareParts.sectionId, sections.id), isNotNull(spareParts.spotX))})`,
    })
    .from(sections)
    .leftJoin(files, and(eq(files.vesselId, sections.vesselId), eq(files.id, sections.drawingFileId)))
    .where(and(eq(sections.vesselId, vesselId), eq(sections.equipmentId, equipmentId)))
    .orderBy(asc(sections.position), asc(sections.name));
}

export function listFiles(tx: Db, vesselId: string, equipmentId: string) {
  return tx
    .select({
      id: equipmentFiles.id,
      version: equipmentFiles.version,
      fileId: files.id,
      kind: equipmentFiles.kind,
      title: equipmentFiles.title,
      name: files.name,
      mediaType: files.mediaType,
      sizeBytes: files.sizeBytes,
      widthPx: files.widthPx,
      heightPx: files.heightPx,
      takenAt: files.takenAt,
      addedAt: equipmentFiles.createdAt,
    })
    .from(equipmentFiles)
    .innerJoin(files, and(eq(files.vesselId, equipmentFiles.vesselId), eq(files.id, equipmentFiles.fileId)))
    .where(and(eq(equipmentFiles.vesselId, vesselId), eq(equipmentFiles.equipmentId, equipmentId)))
    .orderBy(desc(equipmentFiles.createdAt), desc(equipmentFiles.id));
}

export async function findSupplierName(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select({ id: suppliers.id, name: suppliers.name })
    .from(suppliers)
    .where(and(eq(suppliers.vesselId, vesselId), eq(suppliers.id, id)));
  return row;
}

/** The names beside an item, its own among them. */
export async function listNeighbourNames(tx: Db, vesselId: string, id: string): Promise<string[]> {
  const rows = await tx
    .select({ name: equipment.name })
    .from(equipment)
    .where(
      and(
        eq(equipment.vesselId, vesselId),
        sql`${equipment.parentId} is not distinct from (select item.parent_id from ${equipment} item
          where item.vessel_id = ${vesselId} and item.id = ${id})`,
      ),
    );
  return rows.map(({ name }) => name);
}
