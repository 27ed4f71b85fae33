import { type JobValues, jobRow, onBoard, problemsOf } from "@ymp/testing/fixtures/imports/job-rows";
import { tasksFile } from "@ymp/testing/fixtures/imports/make-fixtures";
import { describe, expect, it } from "vitest";
import { headedSheets } from "./headed-sheets.ts";
import { jobsTarget } from "./job-fields.ts";
import type { JobRow } from "./job-rows.ts";
import { mapColumns } from "./map-columns.ts";
import { planJobsImport } from "./plan-jobs-import.ts";
import type { ExistingJob, JobsImportPlan, OnBoard } from "./planned-jobs.ts";
import { readRecords } from "./read-records.ts";
import { readTable } from "./read-table.ts";

const today = "2026-11-21";
async function taskRows(): Promise<JobRow[]> {
  const [sheet] = headedSheets(await readTable(tasksFile(), "tasks.csv"));
  if (!sheet) throw new Error("the fixture holds one list");
  return readRecords(sheet.table, mapColumns(sheet.table, jobsTarget), jobsTarget, { today }).rows;
}

function written(plan: JobsImportPlan): Pick<OnBoard, "jobs" | "plans"> {
  return {
    jobs: plan.rows.flatMap(({ job, values, equipmentId, sourceRow }): ExistingJob[] =>
      job
        ? [
            {
              id: `j${sourceRow}`,
              reference: null,
              title: values.title,
              equipmentId,
              isOpen: job.as === "open",
              dueOn: values.dueOn,
              completedOn: values.completedOn,
              previousDoneOn: null,
              demands: [],
            },
          ]
        : [],
    ),
    plans: plan.rows.flatMap(({ plan: rule, values, equipmentId, sourceRow }) =>
      rule
        ? [
            {
              id: `p${sourceRow}`,
              title: values.title,
              equipmentId,
              intervalHours: rule.intervalHours,
              interval: rule.interval,
            },
          ]
        : [],
    ),
  };
}

describe("a task list", () => {
  it("becomes open jobs, history and plans", async () => {
    const plan = planJobsImport(await taskRows(), onBoard(), today);
    expect(
      plan.rows.map(({ equipmentId, job, plan: rule }) => [
        equipmentId,
        job?.as,
        rule && [rule.intervalHours, rule.interval, rule.lastDoneOn],
      ]),
    ).toEqual([
      ["gp", "history", [250, null, "2026-02-08"]],
      ["gs", "open", [250, null, "2026-05-30"]],
      ["fp", "history", undefined],
      ["fp", "open", [null, { n: 12, unit: "month" }, "2026-01-15"]],
      ["st", "open", undefined],
    ]);
    expect(plan.counts).toEqual({ create: 5, update: 0, skip: 0, error: 0 });
  });

  it("is warned about where a title names another machine", async () => {
    const plan = planJobsImport(await taskRows(), onBoard(), today);
    expect(problemsOf(plan)).toEqual([
      [2, "warning", "imports:rowHoursUnknown"],
      [6, "warning", "imports:rowTitleNamesOther"],
    ]);
    expect(plan.rows[4]?.problems[0]?.params).toEqual({ own: "Stern Thruster", named: "Sewage Plant", namedId: "sp" });
  });

  it("gives only skips when imported again", async () => {
    const rows = await taskRows();
    const first = planJobsImport(rows, onBoard(), today);
    expect(planJobsImport(rows, onBoard(written(first)), today).counts).toEqual({
      create: 0,
      update: 0,
      skip: 5,
      error: 0,
    });
  });
});

describe("finding the machine", () => {
  it.each<[string, JobValues, string | null, string[]]>([
    ["by code", { equipment: "gen-p" }, "gp", []],
    ["by its id in this system", { equipment: "st" }, "st", []],
    ["by its id in the other system", { equipmentSourceId: "eq-4" }, "gp", []],
    ["by code where the id is unknown", { equipment: "GEN-P", equipmentSourceId: "77" }, "gp", []],
    ["by id where the code is unknown", { equipment: "G-9", equipmentSourceId: "1005" }, "gp", []],
    [
      "by code although the id says otherwise",
      { equipment: "st", equipmentSourceId: "1005" },
      "st",
      ["imports:rowEquipmentContradicts"],
    ],
    ["by an abbreviated name", { equipmentName: "Generator STBD" }, "gs", []],
    [
      "by code although the name says otherwise",
      { equipment: "GEN-P", equipmentName: "Fire Pump" },
      "gp",
      ["imports:rowEquipmentContradicts"],
    ],
    ["nowhere", { equipmentName: "Helipad" }, null, ["imports:rowEquipmentNotFound"]],
    ["not asked for", {}, null, []],
  ])("%s", (_, values, equipmentId, keys) => {
    const plan = planJobsImport([jobRow({ title: "Service", ...values })], onBoard(), today);
    expect(plan.rows[0]?.equipmentId).toBe(equipmentId);
    expect(plan.rows[0]?.problems.map(({ key }) => key)).toEqual(keys);
  });

  it.each([
    ["Generator Port oil change", "gp", []],
    ["Gen Port oil change", "gp", []],
    ["Replace shaft seal", "fp", []],
    ["Fire pump strainer", "sv", []],
    ["Fire pump strainer", "st", ["imports:rowTitleNamesOther"]],
  ])("the title %s on %s", (title, id, keys) => {
    const plan = planJobsImport([jobRow({ title, equipment: id })], onBoard(), today);
    expect(plan.rows[0]?.problems.map(({ key }) => key)).toEqual(keys);
  });
});

describe("today's hours of a machine that nobody has read", () => {
  const list = [
    jobRow({ title: "Oil", equipment: "gs", intervalHours: 500 }, 2),
    jobRow({ title: "Valves", equipment: "gs", intervalHours: 1000 }, 3),
    jobRow({ title: "Seal", equipment: "fp", dueHours: 900 }, 4),
    jobRow({ title: "Paint", equipment: "st", intervalMonths: 6 }, 5),
  ];

  it("are asked for once where something goes by them", () => {
    const plan = planJobsImport(list, onBoard({ hoursKnown: new Set() }), today);
    expect(plan.hoursAsked).toEqual([
      { sourceRow: 2, name: "Generator Starboard" },
      { sourceRow: 4, name: "Fire Pump" },
    ]);
    expect(problemsOf(plan).filter(([, , key]) => key === "imports:rowMeterUnknown")).toHaveLength(2);
  });

  it("are taken as they are said, and asked for no longer where a meter was read", () => {
    const plan = planJobsImport(list, onBoard({ hoursKnown: new Set(["fp"]) }), today, { hours: { 2: 65_005 } });
    expect(plan.hoursAsked).toEqual([{ sourceRow: 2, name: "Generator Starboard" }]);
    expect(plan.rows.map(({ hoursToday }) => hoursToday)).toEqual([6500.5, undefined, undefined, undefined]);
    expect(problemsOf(plan)).toEqual([]);
  });
});

describe("hours of the last time that the file leaves out", () => {
  it.each<[string, JobValues, string[]]>([
    ["the day alone", { lastDoneOn: "2026-01-12" }, ["imports:rowHoursUnknown"]],
    [
      "the day of a service by both",
      { lastDoneOn: "2026-01-12", intervalMonths: 12 },
      ["imports:rowHoursUnknownByDate"],
    ],
    ["day and hours", { lastDoneOn: "2026-01-12", lastDoneHours: 900 }, []],
    ["the day, and when it is due", { lastDoneOn: "2026-01-12", dueOn: "2026-12-01" }, []],
    ["nothing", {}, []],
  ])("are told: %s", (_, values, keys) => {
    const planned = planJobsImport(
      [jobRow({ title: "Oil", equipment: "gs", intervalHours: 500, ...values })],
      onBoard(),
      today,
    );
    expect(planned.rows[0]?.problems.map(({ key }) => key)).toEqual(keys);
  });

  it("count for nothing where no machine is named", () => {
    const planned = planJobsImport([jobRow({ title: "Oil", intervalHours: 500 })], onBoard(), today);
    expect(planned.rows[0]?.plan).toBeUndefined();
    expect(problemsOf(planned)).toEqual([[2, "warning", "imports:rowHoursWithoutMachine"]]);
  });
});

describe("single rows", () => {
  it.each<[string, JobValues, string[]]>([
    ["done in the future", { status: "done", completedOn: "2026-11-22" }, ["imports:rowDoneInFuture"]],
    ["done without a date", { status: "done" }, ["imports:rowDoneWithoutDate"]],
    ["open with a completion date", { status: "due", completedOn: "2026-01-01" }, ["imports:rowOpenButCompleted"]],
  ])("%s", (_, values, keys) => {
    const plan = planJobsImport([jobRow({ title: "Service", ...values })], onBoard(), today);
    expect(plan.rows[0]?.problems.map(({ key }) => key)).toEqual(keys);
  });

  it("keeps a figure without unit from becoming a rule", () => {
    const values = new Map([
      ...jobRow({ title: "Service" }).values,
      ["interval", { hours: null, calendar: null, bare: 30 }] as const,
    ]);
    const plan = planJobsImport([{ sourceRow: 2, values, problems: [] }], onBoard(), today);
    expect(plan.rows[0]?.plan).toBeUndefined();
    expect(problemsOf(plan)).toEqual([[2, "warning", "imports:rowIntervalWithoutUnit"]]);
  });

  it("closes the open job that the file reports done", () => {
    const open: ExistingJob = {
      id: "j",
      reference: null,
      title: "Service",
      equipmentId: "fp",
      isOpen: true,
      dueOn: "2026-02-01",
      completedOn: null,
      previousDoneOn: null,
      demands: [],
    };
    const values = {
      title: "Service",
      equipment: "fp",
      status: "done",
      dueOn: "2026-02-01",
      completedOn: "2026-02-03",
    };
    expect(planJobsImport([jobRow(values)], onBoard({ jobs: [open] }), today).rows[0]).toMatchObject({
      action: "update",
      job: { as: "history", existingId: "j" },
    });
  });

  it("lets one number stand for several occurrences but not twice for one", () => {
    const done = (completedOn: string, sourceRow: number) =>
      jobRow({ reference: "T-1", title: "Service", equipment: "fp", status: "done", completedOn }, sourceRow);
    const plan = planJobsImport(
      [done("2025-01-01", 2), done("2026-01-01", 3), done("2026-01-01", 4)],
      onBoard(),
      today,
    );
    expect(plan.rows.map(({ action }) => action)).toEqual(["create", "create", "error"]);
    expect(problemsOf(plan)).toEqual([[4, "error", "imports:rowReferenceTwice"]]);
  });

  it("leaves cancelled tasks behind and says so", () => {
    const plan = planJobsImport([jobRow({ title: "Service", status: "cancelled" })], onBoard(), today);
    expect(plan.counts).toMatchObject({ skip: 1 });
    expect(problemsOf(plan)).toEqual([[2, "warning", "imports:rowCancelled"]]);
  });
});
