import { aboard, type EquipmentValues, equipmentRows } from "@ymp/testing/fixtures/imports/equipment-rows";
import { describe, expect, it } from "vitest";
import type { ExistingEquipment } from "./equipment-matching.ts";
import { planEquipmentImport } from "./plan-equipment-import.ts";
import type { RowDecisions } from "./row-decisions.ts";

describe("services by hours", () => {
  const known = { title: "Change oil", intervalHours: 500, interval: null };
  it.each<[string, EquipmentValues, string | null, ExistingEquipment["plans"], string[]]>([
    ["without a meter", { intervalHours: 500 }, "500 h", [], ["imports:rowMeterUnknown"]],
    ["of a year's hours without a meter", { intervalHours: 17_520 }, "2 year", [], ["imports:rowHoursAsYears"]],
    ["of a year's hours with a meter", { intervalHours: 8760, runningHours: 12 }, "8760 h", [], []],
    ["that are on board under a name", { intervalHours: 500 }, null, [known], ["imports:rowServiceOnBoard"]],
    ["that are on board without one", { intervalHours: 500 }, null, [{ ...known, title: "500 h service" }], []],
    [
      "of another name",
      { intervalHours: 500, planTitle: "Valves", runningHours: 1 },
      "500 h",
      [known],
      ["imports:rowPlanPossiblyTwice"],
    ],
  ])("%s", (_, values, rule, plans, keys) => {
    const [planned] = planEquipmentImport(equipmentRows({ name: "Pump", code: "P", ...values }), [
      ...(plans.length > 0 ? [aboard("p", { code: "P", name: "Pump", plans })] : []),
    ]).rows;
    const { intervalHours, interval } = planned?.plan ?? {};
    const written = intervalHours ? `${intervalHours} h` : interval ? `${interval.n} ${interval.unit}` : null;
    expect(written).toBe(rule);
    expect(planned?.problems.map(({ key }) => key)).toEqual(keys);
  });
});

describe("today's hours", () => {
  const plan = (values: EquipmentValues, existing: Partial<ExistingEquipment> | null, decisions: RowDecisions = {}) =>
    planEquipmentImport(
      equipmentRows({ name: "Pump", code: "P", ...values }),
      existing ? [aboard("p", { code: "P", name: "Pump", ...existing })] : [],
      decisions,
    );

  it.each<[string, boolean, EquipmentValues, Partial<ExistingEquipment> | null]>([
    ["are asked for of a new machine with a service by hours", true, { intervalHours: 500 }, null],
    ["are asked for of a known machine that nobody has read", true, { intervalHours: 500 }, {}],
    ["are asked for where only those of the last service are told", true, { intervalHours: 500, lastDoneHours: 9 }, {}],
    ["are known from the file", false, { intervalHours: 500, runningHours: 12 }, null],
    ["are known from the meter", false, { intervalHours: 500 }, { runningHours: 12 }],
    ["are of no use to a service by date", false, { intervalMonths: 6 }, null],
    ["are of no use to a machine out of use", false, { intervalHours: 500, status: true }, null],
  ])("%s", (_, isAsked, values, existing) => {
    expect(plan(values, existing).hoursAsked).toEqual(isAsked ? [{ sourceRow: 2, name: "Pump" }] : []);
  });

  it("are taken as they are said, in tenths, and stay to be corrected", () => {
    const said = plan({ intervalHours: 500 }, null, { hours: { 2: 65_005 } });
    expect(said.rows).toMatchObject([{ values: { runningHours: 6500.5 }, problems: [] }]);
    expect(said.hoursAsked).toEqual([{ sourceRow: 2, name: "Pump" }]);
  });
});

describe("a service that may be on board already", () => {
  const existing = [
    aboard("p", {
      name: "Pump",
      runningHours: 1,
      plans: [{ title: "Change oil", intervalHours: 500, interval: null }],
    }),
  ];
  it.each<[string, EquipmentValues, RowDecisions, boolean]>([
    ["without a name is left", {}, {}, false],
    ["without a name is added when the person says so", {}, { duplicates: { 2: "add" } }, true],
    ["of another name is added", { planTitle: "Valves" }, {}, true],
    [
      "of another name is left when the person says so of all",
      { planTitle: "Valves" },
      { otherDuplicates: "leave" },
      false,
    ],
  ])("%s", (_, values, decisions, isAdded) => {
    const [planned] = planEquipmentImport(
      equipmentRows({ name: "Pump", intervalHours: 500, ...values }),
      existing,
      decisions,
    ).rows;
    expect(planned?.duplicate).toEqual({ title: "Change oil", isAdded });
    expect(planned?.plan !== undefined).toBe(isAdded);
  });
});
