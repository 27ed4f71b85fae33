import type { Db } from "@ymp/db/client";
import { rateLimits } from "@ymp/db/schema/operations";
import { sql } from "drizzle-orm";

interface Attempt {
  readonly key: string;
  readonly now: Date;
  readonly windowMinutes: number;
  readonly amount?: number;
}

/** Counts an attempt, or several, and answers how many there were in the current window, and when it ends. */
export async function countAttempt(
  db: Db,
  { key, now, windowMinutes, amount = 1 }: Attempt,
): Promise<{ points: number; windowEndsAt: Date }> {
  const endsAt = new Date(now.getTime() + windowMinutes * 60_000);
  const isOver = sql`${rateLimits.expire} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, points: amount, expire: endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then excluded.points else ${rateLimits.points} + excluded.points end`,
        expire: sql`case when ${isOver} then excluded.expire else ${rateLimits.expire} end`,
      },
    })
    .returning({ points: rateLimits.points, expire: rateLimits.expire });
  return { points: row?.points ?? amount, windowEndsAt: row?.expire ?? endsAt };
}
