import type { CalendarDate } from "@ymp/core/calendar-date";
import { countedUpTo, cursorOf } from "@ymp/core/page";
import type { Db } from "@ymp/db/client";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { stockMoves } from "@ymp/db/schema/inventory";
import { jobAssignees, jobFiles, jobParts, jobs, jobTasks, plans } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { jsonIds, jsonTexts } from "../../kit/lists.ts";
import { bucketRank, bucketRanks, isOpen, isOverdue, isWaiting } from "./due-sql.ts";
import { isAssignedTo, type JobReader, visibleTo } from "./job-visibility.ts";
import type { JobFilters, ListJobsInput } from "./jobs.schema.ts";

const stateConditions = {
  open: isOpen,
  archive: sql`not ${isOpen}`,
  waiting: sql`(${isOpen} and ${isWaiting})`,
  all: sql`true`,
};

export function matching(
  reader: JobReader,
  filters: JobFilters,
  today: CalendarDate,
  foundIds: readonly string[] | null,
): SQL | undefined {
  const { assigneeId } = filters;
  const assigned =
    assigneeId === undefined
      ? undefined
      : assigneeId === "nobody"
        ? sql`not exists (select 1 from job_assignees mine where mine.vessel_id = ${jobs.vesselId} and mine.job_id = ${jobs.id})`
        : isAssignedTo(assigneeId === "me" ? reader.profileId : assigneeId);
  return and(
    eq(jobs.vesselId, reader.vesselId),
    isNull(jobs.archivedAt),
    visibleTo(reader),
    stateConditions[filters.state],
    filters.statuses?.length ? sql`coalesce(${jobs.status}, 'due') in ${jsonTexts(filters.statuses)}` : undefined,
    filters.buckets?.length
      ? sql`${bucketRank(today)} in (select value::int from jsonb_array_elements_text(${JSON.stringify(filters.buckets.map((bucket) => bucketRanks[bucket]))}::jsonb))`
      : undefined,
    filters.isOverdue ? isOverdue(today) : undefined,
    filters.priorities?.length ? sql`${jobs.priority} in ${jsonTexts(filters.priorities)}` : undefined,
    filters.kinds?.length ? sql`${jobs.kind} in ${jsonTexts(filters.kinds)}` : undefined,
    filters.departments?.length ? sql`${jobs.department} in ${jsonTexts(filters.departments)}` : undefined,
    filters.equipmentId ? eq(jobs.equipmentId, filters.equipmentId) : undefined,
    filters.isCritical ? sql`(${jobs.isCritical} or ${jobs.priority} = 'critical')` : undefined,
    filters.dueFrom ? sql`${jobs.plannedOn} >= ${filters.dueFrom}::date` : undefined,
    filters.dueBy ? sql`${jobs.plannedOn} <= ${filters.dueBy}::date` : undefined,
    foundIds ? sql`${jobs.id} in ${jsonIds(foundIds)}` : undefined,
    assigned,
  );
}

/** One comparable value for each sort; together with the id it is the key of a row's place. */
function sortKey(sort: ListJobsInput["sort"], today: CalendarDate): { key: SQL; type: SQL } {
  switch (sort) {
    case "due":
      return {
        key: sql`(${bucketRank(today)} * 1000000 + coalesce(${jobs.plannedOn} - date '2000-01-01', 900000))`,
        type: sql.raw("int"),
      };
    case "number":
      return { key: sql`${jobs.number}`, type: sql.raw("int") };
    case "title":
      return { key: sql`lower(${jobs.title})`, type: sql.raw("text") };
    case "priority":
      return {
        key: sql`array_position(array['critical', 'high', 'normal', 'low'], ${jobs.priority})`,
        type: sql.raw("int"),
      };
    case "status":
      return {
        key: sql`array_position(array['in_progress', 'waiting_parts', 'waiting_yard', 'waiting_weather', 'due', 'postponed', 'done', 'verified', 'cancelled'], coalesce(${jobs.status}, 'due'))`,
        type: sql.raw("int"),
      };
    case "equipment":
      return { key: sql`coalesce(lower(${equipment.name}), '~')`, type: sql.raw("text") };
    case "done":
      return { key: sql`coalesce((extract(epoch from ${jobs.doneAt}) * 1000)::bigint, 0)`, type: sql.raw("bigint") };
  }
}

const place = cursorOf(z.tuple([z.union([z.string(), z.number()]), z.uuid()]));

export async function listJobRows(
  db: Db,
  reader: JobReader,
  input: ListJobsInput,
  today: CalendarDate,
  foundIds: readonly string[] | null,
) {
  const { key, type } = sortKey(input.sort, today);
  const where = matching(reader, input, today, foundIds);
  const after = input.cursor ? place.decode(input.cursor) : null;
  const direction = sql.raw(input.descending ? "desc" : "asc");
  const beyond = after
    ? sql`(${key}, ${jobs.id}) ${sql.raw(input.descending ? "<" : ">")} (${after[0]}::${type}, ${after[1]}::uuid)`
    : undefined;
  const [rows, counted] = await Promise.all([
    rowsOf(db, today, key)
      .where(and(where, beyond))
      .orderBy(sql`${key} ${direction}, ${jobs.id} ${direction}`)
      .limit(input.limit + 1),
    after ? null : countJobs(db, where),
  ]);
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  return {
    rows: page,
    total: counted,
    nextCursor: rows.length > input.limit && last ? place.encode([last.key, last.id]) : null,
  };
}

/** Every matching row, for exports; bounded. */
export async function allJobRows(
  db: Db,
  reader: JobReader,
  input: Omit<ListJobsInput, "limit" | "cursor">,
  today: CalendarDate,
  foundIds: readonly string[] | null,
  limit: number,
) {
  const { key } = sortKey(input.sort, today);
  const direction = sql.raw(input.descending ? "desc" : "asc");
  return rowsOf(db, today, key)
    .where(matching(reader, input, today, foundIds))
    .orderBy(sql`${key} ${direction}, ${jobs.id} ${direction}`)
    .limit(limit);
}

/** Those of these jobs that match, in no order. */
export function jobRowsOf(
  db: Db,
  reader: JobReader,
  ids: readonly string[],
  filters: JobFilters,
  today: CalendarDate,
  foundIds: readonly string[] | null,
) {
  return rowsOf(db, today, sql`0`).where(
    and(matching(reader, filters, today, foundIds), sql`${jobs.id} in ${jsonIds(ids)}`),
  );
}

/** Exact to a thousand, then "more than". */
export async function countJobs(db: Db, where: SQL | undefined): Promise<number> {
  const inner = db
    .select({ one: sql`1` })
    .from(jobs)
    .leftJoin(counters, and(eq(counters.vesselId, jobs.vesselId), eq(counters.id, jobs.counterId)))
    .where(where)
    .limit(countedUpTo + 1);
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(inner.as("counted"));
  return row?.total ?? 0;
}

export interface PersonChip {
  id: string;
  firstName: string;
  lastName: string;
  color: string;
}

export const assigneesOfJob = sql<
  PersonChip[]
>`coalesce((select json_agg(json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name, 'color', p.color) order by p.last_name)
  from ${jobAssignees} a join ${profiles} p on p.vessel_id = a.vessel_id and p.id = a.profile_id
  where a.vessel_id = ${jobs.vesselId} and a.job_id = ${jobs.id}), '[]')`;

const shortOfParts = sql<boolean>`exists (select 1 from ${jobParts} jp where jp.vessel_id = ${jobs.vesselId} and jp.job_id = ${jobs.id} and jp.planned_quantity > coalesce(
  (select sum(m.quantity) from ${stockMoves} m where m.vessel_id = jp.vessel_id and m.item_id = jp.item_id), 0))`;

const countOf = (table: typeof jobTasks | typeof jobFiles | typeof jobParts, condition: SQL = sql`true`) =>
  sql<number>`(select count(*)::int from ${table} x where x.vessel_id = ${jobs.vesselId} and x.job_id = ${jobs.id} and ${condition})`;

function rowsOf(db: Db, today: CalendarDate, key: SQL) {
  return db
    .select({
      id: jobs.id,
      number: jobs.number,
      year: jobs.year,
      title: jobs.title,
      kind: jobs.kind,
      status: sql<NonNullable<typeof jobs.$inferSelect.status>>`coalesce(${jobs.status}, 'due')`,
      priority: jobs.priority,
      department: jobs.department,
      location: jobs.location,
      isCritical: jobs.isCritical,
      dueOn: jobs.dueOn,
      dueTotal: jobs.dueTotal,
      originalDueOn: jobs.originalDueOn,
      plannedOn: jobs.plannedOn,
      graceDays: jobs.graceDays,
      graceTenths: jobs.graceTenths,
      leadDays: jobs.leadDays,
      postponedCount: jobs.postponedCount,
      waitingNote: jobs.waitingNote,
      startedAt: jobs.startedAt,
      doneAt: jobs.doneAt,
      estimatedTenths: jobs.estimatedTenths,
      spentTenths: jobs.spentTenths,
      createdAt: jobs.createdAt,
      version: jobs.version,
      planId: jobs.planId,
      intervalCount: plans.intervalCount,
      intervalUnit: plans.intervalUnit,
      counterInterval: plans.counterInterval,
      equipmentId: jobs.equipmentId,
      equipmentName: equipment.name,
      equipmentModel: equipment.modelNumber,
      equipmentLocation: equipment.location,
      lastTotal: counters.lastTotal,
      lastReading: counters.lastReading,
      lastReadAt: counters.lastReadAt,
      counterKind: counters.kind,
      dailyAverage: counters.dailyAverage,
      isOverdue: isOverdue(today).mapWith(Boolean),
      bucketRank: bucketRank(today),
      key: sql<string | number>`${key}`,
      assignees: assigneesOfJob,
      taskCount: countOf(jobTasks),
      tasksDone: countOf(jobTasks, sql`x.done_at is not null`),
      photoCount: countOf(jobFiles, sql`x.kind = 'photo'`),
      partCount: countOf(jobParts),
      isShortOfParts: shortOfParts,
    })
    .from(jobs)
    .leftJoin(plans, and(eq(plans.vesselId, jobs.vesselId), eq(plans.id, jobs.planId)))
    .leftJoin(equipment, and(eq(equipment.vesselId, jobs.vesselId), eq(equipment.id, jobs.equipmentId)))
    .leftJoin(counters, and(eq(counters.vesselId, jobs.vesselId), eq(counters.id, jobs.counterId)));
}

export type JobListRow = Awaited<ReturnType<typeof listJobRows>>["rows"][number];
