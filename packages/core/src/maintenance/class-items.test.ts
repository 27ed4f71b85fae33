import { describe, expect, it, test } from "vitest";
import { parseCalendarDate as on } from "../calendar-date.ts";
import { classAllowances, classState, classWindow, judgeCredit } from "./class-items.ts";
import { judgeEarlyCompletion } from "./completion-date.ts";
import { nextOccurrence, type PlanRule } from "./recurrence.ts";

const continuous: PlanRule = {
  trigger: "calendar",
  schedule: { mode: "floating", interval: { n: 5, unit: "year" } },
};
const annual: PlanRule = {
  trigger: "calendar",
  schedule: { mode: "fixed", interval: { n: 1, unit: "year" }, anchorOn: on("2024-05-20"), windowBeforeDays: 0 },
};

test("C1: an item of the continuous survey credited on 2024-05-20 is due on 2029-05-20", () => {
  const done = { on: on("2024-05-20"), total: null };
  expect(nextOccurrence(continuous, on("2024-03-01"), done).due.dueOn).toBe("2029-05-20");
});

describe("C2: the annual survey with its anniversary on 20 May", () => {
  it("has a window of three months before and after", () => {
    expect(classWindow(on("2026-05-20"), 3)).toEqual({ from: "2026-02-20", to: "2026-08-20" });
    expect(classAllowances(on("2026-05-20"), 3)).toEqual({ leadDays: 89, graceDays: 92 });
  });

  it.each([
    ["2026-02-10", { verdict: "refuse", windowFrom: "2026-02-20" }],
    ["2026-02-19", { verdict: "refuse", windowFrom: "2026-02-20" }],
    ["2026-02-20", { verdict: "in_time" }],
    ["2026-08-20", { verdict: "in_time" }],
  ])("done on %s", (doneOn, verdict) => {
    expect(judgeEarlyCompletion(annual, on("2026-05-20"), on(doneOn), true, 3)).toEqual(verdict);
  });

  it.each(["2026-02-20", "2026-05-20", "2026-08-20"])("done on %s keeps its anniversary", (doneOn) => {
    expect(nextOccurrence(annual, on("2026-05-20"), { on: on(doneOn), total: null }).due.dueOn).toBe("2027-05-20");
  });
});

test.each([
  ["2026-02-19", null, "open"],
  ["2026-02-19", "2025-05-20", "credited"],
  ["2026-02-20", "2025-05-20", "within"],
  ["2026-05-20", null, "within"],
  ["2026-08-20", "2025-05-20", "within"],
  ["2026-08-21", "2025-05-20", "overdue"],
])("on %s, last credited %s, it is %s", (today, creditedOn, state) => {
  const item = { dueOn: on("2026-05-20"), windowMonths: 3, creditedOn: creditedOn && on(creditedOn) };
  expect(classState({ ...item, creditedOn: item.creditedOn || null }, on(today))).toBe(state);
});

test.each([
  ["2026-05-19", "credited"],
  ["2026-05-20", "within"],
  ["2026-05-21", "overdue"],
])("without a window it is to be done on its day: on %s it is %s", (today, state) => {
  expect(classState({ dueOn: on("2026-05-20"), windowMonths: null, creditedOn: on("2021-05-20") }, on(today))).toBe(
    state,
  );
});

test.each([
  ["no credit", "annual", null, ["job-refusals:creditMissing"]],
  ["by the surveyor", "annual", "surveyor", []],
  ["an annual survey by the chief engineer", "annual", "chief_engineer", ["job-refusals:creditOfSurveyor"]],
  ["a CMS item by the chief engineer", "cms", "chief_engineer", []],
] as const)("%s", (_words, survey, capacity, refused) => {
  const credit = capacity && { by: "Ada Lind", capacity };
  expect(judgeCredit({ survey }, credit).map(({ messageKey }) => messageKey)).toEqual(refused);
});
