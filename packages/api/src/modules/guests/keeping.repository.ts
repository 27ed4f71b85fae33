import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { guests } from "@ymp/db/schema/guests";
import { tripStays, trips } from "@ymp/db/schema/trips";
import { and, asc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";

const { id, name, firstName, lastName, isPrivate, vesselId: ofVessel, erasedAt, archivedAt } = guests;

/** The day on which a guest was last aboard, or of their entry where they never were. */
const wasSailed = sql`not exists (select from ${trips} t where t.vessel_id = s.vessel_id and t.id = s.trip_id and t.cancelled_at is not null)`;
const lastAboard = sql<CalendarDate>`coalesce((select max(s.disembarks_on) from ${tripStays} s
  where ${wasSailed} and s.vessel_id = ${guests}.vessel_id and s.guest_id = ${guests}.id), ${guests}.created_at::date)`;

/** Guests who were last aboard before the day and agreed to nothing that reaches beyond today, the longest ago on top. */
export function keptTooLong(
  tx: Db,
  vesselId: string,
  { before, today, limit }: { before: CalendarDate; today: CalendarDate; limit: number },
) {
  const agreed = or(isNull(guests.agreedUntil), sql`${guests.agreedUntil} < ${today}::date`);
  return tx
    .select({
      ...{ id, name, firstName, lastName, isPrivate, lastAboard },
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(guests)
    .where(and(eq(ofVessel, vesselId), isNull(erasedAt), agreed, sql`${lastAboard} < ${before}::date`))
    .orderBy(asc(lastAboard), asc(id))
    .limit(limit);
}

/** Passports and visas, of guests aboard today or later, that end before a day. */
export async function papersEnding(
  tx: Db,
  vesselId: string,
  { today, until }: { today: CalendarDate; until: CalendarDate },
) {
  const isComing = sql`exists (select from ${tripStays} s where ${wasSailed} and s.vessel_id = ${guests}.vessel_id
    and s.guest_id = ${guests}.id and s.disembarks_on >= ${today}::date)`;
  const of = (type: "passport" | "visa", expiresOn: typeof guests.passportExpiresOn | typeof guests.visaExpiresOn) =>
    tx
      .select({
        ...{ id, name, firstName, lastName, isPrivate, expiresOn },
        type: sql<"passport" | "visa">`${type}::text`,
      })
      .from(guests)
      .where(and(eq(ofVessel, vesselId), isNull(archivedAt), isNotNull(expiresOn), lte(expiresOn, until), isComing))
      .orderBy(asc(expiresOn), asc(id));
  const [passports, visas] = await Promise.all([
    of("passport", guests.passportExpiresOn),
    of("visa", guests.visaExpiresOn),
  ]);
  return [...passports, ...visas];
}
