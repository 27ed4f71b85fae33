import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { securityKeyChallenges, securityKeys } from "@ymp/db/schema/sign-in";
import { and, asc, eq, lt, sql } from "drizzle-orm";
import { isWindowOpenAt } from "../../kit/clock-windows.ts";
import { challengeMinutes } from "./security-keys.rules.ts";

export type SecurityKey = typeof securityKeys.$inferSelect;
export type NewSecurityKey = typeof securityKeys.$inferInsert;
export type KeyPurpose = (typeof securityKeyChallenges.$inferSelect)["purpose"];

/** Those who change the keys of the same account take turns. */
export async function lockSecondStep(tx: Db, userId: string) {
  const [owner] = await tx
    .select({ totpConfirmedAt: users.totpConfirmedAt, securityKeysSince: users.securityKeysSince })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return owner;
}

export async function setKeysSince(tx: Db, userId: string, securityKeysSince: Date | null): Promise<void> {
  await tx.update(users).set({ securityKeysSince, updatedAt: sql`now()` }).where(eq(users.id, userId));
}

/** The oldest first. */
export function listKeys(db: Db, userId: string): Promise<SecurityKey[]> {
  return db
    .select()
    .from(securityKeys)
    .where(eq(securityKeys.userId, userId))
    .orderBy(asc(securityKeys.createdAt), asc(securityKeys.id));
}

export async function findKey(db: Db, userId: string, credentialId: string): Promise<SecurityKey | undefined> {
  const [key] = await db
    .select()
    .from(securityKeys)
    .where(and(eq(securityKeys.userId, userId), eq(securityKeys.credentialId, credentialId)));
  return key;
}

/** False when that key opens an account already, this one or another. */
export async function insertKey(tx: Db, key: NewSecurityKey): Promise<boolean> {
  const written = await tx
    .insert(securityKeys)
    .values(key)
    .onConflictDoNothing({ target: securityKeys.credentialId })
    .returning({ id: securityKeys.id });
  return written.length > 0;
}

/** False when the account has no such key. */
export async function setKeyName(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const written = await db
    .update(securityKeys)
    .set({ name, updatedAt: sql`now()` })
    .where(and(eq(securityKeys.userId, userId), eq(securityKeys.id, id)))
    .returning({ id: securityKeys.id });
  return written.length > 0;
}

export async function deleteKey(tx: Db, id: string): Promise<void> {
  await tx.delete(securityKeys).where(eq(securityKeys.id, id));
}

/** False when its count did not rise in between; a key that does not count stays at 0. */
export async function noteKeyUse(
  db: Db,
  id: string,
  { counter, isBackedUp, at }: { counter: number; isBackedUp: boolean; at: Date },
): Promise<boolean> {
  const isStill = counter === 0 ? eq(securityKeys.counter, 0) : lt(securityKeys.counter, counter);
  const written = await db
    .update(securityKeys)
    .set({ counter, isBackedUp, lastUsedAt: at })
    .where(and(eq(securityKeys.id, id), isStill))
    .returning({ id: securityKeys.id });
  return written.length > 0;
}

export async function insertChallenge(db: Db, challenge: typeof securityKeyChallenges.$inferInsert): Promise<void> {
  await db.insert(securityKeyChallenges).values(challenge);
}

/** Removes the question with its answer, so that it is answered once; false when it was not asked, or ran out. */
export async function takeChallenge(
  db: Db,
  asked: { challenge: string; userId: string; purpose: KeyPurpose },
  now: Date,
): Promise<boolean> {
  const taken = await db
    .delete(securityKeyChallenges)
    .where(
      and(
        eq(securityKeyChallenges.challenge, asked.challenge),
        eq(securityKeyChallenges.userId, asked.userId),
        eq(securityKeyChallenges.purpose, asked.purpose),
        isWindowOpenAt(securityKeyChallenges.expiresAt, challengeMinutes * 60_000, now),
      ),
    )
    .returning({ userId: securityKeyChallenges.userId });
  return taken.length > 0;
}
