import { can } from "@ymp/core/access/resolve-access";
import { approversOf } from "@ymp/core/orders/approval";
import type { VesselScope } from "../../context.ts";
import { notify } from "../../platform/notifications/notify.ts";
import { readersOf } from "../../platform/notifications/readers.ts";
import { readApprovalTerms } from "./limits.repository.ts";
import { type OrderRow, orderNumberText } from "./orders.record.ts";
import { findNames } from "./orders.repository.ts";
import { approvalQuestion } from "./orders.rules.ts";

async function factsOf({ tx, vesselId }: VesselScope, order: OrderRow) {
  const { supplierName } = await findNames(tx, vesselId, order.id);
  return { number: orderNumberText(order), title: order.title, supplier: supplierName };
}

const recordOf = ({ id }: OrderRow) => ({ kind: "order" as const, id });
const known = (...userIds: (string | null)[]) => userIds.filter((userId) => userId !== null);

/** The person who asked for it and the person who placed it; the captain, once both have left. */
async function whoAwaits(scope: VesselScope, { requestedBy, orderedBy }: OrderRow): Promise<string[]> {
  const readers = await readersOf(scope);
  const concerned = readers.filter(({ userId }) => [requestedBy, orderedBy].includes(userId));
  const to = concerned.length > 0 ? concerned : readers.filter(({ access }) => access.role === "captain");
  return to.map(({ userId }) => userId);
}

/** Notifies anyone who may approve this sum that it waits for them; where nobody may, the captain that it waits for nobody. */
export async function notifyApprovers(
  scope: VesselScope,
  order: OrderRow,
  totalMinor: number,
  toldBefore: readonly string[] = [],
): Promise<void> {
  const [readers, terms] = [await readersOf(scope), await readApprovalTerms(scope.tx, scope.vesselId)];
  const editors = readers
    .filter(({ access }) => can(access, "inventory:edit"))
    .map(({ userId, access }) => ({ userId, role: access.role }));
  const approvers = approversOf(editors, approvalQuestion(order, totalMinor, terms));
  const isBeyondEverybody = approvers.length === 0;
  const to = !isBeyondEverybody ? approvers : readers.filter(({ access }) => access.role === "captain");
  await notify(scope, {
    event: "order_requested",
    to: to.map(({ userId }) => userId).filter((userId) => !toldBefore.includes(userId)),
    record: recordOf(order),
    facts: { ...(await factsOf(scope, order)), totalMinor, currency: order.currency, isBeyondEverybody },
    dedupeKey: `order_requested:${order.id}:${order.version}`,
  });
}

export async function notifyDecision(
  scope: VesselScope,
  order: OrderRow,
  decision: "approved" | "refused",
): Promise<void> {
  await notify(scope, {
    event: "order_decided",
    to: known(order.requestedBy),
    record: recordOf(order),
    facts: {
      ...(await factsOf(scope, order)),
      decision: decision === "approved" ? "approve" : "reject",
      note: order.decisionNote,
    },
    dedupeKey: `order_decided:${order.id}:${order.version}`,
  });
}

/** Of one order one notice, which is renewed with each answer. */
export async function notifyAnswer(scope: VesselScope, order: OrderRow): Promise<void> {
  await notify(scope, {
    event: "order_answered",
    to: await whoAwaits(scope, order),
    record: recordOf(order),
    facts: { ...(await factsOf(scope, order)), answeredBy: order.answeredBy, expectedOn: order.expectedOn },
    dedupeKey: `order_answered:${order.id}`,
    isRenewed: true,
  });
}

export async function notifyReceipt(scope: VesselScope, order: OrderRow, receiptId: string): Promise<void> {
  await notify(scope, {
    event: "order_received",
    to: await whoAwaits(scope, order),
    record: recordOf(order),
    facts: { ...(await factsOf(scope, order)), isComplete: order.status === "received" },
    dedupeKey: `order_received:${receiptId}`,
  });
}

/** Once for each day that was given and passed. */
export async function notifyLate(scope: VesselScope, order: OrderRow, daysLate: number): Promise<void> {
  await notify(scope, {
    event: "order_late",
    to: await whoAwaits(scope, order),
    record: recordOf(order),
    facts: { ...(await factsOf(scope, order)), expectedOn: order.expectedOn, daysLate },
    dedupeKey: `order_late:${order.id}:${order.expectedOn}`,
  });
}
