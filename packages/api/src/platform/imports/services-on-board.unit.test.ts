import { type JobValues, jobRow, onBoard } from "@ymp/testing/fixtures/imports/job-rows";
import { describe, expect, it } from "vitest";
import { planJobsImport } from "./plan-jobs-import.ts";
import type { ExistingJobPlan } from "./planned-jobs.ts";
import type { RowDecisions } from "./row-decisions.ts";

const today = "2026-11-21";

describe("a service that is on board already", () => {
  const hourly = (title: string, values: Partial<ExistingJobPlan> = {}): ExistingJobPlan => ({
    id: "p",
    title,
    equipmentId: "gs",
    intervalHours: 500,
    interval: null,
    ...values,
  });
  const service = (title: string, values: JobValues = {}) =>
    jobRow({ title, equipment: "gs", intervalHours: 500, ...values });

  it.each<[string, string, ExistingJobPlan, boolean, string[]]>([
    ["under a plainer name", "Gen Stbd 500hr Service", hourly("500 h service"), false, ["imports:rowServiceOnBoard"]],
    [
      "in another language",
      "Generator Starboard 500hr Service",
      hourly("500 小时保养"),
      false,
      ["imports:rowServiceOnBoard"],
    ],
    ["that may be another", "Change oil", hourly("500 h service"), true, ["imports:rowPlanPossiblyTwice"]],
    ["of another interval", "500 h service", hourly("250 h service", { intervalHours: 250 }), true, []],
    ["of another machine", "500 h service", hourly("500 h service", { equipmentId: "gp" }), true, []],
    ["by its own name", "Change oil", hourly("change  oil"), false, []],
  ])("%s", (_, title, plan, isMade, keys) => {
    const [planned] = planJobsImport([service(title)], onBoard({ plans: [plan] }), today).rows;
    expect(planned?.plan !== undefined).toBe(isMade);
    expect(planned?.problems.map(({ key }) => key)).toEqual(keys);
  });

  it.each<[ExistingJobPlan["interval"], JobValues, boolean]>([
    [{ n: 1, unit: "year" }, { intervalDays: 365 }, true],
    [{ n: 1, unit: "year" }, { intervalMonths: 12 }, true],
    [{ n: 1, unit: "month" }, { intervalDays: 30 }, true],
    [{ n: 1, unit: "month" }, { intervalWeeks: 4 }, false],
    [{ n: 1, unit: "year" }, { intervalMonths: 11 }, false],
  ])("by a calendar of %j as %j: %s", (interval, values, isKnown) => {
    const yearly = hourly("Service", { intervalHours: null, interval });
    const rows = [jobRow({ title: "Annual service", equipment: "gs", ...values })];
    const [planned] = planJobsImport(rows, onBoard({ plans: [yearly] }), today).rows;
    expect(planned?.plan === undefined).toBe(isKnown);
  });

  it("takes the work that was done into its history and leaves its open job alone", () => {
    const done = service("500hr service", { status: "done", completedOn: "2026-01-12" });
    const open = service("500hr service", { dueOn: "2027-01-12" });
    const { rows } = planJobsImport([done, open], onBoard({ plans: [hourly("500 h service")] }), today);
    expect(rows).toMatchObject([
      { action: "create", job: { as: "history" }, ofPlan: "p" },
      { action: "skip", ofPlan: "p" },
    ]);
    expect(rows[1]?.job).toBeUndefined();
  });
});

describe("a service that may be on board already", () => {
  const plans: ExistingJobPlan[] = [
    { id: "p", title: "500 h service", equipmentId: "gs", intervalHours: 500, interval: null },
  ];
  const list = [
    jobRow({ title: "500hr service", equipment: "gs", intervalHours: 500 }, 2),
    jobRow({ title: "Change oil", equipment: "gs", intervalHours: 500 }, 3),
  ];
  const madeBy = (decisions: RowDecisions) =>
    planJobsImport(list, onBoard({ plans }), today, decisions).rows.flatMap(({ plan, sourceRow }) =>
      plan ? [sourceRow] : [],
    );

  it("is named in the row with what becomes of it", () => {
    const { rows } = planJobsImport(list, onBoard({ plans }), today);
    expect(rows.map(({ duplicate }) => duplicate)).toEqual([
      { title: "500 h service", isAdded: false },
      { title: "500 h service", isAdded: true },
    ]);
  });

  it.each<[string, RowDecisions, number[]]>([
    ["nobody decides", {}, [3]],
    ["all are left", { otherDuplicates: "leave" }, []],
    ["all are added", { otherDuplicates: "add" }, [2, 3]],
    ["one is decided apart from all", { otherDuplicates: "leave", duplicates: { 2: "add" } }, [2]],
  ])("is set up as the person says: %s", (_, decisions, made) => {
    expect(madeBy(decisions)).toEqual(made);
  });
});
