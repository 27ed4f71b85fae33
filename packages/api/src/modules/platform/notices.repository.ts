import type { CalendarDate } from "@ymp/core/calendar-date";
import { endingWithinDays } from "@ymp/core/platform/subscription-notice";
import type { Db } from "@ymp/db/client";
import { platformChanges } from "@ymp/db/schema/operations";
import { vessels } from "@ymp/db/schema/vessels";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

/** Vessels whose last day may be near; a day more on either side, since days begin at sea when they do. */
export async function endingVessels(db: Db, now: Date): Promise<string[]> {
  const today = sql`${now.toISOString().slice(0, 10)}::date`;
  const rows = await db
    .select({ id: vessels.id })
    .from(vessels)
    .where(
      and(
        eq(vessels.subscriptionState, "ACTIVE"),
        isNull(vessels.deletionRequestedAt),
        sql`${vessels.subscriptionEndsOn} between ${today} - 1 and ${today} + ${endingWithinDays + 1}::int`,
      ),
    )
    .orderBy(asc(vessels.id));
  return rows.map(({ id }) => id);
}

/** For how many days before this very last day notices were given. */
export async function noticesGiven(tx: Db, vesselId: string, endsOn: CalendarDate): Promise<number[]> {
  const rows = await tx
    .select({ days: sql<number>`(${platformChanges.facts} ->> 'days')::int` })
    .from(platformChanges)
    .where(
      and(
        eq(platformChanges.subjectKind, "vessel"),
        eq(platformChanges.subjectId, vesselId),
        eq(platformChanges.verb, "notice_sent"),
        sql`${platformChanges.facts} ->> 'endsOn' = ${endsOn}`,
      ),
    );
  return rows.map(({ days }) => days);
}
