import { AppError } from "@ymp/core/errors";
import type { Db } from "@ymp/db/client";
import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** Of what is answered whole, no vessel has more: far above the largest yacht, and small enough for one answer. */
export const mostOnBoard = { equipment: 20_000, locations: 5000, rounds: 500 } as const;

/** @throws AppError limit when the vessel would have more rows of that table than it may */
export async function expectRoom(
  tx: Db,
  table: PgTable,
  { vesselId, most, added = 1 }: { vesselId: string; most: number; added?: number },
): Promise<void> {
  const [row] = await tx.execute<{ rows: number }>(
    sql`select count(*)::int as rows from (select 1 from ${table} where vessel_id = ${vesselId} limit ${most}) as known`,
  );
  if ((row?.rows ?? 0) + added > most) throw new AppError("limit", "refusals:noRoom", { most });
}
