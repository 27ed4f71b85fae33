import { describe, expect, it } from "vitest";
import type { Role } from "../access/roles.ts";
import {
  isOpenToAnswers,
  judgeStep,
  type OrderStatus,
  type OrderStep,
  orderStatuses,
  orderSteps,
} from "./order-flow.ts";

const person = (role: Role, userId = "somebody") => ({ role, userId, mayEdit: true });
const order = (status: OrderStatus) => ({ status, createdBy: "crew", requestedBy: "crew" });

describe("the steps of an order", () => {
  it.each<[OrderStep, OrderStatus[]]>([
    ["edit", ["draft"]],
    ["submit", ["draft"]],
    ["revise", ["requested", "approved"]],
    ["decide", ["requested"]],
    ["order", ["approved"]],
    ["note", ["requested", "approved", "ordered", "part_received"]],
    ["accept_quote", ["ordered", "part_received"]],
    ["receive", ["ordered", "part_received"]],
    ["take_back", ["part_received", "received"]],
    ["close_line", ["ordered", "part_received"]],
    ["close", ["ordered", "part_received", "received"]],
    ["cancel", ["draft", "requested", "approved", "ordered"]],
  ])("%s can be taken from %j and from nowhere else", (step, expected) => {
    const possible = orderStatuses.filter((status) => judgeStep(step, order(status), person("captain")).length === 0);
    expect(possible).toEqual(expected);
  });

  it.each<[OrderStep, OrderStatus, Role, boolean]>([
    ["edit", "draft", "crew", false],
    ["edit", "draft", "hod", true],
    ["submit", "draft", "crew", false],
    ["submit", "draft", "hod", true],
    ["order", "approved", "crew", false],
    ["order", "approved", "hod", true],
    ["accept_quote", "ordered", "crew", false],
    ["accept_quote", "ordered", "hod", true],
    ["receive", "ordered", "crew", true],
    ["take_back", "received", "crew", true],
    ["close_line", "part_received", "crew", false],
    ["close", "received", "crew", false],
    ["close", "received", "hod", true],
    ["cancel", "ordered", "crew", false],
    ["cancel", "ordered", "captain", true],
    ["revise", "approved", "crew", false],
  ])("%s of an order that is %s, by %s: %s", (step, status, role, isAllowed) => {
    expect(judgeStep(step, order(status), person(role)).length === 0).toBe(isAllowed);
  });

  it.each<[OrderStep, OrderStatus, boolean]>([
    ["edit", "draft", true],
    ["submit", "draft", true],
    ["revise", "requested", true],
    ["cancel", "draft", true],
    ["cancel", "requested", true],
    ["cancel", "approved", false],
    ["revise", "approved", false],
  ])("whoever asked may %s what is %s: %s", (step, status, isAllowed) => {
    expect(judgeStep(step, order(status), person("crew", "crew")).length === 0).toBe(isAllowed);
  });

  it("none is open to somebody who may only look", () => {
    const open = orderSteps.filter((step) =>
      orderStatuses.some(
        (status) => judgeStep(step, order(status), { ...person("captain"), mayEdit: false }).length === 0,
      ),
    );
    expect(open).toEqual([]);
  });
});

describe("the supplier's link", () => {
  it("answers while the order is approved or underway", () => {
    expect(orderStatuses.filter(isOpenToAnswers)).toEqual(["approved", "ordered", "part_received"]);
  });
});
