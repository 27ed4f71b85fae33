import { describe, expect, it } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { jobTemplateSchema, spreadLastDone, triggerOf } from "./job-template.ts";

describe("what makes a template's job fall due", () => {
  it.each([
    [{ interval: { n: 1, unit: "month" as const } }, "calendar"],
    [{ counterHours: 250 }, "counter"],
    [{ interval: { n: 1, unit: "year" as const }, counterHours: 500 }, "either"],
  ])("%j is by %s", (rule, trigger) => {
    expect(triggerOf(jobTemplateSchema.parse({ title: "Change oil", ...rule }))).toBe(trigger);
  });

  it("is said by every template", () => {
    const refused = jobTemplateSchema.safeParse({ title: "Change oil" });
    expect(refused.error?.issues).toMatchObject([{ path: ["interval"], message: "templates:fault.intervalMissing" }]);
  });
});

describe("first dues over several machines", () => {
  const today = parseCalendarDate("2026-06-01");
  it.each([
    ["one machine is due after the whole interval", 3, "month", 0, 1, "2026-06-01"],
    ["the first of two is due after half of it", 3, "month", 0, 2, "2026-04-16"],
    ["the last of two is due after the whole", 3, "month", 1, 2, "2026-06-01"],
    ["the first of four is due after a quarter", 1, "year", 0, 4, "2025-09-01"],
    ["weekly rounds begin together", 1, "week", 0, 4, "2026-06-01"],
    ["27 days are too short to spread", 27, "day", 0, 2, "2026-06-01"],
    ["28 days are not", 28, "day", 0, 2, "2026-05-18"],
  ] as const)("%s", (_, n, unit, index, count, lastDone) => {
    expect(spreadLastDone(today, { n, unit }, index, count)).toBe(lastDone);
  });
});
