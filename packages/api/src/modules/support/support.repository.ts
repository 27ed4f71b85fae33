import type { Db } from "@ymp/db/client";
import { supportVisits } from "@ymp/db/schema/accounts";
import { and, asc, eq, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import { visitHolds } from "../../platform/accounts/visits.repository.ts";

export type VisitRow = typeof supportVisits.$inferSelect;

/** One administrator's visits of one vessel begin one after the other. */
export async function lockVisits(tx: Db, vesselId: string, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visit of ${vesselId} by ${userId}`}, 0))`);
}

export async function findVisit(tx: Db, id: string, vesselId?: string): Promise<VisitRow | undefined> {
  const [row] = await tx
    .select()
    .from(supportVisits)
    .where(and(eq(supportVisits.id, id), vesselId ? eq(supportVisits.vesselId, vesselId) : undefined));
  return row;
}

export function openVisitsBy(tx: Db, userId: string, now: Date): Promise<VisitRow[]> {
  return tx
    .select()
    .from(supportVisits)
    .where(and(eq(supportVisits.userId, userId), visitHolds(now)))
    .orderBy(asc(supportVisits.vesselId));
}

export async function insertVisit(tx: Db, row: typeof supportVisits.$inferInsert): Promise<VisitRow> {
  const [visit] = await tx.insert(supportVisits).values(row).returning();
  return expectRow(visit);
}

export async function closeVisit(tx: Db, { vesselId, id }: VisitRow, at: Date): Promise<void> {
  await tx
    .update(supportVisits)
    .set({ endedAt: at, updatedAt: at, version: sql`${supportVisits.version} + 1` })
    .where(and(eq(supportVisits.vesselId, vesselId), eq(supportVisits.id, id)));
}

/**
 * Lets the transaction read what that person may read of themselves, their visits on every vessel among it. The person who asked has it
 * again before anything is written.
 */
export async function readAs(tx: Db, userId: string | null): Promise<void> {
  await tx.execute(sql`select set_config('app.user_id', ${userId ?? ""}, true)`);
}
