import type { Db } from "@ymp/db/client";
import { contracts, leaveAdjustments } from "@ymp/db/schema/leave";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import type { ContractRow, LeaveAdjustmentRow } from "./leave.record.ts";

export async function findContract(tx: Db, vesselId: string, id: string): Promise<ContractRow | undefined> {
  const [row] = await tx
    .select()
    .from(contracts)
    .where(and(eq(contracts.vesselId, vesselId), eq(contracts.id, id)));
  return row;
}

/** Of each person, the newest first. */
export const contractsOf = (tx: Db, vesselId: string, profileIds: readonly string[]) =>
  tx
    .select()
    .from(contracts)
    .where(and(eq(contracts.vesselId, vesselId), inArray(contracts.profileId, [...profileIds])))
    .orderBy(desc(contracts.startsOn), desc(contracts.id));

export async function insertContract(tx: Db, row: typeof contracts.$inferInsert): Promise<ContractRow> {
  const [inserted] = await tx.insert(contracts).values(row).returning();
  return expectRow(inserted);
}

export async function updateContract(
  tx: Db,
  { vesselId, id }: ContractRow,
  values: Partial<typeof contracts.$inferInsert>,
  now: Date,
): Promise<ContractRow> {
  const [row] = await tx
    .update(contracts)
    .set({ ...values, updatedAt: now, version: sql`${contracts.version} + 1` })
    .where(and(eq(contracts.vesselId, vesselId), eq(contracts.id, id)))
    .returning();
  return expectRow(row);
}

export const adjustmentsOf = (tx: Db, vesselId: string, profileIds: readonly string[]) =>
  tx
    .select({
      id: leaveAdjustments.id,
      version: leaveAdjustments.version,
      contractId: leaveAdjustments.contractId,
      onDay: leaveAdjustments.onDay,
      days: leaveAdjustments.days,
      reason: leaveAdjustments.reason,
    })
    .from(leaveAdjustments)
    .innerJoin(
      contracts,
      and(eq(contracts.vesselId, leaveAdjustments.vesselId), eq(contracts.id, leaveAdjustments.contractId)),
    )
    .where(and(eq(leaveAdjustments.vesselId, vesselId), inArray(contracts.profileId, [...profileIds])))
    .orderBy(asc(leaveAdjustments.onDay), asc(leaveAdjustments.id));

export async function findAdjustment(tx: Db, vesselId: string, id: string): Promise<LeaveAdjustmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(leaveAdjustments)
    .where(and(eq(leaveAdjustments.vesselId, vesselId), eq(leaveAdjustments.id, id)));
  return row;
}

export async function insertAdjustment(tx: Db, row: typeof leaveAdjustments.$inferInsert): Promise<LeaveAdjustmentRow> {
  const [inserted] = await tx.insert(leaveAdjustments).values(row).returning();
  return expectRow(inserted);
}

export async function deleteAdjustment(tx: Db, { vesselId, id }: LeaveAdjustmentRow): Promise<void> {
  await tx.delete(leaveAdjustments).where(and(eq(leaveAdjustments.vesselId, vesselId), eq(leaveAdjustments.id, id)));
}
