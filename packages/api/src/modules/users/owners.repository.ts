import type { Db } from "@ymp/db/client";
import { memberships, users } from "@ymp/db/schema/accounts";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { mails } from "@ymp/db/schema/operations";
import { profiles } from "@ymp/db/schema/people";
import { apiTokens, passwordResets, securityKeyChallenges, sessions } from "@ymp/db/schema/sign-in";
import { vessels } from "@ymp/db/schema/vessels";
import { and, eq, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { askedRows } from "../../platform/accounts/invited.repository.ts";
import { noPassword } from "../../platform/accounts/passwords.ts";
import { type AccountRow, accountColumns } from "../../platform/accounts/personal-columns.ts";
import type { MembershipRow } from "../../platform/accounts/places.repository.ts";

/** Sessions, tokens, links and the password. */
export async function closeWaysIn(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash: noPassword, passwordSetAt: now, mustChangePassword: true, provenEmail: null, updatedAt: now })
    .where(eq(users.id, userId));
  for (const table of [apiTokens, sessions, passwordResets, securityKeyChallenges])
    await tx.delete(table).where(eq(table.userId, userId));
}

/** What makes a row stand for an account that was asked by the address typed. */
export const standingFor = (known: Pick<AccountRow, "id">, userId: string, email: string) => ({
  email: `${userId}@invited.invalid`,
  invitedEmail: email,
  standsForId: known.id,
});

/** The account that a place is held for: its own, or the one that was asked. */
export async function findOwner(tx: Db, user: AccountRow): Promise<AccountRow> {
  const [owner] = await tx
    .select(accountColumns)
    .from(users)
    .where(eq(users.id, user.standsForId ?? user.id));
  return owner ?? user;
}

/** The rows that an owner answers for. */
export async function heldFor(tx: Db, { id }: Pick<AccountRow, "id">): Promise<string[]> {
  return (await askedRows(tx, id)).filter(({ isAnswerable }) => isAnswerable).map((row) => row.id);
}

/** Rows that stand for the account where another address was typed than it has now. */
export async function askedElsewhere(tx: Db, accountId: string): Promise<{ id: string; invitedEmail: string }[]> {
  return tx.execute<{ id: string; invitedEmail: string }>(sql`
    select u.id, u.invited_email as "invitedEmail" from ${users} u join ${users} o on o.id = u.stands_for_id
    where o.id = ${accountId} and lower(u.invited_email) <> lower(o.email) order by u.id`);
}

/** The place on that vessel that an address was asked to, if any, also after it was taken off the list. */
export async function findAskedPlace(tx: Db, vesselId: string, email: string): Promise<MembershipRow | undefined> {
  const [row] = await tx
    .select({ membership: memberships })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.vesselId, vesselId), eq(sql`lower(${users.invitedEmail})`, email.toLowerCase())));
  return row?.membership;
}

export async function vesselsHeldBy(tx: Db, userIds: readonly string[]): Promise<string[]> {
  const rows = await tx.execute<{ vessel_id: string }>(
    sql`select distinct vessel_id from app.memberships_of(array${jsonIds(userIds)}) where soft_deleted_at is null`,
  );
  return rows.map((row) => row.vessel_id).toSorted();
}

/** Under the vessel's scope: the places of these accounts that wait for an answer. */
export function awaitedPlaces(tx: Db, vesselId: string, userIds: readonly string[]) {
  return tx
    .select({
      membership: memberships,
      vesselName: vessels.name,
      inviter: sql<string | null>`(select i.name from ${users} i where i.id = ${memberships.createdBy})`,
    })
    .from(memberships)
    .innerJoin(vessels, eq(vessels.id, memberships.vesselId))
    .where(
      and(
        eq(memberships.vesselId, vesselId),
        eq(memberships.awaitsConsent, true),
        isNull(memberships.softDeletedAt),
        sql`${memberships.userId} in ${jsonIds(userIds)}`,
      ),
    );
}

/**
 * The owner comes into the place that was held: under the vessel's scope. A place from an earlier time aboard gives way.
 * @returns whether there was an earlier time
 */
export async function takeHeldPlace(tx: Db, place: MembershipRow, ownerId: string): Promise<boolean> {
  const { vesselId, userId: standInId } = place;
  const left = await tx
    .delete(memberships)
    .where(and(eq(memberships.vesselId, vesselId), eq(memberships.userId, ownerId)))
    .returning({ id: memberships.id });
  const ofVessel = (userId: string) => and(eq(profiles.vesselId, vesselId), eq(profiles.userId, userId));
  const [earlier] = await tx
    .update(profiles)
    .set({ userId: null })
    .where(ofVessel(ownerId))
    .returning({ id: profiles.id });
  await tx.update(profiles).set({ userId: ownerId }).where(ofVessel(standInId));
  await tx
    .update(inventoryItems)
    .set({ ownerUserId: ownerId })
    .where(and(eq(inventoryItems.vesselId, vesselId), eq(inventoryItems.ownerUserId, standInId)));
  await tx
    .update(memberships)
    .set({ userId: ownerId })
    .where(and(eq(memberships.vesselId, vesselId), eq(memberships.id, place.id)));
  await tx.update(mails).set({ userId: ownerId }).where(eq(mails.userId, standInId));
  if (!earlier) await tx.delete(users).where(eq(users.id, standInId));
  else
    await tx
      .update(profiles)
      .set({ userId: standInId })
      .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, earlier.id)));
  return left.length > 0 || earlier !== undefined;
}
