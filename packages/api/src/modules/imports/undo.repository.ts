import type { RecordKind } from "@ymp/core/records";
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
import { guests } from "@ymp/db/schema/guests";
import { inventoryItems, spareParts, stockMoves } from "@ymp/db/schema/inventory";
import { jobAssignees, jobFiles, jobParts, jobPostponements, jobs, jobTasks } from "@ymp/db/schema/jobs";
import { leaveRequests } from "@ymp/db/schema/leave";
import { logbookDrafts, logbookEvents } from "@ymp/db/schema/logbooks";
import { orderLines } from "@ymp/db/schema/orders";
import { crewDocuments, profiles } from "@ymp/db/schema/people";
import { planAssignees, planParts, plans, planTasks } from "@ymp/db/schema/plans";
import { changes, comments, searchEntries } from "@ymp/db/schema/platform";
import { restDays } from "@ymp/db/schema/rest";
import { suppliers } from "@ymp/db/schema/suppliers";
import { planReadings } from "@ymp/db/schema/triggers";
import { tripJobs } from "@ymp/db/schema/trips";
import { watchRounds } from "@ymp/db/schema/watch-logs";
import { workHistory } from "@ymp/db/schema/work-history";
import { worklistJobs } from "@ymp/db/schema/worklists";
import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { jsonIds } from "../../kit/lists.ts";
import type { ImportRow, WrittenRow } from "./imports.repository.ts";
import type { NamedKind } from "./undone-rows.ts";

const tableOf: Record<NamedKind, VesselRows> = {
  equipment,
  job: jobs,
  plan: plans,
  item: inventoryItems,
  part: spareParts,
  supplier: suppliers,
  crew_document: crewDocuments,
  profile: profiles,
  guest: guests,
  rest: restDays,
};

/** Every record of the import, locked: what is read of them from here on is what stands. */
export async function lockWritten(tx: Db, vesselId: string, written: readonly WrittenRow[]): Promise<void> {
  for (const [kind, table] of Object.entries(tableOf)) {
    const ids = written.filter(({ recordKind }) => recordKind === kind).map(({ recordId }) => recordId);
    if (ids.length > 0)
      await tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.vesselId, vesselId), sql`${table.id} in ${jsonIds(ids)}`))
        .orderBy(asc(table.id))
        .for("update");
  }
}

type VesselRows = PgTable & { vesselId: PgColumn; id: PgColumn };

/** The last line that the import itself wrote into the history; the person who waited for it to end comes behind, however early they began. */
const lastOf = ({ vesselId, id }: ImportRow) =>
  sql`coalesce((select max(own.seq) from ${changes} own where own.vessel_id = ${vesselId}
    and own.record_kind = 'import' and own.record_id = ${id} and own.verb = 'imported'), 0)`;

/** Records of a kind that somebody changed or remarked on after the import. */
export async function listTouched(
  tx: Db,
  kind: RecordKind,
  ids: readonly string[],
  row: ImportRow,
): Promise<Set<string>> {
  const { vesselId } = row;
  const [changed, remarked] = await Promise.all([
    tx
      .selectDistinct({ id: changes.recordId })
      .from(changes)
      .where(
        and(
          eq(changes.vesselId, vesselId),
          eq(changes.recordKind, kind),
          sql`${changes.recordId} in ${jsonIds(ids)}`,
          sql`${changes.seq} > ${lastOf(row)}`,
        ),
      ),
    tx
      .selectDistinct({ id: comments.recordId })
      .from(comments)
      .where(
        and(
          eq(comments.vesselId, vesselId),
          eq(comments.recordKind, kind),
          gt(comments.createdAt, row.createdAt),
          sql`${comments.recordId} in ${jsonIds(ids)}`,
        ),
      ),
  ]);
  return new Set([...changed, ...remarked].flatMap(({ id }) => id ?? []));
}

/** Version and name of each record that is still there. */
export async function listNamed(
  tx: Db,
  vesselId: string,
  table: typeof equipment | typeof jobs | typeof plans,
  ids: readonly string[],
) {
  const name = table === equipment ? equipment.name : table === jobs ? jobs.title : plans.title;
  const rows = await tx
    .select({ id: table.id, version: table.version, name })
    .from(table)
    .where(and(eq(table.vesselId, vesselId), sql`${table.id} in ${jsonIds(ids)}`));
  return new Map(rows.map((row) => [row.id, row]));
}

const lists = [
  [jobs, jobs.equipmentId],
  [plans, plans.equipmentId],
  [workHistory, workHistory.equipmentId],
  [spareParts, spareParts.equipmentId],
  [sections, sections.equipmentId],
  [equipmentFiles, equipmentFiles.equipmentId],
  [orderLines, orderLines.equipmentId],
] as const;

/** Which of these machines still have something that points at them, or at a meter of theirs. */
export async function listInUse(tx: Db, vesselId: string, ids: readonly string[]): Promise<Set<string>> {
  const onRounds = tx
    .selectDistinct({ id: counters.equipmentId })
    .from(readingRounds)
    .innerJoin(counters, and(eq(counters.vesselId, vesselId), sql`${counters.id} = any(${readingRounds.counterIds})`))
    .where(and(eq(readingRounds.vesselId, vesselId), sql`${counters.equipmentId} in ${jsonIds(ids)}`));
  const found = await Promise.all([onRounds, pointedAt(tx, vesselId, lists, ids)]);
  return new Set(found.flat().flatMap(({ id }) => id ?? []));
}

/** Of these ids those that a column of one of the tables holds. */
async function pointedAt(
  tx: Db,
  vesselId: string,
  columns: readonly (readonly [PgTable & { vesselId: PgColumn }, PgColumn])[],
  ids: readonly string[],
): Promise<{ id: string }[]> {
  const found: { id: string }[] = [];
  for (const [table, column] of columns)
    found.push(
      ...(await tx
        .selectDistinct({ id: sql<string>`${column}` })
        .from(table)
        .where(and(eq(table.vesselId, vesselId), sql`${column} in ${jsonIds(ids)}`))),
    );
  return found;
}

export function listChildren(tx: Db, vesselId: string, ids: readonly string[]) {
  return tx
    .select({ id: equipment.id, parentId: equipment.parentId })
    .from(equipment)
    .where(and(eq(equipment.vesselId, vesselId), sql`${equipment.parentId} in ${jsonIds(ids)}`));
}

const pointingAtJobs = [
  [stockMoves, stockMoves.jobId],
  [orderLines, orderLines.jobId],
  [readings, readings.jobId],
  [planReadings, planReadings.jobId],
  [worklistJobs, worklistJobs.jobId],
  [tripJobs, tripJobs.jobId],
  [leaveRequests, leaveRequests.jobId],
  [watchRounds, watchRounds.jobId],
  [logbookDrafts, logbookDrafts.jobId],
  [logbookEvents, logbookEvents.jobId],
  [jobs, jobs.foundDuringJobId],
  [jobs, jobs.previousJobId],
] as const;

/** Jobs that something of another record belongs to: parts used or ordered for them, a reading, a place on a worklist or a trip, an entry of a book, a leave, a round. */
export async function listJobsInUse(tx: Db, vesselId: string, ids: readonly string[]): Promise<Set<string>> {
  const found = await pointedAt(tx, vesselId, pointingAtJobs, ids);
  return new Set(found.map(({ id }) => id));
}

const pointingAtPlans = [
  [jobs, jobs.planId],
  [workHistory, workHistory.planId],
  [planReadings, planReadings.planId],
] as const;

/** Plans that a job, a reading or a line of history still belongs to. */
export async function listPlansInUse(tx: Db, vesselId: string, ids: readonly string[]): Promise<Set<string>> {
  const found = await pointedAt(tx, vesselId, pointingAtPlans, ids);
  return new Set(found.map(({ id }) => id));
}

async function deleteWhere(
  tx: Db,
  vesselId: string,
  table: VesselRows,
  column: PgColumn,
  ids: readonly string[],
): Promise<void> {
  await tx.delete(table).where(and(eq(table.vesselId, vesselId), sql`${column} in ${jsonIds(ids)}`));
}

export async function deleteJobs(tx: Db, vesselId: string, ids: readonly string[]): Promise<void> {
  for (const table of [jobTasks, jobParts, jobAssignees, jobFiles, jobPostponements, workHistory])
    await deleteWhere(tx, vesselId, table, table.jobId, ids);
  await deleteWhere(tx, vesselId, jobs, jobs.id, ids);
}

export async function deletePlans(tx: Db, vesselId: string, ids: readonly string[]): Promise<void> {
  for (const table of [planTasks, planParts, planAssignees]) await deleteWhere(tx, vesselId, table, table.planId, ids);
  await deleteWhere(tx, vesselId, plans, plans.id, ids);
}

/** Of these lines of history those that tell of these jobs. */
export async function deleteHistoryOf(
  tx: Db,
  vesselId: string,
  ids: readonly string[],
  jobIds: readonly string[],
): Promise<void> {
  await tx
    .delete(workHistory)
    .where(
      and(
        eq(workHistory.vesselId, vesselId),
        sql`${workHistory.id} in ${jsonIds(ids)}`,
        sql`${workHistory.jobId} in ${jsonIds(jobIds)}`,
      ),
    );
}

/** Of these meters those that no valid reading, plan or job is left of. */
export async function deleteIdleMeters(tx: Db, vesselId: string, ids: readonly string[]): Promise<void> {
  const pointing = [
    sql`select 1 from ${readings} where ${readings.vesselId} = ${counters.vesselId} and ${readings.counterId} = ${counters.id} and ${readings.withdrawnAt} is null`,
    sql`select 1 from ${plans} where ${plans.vesselId} = ${counters.vesselId} and ${plans.counterId} = ${counters.id}`,
    sql`select 1 from ${jobs} where ${jobs.vesselId} = ${counters.vesselId} and ${jobs.counterId} = ${counters.id}`,
  ];
  const idle = await tx
    .select({ id: counters.id })
    .from(counters)
    .where(
      and(
        eq(counters.vesselId, vesselId),
        sql`${counters.id} in ${jsonIds(ids)}`,
        ...pointing.map((rows) => sql`not exists (${rows})`),
      ),
    );
  await deleteMeters(
    tx,
    vesselId,
    idle.map(({ id }) => id),
  );
}

async function deleteMeters(tx: Db, vesselId: string, ids: readonly string[]): Promise<void> {
  await deleteWhere(tx, vesselId, readings, readings.counterId, ids);
  await deleteWhere(tx, vesselId, counterSegments, counterSegments.counterId, ids);
  await deleteWhere(tx, vesselId, counters, counters.id, ids);
}

/** Machines with their meters; nothing else hangs on them any more. */
export async function deleteMachines(tx: Db, vesselId: string, ids: readonly string[]): Promise<void> {
  const meters = await tx
    .select({ id: counters.id })
    .from(counters)
    .where(and(eq(counters.vesselId, vesselId), sql`${counters.equipmentId} in ${jsonIds(ids)}`));
  await deleteMeters(
    tx,
    vesselId,
    meters.map(({ id }) => id),
  );
  await deleteWhere(tx, vesselId, equipment, equipment.id, ids);
}

export async function dropSearchEntries(tx: Db, vesselId: string, ids: readonly string[]): Promise<void> {
  await tx
    .delete(searchEntries)
    .where(and(eq(searchEntries.vesselId, vesselId), sql`${searchEntries.recordId} in ${jsonIds(ids)}`));
}

/** Account and rank of the people who did the work, by profile. */
export async function listDoers(tx: Db, vesselId: string, profileIds: readonly string[]) {
  const rows = await tx
    .select({ id: profiles.id, userId: profiles.userId, role: profiles.role })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), sql`${profiles.id} in ${jsonIds(profileIds)}`));
  return new Map(rows.map(({ id, ...doer }) => [id, doer]));
}

/** Of these plans the occurrences that stand, made by whatever raised them; what an event or a measured value asked for follows nothing. */
export function listOccurrences(tx: Db, vesselId: string, planIds: readonly string[]) {
  return tx
    .select({ id: jobs.id, planId: jobs.planId, occurrence: jobs.occurrence, status: jobs.status })
    .from(jobs)
    .where(
      and(
        eq(jobs.vesselId, vesselId),
        sql`${jobs.planId} in ${jsonIds(planIds)}`,
        isNotNull(jobs.occurrence),
        isNull(jobs.cause),
        sql`${jobs.status} is distinct from 'cancelled'`,
      ),
    );
}

/** Of these machines those that are archived, with their names. */
export async function listArchived(tx: Db, vesselId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: equipment.id, name: equipment.name })
    .from(equipment)
    .where(
      and(eq(equipment.vesselId, vesselId), sql`${equipment.id} in ${jsonIds(ids)}`, isNotNull(equipment.archivedAt)),
    );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
