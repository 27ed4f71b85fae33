import type { ApprovalLimits } from "@ymp/core/orders/approval";
import type { Db } from "@ymp/db/client";
import { vessels } from "@ymp/db/schema/accounts";
import { eq, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";

export async function writeLimits(tx: Db, vesselId: string, approvalLimits: ApprovalLimits) {
  const [before] = await tx.select().from(vessels).where(eq(vessels.id, vesselId)).for("update");
  const [after] = await tx
    .update(vessels)
    .set({ approvalLimits, version: sql`${vessels.version} + 1`, updatedAt: sql`now()` })
    .where(eq(vessels.id, vesselId))
    .returning();
  return { before: expectRow(before), after: expectRow(after) };
}
