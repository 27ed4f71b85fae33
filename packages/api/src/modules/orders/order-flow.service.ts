import { isAtLeast } from "@ymp/core/access/roles";
import { AppError, assertAllowed } from "@ymp/core/errors";
import { isBeyondApproval, judgeApproval } from "@ymp/core/orders/approval";
import { openQuantity, statusAfterReceipt } from "@ymp/core/orders/receiving";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { lockOrder } from "./drafts.service.ts";
import { readApprovalTerms } from "./limits.repository.ts";
import { actualTotalOf, askAgainBeyondApproval, type Booked } from "./order-cost.service.ts";
import { notifyApprovers, notifyDecision } from "./order-notices.service.ts";
import { type OrderRow, orderRecord } from "./orders.record.ts";
import {
  approveQuantities,
  forgetApprovedQuantities,
  linesOf,
  type NewOrder,
  type OrderLineRow,
  patchLine,
  patchOrder,
} from "./orders.repository.ts";
import { approvalQuestion, totalsIn } from "./orders.rules.ts";
import type {
  cancelOrderInput,
  closeLineInput,
  DecideOrderInput,
  reviseOrderInput,
  versionedOrderInput,
} from "./orders.schema.ts";
import { personOf } from "./orders-scope.ts";

type Versioned = z.infer<typeof versionedOrderInput>;
type Answer = { version: number };

/** Asks for approval. */
export async function submitOrder(scope: VesselScope, { id, version }: Versioned): Promise<Answer> {
  const before = await lockOrder(scope, id, "submit", version);
  const lines = await linesOf(scope.tx, scope.vesselId, id);
  if (lines.length === 0)
    throw new AppError("invalid", "orders:refusal.noLines", {}, { lines: "orders:refusal.noLines" });
  if (totalsIn(before, lines, scope.vessel).vesselTotalMinor === null)
    throw new AppError("invalid", "orders:refusal.rateMissing", {}, { exchangeRate: "orders:refusal.rateMissing" });
  const after = await move(scope, before, "requested", {
    status: "requested",
    requestedBy: scope.actor.userId,
    requestedAt: scope.now,
    decidedBy: null,
    decidedAt: null,
    decisionNote: null,
    approvedRate: null,
  });
  const { totalMinor } = totalsIn(after, lines, scope.vessel);
  await notifyApprovers(scope, after, totalMinor);
  return { version: after.version };
}

/** Approves by role and amount, or sends the draft back with a word why. */
export async function decideOrder(scope: VesselScope, input: DecideOrderInput): Promise<Answer> {
  const before = await lockOrder(scope, input.id, "decide", input.version);
  const person = personOf(scope);
  let approvedTotalMinor: number | null = null;
  if (input.decision === "approved") {
    const terms = await readApprovalTerms(scope.tx, scope.vesselId);
    const { totalMinor } = totalsIn(before, await linesOf(scope.tx, scope.vesselId, input.id), terms);
    approvedTotalMinor = totalMinor;
    const question = approvalQuestion(before, totalMinor, terms);
    assertAllowed(judgeApproval({ ...question, approver: person }), "forbidden");
    await approveQuantities(scope.tx, before, scope.now);
  } else if (!isAtLeast(person.role ?? "user", "hod")) {
    throw new AppError("forbidden", "orders:refusal.headsOnly");
  }
  const after = await move(
    scope,
    before,
    input.decision,
    {
      status: input.decision === "approved" ? "approved" : "draft",
      decidedBy: scope.actor.userId,
      decidedAt: scope.now,
      decisionNote: input.note ?? null,
      approvedTotalMinor,
      approvedRate: input.decision === "approved" ? before.exchangeRate : null,
    },
    { note: input.note ?? null },
  );
  await notifyDecision(scope, after, input.decision);
  return { version: after.version };
}

/** Back to a draft, to change what was asked for; a decision on it no longer counts. */
export async function reviseOrder(scope: VesselScope, input: z.infer<typeof reviseOrderInput>): Promise<Answer> {
  const before = await lockOrder(scope, input.id, "revise", input.version);
  await forgetApprovedQuantities(scope.tx, before, scope.now);
  const after = await move(scope, before, "revised", {
    status: "draft",
    decidedBy: null,
    decidedAt: null,
    decisionNote: null,
    approvedTotalMinor: null,
    approvedRate: null,
  });
  return { version: after.version };
}

export async function cancelOrder(scope: VesselScope, input: z.infer<typeof cancelOrderInput>): Promise<Answer> {
  const before = await lockOrder(scope, input.id, "cancel", input.version);
  const patch = { status: "cancelled", cancelReason: input.reason, closedAt: scope.now, ...noLink } as const;
  const after = await move(scope, before, "cancelled", patch, { reason: input.reason });
  return { version: after.version };
}

/** The rest of a line will not come, or is waited for after all. */
export async function closeLine(
  scope: VesselScope,
  { id, orderLineId, isClosed }: z.infer<typeof closeLineInput>,
): Promise<Answer> {
  const before = await lockOrder(scope, id, "close_line");
  const lines = await linesOf(scope.tx, scope.vesselId, id);
  const line = expectRow(lines.find((known) => known.id === orderLineId));
  if (line.isClosedShort === isClosed) return { version: before.version };
  await patchLine(scope.tx, line, { isClosedShort: isClosed }, scope.now);
  const changed = lines.map((known) => (known.id === line.id ? { ...known, isClosedShort: isClosed } : known));
  const after = await moveWithLines(scope, { order: before, lines }, changed, {
    verb: isClosed ? "line_closed" : "line_reopened",
    patch: { status: statusAfterReceipt(changed) },
    facts: { line: line.description, open: openQuantity({ ...line, isClosedShort: false }) },
  });
  return { version: after.version };
}

/** Settled: what has not come is not waited for any more. */
export async function closeOrder(scope: VesselScope, { id, version }: Versioned): Promise<Answer> {
  const before = await lockOrder(scope, id, "close", version);
  const lines = await linesOf(scope.tx, scope.vesselId, id);
  if (lines.every(({ receivedQuantity }) => receivedQuantity === 0))
    throw new AppError("conflict", "orders:refusal.nothingCame");
  if (isBeyondApproval(before, lines)) throw new AppError("conflict", "orders:refusal.beyondApproval");
  const short = lines.filter((line) => openQuantity(line) > 0);
  for (const line of short) await patchLine(scope.tx, line, { isClosedShort: true }, scope.now);
  const patch = { status: "closed", closedAt: scope.now, ...noLink } as const;
  const closed = lines.map((line) => (short.includes(line) ? { ...line, isClosedShort: true } : line));
  const facts = { short: short.length };
  const after = await moveWithLines(scope, { order: before, lines }, closed, { verb: "closed", patch, facts });
  return { version: after.version };
}

/** A settled order is not answered any more: the link ends with it. */
const noLink = { answerTokenHash: null, answerExpiresAt: null };

type Facts = Record<string, string | number | boolean | null>;

/** Takes a step that changed lines of a placed order, which are written already: what it comes to follows them. */
export async function moveWithLines(
  scope: VesselScope,
  before: Booked,
  lines: readonly OrderLineRow[],
  { verb, patch, facts }: { verb: string; patch: Partial<NewOrder>; facts: Facts },
): Promise<OrderRow> {
  const actualTotalMinor = await actualTotalOf(scope, before.order, lines);
  const order = await move(scope, before.order, verb, { ...patch, actualTotalMinor }, facts);
  await askAgainBeyondApproval(scope, before, { order, lines });
  return order;
}

/** Takes a step and tells the history of it. */
export async function move(
  scope: VesselScope,
  before: OrderRow,
  verb: string,
  patch: Partial<NewOrder>,
  facts: Facts = {},
): Promise<OrderRow> {
  const after = await patchOrder(scope.tx, before, patch, scope.now);
  await recordChange(scope, orderRecord, before.id, {
    verb,
    before: { status: before.status },
    after: { status: after.status },
    facts,
    relatedIds: [before.supplierId],
  });
  return after;
}
