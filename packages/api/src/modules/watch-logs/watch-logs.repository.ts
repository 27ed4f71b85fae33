import { addDays } from "@ymp/core/calendar-date";
import { countedUpTo } from "@ymp/core/lists";
import { startOfDay } from "@ymp/core/time";
import type { Db } from "@ymp/db/client";
import { jobs } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { watchLogs, watchRounds } from "@ymp/db/schema/watch-logs";
import { watches, watchPlans } from "@ymp/db/schema/watch-plans";
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";
import { expectRow } from "../../kit/rows.ts";
import type { WatchLogRow, WatchRoundRow } from "./watch-logs.record.ts";
import type { ListWatchLogsInput, WatchLogFilters } from "./watch-logs.schema.ts";

/** What a list is narrowed to; `found` are those that the typed words mean. */
export interface WatchLogsScope {
  vesselId: string;
  timeZone: string;
  now: Date;
  found: SQL | null;
}

const pages = keysetPages(z.tuple([z.iso.datetime(), z.uuid()]));

/** Whoever stood it, or is to. */
const standing = sql<string | null>`coalesce(${watchLogs.profileId}, ${watches.profileId})`;
const isSwapped = sql<boolean>`exists (select from watch_swaps s where s.vessel_id = ${watches.vesselId} and s.state = 'approved' and ${watches.id} in (s.watch_id, s.other_watch_id))`;

const shown = {
  id: watches.id,
  planId: watches.planId,
  plan: watchPlans.name,
  position: watches.position,
  profileId: standing,
  name: sql<
    string | null
  >`(select concat_ws(' ', ${profiles.firstName}, ${profiles.lastName}) from ${profiles} where ${profiles.vesselId} = ${watches.vesselId} and ${profiles.id} = ${standing})`,
  startsAt: watches.startsAt,
  endsAt: watches.endsAt,
  isSwapped,
  takenAt: watchLogs.takenAt,
  endedAt: watchLogs.endedAt,
  relievedAt: watchLogs.relievedAt,
};

/** Watches of published plans; of a plan that was archived those that were stood, or had begun by then: what was missed stays missed. */
const published = or(
  isNull(watchPlans.archivedAt),
  isNotNull(watchLogs.id),
  lt(watches.startsAt, watchPlans.archivedAt),
);
const from = (tx: Db) =>
  tx
    .select(shown)
    .from(watches)
    .innerJoin(watchPlans, and(eq(watchPlans.vesselId, watches.vesselId), eq(watchPlans.id, watches.planId)))
    .leftJoin(watchLogs, and(eq(watchLogs.vesselId, watches.vesselId), eq(watchLogs.id, watches.id)));

export async function listWatchLogs(tx: Db, scope: WatchLogsScope, input: ListWatchLogsInput) {
  const seen = pages.seen(input);
  const way = input.descending ? sql`<` : sql`>`;
  const after = seen && sql`(${watches.startsAt}, ${watches.id}) ${way} (${seen[0]}::timestamptz, ${seen[1]}::uuid)`;
  const order = input.descending ? desc : asc;
  const rows = await from(tx)
    .where(and(...conditionsOf(scope, input), after))
    .orderBy(order(watches.startsAt), order(watches.id))
    .limit(pages.rowsToRead(input));
  return pages.page(rows, input, ({ startsAt, id }): [string, string] => [startsAt.toISOString(), id]);
}
export type ListedWatch = Awaited<ReturnType<typeof listWatchLogs>>["rows"][number];

/** Counts no further than a list shows. */
export async function countWatchLogs(tx: Db, scope: WatchLogsScope, filters: WatchLogFilters): Promise<number> {
  const found = from(tx)
    .where(and(...conditionsOf(scope, filters)))
    .limit(countedUpTo + 1);
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(found.as("found"));
  return row?.total ?? 0;
}

export async function findWatchShown(tx: Db, vesselId: string, id: string): Promise<ListedWatch | undefined> {
  const [row] = await from(tx).where(
    and(eq(watches.vesselId, vesselId), eq(watches.id, id), isNotNull(watchPlans.publishedAt), published),
  );
  return row;
}

export async function isPlanArchived(tx: Db, vesselId: string, planId: string): Promise<boolean> {
  const [row] = await tx
    .select({ archivedAt: watchPlans.archivedAt })
    .from(watchPlans)
    .where(and(eq(watchPlans.vesselId, vesselId), eq(watchPlans.id, planId)));
  return expectRow(row).archivedAt !== null;
}

export async function findWatchLog(tx: Db, vesselId: string, id: string): Promise<WatchLogRow | undefined> {
  const [row] = await tx
    .select()
    .from(watchLogs)
    .where(and(eq(watchLogs.vesselId, vesselId), eq(watchLogs.id, id)));
  return row;
}

/** Held until the write ends, so that a watch is taken over once. */
export async function lockWatch(tx: Db, vesselId: string, id: string): Promise<void> {
  await tx
    .select({ id: watches.id })
    .from(watches)
    .where(and(eq(watches.vesselId, vesselId), eq(watches.id, id)))
    .for("update");
}

/** Who stands the same position next, also where another plan goes on. */
export const watchkeepersAfter = (tx: Db, vesselId: string, { position, endsAt }: ListedWatch) =>
  tx
    .select({ profileId: watches.profileId })
    .from(watches)
    .innerJoin(watchPlans, and(eq(watchPlans.vesselId, watches.vesselId), eq(watchPlans.id, watches.planId)))
    .where(
      and(
        ...[eq(watches.vesselId, vesselId), eq(watches.position, position), eq(watches.startsAt, endsAt)],
        ...[isNotNull(watchPlans.publishedAt), isNull(watchPlans.archivedAt)],
      ),
    );

export async function insertWatchLog(tx: Db, row: typeof watchLogs.$inferInsert): Promise<WatchLogRow> {
  const [inserted] = await tx.insert(watchLogs).values(row).returning();
  return expectRow(inserted);
}

export async function updateWatchLog(
  tx: Db,
  { vesselId, id }: WatchLogRow,
  values: Partial<typeof watchLogs.$inferInsert>,
  now: Date,
): Promise<WatchLogRow> {
  const [row] = await tx
    .update(watchLogs)
    .set({ ...values, updatedAt: now, version: sql`${watchLogs.version} + 1` })
    .where(and(eq(watchLogs.vesselId, vesselId), eq(watchLogs.id, id)))
    .returning();
  return expectRow(row);
}

/** In the order in which they were made, each with the job that came of it. */
export const roundsOf = (tx: Db, vesselId: string, watchId: string) =>
  tx
    .select({
      id: watchRounds.id,
      madeAt: watchRounds.madeAt,
      createdAt: watchRounds.createdAt,
      finding: watchRounds.finding,
      jobId: watchRounds.jobId,
      jobTitle: jobs.title,
    })
    .from(watchRounds)
    .leftJoin(jobs, and(eq(jobs.vesselId, watchRounds.vesselId), eq(jobs.id, watchRounds.jobId)))
    .where(and(eq(watchRounds.vesselId, vesselId), eq(watchRounds.watchId, watchId)))
    .orderBy(asc(watchRounds.madeAt), asc(watchRounds.id));

export async function findRound(tx: Db, vesselId: string, id: string): Promise<WatchRoundRow | undefined> {
  const [row] = await tx
    .select()
    .from(watchRounds)
    .where(and(eq(watchRounds.vesselId, vesselId), eq(watchRounds.id, id)));
  return row;
}

export async function insertRound(tx: Db, row: typeof watchRounds.$inferInsert): Promise<WatchRoundRow> {
  const [inserted] = await tx.insert(watchRounds).values(row).returning();
  return expectRow(inserted);
}

/** Whoever stood a watch, or is to, as a list can be narrowed to them. */
export function peopleOfWatches(tx: Db, vesselId: string, since: Date) {
  const stood = tx
    .selectDistinct({ profileId: watches.profileId })
    .from(watches)
    .where(and(eq(watches.vesselId, vesselId), gte(watches.startsAt, since), isNotNull(watches.profileId)))
    .as("stood");
  return tx
    .select({ id: profiles.id, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(profiles)
    .innerJoin(stood, eq(stood.profileId, profiles.id))
    .where(eq(profiles.vesselId, vesselId))
    .orderBy(asc(profiles.firstName), asc(profiles.lastName), asc(profiles.id));
}

function conditionsOf(scope: WatchLogsScope, filters: WatchLogFilters): (SQL | undefined)[] {
  const { vesselId, timeZone, now, found } = scope;
  const { position, profileId, from: first, to: last, state, unsigned } = filters;
  return [
    eq(watches.vesselId, vesselId),
    isNotNull(watchPlans.publishedAt),
    published,
    position && eq(watches.position, position),
    profileId ? sql`${standing} = ${profileId}::uuid` : undefined,
    first && gte(watches.startsAt, startOfDay(timeZone, first)),
    last && lt(watches.startsAt, startOfDay(timeZone, addDays(last, 1))),
    state && stateIs(now)[state],
    unsigned ? and(isNotNull(watchLogs.endedAt), isNull(watchLogs.relievedAt)) : undefined,
    found ? sql`${watches.id} in ${found}` : undefined,
  ];
}

/** As `watchStateOf` says it. */
const stateIs = (now: Date) => ({
  planned: and(isNull(watchLogs.id), sql`${watches.endsAt} > ${now.toISOString()}::timestamptz`),
  on: and(isNotNull(watchLogs.id), isNull(watchLogs.endedAt)),
  done: isNotNull(watchLogs.endedAt),
  missed: and(isNull(watchLogs.id), sql`${watches.endsAt} <= ${now.toISOString()}::timestamptz`),
  swapped: isSwapped,
});
