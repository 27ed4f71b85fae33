import type { CalendarDate } from "@ymp/core/calendar-date";
import { countedUpTo } from "@ymp/core/lists";
import type { Db } from "@ymp/db/client";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { stockMoves } from "@ymp/db/schema/inventory";
import { jobAssignees, jobFiles, jobParts, jobs, jobTasks } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { plans } from "@ymp/db/schema/plans";
import { type Slots, statement } from "@ymp/db/statements";
import { and, eq, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import { jsonIds, jsonTexts } from "../../kit/lists.ts";
import { bucketRank, bucketRanks, type Day, isOpen, isOverdue, isWaiting } from "./due-sql.ts";
import { orderOf, pageOf, pages, type RowBefore, rowBefore, type WantedPage } from "./job-order.ts";
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
  found: SQL | null,
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
    filters.isNew ? and(isOpen, jobs.needsTriage) : undefined,
    filters.dueFrom ? sql`${jobs.plannedOn} >= ${filters.dueFrom}::date` : undefined,
    filters.dueBy ? sql`${jobs.plannedOn} <= ${filters.dueBy}::date` : undefined,
    found ? sql`${jobs.id} in ${found}` : undefined,
    assigned,
  );
}

export async function listJobRows(
  db: Db,
  reader: JobReader,
  input: ListJobsInput,
  today: CalendarDate,
  found: SQL | null,
) {
  const { sort, descending } = input;
  const seen = pages.seen(input);
  const after = seen ? rowBefore(seen, sort) : null;
  const wanted = { sort, descending, today, after, limit: pages.rowsToRead(input) };
  const isPlain = found === null && !reader.seesOnlyShared && isUnfiltered(input);
  const where = isPlain ? undefined : matching(reader, input, today, found);
  const plain = isPlain ? plainList(input.state, wanted) : undefined;
  const values = {
    vesselId: reader.vesselId,
    today,
    limit: wanted.limit,
    major: null,
    minor: null,
    id: null,
    ...after,
  };
  const [rows, total] = await Promise.all([
    plain ? plain.rows(db, values) : pageRows(db, reader.vesselId, { ...wanted, where }),
    after
      ? null
      : (plain ? plain.total(db, values) : totalOf(db, where, judgesDue(input))).then(
          ([counted]) => counted?.total ?? 0,
        ),
  ]);
  return { ...pages.page(rows, input, ({ place, id }) => [place.major, place.minor, id]), total };
}

function pageRows(db: Db, vesselId: string | Placeholder, wanted: WantedPage) {
  const { parts, page } = pageOf(db, wanted);
  const direction = sql.raw(wanted.descending ? "desc" : "asc");
  return rowsOf(db, wanted.today, { major: page.major, minor: page.minor }, db.with(...parts, page))
    .innerJoin(page, and(eq(jobs.vesselId, vesselId), eq(jobs.id, page.id)))
    .orderBy(sql`${page.major} ${direction}, ${page.minor} ${direction}, ${page.id} ${direction}`);
}

function isUnfiltered({
  state: _state,
  sort: _sort,
  descending: _way,
  limit: _limit,
  cursor: _cursor,
  ...filters
}: ListJobsInput) {
  return Object.values(filters).every((value) => !value || (Array.isArray(value) && value.length === 0));
}

interface PlainValues {
  readonly vesselId: string;
  readonly today: CalendarDate;
  readonly limit: number;
  readonly major: string | number | null;
  readonly minor: string | null;
  readonly id: string | null;
}

const plainLists = new Map<string, ReturnType<typeof writePlainList>>();

/** The lists that every screen opens with are written once for each state, order and beginning. */
function plainList(state: JobFilters["state"], { sort, descending, after }: Omit<WantedPage, "where">) {
  const begins = after ? { rank: after.rank, hasDay: after.hasDay } : null;
  const key = JSON.stringify([state, sort, descending, begins]);
  const list = plainLists.get(key) ?? writePlainList(state, sort, descending, begins);
  plainLists.set(key, list);
  return list;
}

function writePlainList(
  state: JobFilters["state"],
  sort: ListJobsInput["sort"],
  descending: boolean,
  begins: Pick<RowBefore, "rank" | "hasDay"> | null,
) {
  const every = (vesselId: Placeholder) =>
    and(eq(jobs.vesselId, vesselId), isNull(jobs.archivedAt), stateConditions[state]);
  return {
    rows: statement((db, { vesselId, today, limit, major, minor, id }: Slots<PlainValues>) => {
      const after = begins && { ...begins, major, minor, id };
      return pageRows(db, vesselId, { where: every(vesselId), sort, descending, today, after, limit });
    }),
    total: statement((db, { vesselId }: Slots<PlainValues>) => totalOf(db, every(vesselId), false)),
  };
}

/** All of them, in order. */
export function jobRowsInOrder(
  db: Db,
  reader: JobReader,
  input: Omit<ListJobsInput, "limit" | "cursor">,
  today: CalendarDate,
  found: SQL | null,
) {
  return rowsOf(db, today, nowhere)
    .where(matching(reader, input, today, found))
    .orderBy(orderOf({ ...input, today }));
}

/** Those of these jobs that match, in no order. */
export function jobRowsOf(
  db: Db,
  reader: JobReader,
  ids: readonly string[],
  filters: JobFilters,
  today: CalendarDate,
  found: SQL | null,
) {
  return rowsOf(db, today, nowhere).where(
    and(matching(reader, filters, today, found), sql`${jobs.id} in ${jsonIds(ids)}`),
  );
}

/** Whether these filters look at how far a meter has run. */
const judgesDue = ({ buckets, isOverdue }: JobFilters) => isOverdue === true || (buckets?.length ?? 0) > 0;

/** Exact to a thousand, then "more than". A join that nothing asks of still keeps the count from being read off an index. */
function totalOf(db: Db, where: SQL | undefined, withCounters: boolean) {
  const every = db.select({ one: sql`1` }).from(jobs).$dynamic();
  const ofCounter = and(eq(counters.vesselId, jobs.vesselId), eq(counters.id, jobs.counterId));
  const inner = withCounters ? every.leftJoin(counters, ofCounter) : every;
  const counted = inner
    .where(where)
    .limit(countedUpTo + 1)
    .as("counted");
  return db.select({ total: sql<number>`count(*)::int` }).from(counted);
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

const photoCount = sql<number>`(select count(*)::int from ${jobFiles} x where x.vessel_id = ${jobs.vesselId} and x.job_id = ${jobs.id} and x.kind = 'photo')`;

const ofJob = (table: typeof jobTasks | typeof jobParts) =>
  and(eq(table.vesselId, jobs.vesselId), eq(table.jobId, jobs.id));

const taskCounts = (db: Db) =>
  db
    .select({
      taskCount: sql<number>`count(*)::int`.as("task_count"),
      tasksDone: sql<number>`count(${jobTasks.doneAt})::int`.as("tasks_done"),
    })
    .from(jobTasks)
    .where(ofJob(jobTasks))
    .as("tasks");

/** Of one table, Drizzle writes columns without its name; within, they would be those of the moves. */
const onHandOfPart = sql`(select sum(m.quantity) from ${stockMoves} m where m.vessel_id = job_parts.vessel_id and m.item_id = job_parts.item_id)`;

const partCounts = (db: Db) =>
  db
    .select({
      partCount: sql<number>`count(*)::int`.as("part_count"),
      isShort: sql<boolean>`coalesce(bool_or(${jobParts.plannedQuantity} > coalesce(${onHandOfPart}, 0)), false)`.as(
        "is_short",
      ),
    })
    .from(jobParts)
    .where(ofJob(jobParts))
    .as("parts");

type RowSource = Pick<Db, "select">;

/** Columns that say where a row is in the order. */
type PlaceColumns = Pick<ReturnType<typeof pageOf>["page"], "major" | "minor">;

/** Of rows that are not on a page. */
const nowhere = { major: sql<string | number>`0`, minor: sql<CalendarDate | null>`null` };

/** @param source where the page's own tables are written before it */
function rowsOf(db: Db, today: Day, rowPlace: PlaceColumns | typeof nowhere, source: RowSource = db) {
  const [tasks, parts] = [taskCounts(db), partCounts(db)];
  return source
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
      isOverdue: isOverdue(today).mapWith(Boolean),
      needsTriage: jobs.needsTriage,
      place: rowPlace,
      assignees: assigneesOfJob,
      taskCount: tasks.taskCount,
      tasksDone: tasks.tasksDone,
      photoCount,
      partCount: parts.partCount,
      isShortOfParts: parts.isShort,
    })
    .from(jobs)
    .leftJoin(plans, and(eq(plans.vesselId, jobs.vesselId), eq(plans.id, jobs.planId)))
    .leftJoin(equipment, and(eq(equipment.vesselId, jobs.vesselId), eq(equipment.id, jobs.equipmentId)))
    .leftJoin(counters, and(eq(counters.vesselId, jobs.vesselId), eq(counters.id, jobs.counterId)))
    .innerJoinLateral(tasks, sql`true`)
    .innerJoinLateral(parts, sql`true`);
}

export type JobListRow = Awaited<ReturnType<typeof listJobRows>>["rows"][number];
