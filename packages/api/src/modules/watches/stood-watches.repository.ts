import type { TimeSpan } from "@ymp/core/rest/breach";
import type { Db } from "@ymp/db/client";
import { watchLogs } from "@ymp/db/schema/watch-logs";
import { and, asc, eq, gt, isNotNull, lt } from "drizzle-orm";

/** Watches of one person that were taken over and handed over. */
export const stoodWatchesOf = (tx: Db, vesselId: string, profileId: string, { from, until }: TimeSpan) =>
  tx
    .select({ takenAt: watchLogs.takenAt, endedAt: watchLogs.endedAt })
    .from(watchLogs)
    .where(
      and(
        eq(watchLogs.vesselId, vesselId),
        eq(watchLogs.profileId, profileId),
        lt(watchLogs.takenAt, until),
        ...[isNotNull(watchLogs.endedAt), gt(watchLogs.endedAt, from)],
      ),
    )
    .orderBy(asc(watchLogs.takenAt), asc(watchLogs.id));
