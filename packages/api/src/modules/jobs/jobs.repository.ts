import type { Db } from "@ymp/db/client";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { files } from "@ymp/db/schema/files";
import { jobAssignees, jobFiles, jobs, jobTasks } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import type { plans } from "@ymp/db/schema/plans";
import { numberSequences } from "@ymp/db/schema/platform";
import { byFields, type Slots, slotsOf, statement, valuesFor } from "@ymp/db/statements";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { hoursOfMachine } from "../../kit/hours-counter.ts";
import { jsonIds } from "../../kit/lists.ts";
import { existsForReader, forReaders, type JobOfReader } from "./for-readers.ts";
import { type JobReader, visibleTo } from "./job-visibility.ts";

export type JobRecordRow = typeof jobs.$inferSelect;
export type PlanRow = typeof plans.$inferSelect;

const jobRow = forReaders((seesOnlyShared) =>
  statement((db, of: Slots<JobOfReader>) => db.select().from(jobs).where(existsForReader(of, seesOnlyShared))),
);

const lockedJobRow = forReaders((seesOnlyShared) =>
  statement((db, of: Slots<JobOfReader>) =>
    db.select().from(jobs).where(existsForReader(of, seesOnlyShared)).for("update"),
  ),
);

/** The job row itself, if it exists for this reader. `forUpdate` makes a second writer wait. */
export async function findJob(
  tx: Db,
  reader: JobReader,
  id: string,
  forUpdate = false,
): Promise<JobRecordRow | undefined> {
  const [row] = await (forUpdate ? lockedJobRow : jobRow)(tx, reader, id);
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

const drawNumber = statement((db, of: Slots<{ vesselId: string }>) =>
  db
    .insert(numberSequences)
    .values({ vesselId: of.vesselId, key: "job", lastNumber: 1 })
    .onConflictDoUpdate({
      target: [numberSequences.vesselId, numberSequences.key],
      set: { lastNumber: sql`${numberSequences.lastNumber} + 1` },
    })
    .returning({ number: numberSequences.lastNumber }),
);

export async function nextJobNumber(tx: Db, vesselId: string): Promise<number> {
  const [row] = await drawNumber(tx, { vesselId });
  return row?.number ?? 1;
}

type NewJob = typeof jobs.$inferInsert;

const insertion = byFields<NewJob, ReturnType<typeof insertionOf>>((fields) => insertionOf(fields));
const insertionOf = (fields: readonly (keyof NewJob)[]) =>
  statement((db, row: Slots<NewJob>) => db.insert(jobs).values(slotsOf(row, fields)).returning());

export async function insertJob(tx: Db, row: NewJob): Promise<JobRecordRow> {
  const [inserted] = await insertion(row)(tx, row);
  if (!inserted) throw new Error("An inserted job came back without its row");
  return inserted;
}

type JobPatch = Partial<NewJob>;
type OfPatched = JobPatch & { readonly ofVessel: string; readonly ofJob: string };

const patching = byFields<JobPatch, ReturnType<typeof patchingOf>>((fields) => patchingOf(fields));
const patchingOf = (fields: readonly (keyof JobPatch)[]) =>
  statement((db, of: Slots<OfPatched>) =>
    db
      .update(jobs)
      .set({ ...valuesFor(jobs, of, fields), version: sql`${jobs.version} + 1` })
      .where(and(eq(jobs.vesselId, of.ofVessel), eq(jobs.id, of.ofJob)))
      .returning(),
  );

/** Writes the changed fields and counts the version up. */
export async function patchJob(
  tx: Db,
  vesselId: string,
  id: string,
  patch: JobPatch,
  now: Date,
): Promise<JobRecordRow> {
  const set = { ...patch, updatedAt: now };
  const [row] = await patching(set)(tx, { ...set, ofVessel: vesselId, ofJob: id });
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
  await insertAssignees(tx, vesselId, jobId, profileIds, createdBy);
}

export async function insertAssignees(
  tx: Db,
  vesselId: string,
  jobId: string,
  profileIds: readonly string[],
  createdBy: string | null,
): Promise<void> {
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

export async function linkedFileIds(tx: Db, vesselId: string, jobId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ fileId: jobFiles.fileId })
    .from(jobFiles)
    .where(and(eq(jobFiles.vesselId, vesselId), eq(jobFiles.jobId, jobId)));
  return new Set(rows.map(({ fileId }) => fileId));
}

/** Who added the file to the job; undefined: it is none of the job's. */
export async function adderOfFile(tx: Db, vesselId: string, jobId: string, fileId: string) {
  const [row] = await tx
    .select({ createdBy: jobFiles.createdBy })
    .from(jobFiles)
    .where(and(eq(jobFiles.vesselId, vesselId), eq(jobFiles.jobId, jobId), eq(jobFiles.fileId, fileId)));
  return row;
}

export async function unlinkFile(tx: Db, vesselId: string, jobId: string, fileId: string): Promise<boolean> {
  const gone = await tx
    .delete(jobFiles)
    .where(and(eq(jobFiles.vesselId, vesselId), eq(jobFiles.jobId, jobId), eq(jobFiles.fileId, fileId)))
    .returning({ id: jobFiles.id });
  return gone.length > 0;
}

const machineForJob = (db: Db, of: Slots<{ vesselId: string; equipmentId: string }>) =>
  db
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
    .leftJoin(counters, hoursOfMachine)
    .where(and(eq(equipment.vesselId, of.vesselId), eq(equipment.id, of.equipmentId)));

const machineOfJob = statement(machineForJob);
const heldMachine = statement((db, of: Slots<{ vesselId: string; equipmentId: string }>) =>
  machineForJob(db, of).for("key share", { of: equipment }),
);

export async function equipmentForJob(tx: Db, vesselId: string, equipmentId: string) {
  const [row] = await machineOfJob(tx, { vesselId, equipmentId });
  return row;
}

/** The same for work that is hung on it: anyone who archives the machine waits, and closes that work with the rest. */
export async function holdEquipmentForJob(tx: Db, vesselId: string, equipmentId: string) {
  const [row] = await heldMachine(tx, { vesselId, equipmentId });
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
