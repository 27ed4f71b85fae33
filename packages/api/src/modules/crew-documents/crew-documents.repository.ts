import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { memberships, users } from "@ymp/db/schema/accounts";
import { files } from "@ymp/db/schema/files";
import { crewDocuments, onboardStays, profiles } from "@ymp/db/schema/people";
import { and, asc, desc, eq, gte, isNull, ne, or, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import type { DocumentRow } from "./crew-documents.record.ts";

export type HolderRow = Pick<
  typeof profiles.$inferSelect,
  "id" | "userId" | "firstName" | "lastName" | "department" | "birthDate" | "color" | "photoFileId"
>;

const holder = {
  id: profiles.id,
  userId: profiles.userId,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  department: profiles.department,
  birthDate: profiles.birthDate,
  color: profiles.color,
  photoFileId: profiles.photoFileId,
};

export async function findHolder(tx: Db, vesselId: string, id: string): Promise<HolderRow | undefined> {
  const [row] = await tx
    .select(holder)
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, id)));
  return row;
}

export async function findHolderOfUser(tx: Db, vesselId: string, userId: string): Promise<HolderRow | undefined> {
  const [row] = await tx
    .select(holder)
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.userId, userId)));
  return row;
}

/** The person's papers with scan and who compared it with the original; those that were removed are left out. */
export function listDocuments(tx: Db, vesselId: string, profileId: string) {
  return tx
    .select({
      document: crewDocuments,
      file: { id: files.id, name: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes },
      verifiedByName: users.name,
    })
    .from(crewDocuments)
    .leftJoin(files, and(eq(files.vesselId, crewDocuments.vesselId), eq(files.id, crewDocuments.fileId)))
    .leftJoin(users, eq(users.id, crewDocuments.verifiedBy))
    .where(
      and(
        eq(crewDocuments.vesselId, vesselId),
        eq(crewDocuments.profileId, profileId),
        isNull(crewDocuments.deletedAt),
      ),
    )
    .orderBy(asc(crewDocuments.type), desc(crewDocuments.issuedOn), desc(crewDocuments.id));
}

/** Papers of today's crew that nothing renews and that end by a day, the first to end on top. */
export function listExpiring(tx: Db, vesselId: string, { until, today }: { until: CalendarDate; today: CalendarDate }) {
  const renewal = sql`select 1 from ${crewDocuments} renewal where renewal.vessel_id = ${crewDocuments.vesselId} and renewal.replaces_id = ${crewDocuments.id} and renewal.deleted_at is null`;
  const lastLeaving = sql`select stay.end_reason from ${onboardStays} stay where stay.vessel_id = ${profiles.vesselId} and stay.profile_id = ${profiles.id} order by stay.started_at desc limit 1`;
  return tx
    .select({ document: crewDocuments, holder })
    .from(crewDocuments)
    .innerJoin(profiles, and(eq(profiles.vesselId, crewDocuments.vesselId), eq(profiles.id, crewDocuments.profileId)))
    .leftJoin(memberships, and(eq(memberships.vesselId, profiles.vesselId), eq(memberships.userId, profiles.userId)))
    .where(
      and(
        eq(crewDocuments.vesselId, vesselId),
        isNull(crewDocuments.deletedAt),
        eq(crewDocuments.hasNoExpiry, false),
        sql`${crewDocuments.expiresOn} <= ${until}`,
        sql`not exists (${renewal})`,
        ne(profiles.role, "user"),
        or(eq(profiles.isOnboard, true), sql`coalesce((${lastLeaving}), '') <> 'left'`),
        isNull(memberships.softDeletedAt),
        or(isNull(memberships.endsOn), gte(memberships.endsOn, today)),
      ),
    )
    .orderBy(asc(crewDocuments.expiresOn), asc(crewDocuments.id));
}

export async function findDocument(tx: Db, vesselId: string, id: string): Promise<DocumentRow | undefined> {
  const [row] = await tx
    .select()
    .from(crewDocuments)
    .where(and(eq(crewDocuments.vesselId, vesselId), eq(crewDocuments.id, id)))
    .for("update");
  return row;
}

/** The paper that renews another, unless it was removed. */
export async function findRenewal(tx: Db, vesselId: string, replacesId: string): Promise<DocumentRow | undefined> {
  const [row] = await tx
    .select()
    .from(crewDocuments)
    .where(
      and(
        eq(crewDocuments.vesselId, vesselId),
        eq(crewDocuments.replacesId, replacesId),
        isNull(crewDocuments.deletedAt),
      ),
    )
    .limit(1);
  return row;
}

export async function insertDocument(tx: Db, row: typeof crewDocuments.$inferInsert): Promise<DocumentRow> {
  const [inserted] = await tx.insert(crewDocuments).values(row).returning();
  return expectRow(inserted);
}

export async function updateDocument(
  tx: Db,
  { vesselId, id }: DocumentRow,
  values: Partial<typeof crewDocuments.$inferInsert>,
): Promise<DocumentRow> {
  const [row] = await tx
    .update(crewDocuments)
    .set({ ...values, version: sql`${crewDocuments.version} + 1` })
    .where(and(eq(crewDocuments.vesselId, vesselId), eq(crewDocuments.id, id)))
    .returning();
  return expectRow(row);
}

/** The scan of a paper is not one of its words: who edits those meanwhile need not know of it. */
export async function linkFile(
  tx: Db,
  { vesselId, id }: DocumentRow,
  values: Pick<DocumentRow, "fileId" | "updatedAt">,
): Promise<void> {
  await tx
    .update(crewDocuments)
    .set(values)
    .where(and(eq(crewDocuments.vesselId, vesselId), eq(crewDocuments.id, id)));
}
