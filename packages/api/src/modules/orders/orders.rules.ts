import { judgeField } from "@ymp/core/access/field-policy";
import { isAtLeast } from "@ymp/core/access/roles";
import { isWindowOver } from "@ymp/core/clock-window";
import { isBeyondApproval, judgeApproval } from "@ymp/core/orders/approval";
import { inVesselCurrency } from "@ymp/core/orders/exchange";
import { heldOrder, type OrderField, orderFields, orderPolicy } from "@ymp/core/orders/order-fields";
import { judgeStep, type OrderPerson, type orderSteps } from "@ymp/core/orders/order-flow";
import { type OrderTotals, totalsOf } from "@ymp/core/orders/order-totals";
import type { KnownRate } from "./known-rates.repository.ts";
import type { OrderRow } from "./orders.record.ts";
import type { OrderLineRow } from "./orders.repository.ts";

/** For how long a supplier's link opens the order. */
export const answerLifeMs = 60 * 86_400_000;

export const isLinkOpen = (answerExpiresAt: Date | null, now: Date): boolean =>
  answerExpiresAt !== null && !isWindowOver(answerExpiresAt, answerLifeMs, now);

export type VesselTerms = {
  currency: string;
  approvalLimits: Parameters<typeof judgeApproval>[0]["limits"];
};
/** What an approval is weighed by. */
export type ApprovalTerms = VesselTerms & { knownRates: readonly KnownRate[] };

/** An order's totals as the supplier calculates them, and the sum in the vessel's currency where a rate was stated. */
export function totalsIn(
  order: Pick<OrderRow, "currency" | "exchangeRate" | "shippingMinor">,
  lines: Parameters<typeof totalsOf>[0],
  vessel: VesselTerms,
): OrderTotals & { vesselCurrency: string; vesselTotalMinor: number | null } {
  const totals = totalsOf(lines, order.shippingMinor);
  const vesselTotalMinor = inVesselCurrency(totals.totalMinor, order, vessel.currency);
  return { ...totals, vesselCurrency: vessel.currency, vesselTotalMinor };
}

export function approvalQuestion(
  order: Pick<OrderRow, "id" | "createdBy" | "requestedBy" | "currency" | "exchangeRate">,
  totalMinor: number,
  terms: ApprovalTerms,
) {
  const { id, createdBy, requestedBy, currency, exchangeRate } = order;
  const known = terms.knownRates.find((other) => other.currency === currency && other.orderId !== id);
  return {
    limits: terms.approvalLimits,
    vesselCurrency: terms.currency,
    knownRate: known?.rate ?? null,
    order: { createdBy, requestedBy, currency, exchangeRate, totalMinor },
  };
}

const mayChange = (field: OrderField, order: OrderRow, { userId, role }: OrderPerson) =>
  judgeField(orderPolicy, field, heldOrder(order, { userId }), { userId, role, department: null }).length === 0;

/** What the reader may do with this order; buttons follow it and the services hold to it. */
export function permissionsOn(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  person: OrderPerson,
  terms: ApprovalTerms,
) {
  const may = (step: (typeof orderSteps)[number]) => judgeStep(step, order, person).length === 0;
  const isOwn = person.userId !== null && person.userId === order.requestedBy;
  const { totalMinor } = totalsIn(order, lines, terms);
  const isBeyond = isBeyondApproval(order, lines);
  const [whyNotApprove = null] = judgeApproval({ ...approvalQuestion(order, totalMinor, terms), approver: person });
  const fields = person.mayEdit ? orderFields.filter((field) => mayChange(field, order, person)) : [];
  return {
    /** Fields that this person may change by hand. */
    fields,
    edit: may("edit"),
    submit: may("submit"),
    revise: may("revise"),
    approve: may("decide") && whyNotApprove === null,
    refuse: may("decide") && isAtLeast(person.role ?? "user", "hod") && !isOwn,
    /** Takes the request back instead of refusing it. */
    withdraw: order.status === "requested" && isOwn && may("revise"),
    whyNotApprove: may("decide") ? (whyNotApprove?.messageKey ?? null) : null,
    /** Approves what it came to beyond what was approved. */
    approveExcess:
      isBeyond &&
      may("approve_excess") &&
      judgeApproval({ ...approvalQuestion(order, order.actualTotalMinor ?? 0, terms), approver: person }).length === 0,
    order: may("order"),
    note: may("note"),
    acceptQuote: may("accept_quote"),
    receive: may("receive"),
    takeBack: may("take_back"),
    closeLine: may("close_line"),
    close: may("close") && !isBeyond,
    cancel: may("cancel"),
    comment: person.mayEdit,
  };
}
