import type { CalendarDate } from "@ymp/core/calendar-date";
import { identityPaperTypes } from "@ymp/core/people/crew-list";
import type { Db } from "@ymp/db/client";
import { crewDocuments, engagements, onboardStays, profiles } from "@ymp/db/schema/people";
import { changes } from "@ymp/db/schema/platform";
import { and, desc, eq, exists, gte, inArray, isNull, lte, ne, not, or, sql } from "drizzle-orm";
import { wasPlaceOver } from "../../platform/accounts/departures.repository.ts";

const one = { one: sql`1` };

/** What somebody was at a moment: the first change of their role since says what it was before. */
const roleAt = (vesselId: string, at: Date) => sql<string>`coalesce((
  select c.diff -> 'role' ->> 'old' from ${changes} c
  where c.vessel_id = ${vesselId} and c.record_kind = 'profile' and c.record_id = ${profiles.id}
    and c.created_at > ${at.toISOString()}::timestamptz and c.diff -> 'role' ->> 'old' is not null
  order by c.seq limit 1), ${profiles.role})`;

/** People who can have been on board at a moment; who was, the rules tell. */
export function possibleCrew(tx: Db, vesselId: string, { at, on }: { at: Date; on: CalendarDate }) {
  const stays = tx
    .select(one)
    .from(onboardStays)
    .where(
      and(
        eq(onboardStays.vesselId, vesselId),
        eq(onboardStays.profileId, profiles.id),
        lte(onboardStays.startedAt, at),
        or(isNull(onboardStays.endedAt), gte(onboardStays.endedAt, at), eq(onboardStays.endReason, "shore")),
      ),
    );
  const service = tx
    .select(one)
    .from(engagements)
    .where(
      and(
        eq(engagements.vesselId, vesselId),
        eq(engagements.profileId, profiles.id),
        lte(engagements.signedOnOn, on),
        or(isNull(engagements.signedOffOn), gte(engagements.signedOffOn, on)),
      ),
    );
  return tx
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      department: profiles.department,
      jobTitle: profiles.jobTitle,
      role: profiles.role,
      nationality: profiles.nationality,
      birthDate: profiles.birthDate,
      birthPlace: profiles.birthPlace,
      gender: profiles.gender,
      isOnboard: profiles.isOnboard,
      createdAt: profiles.createdAt,
      hasStays: sql<boolean>`${exists(
        tx
          .select(one)
          .from(onboardStays)
          .where(and(eq(onboardStays.vesselId, vesselId), eq(onboardStays.profileId, profiles.id))),
      )}`,
    })
    .from(profiles)
    .where(
      and(
        eq(profiles.vesselId, vesselId),
        not(wasPlaceOver({ at, on })),
        // A person who has left may be anybody today.
        or(exists(stays), exists(service), and(eq(profiles.isOnboard, true), ne(roleAt(vesselId, at), "user"))),
      ),
    )
    .orderBy(profiles.id);
}

/** Of each person the last stay that had started by then. */
export function staysBegunBy(tx: Db, vesselId: string, profileIds: readonly string[], at: Date) {
  const { profileId, startedAt, endedAt, endReason, id } = onboardStays;
  return tx
    .selectDistinctOn([profileId], { profileId, startedAt, endedAt, endReason })
    .from(onboardStays)
    .where(and(eq(onboardStays.vesselId, vesselId), inArray(profileId, [...profileIds]), lte(startedAt, at)))
    .orderBy(profileId, desc(startedAt), desc(id));
}

export function engagementsOf(tx: Db, vesselId: string, profileIds: readonly string[]) {
  const { id, profileId, rank, signedOnOn, signedOffOn } = engagements;
  return tx
    .select({ id, profileId, rank, signedOnOn, signedOffOn })
    .from(engagements)
    .where(and(eq(engagements.vesselId, vesselId), inArray(profileId, [...profileIds])))
    .orderBy(desc(signedOnOn), desc(id));
}

/** Papers that name somebody, those that were renewed since included. */
export function identityPapersOf(tx: Db, vesselId: string, profileIds: readonly string[]) {
  const { id, profileId, type, number, issuingCountry, issuedOn, expiresOn, hasNoExpiry, replacesId } = crewDocuments;
  return tx
    .select({ id, profileId, type, number, issuingCountry, issuedOn, expiresOn, hasNoExpiry, replacesId })
    .from(crewDocuments)
    .where(
      and(
        eq(crewDocuments.vesselId, vesselId),
        inArray(profileId, [...profileIds]),
        inArray(type, [...identityPaperTypes]),
        isNull(crewDocuments.deletedAt),
      ),
    );
}
