import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { recoveryCodes, securityKeys } from "@ymp/db/schema/sign-in";
import { and, count, eq, gt, isNull, lt, or, sql } from "drizzle-orm";

export interface SecondStep {
  readonly username: string;
  /** Sealed. */
  readonly totpSecret: string | null;
  readonly totpConfirmedAt: Date | null;
  readonly totpLastStep: number | null;
  readonly securityKeysSince: Date | null;
}

export async function findSecondStep(db: Db, userId: string): Promise<SecondStep | undefined> {
  const [row] = await db
    .select({
      username: users.username,
      totpSecret: users.totpSecret,
      totpConfirmedAt: users.totpConfirmedAt,
      totpLastStep: users.totpLastStep,
      securityKeysSince: users.securityKeysSince,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

const touched = { updatedAt: sql`now()` };

/** False when the second step was turned on in between. */
export async function saveUnconfirmedSecret(db: Db, userId: string, totpSecret: string): Promise<boolean> {
  const written = await db
    .update(users)
    .set({ totpSecret, totpLastStep: null, ...touched })
    .where(and(eq(users.id, userId), isNull(users.totpConfirmedAt)))
    .returning({ id: users.id });
  return written.length > 0;
}

export async function setConfirmed(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ totpConfirmedAt: at, ...touched })
    .where(eq(users.id, userId));
}

/** False when that step, or a later one, was used in between. */
export async function takeStep(db: Db, userId: string, step: number, latest: number): Promise<boolean> {
  const taken = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(users.id, userId),
        or(isNull(users.totpLastStep), lt(users.totpLastStep, step), gt(users.totpLastStep, latest)),
      ),
    )
    .returning({ id: users.id });
  return taken.length > 0;
}

const noAuthenticator = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null };

export async function clearAuthenticator(db: Db, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ ...noAuthenticator, ...touched })
    .where(eq(users.id, userId));
}

/** The authenticator, the keys and the recovery codes. */
export async function clearSecondStep(db: Db, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ ...noAuthenticator, securityKeysSince: null, ...touched })
    .where(eq(users.id, userId));
  await db.delete(securityKeys).where(eq(securityKeys.userId, userId));
  await deleteRecoveryCodes(db, userId);
}

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function replaceRecoveryCodes(db: Db, userId: string, codeHashes: readonly string[]): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** False when there is no such code, or it was used before. */
export async function takeRecoveryCode(db: Db, userId: string, codeHash: string, at: Date): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: at, updatedAt: at })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
