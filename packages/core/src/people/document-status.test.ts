import { expect, test } from "vitest";
import { addDays, parseCalendarDate as day } from "../calendar-date.ts";
import { needsAttention, paperStatusOn } from "./document-status.ts";

const paper = { type: "survival_techniques", expiresOn: day("2026-06-30"), hasNoExpiry: false };

test.each([
  ["2026-03-31", 91, "valid"],
  ["2026-04-01", 90, "expiring"],
  ["2026-05-30", 31, "expiring"],
  ["2026-05-31", 30, "urgent"],
  ["2026-06-30", 0, "urgent"],
  ["2026-07-01", -1, "expired"],
] as const)("a paper that ends on 30 June has, on %s, %i days left and is %s", (today, daysLeft, state) => {
  expect(paperStatusOn(paper, day(today))).toEqual({ state, daysLeft });
});

test.each([
  [184, "valid"],
  [183, "expiring"],
  [31, "expiring"],
  [30, "urgent"],
  [-1, "expired"],
] as const)("a passport with %i days left is %s", (daysLeft, state) => {
  const today = addDays(paper.expiresOn, -daysLeft);
  expect(paperStatusOn({ ...paper, type: "passport" }, today)).toEqual({ state, daysLeft });
});

test("a paper without an end is something else than one whose end nobody knows", () => {
  const today = day("2026-06-15");
  expect(paperStatusOn({ ...paper, expiresOn: null, hasNoExpiry: true }, today).state).toBe("noExpiry");
  expect(paperStatusOn({ ...paper, expiresOn: null }, today).state).toBe("unknown");
});

test.each([
  ["expired", true],
  ["urgent", true],
  ["expiring", true],
  ["valid", false],
  ["unknown", false],
  ["noExpiry", false],
] as const)("a paper that is %s needs attention: %s", (state, expected) => {
  expect(needsAttention({ state, daysLeft: 1 })).toBe(expected);
});
