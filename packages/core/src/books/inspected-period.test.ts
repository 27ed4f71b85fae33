import { expect, it } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { inspectedPeriod, isAskedFor } from "./inspected-period.ts";

const day = parseCalendarDate;
const none = { from: null, to: null };

it.each([
  ["oil1", none, "2023-06-18", "2026-06-18"],
  ["garbage1", none, "2024-06-18", "2026-06-18"],
  ["garbage1", { from: day("2026-01-01"), to: null }, "2026-01-01", "2026-06-18"],
  ["oil1", { from: null, to: day("2025-12-31") }, "2022-12-31", "2025-12-31"],
] as const)("an inspection of %s, asked for %o, is of %s to %s", (kind, asked, from, to) => {
  expect(inspectedPeriod(kind, asked, day("2026-06-18"))).toEqual({ from, to });
});

it("asks for every book unless some are named", () => {
  expect([isAskedFor("oil1", []), isAskedFor("oil1", ["oil1"]), isAskedFor("sea", ["oil1"])]).toEqual([
    true,
    true,
    false,
  ]);
});
