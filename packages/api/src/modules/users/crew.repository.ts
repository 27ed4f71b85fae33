import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { memberships, users } from "@ymp/db/schema/accounts";
import { crewDocuments, profiles } from "@ymp/db/schema/people";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { jsonTexts } from "../../kit/lists.ts";
import { isCrewAboard, placeOfProfile } from "../../platform/accounts/crew-aboard.ts";
import type { CrewFilters, CrewOrder } from "./users.schema.ts";

/** The first of the papers in force to run out. */
const nextExpiryOn = sql<CalendarDate | null>`(
  select min(d.expires_on)::text from ${crewDocuments} d
  where d.vessel_id = ${profiles.vesselId} and d.profile_id = ${profiles.id} and d.deleted_at is null
    and not exists (select 1 from ${crewDocuments} r where r.vessel_id = d.vessel_id and r.replaces_id = d.id and r.deleted_at is null))`;

const rankOfRole = sql`array_position(array['captain', 'hod', 'crew'], ${profiles.role})`;
const rankOfDepartment = sql`coalesce(array_position(array['bridge', 'deck', 'engineering', 'interior', 'galley', 'shore'], ${profiles.department}), 9)`;

const sortKeys: Record<CrewOrder["sort"], SQL> = {
  department: sql`${rankOfDepartment} * 10 + ${rankOfRole}`,
  name: sql`lower(${profiles.lastName} || ' ' || ${profiles.firstName})`,
  jobTitle: sql`lower(coalesce(${profiles.jobTitle}, '~'))`,
  role: rankOfRole,
  lastSeen: sql`${memberships.lastSeenAt}`,
  nextExpiry: nextExpiryOn,
};

/** Who works on board now, with an account or without: crew whose place has neither ended nor been taken away. */
export function crewRows(tx: Db, vesselId: string, today: CalendarDate, filters: CrewFilters, order: CrewOrder) {
  const direction = sql.raw(order.descending ? "desc" : "asc");
  return tx
    .select({
      id: profiles.id,
      userId: profiles.userId,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      jobTitle: profiles.jobTitle,
      department: profiles.department,
      role: profiles.role,
      color: profiles.color,
      photoFileId: profiles.photoFileId,
      isOnboard: profiles.isOnboard,
      phone: profiles.phone,
      email: profiles.email,
      username: sql<
        string | null
      >`case when ${memberships.awaitsConsent} and ${users.standsForId} is null then null else ${users.username} end`,
      endsOn: memberships.endsOn,
      nextExpiryOn,
      lastSeenAt: memberships.lastSeenAt,
    })
    .from(profiles)
    .leftJoin(users, eq(users.id, profiles.userId))
    .leftJoin(memberships, placeOfProfile)
    .where(and(eq(profiles.vesselId, vesselId), isCrewAboard(today), ...matching(filters)))
    .orderBy(sql`${sortKeys[order.sort]} ${direction} nulls last`, profiles.lastName, profiles.id);
}

function matching({ search, departments, roles, onboard }: CrewFilters): (SQL | undefined)[] {
  const pattern = search && `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return [
    departments?.length ? sql`${profiles.department} in ${jsonTexts(departments)}` : undefined,
    roles?.length ? sql`${profiles.role} in ${jsonTexts(roles)}` : undefined,
    onboard === undefined ? undefined : eq(profiles.isOnboard, onboard),
    pattern
      ? sql`lower(concat_ws(' ', ${profiles.firstName}, ${profiles.lastName}, ${profiles.jobTitle}, ${users.username})) like ${pattern}`
      : undefined,
  ];
}

export type CrewListRow = Awaited<ReturnType<typeof crewRows>>[number];
