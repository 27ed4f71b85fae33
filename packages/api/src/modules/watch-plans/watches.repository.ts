import type { TimeSpan } from "@ymp/core/rest/breach";
import type { Db } from "@ymp/db/client";
import { watchLogs } from "@ymp/db/schema/watch-logs";
import { watches, watchPlans } from "@ymp/db/schema/watch-plans";
import { and, asc, eq, gt, gte, inArray, isNotNull, lt, ne, sql } from "drizzle-orm";
import { insertRows } from "../../kit/insert-rows.ts";
import { expectRow } from "../../kit/rows.ts";
import type { WatchRow } from "./watch-plans.record.ts";

export type NewWatch = typeof watches.$inferInsert & { id: string };

/** Of a plan, in the order in which they are stood. */
export const watchesOf = (tx: Db, vesselId: string, planId: string) =>
  tx
    .select()
    .from(watches)
    .where(and(eq(watches.vesselId, vesselId), eq(watches.planId, planId)))
    .orderBy(asc(watches.startsAt), asc(watches.id));

/** What people stand in that time under other plans. */
export const watchesElsewhere = (tx: Db, vesselId: string, planId: string, { from, until }: TimeSpan) =>
  tx
    .select({ profileId: watches.profileId, from: watches.startsAt, until: watches.endsAt, plan: watchPlans.name })
    .from(watches)
    .innerJoin(watchPlans, and(eq(watchPlans.vesselId, watches.vesselId), eq(watchPlans.id, watches.planId)))
    .where(
      and(
        eq(watches.vesselId, vesselId),
        ne(watches.planId, planId),
        eq(watches.counts, true),
        isNotNull(watches.profileId),
        lt(watches.startsAt, until),
        gt(watches.endsAt, from),
      ),
    )
    .orderBy(asc(watches.startsAt), asc(watches.id));

/** Those of a plan that somebody took over already, which may be a little before they begin. */
export async function takenOver(tx: Db, vesselId: string, planId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: watchLogs.id })
    .from(watchLogs)
    .innerJoin(watches, and(eq(watches.vesselId, watchLogs.vesselId), eq(watches.id, watchLogs.id)))
    .where(and(eq(watches.vesselId, vesselId), eq(watches.planId, planId)));
  return new Set(rows.map(({ id }) => id));
}

export async function findWatch(tx: Db, vesselId: string, id: string): Promise<WatchRow | undefined> {
  const [row] = await tx
    .select()
    .from(watches)
    .where(and(eq(watches.vesselId, vesselId), eq(watches.id, id)));
  return row;
}

export const findWatches = (tx: Db, vesselId: string, ids: readonly string[]): Promise<WatchRow[]> =>
  tx
    .select()
    .from(watches)
    .where(and(eq(watches.vesselId, vesselId), inArray(watches.id, [...ids])));

export const insertWatches = (tx: Db, rows: readonly NewWatch[]): Promise<void> => insertRows(tx, watches, rows);

export async function updateWatch(
  tx: Db,
  { vesselId, id }: WatchRow,
  values: Partial<Pick<WatchRow, "position" | "profileId" | "startsAt" | "endsAt">>,
  now: Date,
): Promise<WatchRow> {
  const [row] = await tx
    .update(watches)
    .set({ ...values, updatedAt: now, version: sql`${watches.version} + 1` })
    .where(and(eq(watches.vesselId, vesselId), eq(watches.id, id)))
    .returning();
  return expectRow(row);
}

/** All in one statement: nobody is on two watches in between. */
export async function assignPeople(tx: Db, changed: readonly WatchRow[], now: Date): Promise<void> {
  const [first] = changed;
  if (!first) return;
  const wanted = JSON.stringify(changed.map(({ id, profileId }) => ({ id, profile_id: profileId })));
  const given = sql`(select wanted.profile_id from jsonb_to_recordset(${wanted}::jsonb) as wanted(id uuid, profile_id uuid) where wanted.id = ${watches.id})`;
  await tx
    .update(watches)
    .set({ profileId: given, updatedAt: now, version: sql`${watches.version} + 1` })
    .where(
      and(
        eq(watches.vesselId, first.vesselId),
        inArray(
          watches.id,
          changed.map(({ id }) => id),
        ),
      ),
    );
}

export async function deleteWatch(tx: Db, { vesselId, id }: Pick<WatchRow, "vesselId" | "id">): Promise<void> {
  await tx.delete(watches).where(and(eq(watches.vesselId, vesselId), eq(watches.id, id)));
}

/** Watches that have not begun; what was stood stays. */
export async function deleteAhead(tx: Db, vesselId: string, planId: string, now: Date): Promise<void> {
  await tx
    .delete(watches)
    .where(
      and(
        ...[eq(watches.vesselId, vesselId), eq(watches.planId, planId), gte(watches.startsAt, now)],
        sql`not exists (select from watch_logs l where l.vessel_id = ${watches.vesselId} and l.id = ${watches.id})`,
      ),
    );
}

/** An archived plan keeps nobody from other watches. */
export async function setCounting(tx: Db, vesselId: string, planId: string, counts: boolean): Promise<void> {
  await tx
    .update(watches)
    .set({ counts })
    .where(and(eq(watches.vesselId, vesselId), eq(watches.planId, planId), ne(watches.counts, counts)));
}
