import type { Db } from "@ymp/db/client";
import { supportVisits, users } from "@ymp/db/schema/accounts";
import { and, asc, eq, isNull } from "drizzle-orm";
import { holdsAt } from "../../kit/clock-windows.ts";

/** Nobody ended it, and its time is not over. */
export const visitHolds = (now: Date) =>
  and(isNull(supportVisits.endedAt), holdsAt(supportVisits.startedAt, supportVisits.endsAt, now));

/** Visits that still hold, under the vessel's scope. */
export function openVisitsOn(tx: Db, vesselId: string, now: Date) {
  return tx
    .select({
      id: supportVisits.id,
      userId: supportVisits.userId,
      name: users.name,
      reason: supportVisits.reason,
      startedAt: supportVisits.startedAt,
      endsAt: supportVisits.endsAt,
    })
    .from(supportVisits)
    .innerJoin(users, eq(users.id, supportVisits.userId))
    .where(and(eq(supportVisits.vesselId, vesselId), visitHolds(now)))
    .orderBy(asc(supportVisits.startedAt));
}
