import type { Db } from "@ymp/db/client";
import { files } from "@ymp/db/schema/files";
import { vesselArchives } from "@ymp/db/schema/platform";
import { vessels } from "@ymp/db/schema/vessels";
import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import { partKey } from "../../platform/files/stored-parts.ts";

export async function cooledOffVessels(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: vessels.id })
    .from(vessels)
    .where(and(isNotNull(vessels.deletionRequestedAt), lte(vessels.deletesAt, now)))
    .orderBy(asc(vessels.deletesAt));
  return rows.map(({ id }) => id);
}

/** Everything the store keeps of the vessel: its files in every size, and its archives. */
export async function storedKeysOf(tx: Db, vesselId: string): Promise<string[]> {
  const [kept, archives] = await Promise.all([
    tx.select({ key: files.storageKey }).from(files).where(eq(files.vesselId, vesselId)),
    tx.select({ key: vesselArchives.storageKey }).from(vesselArchives).where(eq(vesselArchives.vesselId, vesselId)),
  ]);
  const parts = kept.flatMap(({ key }) => (["original", "view", "thumb"] as const).map((part) => partKey(key, part)));
  return [...parts, ...archives.flatMap(({ key }) => key ?? [])];
}

/** False when somebody took the deletion back in between. Years of work may take longer than a request ever should. */
export async function eraseRows(tx: Db, vesselId: string, now: Date): Promise<boolean> {
  await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
  const [row] = await tx.execute<{ erased: boolean }>(
    sql`select app.erase_vessel(${vesselId}::uuid, ${now.toISOString()}::timestamptz) as erased`,
  );
  return row?.erased === true;
}
