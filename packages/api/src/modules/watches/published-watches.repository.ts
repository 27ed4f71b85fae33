import type { TimeSpan } from "@ymp/core/rest/breach";
import type { WatchPosition } from "@ymp/core/watches/positions";
import type { Db } from "@ymp/db/client";
import { watchLogs } from "@ymp/db/schema/watch-logs";
import { watches, watchPlans } from "@ymp/db/schema/watch-plans";
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";

/** What people stand in that time under plans that were published and are in force. */
export const publishedWatchesOf = (
  tx: Db,
  vesselId: string,
  profileIds: readonly string[],
  { from, until }: TimeSpan,
) =>
  tx
    .select({ profileId: watches.profileId, from: watches.startsAt, until: watches.endsAt })
    .from(watches)
    .innerJoin(watchPlans, and(eq(watchPlans.vesselId, watches.vesselId), eq(watchPlans.id, watches.planId)))
    .where(
      and(
        eq(watches.vesselId, vesselId),
        inArray(watches.profileId, [...profileIds]),
        isNotNull(watchPlans.publishedAt),
        isNull(watchPlans.archivedAt),
        lt(watches.startsAt, until),
        gt(watches.endsAt, from),
      ),
    )
    .orderBy(asc(watches.startsAt), asc(watches.id));

/** A watch at the bridge that runs under a published plan: she is under way. */
export async function hasBridgeWatch(tx: Db, vesselId: string, at: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: watches.id })
    .from(watches)
    .innerJoin(watchPlans, and(eq(watchPlans.vesselId, watches.vesselId), eq(watchPlans.id, watches.planId)))
    .where(
      and(
        eq(watches.vesselId, vesselId),
        eq(watches.position, "bridge"),
        isNotNull(watchPlans.publishedAt),
        isNull(watchPlans.archivedAt),
        lte(watches.startsAt, at),
        gt(watches.endsAt, at),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export interface ServedBy {
  readonly profileId: string;
  readonly positions: readonly WatchPosition[];
  readonly span: TimeSpan;
  readonly now: Date;
}

/** Watches that are over and were somebody's: by the log whoever stood them, else by the plan. A plan that was archived later counts as it was. */
export const servedWatchesOf = (tx: Db, vesselId: string, { profileId, positions, span, now }: ServedBy) =>
  tx
    .select({
      from: watches.startsAt,
      until: watches.endsAt,
      takenAt: watchLogs.takenAt,
      endedAt: watchLogs.endedAt,
    })
    .from(watches)
    .innerJoin(watchPlans, and(eq(watchPlans.vesselId, watches.vesselId), eq(watchPlans.id, watches.planId)))
    .leftJoin(watchLogs, and(eq(watchLogs.vesselId, watches.vesselId), eq(watchLogs.id, watches.id)))
    .where(
      and(
        eq(watches.vesselId, vesselId),
        eq(sql`coalesce(${watchLogs.profileId}, ${watches.profileId})`, profileId),
        inArray(watches.position, [...positions]),
        isNotNull(watchPlans.publishedAt),
        or(isNotNull(watchLogs.id), isNull(watchPlans.archivedAt), gte(watchPlans.archivedAt, watches.endsAt)),
        lt(watches.startsAt, span.until),
        gt(watches.endsAt, span.from),
        lte(watches.endsAt, now),
      ),
    )
    .orderBy(asc(watches.startsAt), asc(watches.id));

/** When the first watch began that anybody of the ship took over. */
export async function firstLoggedWatch(tx: Db, vesselId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ startsAt: watches.startsAt })
    .from(watches)
    .innerJoin(watchLogs, and(eq(watchLogs.vesselId, watches.vesselId), eq(watchLogs.id, watches.id)))
    .where(eq(watches.vesselId, vesselId))
    .orderBy(asc(watches.startsAt))
    .limit(1);
  return row?.startsAt ?? null;
}
