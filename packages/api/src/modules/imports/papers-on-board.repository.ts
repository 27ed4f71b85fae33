import type { Db } from "@ymp/db/client";
import { crewDocuments, profiles } from "@ymp/db/schema/people";
import { earlierServices } from "@ymp/db/schema/sea-service";
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { allBySlices, bySlices } from "../../kit/slices.ts";
import type { ExistingPaper } from "../../platform/imports/plan-papers-import.ts";
import type { DocumentRow } from "../crew-documents/crew-documents.record.ts";

/** The crew's papers as an import compares its rows with them. */
export function listPapersOnBoard(tx: Db, vesselId: string): Promise<ExistingPaper[]> {
  return allBySlices((after) =>
    tx
      .select({
        id: crewDocuments.id,
        profileId: crewDocuments.profileId,
        type: crewDocuments.type,
        title: crewDocuments.title,
        number: crewDocuments.number,
        issuingCountry: crewDocuments.issuingCountry,
        issuingAuthority: crewDocuments.issuingAuthority,
        issuedOn: crewDocuments.issuedOn,
        expiresOn: crewDocuments.expiresOn,
        hasNoExpiry: crewDocuments.hasNoExpiry,
        limitation: crewDocuments.limitation,
      })
      .from(crewDocuments)
      .where(
        and(
          eq(crewDocuments.vesselId, vesselId),
          isNull(crewDocuments.deletedAt),
          after ? gt(crewDocuments.id, after) : undefined,
        ),
      )
      .orderBy(asc(crewDocuments.id)),
  );
}

export function lockPapers(tx: Db, vesselId: string, ids: readonly string[]): Promise<DocumentRow[]> {
  return bySlices(ids, (slice) =>
    tx
      .select()
      .from(crewDocuments)
      .where(and(eq(crewDocuments.vesselId, vesselId), sql`${crewDocuments.id} in ${jsonIds(slice)}`))
      .orderBy(asc(crewDocuments.id))
      .for("update"),
  );
}

/** Of these papers the ones that another renews by now, or that prove service on another vessel. */
export async function listReferredTo(tx: Db, vesselId: string, ids: readonly string[]): Promise<Set<string>> {
  const renewed = tx
    .select({ id: crewDocuments.replacesId })
    .from(crewDocuments)
    .where(and(eq(crewDocuments.vesselId, vesselId), sql`${crewDocuments.replacesId} in ${jsonIds(ids)}`));
  const proving = tx
    .select({ id: earlierServices.paperId })
    .from(earlierServices)
    .where(and(eq(earlierServices.vesselId, vesselId), sql`${earlierServices.paperId} in ${jsonIds(ids)}`));
  const rows = await renewed.union(proving);
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

export async function listHolderNames(
  tx: Db,
  vesselId: string,
  profileIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: profiles.id, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), sql`${profiles.id} in ${jsonIds(profileIds)}`));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

export async function deletePapers(tx: Db, vesselId: string, ids: readonly string[]): Promise<void> {
  await tx
    .delete(crewDocuments)
    .where(and(eq(crewDocuments.vesselId, vesselId), sql`${crewDocuments.id} in ${jsonIds(ids)}`));
}
