import { isAtLeast, type Role } from "../access/roles.ts";
import type { Refusal } from "../errors.ts";
import { thousandthsOf } from "../units.ts";
import { inVesselCurrency, isUnusualRate } from "./exchange.ts";
import { isUnderway, type OrderStatus } from "./order-flow.ts";

export const approvingRoles = ["hod", "captain", "management"] as const;
export type ApprovingRole = (typeof approvingRoles)[number];
/** Up to which sum each role may approve, in minor units of the vessel's currency; left out approves none, null any. */
export type ApprovalLimits = Partial<Record<ApprovingRole, number | null>>;

export type ApprovalQuestion = {
  approver: { userId: string | null; role: Role | null };
  limits: ApprovalLimits;
  vesselCurrency: string;
  /** The rate at which captain or company last approved another order of the currency; null when none is known. */
  knownRate: number | null;
  order: {
    createdBy: string | null;
    requestedBy: string | null;
    currency: string;
    exchangeRate: number | null;
    totalMinor: number;
  };
};

/**
 * Who may approve how much. A captain and the company answer for the vessel's money and may approve what they wrote or
 * asked for themselves; nobody else may. Without a rate a foreign sum is unknown, and nobody approves an unknown sum.
 */
export function judgeApproval(question: ApprovalQuestion): Refusal[] {
  const { approver, limits, vesselCurrency, order } = question;
  const role = approvingRoles.find((known) => known === approver.role);
  const limit = role && limits[role];
  if (role === undefined || limit === undefined) return [{ messageKey: "orders:refusal.approval.role" }];
  const answersForVessel = isAtLeast(role, "captain");
  const isOwn = approver.userId !== null && [order.createdBy, order.requestedBy].includes(approver.userId);
  if (!answersForVessel && isOwn) return [{ messageKey: "orders:refusal.approval.own" }];
  const totalMinor = inVesselCurrency(order.totalMinor, order, vesselCurrency);
  if (totalMinor === null) return [{ messageKey: "orders:refusal.approval.rate", field: "exchangeRate" }];
  const unusual = judgeRate(question);
  if (unusual.length > 0) return unusual;
  return limit === null || totalMinor <= limit ? [] : [{ messageKey: "orders:refusal.approval.limit" }];
}

/**
 * The rate is typed by the requester, and the sum is weighed by it. Below the captain nobody decides on the first rate of a
 * currency, nor on one that is more than 1.5 times the known one or less than two thirds of it.
 */
export function judgeRate({ approver, vesselCurrency, knownRate, order }: ApprovalQuestion): Refusal[] {
  const { currency, exchangeRate } = order;
  if (currency === vesselCurrency || exchangeRate === null || isAtLeast(approver.role ?? "user", "captain")) return [];
  if (knownRate !== null && !isUnusualRate(exchangeRate, knownRate)) return [];
  return [{ messageKey: "orders:refusal.approval.unusualRate", field: "exchangeRate" }];
}

/** A price that rises after the approval needs somebody who could have approved it; one that falls needs nobody. */
export function judgeNewPrice(question: ApprovalQuestion, approvedTotalMinor: number): Refusal[] {
  return question.order.totalMinor <= approvedTotalMinor ? [] : judgeApproval(question);
}

export type PlacedOrder = {
  status: OrderStatus;
  approvedTotalMinor: number | null;
  actualTotalMinor: number | null;
};
/** Quantities are in units of purchase. What is approved with a sum alone is approved as ordered. */
export type ApprovedLine = { quantity: number; approvedQuantity: number | null; receivedQuantity: number };

/**
 * Whether of a placed order more came than anybody approved: it came to a higher sum, or more came of a line, which costs
 * nothing where the line has no price. One without a recorded approval is let be.
 */
export function isBeyondApproval(order: PlacedOrder, lines: readonly ApprovedLine[]): boolean {
  const { status, approvedTotalMinor, actualTotalMinor } = order;
  if (approvedTotalMinor === null || !(isUnderway(status) || status === "received")) return false;
  return (actualTotalMinor ?? 0) > approvedTotalMinor || lines.some(isLineBeyondApproval);
}

export function isLineBeyondApproval({ quantity, approvedQuantity, receivedQuantity }: ApprovedLine): boolean {
  return thousandthsOf(receivedQuantity) > thousandthsOf(approvedQuantity ?? quantity);
}

/** The people on board who may approve this order; they are notified that it waits. */
export function approversOf<Reader extends ApprovalQuestion["approver"]>(
  readers: readonly Reader[],
  question: Omit<ApprovalQuestion, "approver">,
): Reader[] {
  return readers.filter((approver) => judgeApproval({ ...question, approver }).length === 0);
}

/** Limits are set by those who answer for the vessel; a captain leaves the company's limit alone. */
export function mayChangeLimits(role: Role | null): boolean {
  return role === "captain" || role === "management";
}

export function judgeLimits(role: Role | null, before: ApprovalLimits, after: ApprovalLimits): Refusal[] {
  if (!mayChangeLimits(role)) return [{ messageKey: "orders:refusal.limits.role" }];
  const raised = role === "captain" && (before.management !== after.management || before.captain !== after.captain);
  return raised ? [{ messageKey: "orders:refusal.limits.own", field: "captain" }] : [];
}
