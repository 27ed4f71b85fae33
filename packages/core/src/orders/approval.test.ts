import { describe, expect, it } from "vitest";
import type { Role } from "../access/roles.ts";
import {
  type ApprovalLimits,
  type ApprovedLine,
  approversOf,
  isBeyondApproval,
  judgeApproval,
  judgeLimits,
  judgeNewPrice,
} from "./approval.ts";
import type { OrderStatus } from "./order-flow.ts";

const limits: ApprovalLimits = { hod: 50_000, captain: 1_000_000, management: null };
const order = (totalMinor: number, extra: object = {}) => ({
  createdBy: "writer",
  requestedBy: "asker",
  currency: "EUR",
  exchangeRate: null,
  totalMinor,
  ...extra,
});
const asked = (totalMinor: number, extra: object = {}, knownRate: number | null = null) => ({
  ...{ limits, vesselCurrency: "EUR", knownRate, order: order(totalMinor, extra) },
});
const keysOf = (role: Role, question: ReturnType<typeof asked>, userId = "approver") =>
  judgeApproval({ approver: { userId, role }, ...question }).map(({ messageKey }) =>
    messageKey.replace("orders:refusal.approval.", ""),
  );

describe("approving an order", () => {
  it.each<[Role, number, string[]]>([
    ["crew", 100, ["role"]],
    ["user", 100, ["role"]],
    ["superadmin", 100, ["role"]],
    ["hod", 50_000, []],
    ["hod", 50_001, ["limit"]],
    ["captain", 1_000_000, []],
    ["captain", 1_000_001, ["limit"]],
    ["management", 900_000_000, []],
  ])("%s, %d: %j", (role, total, expected) => {
    expect(keysOf(role, asked(total))).toEqual(expected);
  });

  it.each<[string, Role, string[]]>([
    ["a head of department does not approve what they asked for or wrote", "hod", ["own"]],
    ["a captain does", "captain", []],
    ["the company does", "management", []],
  ])("%s", (_case, role, expected) => {
    expect(keysOf(role, asked(100), "asker")).toEqual(expected);
    expect(keysOf(role, asked(100), "writer")).toEqual(expected);
  });

  it.each<[string, Role, object, string[]]>([
    ["below the limit at the stated rate", "hod", { currency: "GBP", exchangeRate: 1.2 }, []],
    ["above the limit at the stated rate", "hod", { currency: "GBP", exchangeRate: 1.3 }, ["limit"]],
    ["a sum without a rate is not the head's to approve", "hod", { currency: "GBP" }, ["rate"]],
    ["nor the captain's", "captain", { currency: "GBP" }, ["rate"]],
    ["nor the company's", "management", { currency: "GBP" }, ["rate"]],
    ["of nothing it needs none", "hod", { currency: "GBP", totalMinor: 0 }, []],
  ])("in foreign money: %s", (_case, role, extra, expected) => {
    expect(keysOf(role, asked(40_000, extra, 1.2))).toEqual(expected);
  });

  it.each<[string, Role, number, number | null, string[]]>([
    ["as it was last time", "hod", 0.9, 0.9, []],
    ["half as much again", "hod", 1.35, 0.9, []],
    ["more than that", "hod", 1.350_000_01, 0.9, ["unusualRate"]],
    ["two thirds of it", "hod", 0.6, 0.9, []],
    ["less than that", "hod", 0.599_999_99, 0.9, ["unusualRate"]],
    ["a ten-thousandth, which brings any sum within the limit", "hod", 0.0001, 0.9, ["unusualRate"]],
    ["too small to be kept", "hod", 0.000_000_001, 0.9, ["unusualRate"]],
    ["the first of its currency", "hod", 0.9, null, ["unusualRate"]],
    ["the captain decides on any", "captain", 0.0001, 0.9, []],
    ["also on the first", "captain", 0.9, null, []],
    ["so does the company", "management", 0.0001, 0.9, []],
  ])("at a rate of foreign money: %s", (_case, role, exchangeRate, knownRate, expected) => {
    expect(keysOf(role, asked(100, { currency: "USD", exchangeRate }, knownRate))).toEqual(expected);
  });

  it("looks at the rate of an order of nothing too: later deliveries are weighed by it", () => {
    expect(keysOf("hod", asked(0, { currency: "USD", exchangeRate: 0.0001 }, 0.9))).toEqual(["unusualRate"]);
  });

  it("does not look at the rate of an order in the vessel's own money", () => {
    expect(keysOf("hod", asked(100, { exchangeRate: 0.0001 }))).toEqual([]);
  });

  it("is nobody's whose role has no limit set", () => {
    const question = { ...asked(1), limits: { management: null } };
    expect(judgeApproval({ ...question, approver: { userId: "a", role: "captain" } })).toHaveLength(1);
  });

  it("finds those who are to be asked", () => {
    const readers = [
      { userId: "asker", role: "hod" as const },
      { userId: "chief", role: "hod" as const },
      { userId: "captain", role: "captain" as const },
      { userId: "deckhand", role: "crew" as const },
    ];
    const found = approversOf(readers, asked(100));
    expect(found.map(({ userId }) => userId)).toEqual(["chief", "captain"]);
  });
});

describe("a price quoted after the approval", () => {
  it.each([
    ["that falls is accepted by any head of department", 90_000, 95_000, 0],
    ["that stays is", 90_000, 90_000, 0],
    ["that rises above the limit is not", 90_000, 80_000, 1],
  ])("%s", (_case, totalMinor, approvedMinor, refusals) => {
    const approver = { userId: "chief", role: "hod" as const };
    expect(judgeNewPrice({ approver, ...asked(totalMinor) }, approvedMinor)).toHaveLength(refusals);
  });
});

describe("the limits themselves", () => {
  it.each<[string, Role, ApprovalLimits, number]>([
    ["the captain sets what heads of department may approve", "captain", { ...limits, hod: 1 }, 0],
    ["the captain may take it from them", "captain", { captain: 1_000_000, management: null }, 0],
    ["the captain does not raise her own", "captain", { ...limits, captain: null }, 1],
    ["nor the company's", "captain", { ...limits, management: 1 }, 1],
    ["the company sets all of them", "management", { captain: 1 }, 0],
    ["a head of department sets none", "hod", limits, 1],
    ["nor does the platform", "superadmin", limits, 1],
  ])("%s", (_case, role, after, refusals) => {
    expect(judgeLimits(role, limits, after)).toHaveLength(refusals);
  });
});

describe("what came beyond the approval", () => {
  const line = { quantity: 10, approvedQuantity: 10, receivedQuantity: 10 };
  const closed = { status: "received" as OrderStatus, approvedTotalMinor: 100, actualTotalMinor: 100 };

  it.each([
    [100, 100, false],
    [100, 101, true],
    [100, 99, false],
    [null, 1_000, false],
    [100, null, false],
  ])("approved %s, came to %s: beyond the approval %s", (approvedTotalMinor, actualTotalMinor, isBeyond) => {
    expect(isBeyondApproval({ ...closed, approvedTotalMinor, actualTotalMinor }, [line])).toBe(isBeyond);
  });

  it.each<[string, Partial<ApprovedLine>, boolean]>([
    ["as much as was approved", {}, false],
    ["less", { receivedQuantity: 9.999 }, false],
    ["more, whatever it costs", { receivedQuantity: 10.001 }, true],
    ["more than was ordered, and approved since", { approvedQuantity: 12, receivedQuantity: 12 }, false],
    ["more again", { approvedQuantity: 12, receivedQuantity: 13 }, true],
    ["as ordered, of an approval that kept the sum alone", { approvedQuantity: null }, false],
    ["more than ordered, of such an approval", { approvedQuantity: null, receivedQuantity: 11 }, true],
  ])("of a line: %s", (_case, values, isBeyond) => {
    expect(isBeyondApproval(closed, [line, { ...line, ...values }])).toBe(isBeyond);
  });

  it.each<[OrderStatus, boolean]>([
    ["draft", false],
    ["requested", false],
    ["approved", false],
    ["ordered", true],
    ["part_received", true],
    ["received", true],
    ["closed", false],
    ["cancelled", false],
  ])("is asked of an order that is %s: %s", (status, isAsked) => {
    const order = { ...closed, status, actualTotalMinor: 200 };
    expect(isBeyondApproval(order, [{ ...line, receivedQuantity: 20 }])).toBe(isAsked);
  });

  it("without a recorded approval is let be", () => {
    const order = { ...closed, approvedTotalMinor: null };
    expect(isBeyondApproval(order, [{ ...line, approvedQuantity: null, receivedQuantity: 20 }])).toBe(false);
  });
});
