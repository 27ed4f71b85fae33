import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { securityAlarms } from "@ymp/db/schema/operations";
import { count, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Alarm } from "./alarms.ts";

const hourOf = (at: Date) => at.toISOString().slice(0, 13);

/** Adds to the alarm of the same kind, account and address of that hour. True when it is the first. */
export async function saveAlarm(db: Db, { kind, userId, address }: Alarm, at: Date): Promise<boolean> {
  const key = [kind, userId ?? "", address ?? "", hourOf(at)].join(" ");
  const [row] = await db
    .insert(securityAlarms)
    .values({ key, kind, userId, address, times: 1, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: securityAlarms.key,
      set: { times: sql`${securityAlarms.times} + 1`, lastAt: at },
    })
    .returning({ times: securityAlarms.times });
  return row?.times === 1;
}

/** The latest first, of the accounts that are known by name. */
export async function listAlarms(db: Db, limit: number) {
  return db
    .select({
      id: securityAlarms.key,
      kind: securityAlarms.kind,
      username: users.username,
      address: securityAlarms.address,
      times: securityAlarms.times,
      lastAt: securityAlarms.lastAt,
    })
    .from(securityAlarms)
    .leftJoin(users, eq(users.id, securityAlarms.userId))
    .orderBy(desc(securityAlarms.lastAt), desc(securityAlarms.key))
    .limit(limit);
}

export async function countAlarmsSince(db: Db, since: Date): Promise<number> {
  const [row] = await db.select({ alarms: count() }).from(securityAlarms).where(gt(securityAlarms.lastAt, since));
  return row?.alarms ?? 0;
}

export async function deleteAlarmsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(securityAlarms).where(lte(securityAlarms.lastAt, before));
}
