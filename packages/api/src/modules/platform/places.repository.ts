import type { Db } from "@ymp/db/client";
import { memberships } from "@ymp/db/schema/accounts";
import { profiles } from "@ymp/db/schema/people";
import { and, eq } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import { type PersonRow, personColumns } from "../../platform/accounts/personal-columns.ts";
import type { MembershipRow } from "../../platform/accounts/places.repository.ts";

/** The person's profile on that vessel, also from an earlier time on board. */
export async function findProfileOf(tx: Db, vesselId: string, userId: string): Promise<PersonRow | undefined> {
  const [row] = await tx
    .select(personColumns)
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.userId, userId)));
  return row;
}

export async function insertPlace(tx: Db, row: typeof memberships.$inferInsert): Promise<MembershipRow> {
  const [membership] = await tx.insert(memberships).values(row).returning();
  return expectRow(membership);
}

export async function deletePlace(tx: Db, { vesselId, id }: MembershipRow): Promise<void> {
  await tx.delete(memberships).where(and(eq(memberships.vesselId, vesselId), eq(memberships.id, id)));
}

export async function insertProfile(tx: Db, row: typeof profiles.$inferInsert): Promise<PersonRow> {
  const [profile] = await tx.insert(profiles).values(row).returning(personColumns);
  return expectRow(profile);
}
