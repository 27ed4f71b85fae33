import { parseCalendarDate } from "@ymp/core/calendar-date";
import { describe, expect, it } from "vitest";
import { nextDueAfter, totalOfReading } from "./complete-job-judgement.ts";
import { aJob, aMeter, aPlan } from "./job-sheet.fixture.ts";

const on = parseCalendarDate;

describe("a reading while a job is completed", () => {
  it("counts on from the total of the meter before it", () => {
    const replaced = aMeter({ lastReading: 400, lastTotal: 45523, lastReadAt: new Date("2026-06-17T08:00:00Z") });
    expect(totalOfReading(replaced, 885)).toBe(46008);
  });
});

describe("what a completion brings next", () => {
  const quarterly = { trigger: "calendar", intervalCount: 3, intervalUnit: "month" } as const;

  it("counts a floating plan from the day the work was done", () => {
    const job = aJob({ dueOn: on("2026-06-01"), plan: aPlan({ ...quarterly, mode: "floating" }) });
    expect(nextDueAfter(job, on("2026-06-11"), null)?.dueOn).toBe("2026-09-11");
  });

  it("keeps a fixed plan on its dates", () => {
    const plan = aPlan({ ...quarterly, mode: "fixed", anchorOn: on("2026-06-01") });
    const job = aJob({ dueOn: on("2026-06-01"), plan });
    expect(nextDueAfter(job, on("2026-06-11"), null)?.dueOn).toBe("2026-09-01");
  });

  it("forecasts the day on which the counter will reach its figure", () => {
    const counter = aMeter({
      lastReading: 43800,
      lastTotal: 43800,
      lastReadAt: new Date("2026-03-01T08:00:00Z"),
      dailyAverage: 70,
    });
    const plan = aPlan({ trigger: "counter", counterInterval: 1200 });
    const next = nextDueAfter(aJob({ plan, counter, dueTotal: 43800 }), on("2026-03-01"), 43800);
    expect(next).toMatchObject({ dueTotal: 45000, forecast: { on: "2026-03-18", dailyAverage: 70 } });
  });

  it("is nothing when the plan was stopped", () => {
    const job = aJob({ dueOn: on("2026-06-01"), plan: aPlan({ ...quarterly, isActive: false }) });
    expect(nextDueAfter(job, on("2026-06-11"), null)).toBeNull();
  });
});
