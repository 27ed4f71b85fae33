import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { counters, equipment, sections } from "@ymp/db/schema/equipment";
import { files } from "@ymp/db/schema/files";
import { inventoryItems } from "@ymp/db/schema/inventory";
import {
  jobAssignees,
  jobFiles,
  jobParts,
  jobPostponements,
  jobs,
  jobTasks,
  plans,
  workHistory,
} from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { numberSequences } from "@ymp/db/schema/platform";
import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { type JobReader, visibleTo } from "./job-visibility.ts";
import { assigneesOfJob } from "./jobs-list.repository.ts";

export type JobRecordRow = typeof jobs.$inferSelect;
export type PlanRow = typeof plans.$inferSelect;

/** The job row itself, if it exists for this reader. `forUpdate` makes a second writer wait. */
export async function findJob(
  tx: Db,
  reader: JobReader,
  id: string,
  forUpdate = false,
): Promise<JobRecordRow | undefined> {
  const query = tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.vesselId, reader.vesselId), eq(jobs.id, id), isNull(jobs.archivedAt), visibleTo(reader)));
  const [row] = await (forUpdate ? query.for("update") : query);
  return row;
}

export async function findJobs(tx: Db, reader: JobReader, ids: readonly string[]): Promise<JobRecordRow[]> {
  return tx
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.vesselId, reader.vesselId),
        isNull(jobs.archivedAt),
        visibleTo(reader),
        sql`${jobs.id} in ${jsonIds(ids)}`,
      ),
    )
    .orderBy(asc(jobs.id))
    .for("update");
}

export async function findJobSheet(tx: Db, reader: JobReader, id: string) {
  const [row] = await tx
    .select({
      job: jobs,
      plan: plans,
      equipment,
      counter: counters,
      sectionName: sections.name,
      doneBy: profiles,
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
    .where(and(eq(jobs.vesselId, reader.vesselId), eq(jobs.id, id), isNull(jobs.archivedAt), visibleTo(reader)));
  return row;
}

export function tasksOf(tx: Db, vesselId: string, jobId: string) {
  return tx
    .select({
      id: jobTasks.id,
      title: jobTasks.title,
      position: jobTasks.position,
      doneAt: jobTasks.doneAt,
      doneByName: users.name,
    })
    .from(jobTasks)
    .leftJoin(users, eq(users.id, jobTasks.doneBy))
    .where(and(eq(jobTasks.vesselId, vesselId), eq(jobTasks.jobId, jobId)))
    .orderBy(asc(jobTasks.position), asc(jobTasks.id));
}

export function partsOf(tx: Db, vesselId: string, jobId: string) {
  return tx
    .select({
      itemId: jobParts.itemId,
      name: inventoryItems.name,
      partNo: inventoryItems.partNo,
      unit: inventoryItems.unit,
      minQuantity: inventoryItems.minQuantity,
      isCritical: inventoryItems.isCritical,
      plannedQuantity: jobParts.plannedQuantity,
      usedQuantity: jobParts.usedQuantity,
      locationId: jobParts.locationId,
    })
    .from(jobParts)
    .innerJoin(
      inventoryItems,
      and(eq(inventoryItems.vesselId, jobParts.vesselId), eq(inventoryItems.id, jobParts.itemId)),
    )
    .where(and(eq(jobParts.vesselId, vesselId), eq(jobParts.jobId, jobId)))
    .orderBy(asc(inventoryItems.name));
}

export function filesOf(tx: Db, vesselId: string, jobId: string) {
  return tx
    .select({
      id: files.id,
      name: files.name,
      mediaType: files.mediaType,
      sizeBytes: files.sizeBytes,
      widthPx: files.widthPx,
      heightPx: files.heightPx,
      kind: jobFiles.kind,
      addedAt: jobFiles.createdAt,
      addedByName: users.name,
    })
    .from(jobFiles)
    .innerJoin(files, and(eq(files.vesselId, jobFiles.vesselId), eq(files.id, jobFiles.fileId)))
    .leftJoin(users, eq(users.id, jobFiles.createdBy))
    .where(and(eq(jobFiles.vesselId, vesselId), eq(jobFiles.jobId, jobId)))
    .orderBy(asc(jobFiles.createdAt), asc(jobFiles.id));
}

export function postponementsOf(tx: Db, vesselId: string, jobId: string) {
  return tx
    .select()
    .from(jobPostponements)
    .where(and(eq(jobPostponements.vesselId, vesselId), eq(jobPostponements.jobId, jobId)))
    .orderBy(asc(jobPostponements.createdAt));
}

/** The last times this work, or other work on the machine, was done; outsiders are told of theirs. */
export function lastWorkOf(
  tx: Db,
  { vesselId, profileId, seesOnlyShared }: JobReader,
  job: { id: string; planId: string | null; equipmentId: string | null },
  limit: number,
) {
  const same: SQL | undefined = or(
    job.planId ? eq(workHistory.planId, job.planId) : undefined,
    job.equipmentId ? eq(workHistory.equipmentId, job.equipmentId) : undefined,
  );
  if (!same) return Promise.resolve([]);
  const isTheirs = seesOnlyShared
    ? sql`exists (select 1 from ${jobAssignees} a where a.vessel_id = ${workHistory.vesselId} and a.job_id = ${workHistory.jobId} and a.profile_id = ${profileId}::uuid)`
    : undefined;
  return tx
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
        eq(workHistory.vesselId, vesselId),
        isNull(workHistory.withdrawnAt),
        sql`${workHistory.outcome} <> 'missed'`,
        sql`${workHistory.jobId} is distinct from ${job.id}::uuid`,
        same,
        isTheirs,
      ),
    )
    .orderBy(sql`${workHistory.planId} is not distinct from ${job.planId}::uuid desc`, desc(workHistory.doneAt))
    .limit(limit);
}

export async function nextJobNumber(tx: Db, vesselId: string): Promise<number> {
  const [row] = await tx
    .insert(numberSequences)
    .values({ vesselId, key: "job", lastNumber: 1 })
    .onConflictDoUpdate({
      target: [numberSequences.vesselId, numberSequences.key],
      set: { lastNumber: sql`${numberSequences.lastNumber} + 1` },
    })
    .returning({ number: numberSequences.lastNumber });
  return row?.number ?? 1;
}

export async function insertJob(tx: Db, row: typeof jobs.$inferInsert): Promise<JobRecordRow> {
  const [inserted] = await tx.insert(jobs).values(row).returning();
  if (!inserted) throw new Error("An inserted job came back without its row");
  return inserted;
}

/** Writes the changed fields and counts the version up. */
export async function patchJob(
  tx: Db,
  vesselId: string,
  id: string,
  patch: Partial<typeof jobs.$inferInsert>,
  now: Date,
): Promise<JobRecordRow> {
  const [row] = await tx
    .update(jobs)
    .set({ ...patch, updatedAt: now, version: sql`${jobs.version} + 1` })
    .where(and(eq(jobs.vesselId, vesselId), eq(jobs.id, id)))
    .returning();
  if (!row) throw new Error("A locked job disappeared while it was written");
  return row;
}

export async function replaceAssignees(
  tx: Db,
  vesselId: string,
  jobId: string,
  profileIds: readonly string[],
  createdBy: string | null,
): Promise<void> {
  await tx.delete(jobAssignees).where(and(eq(jobAssignees.vesselId, vesselId), eq(jobAssignees.jobId, jobId)));
  if (profileIds.length > 0)
    await tx
      .insert(jobAssignees)
      .values([...new Set(profileIds)].map((profileId) => ({ vesselId, jobId, profileId, createdBy })));
}

export function assigneeIdsOf(tx: Db, vesselId: string, jobId: string): Promise<{ profileId: string; name: string }[]> {
  return tx
    .select({
      profileId: jobAssignees.profileId,
      name: sql<string>`${profiles.firstName} || ' ' || ${profiles.lastName}`,
    })
    .from(jobAssignees)
    .innerJoin(profiles, and(eq(profiles.vesselId, jobAssignees.vesselId), eq(profiles.id, jobAssignees.profileId)))
    .where(and(eq(jobAssignees.vesselId, vesselId), eq(jobAssignees.jobId, jobId)))
    .orderBy(asc(profiles.lastName));
}

export async function insertTasks(
  tx: Db,
  vesselId: string,
  jobId: string,
  titles: readonly string[],
  createdBy: string | null,
): Promise<void> {
  if (titles.length > 0)
    await tx
      .insert(jobTasks)
      .values(titles.map((title, position) => ({ vesselId, jobId, title, position, createdBy })));
}

export async function linkFiles(
  tx: Db,
  vesselId: string,
  jobId: string,
  fileIds: readonly string[],
  createdBy: string | null,
): Promise<number> {
  if (fileIds.length === 0) return 0;
  const kinds = await tx
    .select({ id: files.id, mediaType: files.mediaType })
    .from(files)
    .where(and(eq(files.vesselId, vesselId), sql`${files.id} in ${jsonIds(fileIds)}`));
  const linked = await tx
    .insert(jobFiles)
    .values(
      fileIds.map((fileId) => ({
        vesselId,
        jobId,
        fileId,
        createdBy,
        kind: kinds.find(({ id }) => id === fileId)?.mediaType.startsWith("image/")
          ? ("photo" as const)
          : ("file" as const),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: jobFiles.id });
  return linked.length;
}

export async function unlinkFile(tx: Db, vesselId: string, jobId: string, fileId: string): Promise<boolean> {
  const gone = await tx
    .delete(jobFiles)
    .where(and(eq(jobFiles.vesselId, vesselId), eq(jobFiles.jobId, jobId), eq(jobFiles.fileId, fileId)))
    .returning({ id: jobFiles.id });
  return gone.length > 0;
}

export async function equipmentForJob(tx: Db, vesselId: string, equipmentId: string) {
  const [row] = await tx
    .select({
      id: equipment.id,
      name: equipment.name,
      department: equipment.department,
      location: equipment.location,
      isCritical: equipment.isCritical,
      archivedAt: equipment.archivedAt,
      counterId: counters.id,
    })
    .from(equipment)
    .leftJoin(
      counters,
      and(
        eq(counters.vesselId, equipment.vesselId),
        eq(counters.equipmentId, equipment.id),
        eq(counters.kind, "hours"),
      ),
    )
    .where(and(eq(equipment.vesselId, vesselId), eq(equipment.id, equipmentId)));
  return row;
}

/** What a job's due date is forecast from. */
export async function findCounter(tx: Db, vesselId: string, counterId: string) {
  const [row] = await tx
    .select()
    .from(counters)
    .where(and(eq(counters.vesselId, vesselId), eq(counters.id, counterId)));
  return row;
}
