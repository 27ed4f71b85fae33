import type { Db } from "@ymp/db/client";
import { crewDocuments } from "@ymp/db/schema/people";
import { earlierServices } from "@ymp/db/schema/sea-service";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import type { EarlierServiceRow } from "./sea-service.record.ts";

type NewEarlierService = typeof earlierServices.$inferInsert;

export const earlierOf = (tx: Db, vesselId: string, profileId: string): Promise<EarlierServiceRow[]> =>
  tx
    .select()
    .from(earlierServices)
    .where(and(eq(earlierServices.vesselId, vesselId), eq(earlierServices.profileId, profileId)))
    .orderBy(desc(earlierServices.startsOn), desc(earlierServices.id));

export async function findEarlier(tx: Db, vesselId: string, id: string): Promise<EarlierServiceRow | undefined> {
  const [row] = await tx
    .select()
    .from(earlierServices)
    .where(and(eq(earlierServices.vesselId, vesselId), eq(earlierServices.id, id)));
  return row;
}

export async function insertEarlier(tx: Db, row: NewEarlierService): Promise<EarlierServiceRow> {
  const [inserted] = await tx.insert(earlierServices).values(row).returning();
  return expectRow(inserted);
}

export async function updateEarlier(
  tx: Db,
  { vesselId, id }: EarlierServiceRow,
  values: Partial<NewEarlierService>,
): Promise<EarlierServiceRow> {
  const [row] = await tx
    .update(earlierServices)
    .set({ ...values, version: sql`${earlierServices.version} + 1` })
    .where(and(eq(earlierServices.vesselId, vesselId), eq(earlierServices.id, id)))
    .returning();
  return expectRow(row);
}

export async function deleteEarlier(tx: Db, vesselId: string, id: string): Promise<void> {
  await tx.delete(earlierServices).where(and(eq(earlierServices.vesselId, vesselId), eq(earlierServices.id, id)));
}

/** Whether a paper is one of the person's that stands. */
export async function isPaperOf(tx: Db, vesselId: string, profileId: string, paperId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: crewDocuments.id })
    .from(crewDocuments)
    .where(
      and(
        eq(crewDocuments.vesselId, vesselId),
        eq(crewDocuments.id, paperId),
        eq(crewDocuments.profileId, profileId),
        isNull(crewDocuments.deletedAt),
      ),
    );
  return rows.length > 0;
}
