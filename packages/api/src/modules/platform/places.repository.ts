import type { Place } from "@ymp/core/access/administrators";
import { accessOverridesSchema } from "@ymp/core/access/permissions";
import type { Db } from "@ymp/db/client";
import { memberships, users } from "@ymp/db/schema/accounts";
import { profiles } from "@ymp/db/schema/people";
import { and, eq, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";

export type PlaceRow = typeof memberships.$inferSelect;
export type ProfileRow = typeof profiles.$inferSelect;

/** Two changes that could each take away the last administrator take turns, with those made on board. */
export async function lockPlaces(tx: Db, vesselId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`administration of ${vesselId}`}, 0))`);
}

export async function findPlace(tx: Db, vesselId: string, userId: string) {
  const [row] = await tx
    .select({ membership: memberships, user: users, profile: profiles })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(profiles, and(eq(profiles.vesselId, memberships.vesselId), eq(profiles.userId, memberships.userId)))
    .where(and(eq(memberships.vesselId, vesselId), eq(memberships.userId, userId)));
  return row;
}

/** The person's profile on that vessel, also from an earlier time on board. */
export async function findProfileOf(tx: Db, vesselId: string, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await tx
    .select()
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.userId, userId)));
  return row;
}

export async function insertPlace(tx: Db, row: typeof memberships.$inferInsert): Promise<PlaceRow> {
  const [membership] = await tx.insert(memberships).values(row).returning();
  return expectRow(membership);
}

export async function deletePlace(tx: Db, { vesselId, id }: PlaceRow): Promise<void> {
  await tx.delete(memberships).where(and(eq(memberships.vesselId, vesselId), eq(memberships.id, id)));
}

export async function insertProfile(tx: Db, row: typeof profiles.$inferInsert): Promise<ProfileRow> {
  const [profile] = await tx.insert(profiles).values(row).returning();
  return expectRow(profile);
}

export async function patchProfile(
  tx: Db,
  { vesselId, id }: ProfileRow,
  patch: Partial<typeof profiles.$inferInsert>,
  now: Date,
): Promise<ProfileRow> {
  const [row] = await tx
    .update(profiles)
    .set({ ...patch, updatedAt: now, version: sql`${profiles.version} + 1` })
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, id)))
    .returning();
  return expectRow(row);
}

/** Everybody's place, as far as it says who administers the vessel; a closed account administers nothing. */
export async function administrationOf(tx: Db, vesselId: string): Promise<Place[]> {
  const rows = await tx
    .select({ membership: memberships, closedAt: users.softDeletedAt })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.vesselId, vesselId));
  return rows.map(({ membership, closedAt }) => ({
    userId: membership.userId,
    role: membership.role,
    access: accessOverridesSchema.parse(membership.access),
    endsOn: membership.endsOn,
    isDeleted: membership.softDeletedAt !== null || closedAt !== null,
  }));
}
