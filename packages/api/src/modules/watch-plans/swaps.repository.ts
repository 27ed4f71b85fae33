import { openSwapStates, type SwapState } from "@ymp/core/watches/watch-swap";
import type { Db } from "@ymp/db/client";
import { watchSwaps } from "@ymp/db/schema/watch-plans";
import { and, asc, desc, eq, gte, inArray, or, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import type { WatchSwapRow } from "./watch-plans.record.ts";

const { vesselId: vesselColumn, id } = watchSwaps;

export async function findSwap(tx: Db, vesselId: string, wanted: string): Promise<WatchSwapRow | undefined> {
  const [row] = await tx
    .select()
    .from(watchSwaps)
    .where(and(eq(vesselColumn, vesselId), eq(id, wanted)));
  return row;
}

export const openSwapsOf = (tx: Db, vesselId: string, planId: string) =>
  tx
    .select()
    .from(watchSwaps)
    .where(
      and(eq(vesselColumn, vesselId), eq(watchSwaps.planId, planId), inArray(watchSwaps.state, [...openSwapStates])),
    )
    .orderBy(asc(watchSwaps.createdAt), asc(id));

/** Those that are open, and those that were closed since, the latest first. */
export const swapsSince = (tx: Db, vesselId: string, planId: string, since: Date) =>
  tx
    .select()
    .from(watchSwaps)
    .where(
      and(
        eq(vesselColumn, vesselId),
        eq(watchSwaps.planId, planId),
        or(inArray(watchSwaps.state, [...openSwapStates]), gte(watchSwaps.updatedAt, since)),
      ),
    )
    .orderBy(desc(watchSwaps.createdAt), desc(id));

export async function insertSwap(tx: Db, row: typeof watchSwaps.$inferInsert & { id: string }): Promise<WatchSwapRow> {
  const [inserted] = await tx.insert(watchSwaps).values(row).returning();
  return expectRow(inserted);
}

/** What becomes of requests, in one statement. */
export const setSwaps = (
  tx: Db,
  vesselId: string,
  ids: readonly string[],
  values: { state: SwapState; reason?: string | null },
  now: Date,
): Promise<WatchSwapRow[]> =>
  tx
    .update(watchSwaps)
    .set({ ...values, updatedAt: now, version: sql`${watchSwaps.version} + 1` })
    .where(and(eq(vesselColumn, vesselId), inArray(id, [...ids])))
    .returning();
