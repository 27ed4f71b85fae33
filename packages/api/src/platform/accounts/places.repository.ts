import type { Place } from "@ymp/core/access/administrators";
import { accessOverridesSchema } from "@ymp/core/access/overrides-schema";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import type { Db } from "@ymp/db/client";
import { companyDepartures, companyMemberships, memberships, users } from "@ymp/db/schema/accounts";
import { profiles } from "@ymp/db/schema/people";
import { vessels } from "@ymp/db/schema/vessels";
import { and, eq, max, or, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import { type AccountRow, accountColumns, type PersonRow, personColumns } from "./personal-columns.ts";

export type MembershipRow = typeof memberships.$inferSelect;

/** Somebody's place on a vessel: the membership, the account that holds it, and the person it stands for. */
export interface Member {
  membership: MembershipRow;
  user: AccountRow;
  profile: PersonRow | null;
}

/** Two changes that could each take away the last administrator take turns, on board and from outside. */
export async function lockAdministration(tx: Db, vesselId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`administration of ${vesselId}`}, 0))`);
}

export async function findMember(tx: Db, vesselId: string, userId: string): Promise<Member | undefined> {
  const [row] = await tx
    .select({ membership: memberships, user: accountColumns, profile: personColumns })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(profiles, and(eq(profiles.vesselId, memberships.vesselId), eq(profiles.userId, memberships.userId)))
    .where(and(eq(memberships.vesselId, vesselId), eq(memberships.userId, userId)));
  return row;
}

/**
 * When somebody was last off the vessel as one of a company that looked after her: they left it, or it lost her. Asked for the account
 * of the scope, which sees where it works.
 */
export async function leftWithCompany(tx: Db, vesselId: string, userId: string): Promise<Date | null> {
  const ofVessel = sql`(
    select looking.company_id from ${vessels} looking where looking.id = ${vesselId}
    union select lost.company_id from ${companyDepartures} lost where lost.managed_vessel_id = ${vesselId})`;
  const ofUser = sql`(
    select works.company_id from ${companyMemberships} works where works.user_id = ${userId}
    union select left_it.company_id from ${companyDepartures} left_it where left_it.user_id = ${userId})`;
  const isTheirs = or(
    and(eq(companyDepartures.userId, userId), sql`${companyDepartures.companyId} in ${ofVessel}`),
    and(eq(companyDepartures.managedVesselId, vesselId), sql`${companyDepartures.companyId} in ${ofUser}`),
  );
  const [row] = await tx
    .select({ at: max(companyDepartures.leftAt) })
    .from(companyDepartures)
    .where(isTheirs);
  return row?.at ?? null;
}

/**
 * Whether somebody was asked aboard and has not come yet. It is the same for anyone who has not agreed and for anyone who has not
 * signed in for the first time: it must not tell which of the two addresses had an account.
 */
export function isAwaited(facts: { awaitsConsent: boolean; mustChangePassword: boolean; lastSeenAt: Date | null }) {
  return facts.awaitsConsent || (facts.mustChangePassword && facts.lastSeenAt === null);
}

/** Everybody's place, as far as it says who administers the vessel: not a closed account, nor one that has not come yet. */
export async function administrationOf(tx: Db, vesselId: string): Promise<Place[]> {
  const rows = await tx
    .select({ membership: memberships, closedAt: users.softDeletedAt, mustChangePassword: users.mustChangePassword })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.vesselId, vesselId));
  return rows.map(({ membership, closedAt, mustChangePassword }) => {
    const place = placeOf(membership);
    const isHere = closedAt === null && !isAwaited({ ...membership, mustChangePassword });
    return { ...place, isDeleted: place.isDeleted || !isHere };
  });
}

export function placeOf(row: MembershipRow): Place {
  return {
    userId: row.userId,
    role: row.role,
    access: accessOverridesSchema.parse(row.access),
    endsOn: calendarDateSchema.nullable().parse(row.endsOn),
    isDeleted: row.softDeletedAt !== null,
  };
}

export async function patchProfile(
  tx: Db,
  { vesselId, id }: Pick<PersonRow, "vesselId" | "id">,
  patch: Partial<typeof profiles.$inferInsert>,
  now: Date,
): Promise<PersonRow> {
  const [row] = await tx
    .update(profiles)
    .set({ ...patch, updatedAt: now, version: sql`${profiles.version} + 1` })
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, id)))
    .returning(personColumns);
  return expectRow(row);
}
