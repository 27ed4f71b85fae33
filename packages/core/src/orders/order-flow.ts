import { isAtLeast, type Role } from "../access/roles.ts";
import type { Refusal } from "../errors.ts";

export const orderStatuses = [
  "draft",
  "requested",
  "approved",
  "ordered",
  "part_received",
  "received",
  "closed",
  "cancelled",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderSteps = [
  "edit",
  "submit",
  "revise",
  "decide",
  "approve_excess",
  "order",
  "note",
  "accept_quote",
  "receive",
  "take_back",
  "close_line",
  "close",
  "cancel",
] as const;
export type OrderStep = (typeof orderSteps)[number];

/** From which status a step can be taken. What a receipt makes of the status is `statusAfterReceipt`. */
const possibleFrom: Record<OrderStep, readonly OrderStatus[]> = {
  edit: ["draft"],
  submit: ["draft"],
  revise: ["requested", "approved"],
  decide: ["requested"],
  approve_excess: ["ordered", "part_received", "received"],
  order: ["approved"],
  note: ["requested", "approved", "ordered", "part_received"],
  accept_quote: ["ordered", "part_received"],
  receive: ["ordered", "part_received"],
  take_back: ["part_received", "received"],
  close_line: ["ordered", "part_received"],
  close: ["ordered", "part_received", "received"],
  cancel: ["draft", "requested", "approved", "ordered"],
};

/** Who asks for an order. `mayEdit`: holds the right to change the inventory. */
export type OrderPerson = { userId: string | null; role: Role | null; mayEdit: boolean };
export type OrderFacts = { status: OrderStatus; createdBy: string | null; requestedBy: string | null };

/** Steps that commit the vessel's money or end what others wait for. */
const stepsOfHeads = new Set<OrderStep>(["order", "accept_quote", "close_line", "close"]);

/** Steps open to the author or requester of the order until it is approved, and to heads. */
const stepsOfMakers = new Set<OrderStep>(["edit", "submit", "revise", "cancel"]);

/** Why a step cannot be taken by this person now; empty when it can. How much may be approved is `judgeApproval`. */
export function judgeStep(step: OrderStep, order: OrderFacts, person: OrderPerson): Refusal[] {
  if (!person.mayEdit) return [{ messageKey: "orders:refusal.mayNotEdit" }];
  if (!possibleFrom[step].includes(order.status)) return [{ messageKey: `orders:refusal.step.${step}` }];
  if (mayTake(step, order, person)) return [];
  return [
    { messageKey: step === "edit" || step === "submit" ? "orders:refusal.draftOfMaker" : "orders:refusal.headsOnly" },
  ];
}

function mayTake(step: OrderStep, order: OrderFacts, person: OrderPerson): boolean {
  const isHead = isAtLeast(person.role ?? "user", "hod");
  if (stepsOfHeads.has(step)) return isHead;
  if (!stepsOfMakers.has(step)) return true;
  const isOwn = person.userId !== null && [order.createdBy, order.requestedBy].includes(person.userId);
  const isBeforeApproval = order.status === "draft" || order.status === "requested";
  return isHead || (isOwn && isBeforeApproval);
}

/** Goods are on their way, or part of them. */
export function isUnderway(status: OrderStatus): boolean {
  return status === "ordered" || status === "part_received";
}

/** The supplier's link holds until the order is settled. */
export function isOpenToAnswers(status: OrderStatus): boolean {
  return status === "approved" || isUnderway(status);
}
