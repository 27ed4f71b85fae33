import type { TimeSpan } from "@ymp/core/rest/breach";
import type { WatchPosition } from "@ymp/core/watches/positions";
import type { Db } from "@ymp/db/client";
import { watches, watchPlans } from "@ymp/db/schema/watch-plans";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte } from "drizzle-orm";

/** What people stand in that time under plans that were published and are in force. */
export const publishedWatchesOf = (
  tx: Db,
  vesselId: string,
  profileIds: readonly string[],
  { from, until }: TimeSpan,
  positions?: readonly WatchPosition[],
) =>
  tx
    .select({ profileId: watches.profileId, from: watches.startsAt, until: watches.endsAt })
    .from(watches)
    .innerJoin(watchPlans, and(eq(watchPlans.vesselId, watches.vesselId), eq(watchPlans.id, watches.planId)))
    .where(
      and(
        eq(watches.vesselId, vesselId),
        inArray(watches.profileId, [...profileIds]),
        positions && inArray(watches.position, [...positions]),
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
