import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { memberships } from "@ymp/db/schema/accounts";
import { crewDocuments, engagements, profiles } from "@ymp/db/schema/people";
import { and, desc, eq, gte, inArray, isNull, lte, or } from "drizzle-orm";
import { isCrewAboard, placeOfProfile } from "../../platform/accounts/crew-aboard.ts";

/** Who works on board now. */
export function crewOfMatrix(tx: Db, vesselId: string, today: CalendarDate) {
  const { id, firstName, lastName, department, jobTitle, role, color, photoFileId, isOnboard } = profiles;
  return tx
    .select({ id, firstName, lastName, department, jobTitle, role, color, photoFileId, isOnboard })
    .from(profiles)
    .leftJoin(memberships, placeOfProfile)
    .where(and(eq(profiles.vesselId, vesselId), isCrewAboard(today)))
    .orderBy(profiles.lastName, profiles.id);
}

/** Papers of each, those that were renewed since included. */
export function papersOfAll(tx: Db, vesselId: string, profileIds: readonly string[]) {
  const { id, profileId, type, issuedOn, expiresOn, hasNoExpiry, replacesId } = crewDocuments;
  return tx
    .select({ id, profileId, type, issuedOn, expiresOn, hasNoExpiry, replacesId })
    .from(crewDocuments)
    .where(
      and(eq(crewDocuments.vesselId, vesselId), inArray(profileId, [...profileIds]), isNull(crewDocuments.deletedAt)),
    );
}

/** The rank that each is signed on with on a day. */
export function ranksOn(tx: Db, vesselId: string, profileIds: readonly string[], on: CalendarDate) {
  const { profileId, rank, signedOnOn, signedOffOn } = engagements;
  return tx
    .selectDistinctOn([profileId], { profileId, rank })
    .from(engagements)
    .where(
      and(
        eq(engagements.vesselId, vesselId),
        inArray(profileId, [...profileIds]),
        lte(signedOnOn, on),
        or(isNull(signedOffOn), gte(signedOffOn, on)),
      ),
    )
    .orderBy(profileId, desc(signedOnOn));
}
