import { assertAllowed } from "@ymp/core/errors";
import { isBeyondApproval, isLineBeyondApproval, judgeApproval } from "@ymp/core/orders/approval";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { lockOrder } from "./drafts.service.ts";
import { readApprovalTerms } from "./limits.repository.ts";
import { move } from "./order-flow.service.ts";
import { approveQuantities, linesOf } from "./orders.repository.ts";
import { approvalQuestion } from "./orders.rules.ts";
import type { versionedOrderInput } from "./orders.schema.ts";
import { personOf } from "./orders-scope.ts";

/** Approves what an order came to, and what came of its lines, beyond what was approved before it was placed. */
export async function approveExcess(
  scope: VesselScope,
  { id, version }: z.infer<typeof versionedOrderInput>,
): Promise<{ version: number }> {
  const before = await lockOrder(scope, id, "approve_excess", version);
  const lines = await linesOf(scope.tx, scope.vesselId, id);
  if (!isBeyondApproval(before, lines)) return { version: before.version };
  const terms = await readApprovalTerms(scope.tx, scope.vesselId);
  const totalMinor = before.actualTotalMinor ?? 0;
  assertAllowed(
    judgeApproval({ ...approvalQuestion(before, totalMinor, terms), approver: personOf(scope) }),
    "forbidden",
  );
  await approveQuantities(scope.tx, before, scope.now);
  const approvedTotalMinor = Math.max(before.approvedTotalMinor ?? 0, totalMinor);
  const facts = {
    from: before.approvedTotalMinor,
    to: approvedTotalMinor,
    lines: lines.filter(isLineBeyondApproval).length,
  };
  const after = await move(scope, before, "excess_approved", { approvedTotalMinor }, facts);
  return { version: after.version };
}
