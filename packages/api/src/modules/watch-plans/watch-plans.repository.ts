import type { CalendarDate } from "@ymp/core/calendar-date";
import { countedUpTo } from "@ymp/core/lists";
import type { Db } from "@ymp/db/client";
import { watchPlans } from "@ymp/db/schema/watch-plans";
import { and, asc, eq, gte, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { sortedPages } from "../../kit/keyset-list.ts";
import { expectRow } from "../../kit/rows.ts";
import type { WatchPlanRow } from "./watch-plans.record.ts";
import type { ListWatchPlansInput, WatchPlanFilters } from "./watch-plans.schema.ts";

export type NewWatchPlan = typeof watchPlans.$inferInsert;

/** What a list is narrowed to; `found` are those that the typed words mean. */
export interface WatchPlansScope {
  vesselId: string;
  found: SQL | null;
}

const {
  id,
  version,
  name,
  startsOn,
  endsOn,
  pattern,
  publishedAt,
  notes,
  archivedAt,
  vesselId: vesselColumn,
} = watchPlans;
const pages = sortedPages(id, { name, startsOn }, ["name", "startsOn"]);

export async function listWatchPlans(tx: Db, scope: WatchPlansScope, input: ListWatchPlansInput) {
  const rows = await tx
    .select({ id, version, name, startsOn, endsOn, pattern, publishedAt, notes, archivedAt })
    .from(watchPlans)
    .where(and(...conditionsOf(scope, input), pages.after(input)))
    .orderBy(...pages.orderBy(input))
    .limit(pages.rowsToRead(input));
  return pages.page(rows, input, (row) => ({ value: row[input.sort], id: row.id }));
}

/** Counts no further than a list shows. */
export async function countWatchPlans(tx: Db, scope: WatchPlansScope, filters: WatchPlanFilters): Promise<number> {
  const found = tx
    .select({ id })
    .from(watchPlans)
    .where(and(...conditionsOf(scope, filters)))
    .limit(countedUpTo + 1);
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(found.as("found"));
  return row?.total ?? 0;
}

export async function findWatchPlan(tx: Db, vesselId: string, wanted: string): Promise<WatchPlanRow | undefined> {
  const [row] = await tx
    .select()
    .from(watchPlans)
    .where(and(eq(vesselColumn, vesselId), eq(id, wanted)));
  return row;
}

export async function lockWatchPlan(tx: Db, vesselId: string, wanted: string): Promise<WatchPlanRow | undefined> {
  const [row] = await tx
    .select()
    .from(watchPlans)
    .where(and(eq(vesselColumn, vesselId), eq(id, wanted)))
    .for("update");
  return row;
}

export async function insertWatchPlan(tx: Db, row: NewWatchPlan): Promise<WatchPlanRow> {
  const [inserted] = await tx.insert(watchPlans).values(row).returning();
  return expectRow(inserted);
}

export async function updateWatchPlan(
  tx: Db,
  before: WatchPlanRow,
  values: Partial<NewWatchPlan>,
  now: Date,
): Promise<WatchPlanRow> {
  const [row] = await tx
    .update(watchPlans)
    .set({ ...values, updatedAt: now, version: sql`${version} + 1` })
    .where(and(eq(vesselColumn, before.vesselId), eq(id, before.id)))
    .returning();
  return expectRow(row);
}

function conditionsOf({ vesselId, found }: WatchPlansScope, filters: WatchPlanFilters): (SQL | undefined)[] {
  const stands = { live: isNull(archivedAt), archived: isNotNull(archivedAt), all: undefined };
  const stages = { draft: isNull(publishedAt), published: isNotNull(publishedAt) };
  return [
    eq(vesselColumn, vesselId),
    stands[filters.state],
    filters.stage && stages[filters.stage],
    found ? sql`${id} in ${found}` : undefined,
  ];
}

/** Published plans in force on any of those days, the next first. */
export const publishedPlansIn = (tx: Db, vesselId: string, { from, to }: { from: CalendarDate; to: CalendarDate }) =>
  tx
    .select()
    .from(watchPlans)
    .where(
      and(
        ...[eq(watchPlans.vesselId, vesselId), isNotNull(watchPlans.publishedAt), isNull(watchPlans.archivedAt)],
        ...[gte(watchPlans.endsOn, from), lte(watchPlans.startsOn, to)],
      ),
    )
    .orderBy(asc(watchPlans.startsOn), asc(watchPlans.id));
