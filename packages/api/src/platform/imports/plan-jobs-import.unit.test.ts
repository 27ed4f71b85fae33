import { tasksFile } from "@ymp/testing/fixtures/imports/make-fixtures";
import { describe, expect, it } from "vitest";
import { headedSheets } from "./headed-sheets.ts";
import type { KnownEquipment } from "./job-equipment.ts";
import { jobsTarget } from "./job-fields.ts";
import type { JobRow } from "./job-rows.ts";
import { mapColumns } from "./map-columns.ts";
import {
  type ExistingJob,
  type ExistingJobPlan,
  type JobsImportPlan,
  type OnBoard,
  planJobsImport,
} from "./plan-jobs-import.ts";
import { readRecords } from "./read-records.ts";
import { readTable } from "./read-table.ts";
import type { RowDecisions } from "./row-decisions.ts";

const today = "2026-11-21";
type Values = Record<string, string | number | null>;

const machine = (id: string, name: string, values: Partial<KnownEquipment> = {}): KnownEquipment => ({
  id,
  name,
  code: null,
  parentId: null,
  sourceIds: [],
  ...values,
});
const equipment = [
  machine("gp", "Generator Port", { code: "GEN-P", sourceIds: ["1005", "EQ-4"] }),
  machine("gs", "Generator Starboard"),
  machine("fp", "Fire Pump"),
  machine("st", "Stern Thruster"),
  machine("sp", "Sewage Plant"),
  machine("sv", "Shaft Seal", { parentId: "fp" }),
];
const onBoard = (more: Partial<OnBoard> = {}): OnBoard => ({
  equipment,
  jobs: [],
  plans: [],
  people: [
    { id: "ro", firstName: "Rita", lastName: "Okafor" },
    { id: "lb", firstName: "Lars", lastName: "Brandt" },
  ],
  mayName: () => true,
  hoursKnown: new Set(equipment.map(({ id }) => id)),
  ...more,
});
const row = (values: Values, sourceRow = 2): JobRow => ({
  sourceRow,
  values: new Map(
    jobsTarget.fields.flatMap(({ name }) => (name in values ? [[name, values[name] ?? null] as const] : [])),
  ),
  problems: [],
});
const problemsOf = (plan: JobsImportPlan) =>
  plan.rows.flatMap(({ sourceRow, problems }) => problems.map(({ key, level }) => [sourceRow, level, key]));

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
  it.each<[string, Values, string | null, string[]]>([
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
    const plan = planJobsImport([row({ title: "Service", ...values })], onBoard(), today);
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
    const plan = planJobsImport([row({ title, equipment: id })], onBoard(), today);
    expect(plan.rows[0]?.problems.map(({ key }) => key)).toEqual(keys);
  });
});

describe("a service that is on board already", () => {
  const hourly = (title: string, values: Partial<ExistingJobPlan> = {}): ExistingJobPlan => ({
    id: "p",
    title,
    equipmentId: "gs",
    intervalHours: 500,
    interval: null,
    ...values,
  });
  const service = (title: string, values: Values = {}) =>
    row({ title, equipment: "gs", intervalHours: 500, ...values });

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

  it.each<[ExistingJobPlan["interval"], Values, boolean]>([
    [{ n: 1, unit: "year" }, { intervalDays: 365 }, true],
    [{ n: 1, unit: "year" }, { intervalMonths: 12 }, true],
    [{ n: 1, unit: "month" }, { intervalDays: 30 }, true],
    [{ n: 1, unit: "month" }, { intervalWeeks: 4 }, false],
    [{ n: 1, unit: "year" }, { intervalMonths: 11 }, false],
  ])("by a calendar of %j as %j: %s", (interval, values, isKnown) => {
    const yearly = hourly("Service", { intervalHours: null, interval });
    const rows = [row({ title: "Annual service", equipment: "gs", ...values })];
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
    row({ title: "500hr service", equipment: "gs", intervalHours: 500 }, 2),
    row({ title: "Change oil", equipment: "gs", intervalHours: 500 }, 3),
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

describe("today's hours of a machine that nobody has read", () => {
  const list = [
    row({ title: "Oil", equipment: "gs", intervalHours: 500 }, 2),
    row({ title: "Valves", equipment: "gs", intervalHours: 1000 }, 3),
    row({ title: "Seal", equipment: "fp", dueHours: 900 }, 4),
    row({ title: "Paint", equipment: "st", intervalMonths: 6 }, 5),
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
  it.each<[string, Values, string[]]>([
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
      [row({ title: "Oil", equipment: "gs", intervalHours: 500, ...values })],
      onBoard(),
      today,
    );
    expect(planned.rows[0]?.problems.map(({ key }) => key)).toEqual(keys);
  });

  it("count for nothing where no machine is named", () => {
    const planned = planJobsImport([row({ title: "Oil", intervalHours: 500 })], onBoard(), today);
    expect(planned.rows[0]?.plan).toBeUndefined();
    expect(problemsOf(planned)).toEqual([[2, "warning", "imports:rowHoursWithoutMachine"]]);
  });
});

describe("single rows", () => {
  it.each<[string, Values, string[]]>([
    ["done in the future", { status: "done", completedOn: "2026-11-22" }, ["imports:rowDoneInFuture"]],
    ["done without a date", { status: "done" }, ["imports:rowDoneWithoutDate"]],
    ["open with a completion date", { status: "due", completedOn: "2026-01-01" }, ["imports:rowOpenButCompleted"]],
  ])("%s", (_, values, keys) => {
    const plan = planJobsImport([row({ title: "Service", ...values })], onBoard(), today);
    expect(plan.rows[0]?.problems.map(({ key }) => key)).toEqual(keys);
  });

  it("keeps a figure without unit from becoming a rule", () => {
    const values = new Map([
      ...row({ title: "Service" }).values,
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
      demands: [],
    };
    const values = {
      title: "Service",
      equipment: "fp",
      status: "done",
      dueOn: "2026-02-01",
      completedOn: "2026-02-03",
    };
    expect(planJobsImport([row(values)], onBoard({ jobs: [open] }), today).rows[0]).toMatchObject({
      action: "update",
      job: { as: "history", existingId: "j" },
    });
  });

  it("lets one number stand for several occurrences but not twice for one", () => {
    const done = (completedOn: string, sourceRow: number) =>
      row({ reference: "T-1", title: "Service", equipment: "fp", status: "done", completedOn }, sourceRow);
    const plan = planJobsImport(
      [done("2025-01-01", 2), done("2026-01-01", 3), done("2026-01-01", 4)],
      onBoard(),
      today,
    );
    expect(plan.rows.map(({ action }) => action)).toEqual(["create", "create", "error"]);
    expect(problemsOf(plan)).toEqual([[4, "error", "imports:rowReferenceTwice"]]);
  });

  it("leaves cancelled tasks behind and says so", () => {
    const plan = planJobsImport([row({ title: "Service", status: "cancelled" })], onBoard(), today);
    expect(plan.counts).toMatchObject({ skip: 1 });
    expect(problemsOf(plan)).toEqual([[2, "warning", "imports:rowCancelled"]]);
  });
});
