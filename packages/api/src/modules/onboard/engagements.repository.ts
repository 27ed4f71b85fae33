import type { Db } from "@ymp/db/client";
import { engagements } from "@ymp/db/schema/people";
import { and, desc, eq, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";

export type EngagementRow = typeof engagements.$inferSelect;

export function listEngagements(tx: Db, vesselId: string, profileId: string): Promise<EngagementRow[]> {
  return tx
    .select()
    .from(engagements)
    .where(and(eq(engagements.vesselId, vesselId), eq(engagements.profileId, profileId)))
    .orderBy(desc(engagements.signedOnOn), desc(engagements.id));
}

export async function findEngagement(tx: Db, vesselId: string, id: string): Promise<EngagementRow | undefined> {
  const [row] = await tx
    .select()
    .from(engagements)
    .where(and(eq(engagements.vesselId, vesselId), eq(engagements.id, id)));
  return row;
}

export async function insertEngagement(tx: Db, row: typeof engagements.$inferInsert): Promise<EngagementRow> {
  const [inserted] = await tx.insert(engagements).values(row).returning();
  return expectRow(inserted);
}

export async function updateEngagement(
  tx: Db,
  { vesselId, id }: EngagementRow,
  values: Partial<typeof engagements.$inferInsert>,
): Promise<EngagementRow> {
  const [row] = await tx
    .update(engagements)
    .set({ ...values, version: sql`${engagements.version} + 1` })
    .where(and(eq(engagements.vesselId, vesselId), eq(engagements.id, id)))
    .returning();
  return expectRow(row);
}

export async function deleteEngagement(tx: Db, vesselId: string, id: string): Promise<void> {
  await tx.delete(engagements).where(and(eq(engagements.vesselId, vesselId), eq(engagements.id, id)));
}
