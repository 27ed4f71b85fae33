import type { ApprovalLimits } from "@ymp/core/orders/approval";
import type { Db } from "@ymp/db/client";
import { vessels } from "@ymp/db/schema/vessels";
import { eq, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import { knownRatesOf } from "./known-rates.repository.ts";

/** Read again each time: what the gate knows of a vessel may be seconds old, and this is about money. */
const termColumns = {
  currency: vessels.currency,
  approvalLimits: vessels.approvalLimits,
  version: vessels.version,
};

export async function readTerms(tx: Db, vesselId: string) {
  const [row] = await tx.select(termColumns).from(vessels).where(eq(vessels.id, vesselId));
  return expectRow(row);
}

/** For the change that follows. */
export async function lockTerms(tx: Db, vesselId: string) {
  const [row] = await tx.select(termColumns).from(vessels).where(eq(vessels.id, vesselId)).for("update");
  return expectRow(row);
}

/** The same, and the rates that a foreign sum is weighed by. */
export async function readApprovalTerms(tx: Db, vesselId: string) {
  const [terms, knownRates] = await Promise.all([readTerms(tx, vesselId), knownRatesOf(tx, vesselId)]);
  return { ...terms, knownRates };
}

export async function writeLimits(tx: Db, vesselId: string, approvalLimits: ApprovalLimits) {
  const [before] = await tx.select().from(vessels).where(eq(vessels.id, vesselId)).for("update");
  const [after] = await tx
    .update(vessels)
    .set({ approvalLimits, version: sql`${vessels.version} + 1`, updatedAt: sql`now()` })
    .where(eq(vessels.id, vesselId))
    .returning();
  return { before: expectRow(before), after: expectRow(after) };
}
