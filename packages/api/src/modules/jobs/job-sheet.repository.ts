import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { counters, equipment, sections } from "@ymp/db/schema/equipment";
import { files } from "@ymp/db/schema/files";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { jobAssignees, jobFiles, jobParts, jobPostponements, jobs, jobTasks } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { plans } from "@ymp/db/schema/plans";
import { workHistory } from "@ymp/db/schema/work-history";
import { type Slots, statement } from "@ymp/db/statements";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { existsForReader, forReaders, type JobOfReader } from "./for-readers.ts";
import type { JobReader } from "./job-visibility.ts";
import { assigneesOfJob } from "./jobs-list.repository.ts";

const jobSheet = forReaders((seesOnlyShared) =>
  statement((db, of: Slots<JobOfReader>) =>
    db
      .select({
        job: jobs,
        plan: plans,
        equipment,
        counter: counters,
        sectionName: sections.name,
        doneBy: {
          id: profiles.id,
          userId: profiles.userId,
          firstName: profiles.firstName,
          lastName: profiles.lastName,
        },
        verifierName: users.name,
        assignees: assigneesOfJob,
      })
      .from(jobs)
      .leftJoin(plans, and(eq(plans.vesselId, jobs.vesselId), eq(plans.id, jobs.planId)))
      .leftJoin(equipment, and(eq(equipment.vesselId, jobs.vesselId), eq(equipment.id, jobs.equipmentId)))
      .leftJoin(counters, and(eq(counters.vesselId, jobs.vesselId), eq(counters.id, jobs.counterId)))
      .leftJoin(sections, and(eq(sections.vesselId, jobs.vesselId), eq(sections.id, jobs.sectionId)))
      .leftJoin(profiles, and(eq(profiles.vesselId, jobs.vesselId), eq(profiles.id, jobs.doneByProfileId)))
      .leftJoin(users, eq(users.id, jobs.verifiedBy))
      .where(existsForReader(of, seesOnlyShared)),
  ),
);

export async function findJobSheet(tx: Db, reader: JobReader, id: string) {
  const [row] = await jobSheet(tx, reader, id);
  return row;
}

interface OfJob {
  readonly vesselId: string;
  readonly jobId: string;
}

const taskRows = statement((db, of: Slots<OfJob>) =>
  db
    .select({
      id: jobTasks.id,
      title: jobTasks.title,
      position: jobTasks.position,
      doneAt: jobTasks.doneAt,
      doneByName: users.name,
    })
    .from(jobTasks)
    .leftJoin(users, eq(users.id, jobTasks.doneBy))
    .where(and(eq(jobTasks.vesselId, of.vesselId), eq(jobTasks.jobId, of.jobId)))
    .orderBy(asc(jobTasks.position), asc(jobTasks.id)),
);

export const tasksOf = (tx: Db, vesselId: string, jobId: string) => taskRows(tx, { vesselId, jobId });

const partRows = statement((db, of: Slots<OfJob>) =>
  db
    .select({
      itemId: jobParts.itemId,
      name: inventoryItems.name,
      partNo: inventoryItems.partNo,
      unit: inventoryItems.unit,
      minQuantity: inventoryItems.minQuantity,
      isCritical: inventoryItems.isCritical,
      version: jobParts.version,
      plannedQuantity: jobParts.plannedQuantity,
      usedQuantity: jobParts.usedQuantity,
      locationId: jobParts.locationId,
    })
    .from(jobParts)
    .innerJoin(
      inventoryItems,
      and(eq(inventoryItems.vesselId, jobParts.vesselId), eq(inventoryItems.id, jobParts.itemId)),
    )
    .where(and(eq(jobParts.vesselId, of.vesselId), eq(jobParts.jobId, of.jobId)))
    .orderBy(asc(inventoryItems.name)),
);

export const partsOf = (tx: Db, vesselId: string, jobId: string) => partRows(tx, { vesselId, jobId });

const fileRows = statement((db, of: Slots<OfJob>) =>
  db
    .select({
      id: files.id,
      name: files.name,
      mediaType: files.mediaType,
      sizeBytes: files.sizeBytes,
      widthPx: files.widthPx,
      heightPx: files.heightPx,
      kind: jobFiles.kind,
      addedBy: jobFiles.createdBy,
      addedAt: jobFiles.createdAt,
      addedByName: users.name,
    })
    .from(jobFiles)
    .innerJoin(files, and(eq(files.vesselId, jobFiles.vesselId), eq(files.id, jobFiles.fileId)))
    .leftJoin(users, eq(users.id, jobFiles.createdBy))
    .where(and(eq(jobFiles.vesselId, of.vesselId), eq(jobFiles.jobId, of.jobId)))
    .orderBy(asc(jobFiles.createdAt), asc(jobFiles.id)),
);

export const filesOf = (tx: Db, vesselId: string, jobId: string) => fileRows(tx, { vesselId, jobId });

const postponementRows = statement((db, of: Slots<OfJob>) =>
  db
    .select()
    .from(jobPostponements)
    .where(and(eq(jobPostponements.vesselId, of.vesselId), eq(jobPostponements.jobId, of.jobId)))
    .orderBy(asc(jobPostponements.createdAt)),
);

export const postponementsOf = (tx: Db, vesselId: string, jobId: string) => postponementRows(tx, { vesselId, jobId });

interface SameWork {
  readonly vesselId: string;
  readonly profileId: string | null;
  readonly jobId: string;
  readonly planId: string | null;
  readonly equipmentId: string | null;
  readonly limit: number;
}

const sameWork = (seesOnlyShared: boolean) =>
  statement((db, of: Slots<SameWork>) =>
    db
      .select({
        id: workHistory.id,
        jobId: workHistory.jobId,
        planId: workHistory.planId,
        title: workHistory.title,
        doneAt: workHistory.doneAt,
        total: workHistory.total,
      })
      .from(workHistory)
      .where(
        and(
          eq(workHistory.vesselId, of.vesselId),
          isNull(workHistory.withdrawnAt),
          sql`${workHistory.outcome} <> 'missed'`,
          sql`${workHistory.jobId} is distinct from ${of.jobId}::uuid`,
          sql`(${workHistory.planId} = ${of.planId}::uuid or ${workHistory.equipmentId} = ${of.equipmentId}::uuid)`,
          seesOnlyShared
            ? sql`exists (select 1 from ${jobAssignees} a where a.vessel_id = ${workHistory.vesselId} and a.job_id = ${workHistory.jobId} and a.profile_id = ${of.profileId}::uuid)`
            : undefined,
        ),
      )
      .orderBy(sql`${workHistory.planId} is not distinct from ${of.planId}::uuid desc`, desc(workHistory.doneAt))
      .limit(of.limit),
  );
const sameWorkForAll = sameWork(false);
const sameWorkShared = sameWork(true);

/** The last times this work, or other work on the machine, was done; outsiders are told of theirs. */
export async function lastWorkOf(
  tx: Db,
  { vesselId, profileId, seesOnlyShared }: JobReader,
  { id, planId, equipmentId }: { id: string; planId: string | null; equipmentId: string | null },
  limit: number,
) {
  if (!planId && !equipmentId) return [];
  const asked = { vesselId, profileId, jobId: id, planId, equipmentId, limit };
  return (seesOnlyShared ? sameWorkShared : sameWorkForAll)(tx, asked);
}
