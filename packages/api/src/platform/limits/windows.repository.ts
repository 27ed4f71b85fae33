import type { Db } from "@ymp/db/client";
import { rateLimits } from "@ymp/db/schema/operations";
import { eq, sql } from "drizzle-orm";
import { isWindowOverAt } from "../../kit/clock-windows.ts";

interface Attempt {
  readonly key: string;
  readonly now: Date;
  readonly windowMinutes: number;
  readonly amount?: number;
}

/** Takes one back that turned out to be no reason to wait. */
export async function uncountAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

/** Counts an attempt, or several, and answers how many there were in the current window, and when it ends. */
export async function countAttempt(
  db: Db,
  { key, now, windowMinutes, amount = 1 }: Attempt,
): Promise<{ points: number; windowEndsAt: Date }> {
  const endsAt = new Date(now.getTime() + windowMinutes * 60_000);
  const isOver = isWindowOverAt(rateLimits.expire, windowMinutes * 60_000, now);
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

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}
