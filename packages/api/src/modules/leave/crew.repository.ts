import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { memberships } from "@ymp/db/schema/accounts";
import { leaveRequests } from "@ymp/db/schema/leave";
import { engagements, onboardStays, profiles } from "@ymp/db/schema/people";
import { trips } from "@ymp/db/schema/trips";
import { worklists } from "@ymp/db/schema/worklists";
import { and, asc, eq, exists, gte, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { personNameColumns } from "../../platform/accounts/personal-columns.ts";
import type { Days } from "./leave.repository.ts";

const columns = { ...personNameColumns, photoFileId: profiles.photoFileId };

/** Who has a place on board today; people without an account have it as long as the muster knows them. */
const placeOf = (tx: Db, vesselId: string, today: CalendarDate) =>
  tx
    .select({ one: sql`1` })
    .from(memberships)
    .where(
      and(
        eq(memberships.vesselId, vesselId),
        eq(memberships.userId, profiles.userId),
        isNull(memberships.softDeletedAt),
        isNull(memberships.leftAt),
        or(isNull(memberships.endsOn), gte(memberships.endsOn, today)),
      ),
    );

/** Everybody who works on board today. */
export const crewOf = (tx: Db, vesselId: string, today: CalendarDate) =>
  tx
    .select(columns)
    .from(profiles)
    .where(
      and(
        eq(profiles.vesselId, vesselId),
        ne(profiles.role, "user"),
        or(exists(placeOf(tx, vesselId, today)), and(isNull(profiles.userId), eq(profiles.isOnboard, true))),
      ),
    )
    .orderBy(asc(profiles.lastName), asc(profiles.id));

export async function findPerson(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select(columns)
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, id)));
  return row;
}
export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** From when to when people were engaged. */
export const serviceOf = (tx: Db, vesselId: string, profileIds: readonly string[]) =>
  tx
    .select({
      profileId: engagements.profileId,
      startsOn: engagements.signedOnOn,
      endsOn: engagements.signedOffOn,
    })
    .from(engagements)
    .where(and(eq(engagements.vesselId, vesselId), inArray(engagements.profileId, [...profileIds])))
    .orderBy(asc(engagements.signedOnOn), asc(engagements.id));

const dayMs = 24 * 3_600_000;

/** Between two stays aboard: times ashore that may hold a whole day; `until` is null while nobody came back. */
export function timesAshore(tx: Db, vesselId: string, profileIds: readonly string[]) {
  const { startedAt, endedAt, profileId, id } = onboardStays;
  const stays = tx
    .select({
      profileId,
      from: sql<Date | null>`${endedAt}`.mapWith(endedAt).as("from_at"),
      until: sql<Date | null>`lead(${startedAt}) over (partition by ${profileId} order by ${startedAt}, ${id})`
        .mapWith(startedAt)
        .as("until_at"),
    })
    .from(onboardStays)
    .where(and(eq(onboardStays.vesselId, vesselId), inArray(profileId, [...profileIds])))
    .as("stays");
  return tx
    .select({ profileId: stays.profileId, from: stays.from, until: stays.until })
    .from(stays)
    .where(
      and(
        isNotNull(stays.from),
        sql`(${stays.until} is null or ${stays.until} - ${stays.from} >= ${dayMs} * interval '1 millisecond')`,
      ),
    )
    .orderBy(asc(stays.from));
}

/** Trips that are kept, as far as they lie in those days. */
export const tripsIn = (tx: Db, vesselId: string, { from, to }: Days) =>
  tx
    .select({
      id: trips.id,
      name: trips.name,
      reference: trips.reference,
      startsOn: trips.startsOn,
      endsOn: trips.endsOn,
    })
    .from(trips)
    .where(
      and(
        eq(trips.vesselId, vesselId),
        isNull(trips.archivedAt),
        isNull(trips.cancelledAt),
        lte(trips.startsOn, to),
        gte(trips.endsOn, from),
      ),
    )
    .orderBy(asc(trips.startsOn), asc(trips.id));

/** Days in a yard, as its lists of work have them. */
export const yardsIn = (tx: Db, vesselId: string, { from, to }: Days) =>
  tx
    .select({ id: worklists.id, name: worklists.name, startsOn: worklists.startsOn, endsOn: worklists.endsOn })
    .from(worklists)
    .where(
      and(
        eq(worklists.vesselId, vesselId),
        eq(worklists.kind, "yard"),
        lte(worklists.startsOn, to),
        gte(worklists.endsOn, from),
      ),
    )
    .orderBy(asc(worklists.startsOn), asc(worklists.id));

export async function namesOfPeople(tx: Db, vesselId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: profiles.id, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), inArray(profiles.id, [...ids])));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
}

/** The name of whoever answered, by account. */
export async function answererOf(tx: Db, vesselId: string, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [row] = await tx
    .select({ firstName: profiles.firstName, lastName: profiles.lastName })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.userId, userId)));
  return row ? `${row.firstName} ${row.lastName}`.trim() : null;
}

/** Leave that begins on one of those days. */
export const beginningIn = (tx: Db, vesselId: string, { from, to }: Days) =>
  tx
    .select()
    .from(leaveRequests)
    .where(
      and(
        eq(leaveRequests.vesselId, vesselId),
        eq(leaveRequests.state, "approved"),
        gte(leaveRequests.startsOn, from),
        lte(leaveRequests.startsOn, to),
      ),
    )
    .orderBy(asc(leaveRequests.startsOn), asc(leaveRequests.id));
