import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { staySheets, tripDays, trips } from "@ymp/db/schema/trips";
import { and, asc, eq, gte, isNull, lte, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

/** Planned days of trips that take place. */
export function daysBetween(
  tx: Db,
  vesselId: string,
  { from, until }: Readonly<Record<"from" | "until", CalendarDate>>,
) {
  const { id, tripId, onDay, breakfast, breakfastContains, lunch, lunchContains, dinner, dinnerContains } = tripDays;
  return tx
    .select({ id, tripId, onDay, breakfast, breakfastContains, lunch, lunchContains, dinner, dinnerContains })
    .from(tripDays)
    .innerJoin(trips, and(eq(trips.vesselId, tripDays.vesselId), eq(trips.id, tripDays.tripId)))
    .where(
      and(
        eq(tripDays.vesselId, vesselId),
        isNull(trips.archivedAt),
        isNull(trips.cancelledAt),
        gte(onDay, from),
        lte(onDay, until),
      ),
    )
    .orderBy(asc(onDay), asc(id));
}

/** Of these stays the ones whose sheet is no draft. */
export async function sheetsAsked(tx: Db, vesselId: string, stayIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ stayId: staySheets.stayId })
    .from(staySheets)
    .where(
      and(
        eq(staySheets.vesselId, vesselId),
        eq(staySheets.isDraft, false),
        sql`${staySheets.stayId} in ${jsonIds(stayIds)}`,
      ),
    );
  return new Set(rows.map(({ stayId }) => stayId));
}
