import type { Db } from "@ymp/db/client";
import { apiTokens } from "@ymp/db/schema/sign-in";
import { vessels } from "@ymp/db/schema/vessels";
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { holdsAt, isOverAt } from "../../kit/clock-windows.ts";

export type NewToken = typeof apiTokens.$inferInsert;

/** False when the id is taken. */
export async function insertToken(db: Db, token: NewToken): Promise<boolean> {
  const written = await db
    .insert(apiTokens)
    .values(token)
    .onConflictDoNothing({ target: apiTokens.id })
    .returning({ id: apiTokens.id });
  return written.length > 0;
}

/** Those who make one at the same moment have taken turns by holding the account. */
export async function countInForce(db: Db, userId: string, now: Date): Promise<number> {
  return db.$count(
    apiTokens,
    and(
      eq(apiTokens.userId, userId),
      isNull(apiTokens.revokedAt),
      holdsAt(apiTokens.createdAt, apiTokens.expiresAt, now),
    ),
  );
}

/** The oldest of those that open nothing any more. */
export async function dropEndedBeyond(
  db: Db,
  userId: string,
  { now, kept }: { now: Date; kept: number },
): Promise<void> {
  const ended = db
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .where(
      and(
        eq(apiTokens.userId, userId),
        or(isNotNull(apiTokens.revokedAt), isOverAt(apiTokens.createdAt, apiTokens.expiresAt, now)),
      ),
    )
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
    .offset(kept);
  await db.delete(apiTokens).where(inArray(apiTokens.id, ended));
}

/** The youngest first; everything but the hash. */
export function listTokens(db: Db, userId: string) {
  return db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      hint: apiTokens.hint,
      vesselId: apiTokens.boundVesselId,
      vesselName: vessels.name,
      scopes: apiTokens.scopes,
      createdAt: apiTokens.createdAt,
      expiresAt: apiTokens.expiresAt,
      lastUsedAt: apiTokens.lastUsedAt,
      lastUsedAddress: apiTokens.lastUsedAddress,
      revokedAt: apiTokens.revokedAt,
    })
    .from(apiTokens)
    .leftJoin(vessels, eq(vessels.id, apiTokens.boundVesselId))
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
}

export async function hasToken(db: Db, userId: string, id: string): Promise<boolean> {
  const found = await db
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)));
  return found.length > 0;
}

export async function setRevoked(db: Db, userId: string, id: string, at: Date): Promise<void> {
  await db
    .update(apiTokens)
    .set({ revokedAt: at, updatedAt: at })
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id), isNull(apiTokens.revokedAt)));
}

/** Those that open this vessel and no other; without a vessel all. */
export async function setRevokedOf(db: Db, of: { userId: string; vesselId?: string; now: Date }): Promise<void> {
  await db
    .update(apiTokens)
    .set({ revokedAt: of.now, updatedAt: of.now })
    .where(
      and(
        eq(apiTokens.userId, of.userId),
        of.vesselId === undefined ? undefined : eq(apiTokens.boundVesselId, of.vesselId),
        isNull(apiTokens.revokedAt),
      ),
    );
}

/** Every process forgets what it remembers of the account, as the triggers on accounts and sessions make it. */
export async function announceOwner(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_notify('ymp_principals', ${userId})`);
}
