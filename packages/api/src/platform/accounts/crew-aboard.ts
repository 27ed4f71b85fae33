import type { CalendarDate } from "@ymp/core/calendar-date";
import { memberships } from "@ymp/db/schema/accounts";
import { profiles } from "@ymp/db/schema/people";
import { and, eq, gte, isNull, ne, or, sql } from "drizzle-orm";

/** The account's place behind a profile; to be joined left, since people can be aboard without an account. */
export const placeOfProfile = and(eq(memberships.vesselId, profiles.vesselId), eq(memberships.userId, profiles.userId));

/** Places that are held today: not taken away, agreed to, and not past their last day. Anyone who is listed, asked or told aboard. */
export const isHeldPlace = (today: CalendarDate) =>
  and(
    isNull(memberships.softDeletedAt),
    eq(memberships.awaitsConsent, false),
    or(isNull(memberships.endsOn), gte(memberships.endsOn, today)),
  );

/** Crew who were neither taken off the vessel nor outlasted their last day; needs `placeOfProfile` joined. */
export const isCrewAboard = (today: CalendarDate) =>
  and(
    ne(profiles.role, "user"),
    or(
      isNull(profiles.userId),
      sql`(${memberships.id} is not null and ${memberships.softDeletedAt} is null
        and (${memberships.endsOn} is null or ${memberships.endsOn} >= ${today}::date))`,
    ),
  );
