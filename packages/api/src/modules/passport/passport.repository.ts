import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { files } from "@ymp/db/schema/files";
import { crewDocuments, engagements, profiles } from "@ymp/db/schema/people";
import { restDays, restMonths, restSignatures } from "@ymp/db/schema/rest";
import { and, asc, eq, gt, isNull } from "drizzle-orm";

export async function findOwner(tx: Db, vesselId: string, id: string) {
  const { firstName, lastName, birthDate, birthPlace, nationality } = profiles;
  const [row] = await tx
    .select({ firstName, lastName, birthDate, birthPlace, nationality })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, id)));
  return row;
}

/** All papers of a person, renewed ones included, with where their scans lie. */
export const ownPapers = (tx: Db, vesselId: string, profileId: string) => {
  const { id, type, title, number, issuingCountry, issuingAuthority } = crewDocuments;
  const { issuedOn, expiresOn, hasNoExpiry, limitation, replacesId } = crewDocuments;
  return tx
    .select({
      ...{ id, type, title, number, issuingCountry, issuingAuthority },
      ...{ issuedOn, expiresOn, hasNoExpiry, limitation, replacesId },
      ...{ fileName: files.name, sum: files.sha256, bytes: files.sizeBytes, storageKey: files.storageKey },
    })
    .from(crewDocuments)
    .leftJoin(files, and(eq(files.vesselId, crewDocuments.vesselId), eq(files.id, crewDocuments.fileId)))
    .where(
      and(
        eq(crewDocuments.vesselId, vesselId),
        eq(crewDocuments.profileId, profileId),
        isNull(crewDocuments.deletedAt),
      ),
    )
    .orderBy(asc(crewDocuments.type), asc(crewDocuments.issuedOn), asc(id));
};

export const ownEngagements = (tx: Db, vesselId: string, profileId: string) => {
  const { rank, signedOnOn, signOnPort, signedOffOn, signOffPort } = engagements;
  return tx
    .select({ rank, signedOnOn, signOnPort, signedOffOn, signOffPort })
    .from(engagements)
    .where(and(eq(engagements.vesselId, vesselId), eq(engagements.profileId, profileId)))
    .orderBy(asc(signedOnOn), asc(engagements.id));
};

export const ownRestDays = (
  tx: Db,
  vesselId: string,
  profileId: string,
  after: CalendarDate | undefined,
  batchSize: number,
) => {
  const { onDay, beginsAt, grid, repeatedFrom, repeated, remark, grounds } = restDays;
  return tx
    .select({ onDay, beginsAt, grid, repeatedFrom, repeated, remark, grounds })
    .from(restDays)
    .where(
      and(
        eq(restDays.vesselId, vesselId),
        eq(restDays.profileId, profileId),
        after === undefined ? undefined : gt(onDay, after),
      ),
    )
    .orderBy(asc(onDay))
    .limit(batchSize);
};

/** Who signed which month. */
export const ownRestSignatures = (tx: Db, vesselId: string, profileId: string) =>
  tx
    .select({
      ...{ month: restMonths.month, revision: restMonths.revision },
      ...{ capacity: restSignatures.capacity, name: restSignatures.name, signedAt: restSignatures.signedAt },
    })
    .from(restSignatures)
    .innerJoin(
      restMonths,
      and(eq(restMonths.vesselId, restSignatures.vesselId), eq(restMonths.id, restSignatures.monthId)),
    )
    .where(and(eq(restMonths.vesselId, vesselId), eq(restMonths.profileId, profileId)))
    .orderBy(asc(restMonths.month), asc(restMonths.revision), asc(restSignatures.signedAt));
