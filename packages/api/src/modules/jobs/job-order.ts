import type { CalendarDate } from "@ymp/core/calendar-date";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { AppError } from "@ymp/core/errors";
import type { Db } from "@ymp/db/client";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";
import { bucketRank, bucketRanks, type Day, isDue, isOverdue } from "./due-sql.ts";
import type { ListJobsInput } from "./jobs.schema.ts";

const placeSchema = z.tuple([z.union([z.string(), z.int()]), calendarDateSchema.nullable(), z.uuid()]);
/** Where a row is in a list's order: what is sorted by, a day within it where there is one, and the id. */
export const pages = keysetPages(placeSchema);
export type Place = z.infer<typeof placeSchema>;

/** The row before the page. What shapes the statement is told apart from what it is given when it runs. */
export interface RowBefore {
  /** The bucket's rank in the order by due date. */
  readonly rank: number | null;
  readonly hasDay: boolean;
  readonly major: string | number | Placeholder;
  readonly minor: string | null | Placeholder;
  readonly id: string | Placeholder;
}

type KnownRowBefore = RowBefore & { major: string | number; minor: string | null; id: string };

/** @throws AppError "invalid" for a place that the order does not have */
export function rowBefore([major, minor, id]: Place, sort: ListJobsInput["sort"]): KnownRowBefore {
  const ranks: readonly unknown[] = Object.values(bucketRanks);
  const isOfThisOrder =
    sort === "due" ? ranks.includes(major) : (typeof major === "string") === (keyOf(sort).type === "text");
  if (!isOfThisOrder) throw new AppError("invalid", "refusals:badCursor");
  return { rank: sort === "due" ? Number(major) : null, hasDay: minor !== null, major, minor, id };
}

export interface WantedPage {
  readonly where: SQL | undefined;
  readonly sort: ListJobsInput["sort"];
  readonly descending: boolean;
  readonly today: Day;
  readonly after: RowBefore | null;
  readonly limit: number | Placeholder;
}

/** One comparable value for each order but that by due date. */
function keyOf(sort: Exclude<ListJobsInput["sort"], "due">): { key: SQL; type: "text" | "bigint" | "float8" } {
  switch (sort) {
    case "number":
      return { key: sql`${jobs.number}`, type: "bigint" };
    case "title":
      return { key: sql`lower(${jobs.title})`, type: "text" };
    case "priority":
      return { key: sql`array_position(array['critical', 'high', 'normal', 'low'], ${jobs.priority})`, type: "bigint" };
    case "status":
      return {
        key: sql`array_position(array['in_progress', 'waiting_parts', 'waiting_yard', 'waiting_weather', 'due', 'postponed', 'done', 'verified', 'cancelled'], coalesce(${jobs.status}, 'due'))`,
        type: "bigint",
      };
    case "equipment":
      return { key: sql`coalesce(lower(${equipment.name}), '~')`, type: "text" };
    case "done":
      return { key: sql`coalesce(floor(extract(epoch from ${jobs.doneAt}) * 1000), 0)::float8`, type: "float8" };
  }
}

export function orderOf({ sort, descending, today }: Pick<WantedPage, "sort" | "descending" | "today">): SQL {
  const direction = sql.raw(descending ? "desc" : "asc");
  return sort === "due"
    ? sql`${bucketRank(today)} ${direction}, ${jobs.plannedOn} ${direction}, ${jobs.id} ${direction}`
    : sql`${keyOf(sort).key} ${direction}, ${jobs.id} ${direction}`;
}

/**
 * The rows of one page, ids and places, as the last of these tables: `page` is to be joined with, the others it is made of
 * stand before it.
 */
export function pageOf(db: Db, wanted: WantedPage) {
  if (wanted.sort !== "due") return { parts: [], page: db.$with("page").as(rowsByKey(db, wanted, keyOf(wanted.sort))) };
  const parts = stretchesOf(db, wanted);
  const [first, second, ...others] = parts.map((part) => db.select().from(part));
  const all = first && second ? unionAll(first, second, ...others) : first;
  if (!all) throw new Error("A page lies in no stretch");
  const direction = sql.raw(wanted.descending ? "desc" : "asc");
  const ordered = all.orderBy(sql`2 ${direction}, 3 ${direction}, 1 ${direction}`).limit(wanted.limit);
  return { parts, page: db.$with("page").as(ordered) };
}

const placed = (db: Db, major: SQL, minor: SQL) =>
  db
    .select({
      id: jobs.id,
      major: sql<string | number>`${major}`.as("major"),
      minor: sql<CalendarDate | null>`${minor}`.as("minor"),
    })
    .from(jobs)
    .leftJoin(equipment, and(eq(equipment.vesselId, jobs.vesselId), eq(equipment.id, jobs.equipmentId)))
    .leftJoin(counters, and(eq(counters.vesselId, jobs.vesselId), eq(counters.id, jobs.counterId)));

function rowsByKey(db: Db, { where, descending, after, limit }: WantedPage, { key, type }: ReturnType<typeof keyOf>) {
  const direction = sql.raw(descending ? "desc" : "asc");
  const beyond = after
    ? sql`(${key}, ${jobs.id}) ${sql.raw(descending ? "<" : ">")} (${after.major}::${sql.raw(type)}, ${after.id}::uuid)`
    : undefined;
  return placed(db, key, sql`null::date`)
    .where(and(where, beyond))
    .orderBy(sql`${key} ${direction}, ${jobs.id} ${direction}`)
    .limit(limit);
}

/**
 * The order by due date, bucket for bucket. Each bucket is a stretch of planned days, so that an index leads through it
 * however many jobs there are, and what is behind a full page is not looked at. Overdue and due jobs are planned for
 * today at the latest, or for tomorrow where the ship's clock went back meanwhile.
 */
function stretchConditions(today: Day): Record<number, SQL> {
  const day = (days: number) => sql`(${today}::date + ${sql.raw(String(days))})`;
  const planned = jobs.plannedOn;
  const overdue = isOverdue(today);
  const due = sql`coalesce(${isDue(today)}, false)`;
  return {
    [bucketRanks.overdue]: sql`${planned} <= ${day(1)} and ${overdue}`,
    [bucketRanks.today]: sql`${planned} <= ${day(1)} and not ${overdue} and (${planned} <= ${day(0)} or ${due})`,
    [bucketRanks.next7Days]: sql`${planned} > ${day(0)} and ${planned} <= ${day(7)} and (${planned} > ${day(1)} or not (${overdue} or ${due}))`,
    [bucketRanks.next30Days]: sql`${planned} > ${day(7)} and ${planned} <= ${day(30)}`,
    [bucketRanks.later]: sql`${planned} > ${day(30)}`,
    [bucketRanks.none]: sql`${planned} is null`,
  };
}

function stretchesOf(db: Db, { where, descending, today, after, limit }: WantedPage) {
  const direction = sql.raw(descending ? "desc" : "asc");
  const begun = after?.rank ?? null;
  const ranks = Object.values(bucketRanks).filter(
    (rank) => begun === null || (descending ? rank <= begun : rank >= begun),
  );
  const conditions = stretchConditions(today);
  const before: SQL[] = [];
  return (descending ? ranks.reverse() : ranks).map((rank) => {
    const isWanted = before.length > 0 ? sql`(${sql.join(before, sql` + `)}) < ${limit}` : undefined;
    const part = db.$with(`rank_${rank}`).as(
      placed(db, sql`${sql.raw(String(rank))}::int`, sql`${jobs.plannedOn}`)
        .where(and(where, conditions[rank], rank === begun ? beyond(after, descending) : undefined, isWanted))
        .orderBy(sql`${jobs.plannedOn} ${direction}, ${jobs.id} ${direction}`)
        .limit(limit),
    );
    before.push(sql`(select count(*) from ${part})`);
    return part;
  });
}

function beyond(after: RowBefore | null, descending: boolean): SQL | undefined {
  if (!after) return undefined;
  const than = sql.raw(descending ? "<" : ">");
  return after.hasDay
    ? sql`(${jobs.plannedOn}, ${jobs.id}) ${than} (${after.minor}::date, ${after.id}::uuid)`
    : sql`${jobs.id} ${than} ${after.id}::uuid`;
}
