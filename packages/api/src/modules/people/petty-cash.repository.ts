import type { Db } from "@ymp/db/client";
import { pettyCashFloats } from "@ymp/db/schema/people";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";

/** The sums that somebody holds; a settled one is none. */
export function floatsOf(tx: Db, vesselId: string, profileId: string) {
  return tx
    .select({
      currency: pettyCashFloats.currency,
      amountMinor: pettyCashFloats.amountMinor,
      version: pettyCashFloats.version,
    })
    .from(pettyCashFloats)
    .where(
      and(
        eq(pettyCashFloats.vesselId, vesselId),
        eq(pettyCashFloats.profileId, profileId),
        ne(pettyCashFloats.amountMinor, 0),
      ),
    )
    .orderBy(asc(pettyCashFloats.currency));
}

/** The sums of many people, told apart by who holds them. */
export function floatsOfAll(tx: Db, vesselId: string, profileIds: readonly string[]) {
  return tx
    .select({
      profileId: pettyCashFloats.profileId,
      currency: pettyCashFloats.currency,
      amountMinor: pettyCashFloats.amountMinor,
      version: pettyCashFloats.version,
    })
    .from(pettyCashFloats)
    .where(
      and(
        eq(pettyCashFloats.vesselId, vesselId),
        inArray(pettyCashFloats.profileId, [...profileIds]),
        ne(pettyCashFloats.amountMinor, 0),
      ),
    )
    .orderBy(asc(pettyCashFloats.currency));
}

/** Also one that was given back, which is nothing now. */
export async function findFloat(
  tx: Db,
  vesselId: string,
  { profileId, currency }: { profileId: string; currency: string },
): Promise<{ amountMinor: number; version: number } | undefined> {
  const [sum] = await tx
    .select({ amountMinor: pettyCashFloats.amountMinor, version: pettyCashFloats.version })
    .from(pettyCashFloats)
    .where(
      and(
        eq(pettyCashFloats.vesselId, vesselId),
        eq(pettyCashFloats.profileId, profileId),
        eq(pettyCashFloats.currency, currency),
      ),
    )
    .for("update");
  return sum;
}

export async function putFloat(
  tx: Db,
  row: { vesselId: string; profileId: string; currency: string; amountMinor: number; createdBy: string | null },
  now: Date,
): Promise<void> {
  await tx
    .insert(pettyCashFloats)
    .values({ ...row, createdAt: now })
    .onConflictDoUpdate({
      target: [pettyCashFloats.vesselId, pettyCashFloats.profileId, pettyCashFloats.currency],
      set: { amountMinor: row.amountMinor, updatedAt: now, version: sql`${pettyCashFloats.version} + 1` },
    });
}
