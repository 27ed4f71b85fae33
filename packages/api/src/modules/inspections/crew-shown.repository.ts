import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { crewDocuments, engagements, profiles } from "@ymp/db/schema/people";
import { and, asc, desc, eq, gte, isNull, lte, ne, not, or, sql } from "drizzle-orm";
import { isPlaceOver } from "../../platform/accounts/departures.repository.ts";

/** Who is on board by the crew list, with the rank of the engagement. Guests and people from outside are no crew. */
export async function crewOnBoard(tx: Db, vesselId: string, today: CalendarDate) {
  const { id, firstName, lastName, department, jobTitle, nationality, role } = profiles;
  const engaged = and(
    eq(engagements.vesselId, profiles.vesselId),
    eq(engagements.profileId, id),
    lte(engagements.signedOnOn, today),
    or(isNull(engagements.signedOffOn), gte(engagements.signedOffOn, today)),
  );
  const rows = await tx
    .select({ id, firstName, lastName, department, jobTitle, nationality, role, rank: engagements.rank })
    .from(profiles)
    .leftJoin(engagements, engaged)
    .where(
      and(eq(profiles.vesselId, vesselId), eq(profiles.isOnboard, true), ne(role, "user"), not(isPlaceOver(today))),
    )
    .orderBy(
      sql`array_position(array['captain', 'hod', 'crew'], ${role})`,
      asc(lastName),
      asc(id),
      desc(engagements.signedOnOn),
    );
  // Of two engagements that overlap, the later.
  return rows.filter((row, at) => rows[at - 1]?.id !== row.id);
}

/** Papers of people on board that nothing has replaced. */
export function papersOnBoard(tx: Db, vesselId: string) {
  const { id, profileId, type, title, number, issuingCountry, issuedOn, expiresOn, hasNoExpiry } = crewDocuments;
  const renewal = sql`select 1 from ${crewDocuments} renewal where renewal.vessel_id = ${crewDocuments.vesselId}
    and renewal.replaces_id = ${crewDocuments.id} and renewal.deleted_at is null`;
  return tx
    .select({ id, profileId, type, title, number, issuingCountry, issuedOn, expiresOn, hasNoExpiry })
    .from(crewDocuments)
    .innerJoin(profiles, and(eq(profiles.vesselId, crewDocuments.vesselId), eq(profiles.id, profileId)))
    .where(
      and(
        eq(crewDocuments.vesselId, vesselId),
        isNull(crewDocuments.deletedAt),
        eq(profiles.isOnboard, true),
        ne(profiles.role, "user"),
        sql`not exists (${renewal})`,
      ),
    )
    .orderBy(asc(type), desc(issuedOn), desc(id));
}
