import type { CalendarDate } from "@ymp/core/calendar-date";
import { mostSlots } from "@ymp/core/rest/letters";
import type { Db } from "@ymp/db/client";
import { memberships } from "@ymp/db/schema/accounts";
import { engagements, profiles } from "@ymp/db/schema/people";
import { restDays } from "@ymp/db/schema/rest";
import { and, asc, desc, eq, exists, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import { bySlices } from "../../kit/slices.ts";
import { personNameColumns } from "../../platform/accounts/personal-columns.ts";
import type { RestDayRow } from "./rest.record.ts";

const restedColumns = { ...personNameColumns, birthDate: profiles.birthDate, photoFileId: profiles.photoFileId };

/** Days of hours of rest of the profile that is read. */
const writtenOf = (tx: Db, vesselId: string, within?: SQL) =>
  tx
    .select({ one: sql`1` })
    .from(restDays)
    .where(and(eq(restDays.vesselId, vesselId), eq(restDays.profileId, profiles.id), within));

/** With whether they ever wrote down rest, and whether they could still sign it. */
export async function findRested(tx: Db, vesselId: string, id: string, today: CalendarDate) {
  const [row] = await tx
    .select({
      ...restedColumns,
      hasKept: sql<boolean>`${exists(writtenOf(tx, vesselId))}`,
      hasPlace: sql<boolean>`${exists(placeOf(tx, vesselId, today))}`,
    })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, id)));
  return row;
}
export type RestedRow = NonNullable<Awaited<ReturnType<typeof findRested>>>;

/** The place on board of the profile that is read, which had not ended on a day. */
const placeOf = (tx: Db, vesselId: string, on: CalendarDate) =>
  tx
    .select({ one: sql`1` })
    .from(memberships)
    .where(
      and(
        eq(memberships.vesselId, vesselId),
        eq(memberships.userId, profiles.userId),
        isNull(memberships.softDeletedAt),
        isNull(memberships.leftAt),
        or(isNull(memberships.endsOn), gte(memberships.endsOn, on)),
      ),
    );

/** Whoever paints, signs or corrects the rest of the same person takes their turn. */
export async function takeTurn(tx: Db, vesselId: string, profileId: string): Promise<void> {
  const turn = `rest of ${vesselId} ${profileId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
}

/** Who works on board, and whoever wrote down rest in that time. */
export function listRested(tx: Db, vesselId: string, { from, to }: { from: CalendarDate; to: CalendarDate }) {
  const place = placeOf(tx, vesselId, from);
  const written = writtenOf(tx, vesselId, between(from, to));
  return tx
    .select({
      ...restedColumns,
      hasKept: sql<boolean>`${exists(written)}`,
      hasPlace: sql<boolean>`${exists(place)}`,
    })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), or(exists(place), exists(written))))
    .orderBy(asc(profiles.lastName), asc(profiles.id));
}

const between = (from: CalendarDate, to: CalendarDate) => and(gte(restDays.onDay, from), lte(restDays.onDay, to));

/** Days as they stand, of each person in their order. */
export function daysOf(
  tx: Db,
  vesselId: string,
  profileIds: readonly string[],
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<RestDayRow[]> {
  return tx
    .select()
    .from(restDays)
    .where(and(eq(restDays.vesselId, vesselId), inArray(restDays.profileId, [...profileIds]), between(from, to)))
    .orderBy(asc(restDays.profileId), asc(restDays.onDay));
}

export function findDaysById(tx: Db, vesselId: string, ids: readonly string[]): Promise<RestDayRow[]> {
  return bySlices(ids, (slice) =>
    tx
      .select()
      .from(restDays)
      .where(and(eq(restDays.vesselId, vesselId), inArray(restDays.id, [...slice])))
      .orderBy(asc(restDays.profileId), asc(restDays.onDay)),
  );
}

/** Whether any day was told by quarters of an hour. */
export async function keptQuarters(
  tx: Db,
  vesselId: string,
  profileId: string,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<boolean> {
  const [row] = await tx
    .select({ one: sql`1` })
    .from(restDays)
    .where(
      and(
        ...[eq(restDays.vesselId, vesselId), eq(restDays.profileId, profileId), between(from, to)],
        sql`length(${restDays.grid}) = ${mostSlots}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function findDay(tx: Db, vesselId: string, profileId: string, onDay: CalendarDate) {
  const [row] = await tx
    .select()
    .from(restDays)
    .where(and(eq(restDays.vesselId, vesselId), eq(restDays.profileId, profileId), eq(restDays.onDay, onDay)));
  return row;
}

export async function insertDay(tx: Db, row: typeof restDays.$inferInsert): Promise<RestDayRow> {
  const [inserted] = await tx.insert(restDays).values(row).returning();
  return expectRow(inserted);
}

type Painted = Pick<
  RestDayRow,
  "beginsAt" | "grid" | "repeatedFrom" | "repeated" | "remark" | "grounds" | "lateReason" | "enteredBy"
>;

export async function updateDay(
  tx: Db,
  { vesselId, id }: RestDayRow,
  values: Partial<Painted>,
  now: Date,
): Promise<RestDayRow> {
  const [row] = await tx
    .update(restDays)
    .set({ ...values, updatedAt: now, version: sql`${restDays.version} + 1` })
    .where(and(eq(restDays.vesselId, vesselId), eq(restDays.id, id)))
    .returning();
  return expectRow(row);
}

/** Who wrote for others, by account. */
export async function namesOf(tx: Db, vesselId: string, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: profiles.userId, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), inArray(profiles.userId, [...userIds])));
  return new Map(rows.map(({ userId, firstName, lastName }) => [userId ?? "", `${firstName} ${lastName}`.trim()]));
}

/** Engagements of each person, the newest first: rank, and from when to when. */
export function engagementsOf(tx: Db, vesselId: string, profileIds: readonly string[]) {
  return tx
    .select({
      profileId: engagements.profileId,
      rank: engagements.rank,
      signedOnOn: engagements.signedOnOn,
      signedOffOn: engagements.signedOffOn,
    })
    .from(engagements)
    .where(and(eq(engagements.vesselId, vesselId), inArray(engagements.profileId, [...profileIds])))
    .orderBy(desc(engagements.signedOnOn), desc(engagements.id));
}
