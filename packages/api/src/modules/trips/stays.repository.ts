import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { guests } from "@ymp/db/schema/guests";
import { tripDays, tripStays, trips } from "@ymp/db/schema/trips";
import { and, asc, eq, gte, isNull, lte, ne, or, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import { updateRows } from "../../kit/update-rows.ts";

export type StayRow = typeof tripStays.$inferSelect;
export type NewStay = typeof tripStays.$inferInsert;
export type DayRow = typeof tripDays.$inferSelect;
export type NewDay = typeof tripDays.$inferInsert;

/** Who is on a trip, by cabin and name. */
export function listStays(tx: Db, vesselId: string, tripId: string) {
  return tx
    .select({ stay: tripStays, guest: guests })
    .from(tripStays)
    .innerJoin(guests, and(eq(guests.vesselId, tripStays.vesselId), eq(guests.id, tripStays.guestId)))
    .where(and(eq(tripStays.vesselId, vesselId), eq(tripStays.tripId, tripId)))
    .orderBy(asc(tripStays.cabin), asc(guests.name), asc(tripStays.id));
}

/** Everybody who is aboard at some time of these days, on whatever trip that was not put away. */
export function listStaysBetween(
  tx: Db,
  vesselId: string,
  { from, until }: Readonly<Record<"from" | "until", CalendarDate>>,
) {
  return tx
    .select({ stay: tripStays, guest: guests })
    .from(tripStays)
    .innerJoin(guests, and(eq(guests.vesselId, tripStays.vesselId), eq(guests.id, tripStays.guestId)))
    .innerJoin(trips, and(eq(trips.vesselId, tripStays.vesselId), eq(trips.id, tripStays.tripId)))
    .where(
      and(
        eq(tripStays.vesselId, vesselId),
        isNull(trips.archivedAt),
        isNull(trips.cancelledAt),
        lte(tripStays.embarksOn, until),
        gte(tripStays.disembarksOn, from),
      ),
    )
    .orderBy(asc(tripStays.cabin), asc(guests.name), asc(tripStays.id));
}

/** Days in the Schengen area of everybody on a trip, on their other trips. */
export function otherAreaStays(tx: Db, vesselId: string, tripId: string) {
  const isOnTrip = sql`${tripStays.guestId} in (select s.guest_id from ${tripStays} s
    where s.vessel_id = ${vesselId}::uuid and s.trip_id = ${tripId}::uuid)`;
  // A trip that was put away before it began was called off.
  const wasSailed = or(isNull(trips.archivedAt), sql`${trips.archivedAt} >= ${trips.startsOn}::date`);
  return tx
    .select({ guestId: tripStays.guestId, from: tripStays.embarksOn, until: tripStays.disembarksOn })
    .from(tripStays)
    .innerJoin(trips, and(eq(trips.vesselId, tripStays.vesselId), eq(trips.id, tripStays.tripId)))
    .where(
      and(
        eq(tripStays.vesselId, vesselId),
        ne(tripStays.tripId, tripId),
        eq(trips.isInSchengen, true),
        isNull(trips.cancelledAt),
        wasSailed,
        isOnTrip,
      ),
    );
}

export async function findStay(tx: Db, vesselId: string, id: string): Promise<StayRow | undefined> {
  const [row] = await tx
    .select()
    .from(tripStays)
    .where(and(eq(tripStays.vesselId, vesselId), eq(tripStays.id, id)));
  return row;
}

export async function findStayOf(
  tx: Db,
  vesselId: string,
  { tripId, guestId }: { tripId: string; guestId: string },
): Promise<StayRow | undefined> {
  const [row] = await tx
    .select()
    .from(tripStays)
    .where(and(eq(tripStays.vesselId, vesselId), eq(tripStays.tripId, tripId), eq(tripStays.guestId, guestId)));
  return row;
}

export async function insertStay(tx: Db, row: NewStay): Promise<StayRow> {
  const [inserted] = await tx.insert(tripStays).values(row).returning();
  return expectRow(inserted);
}

export async function updateStay(tx: Db, { vesselId, id }: StayRow, values: Partial<NewStay>): Promise<StayRow> {
  const [row] = await tx
    .update(tripStays)
    .set({ ...values, version: sql`${tripStays.version} + 1` })
    .where(and(eq(tripStays.vesselId, vesselId), eq(tripStays.id, id)))
    .returning();
  return expectRow(row);
}

/** The days of several stays of a trip at once. */
export async function moveStays(
  tx: Db,
  vesselId: string,
  stays: readonly Pick<StayRow, "id" | "version" | "embarksOn" | "disembarksOn">[],
  now: Date,
): Promise<void> {
  const rows = stays.map((stay) => ({ ...stay, version: stay.version + 1, updatedAt: now }));
  await updateRows(tx, tripStays, vesselId, ["embarksOn", "disembarksOn", "version", "updatedAt"], rows);
}

/** Farther than any trip is moved. */
const outOfTheWay = 1_000_000;

/** Moves all planned days of a trip. A day has one row at any moment, so they leave the calendar before they come back. */
export async function moveDays(
  tx: Db,
  { vesselId, id }: { vesselId: string; id: string },
  by: number,
  now: Date,
): Promise<void> {
  const ofTrip = and(eq(tripDays.vesselId, vesselId), eq(tripDays.tripId, id));
  await tx
    .update(tripDays)
    .set({ onDay: sql`${tripDays.onDay} + ${outOfTheWay}::int` })
    .where(ofTrip);
  await tx
    .update(tripDays)
    .set({
      onDay: sql`${tripDays.onDay} - ${outOfTheWay - by}::int`,
      updatedAt: now,
      version: sql`${tripDays.version} + 1`,
    })
    .where(ofTrip);
}

export async function deleteStay(tx: Db, vesselId: string, id: string): Promise<void> {
  await tx.delete(tripStays).where(and(eq(tripStays.vesselId, vesselId), eq(tripStays.id, id)));
}

export function listDays(tx: Db, vesselId: string, tripId: string): Promise<DayRow[]> {
  return tx
    .select()
    .from(tripDays)
    .where(and(eq(tripDays.vesselId, vesselId), eq(tripDays.tripId, tripId)))
    .orderBy(asc(tripDays.onDay));
}

export async function findDay(tx: Db, vesselId: string, id: string): Promise<DayRow | undefined> {
  const [row] = await tx
    .select()
    .from(tripDays)
    .where(and(eq(tripDays.vesselId, vesselId), eq(tripDays.id, id)));
  return row;
}

export async function insertDay(tx: Db, row: NewDay): Promise<DayRow> {
  const [inserted] = await tx.insert(tripDays).values(row).returning();
  return expectRow(inserted);
}

export async function updateDay(tx: Db, { vesselId, id }: DayRow, values: Partial<NewDay>): Promise<DayRow> {
  const [row] = await tx
    .update(tripDays)
    .set({ ...values, version: sql`${tripDays.version} + 1` })
    .where(and(eq(tripDays.vesselId, vesselId), eq(tripDays.id, id)))
    .returning();
  return expectRow(row);
}
