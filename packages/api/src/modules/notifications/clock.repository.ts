import type { Db } from "@ymp/db/client";
import { vessels } from "@ymp/db/schema/vessels";
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";

/** Vessels that are worked on, by id; a day more, since days end at sea when they do. */
export async function livingVessels(
  db: Db,
  after: string | undefined,
  batchSize: number,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .select({ id: vessels.id })
    .from(vessels)
    .where(
      and(
        eq(vessels.subscriptionState, "ACTIVE"),
        isNull(vessels.suspendedAt),
        isNull(vessels.deletionRequestedAt),
        sql`coalesce(${vessels.subscriptionEndsOn} >= ${now.toISOString().slice(0, 10)}::date - 1, true)`,
        after ? gt(vessels.id, after) : undefined,
      ),
    )
    .orderBy(asc(vessels.id))
    .limit(batchSize);
  return rows.map(({ id }) => id);
}
