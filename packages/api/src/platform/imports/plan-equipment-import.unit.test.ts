import { aboard, type EquipmentValues, equipmentRows, problemsOf } from "@ymp/testing/fixtures/imports/equipment-rows";
import { frenchEquipmentRegister, frenchRegister } from "@ymp/testing/fixtures/imports/make-fixtures";
import { describe, expect, it } from "vitest";
import { equipmentTarget } from "./equipment-fields.ts";
import type { ExistingEquipment } from "./equipment-matching.ts";
import type { EquipmentRow } from "./equipment-rows.ts";
import { headedSheets } from "./headed-sheets.ts";
import { mapColumns } from "./map-columns.ts";
import { type EquipmentImportPlan, planEquipmentImport } from "./plan-equipment-import.ts";
import { readRecords } from "./read-records.ts";
import { readTable } from "./read-table.ts";

const today = "2026-11-21";
/** What would be on board after the plan was written. */
function written(plan: EquipmentImportPlan, existing: readonly ExistingEquipment[]): ExistingEquipment[] {
  const ids = new Map(plan.rows.map((planned) => [planned.sourceRow, planned.matchedId ?? `new ${planned.sourceRow}`]));
  const after = new Map(existing.map((item) => [item.id, item]));
  for (const sourceRow of plan.order) {
    const planned = plan.rows.find((candidate) => candidate.sourceRow === sourceRow);
    const id = ids.get(sourceRow);
    if (!planned || !id) throw new Error(`row ${sourceRow} is not planned`);
    const before = after.get(id) ?? aboard(id);
    const parent = planned.parent;
    const parentId = !parent
      ? before.parentId
      : parent.kind === "existing"
        ? parent.id
        : parent.kind === "row"
          ? (ids.get(parent.sourceRow) ?? "")
          : null;
    if (parentId !== null) expect(after.has(parentId)).toBe(true);
    const plans = planned.plan
      ? [...before.plans, { ...planned.plan, title: planned.plan.title ?? "Service" }]
      : before.plans;
    after.set(id, { ...before, ...planned.values, parentId, plans });
  }
  return [...after.values()];
}

async function registerRows(): Promise<EquipmentRow[]> {
  const [sheet] = headedSheets(await readTable(frenchEquipmentRegister(), "registre.csv"));
  if (!sheet) throw new Error("the fixture holds one list");
  const mapping = mapColumns(sheet.table, equipmentTarget);
  const { rows: read, questions } = readRecords(sheet.table, mapping, equipmentTarget, { today });
  expect(questions.map(({ field }) => field)).toEqual(["lastDoneOn"]);
  expect(read.flatMap(({ problems }) => problems)).toEqual([]);
  return read;
}

describe("an owner's register of 300 rows", () => {
  it("is planned parents first, with the repeated code and row found", async () => {
    const plan = planEquipmentImport(await registerRows(), []);
    expect(plan.counts).toEqual({ create: frenchRegister.rows - 2, update: 0, skip: 1, error: 1 });
    const aboutHours = problemsOf(plan).filter(([, , key]) => key === "imports:rowHoursUnknown");
    expect(aboutHours).toHaveLength(plan.rows.filter(({ plan: service }) => service?.lastDoneOn).length);
    expect(problemsOf(plan).filter(([, , key]) => key !== "imports:rowHoursUnknown")).toEqual([
      [304, "error", "imports:rowCodeTwice"],
      [305, "warning", "imports:rowSameAs"],
    ]);
    expect(plan.rows[0]).toMatchObject({
      sourceRow: 5,
      values: {
        code: "P000",
        maker: "Norsk Pumpe",
        runningHours: 2200,
        installedOn: "2019-05-17",
        warrantyUntil: "2027-06-17",
      },
      plan: { intervalHours: 500, lastDoneOn: "2026-04-03" },
    });
    expect(written(plan, [])).toHaveLength(frenchRegister.rows - 2);
  });

  it("gives only skips when imported again", async () => {
    const read = await registerRows();
    const again = planEquipmentImport(read, written(planEquipmentImport(read, []), []));
    expect(again.counts).toEqual({ create: 0, update: 0, skip: frenchRegister.rows - 1, error: 1 });
    expect(again.order).toEqual([]);
  });
});

describe("the tree", () => {
  it("takes parents by the other system's id, by code and by name, wherever they stand", () => {
    const plan = planEquipmentImport(
      equipmentRows(
        { name: "Injector", parent: "7" },
        { name: "Filter", parent: "ME-1" },
        { name: "Mount", parent: "main  ENGINE" },
        { name: "Main Engine", code: "ME-1", sourceId: "7", parent: "0" },
        { name: "Fan", parent: "Hull" },
      ),
      [aboard("h", { name: "Hull" })],
    );
    const engine = { kind: "row", sourceRow: 5 };
    expect(plan.rows.map(({ parent }) => parent)).toEqual([
      engine,
      engine,
      engine,
      { kind: "top" },
      { kind: "existing", id: "h" },
    ]);
    expect(plan.order).toEqual([5, 2, 3, 4, 6]);
  });

  it.each<[string, EquipmentValues[], (string | number)[][]]>([
    [
      "a parent that nobody knows, and its children",
      [
        { name: "A", parent: "Q" },
        { name: "B", parent: "A" },
      ],
      [
        [2, "error", "imports:rowParentNotFound"],
        [3, "error", "imports:rowParentHasErrors"],
      ],
    ],
    [
      "a circle, and what hangs on it",
      [
        { name: "A", parent: "B" },
        { name: "B", parent: "A" },
        { name: "C", parent: "B" },
      ],
      [
        [2, "error", "imports:rowParentCircle"],
        [3, "error", "imports:rowParentCircle"],
        [4, "error", "imports:rowParentHasErrors"],
      ],
    ],
    ["a machine under itself", [{ name: "A", code: "1", parent: "1" }], [[2, "error", "imports:rowParentIsItself"]]],
    [
      "a parent's name that two machines bear",
      [
        { name: "P", location: "fore" },
        { name: "P", location: "aft" },
        { name: "C", parent: "P" },
      ],
      [[4, "error", "imports:rowParentAmbiguous"]],
    ],
    [
      "a sixth level",
      ["A", "B", "C", "D", "E", "F"].map((name, level) => ({
        name,
        parent: level === 0 ? null : ("ABCDE"[level - 1] ?? null),
      })),
      [[7, "error", "imports:rowTooDeep"]],
    ],
    ["two of one kind at one place", [{ name: "P" }, { name: "P" }], [[3, "warning", "imports:rowNameTwice"]]],
    [
      "one serial number twice",
      [
        { name: "A", serialNumber: "9" },
        { name: "B", serialNumber: "9" },
      ],
      [[3, "warning", "imports:rowSerialTwice"]],
    ],
  ])("finds %s", (_, list, problems) => {
    expect(problemsOf(planEquipmentImport(equipmentRows(...list), []))).toEqual(problems);
  });

  it("refuses to hang a machine under its own component on board", () => {
    const existing = [aboard("a", { code: "A" }), aboard("b", { code: "B", parentId: "a" })];
    const plan = planEquipmentImport(equipmentRows({ name: "a", code: "A", parent: "B" }), existing);
    expect(problemsOf(plan)).toEqual([[2, "error", "imports:rowParentCircle"]]);
  });

  it("swaps parent and child in an order that never closes a circle", () => {
    const existing = [aboard("a", { code: "A" }), aboard("b", { code: "B", parentId: "a" })];
    const plan = planEquipmentImport(
      equipmentRows({ name: "a", code: "A", parent: "B" }, { name: "b", code: "B", parent: null }),
      existing,
    );
    expect(plan.order).toEqual([3, 2]);
    expect(problemsOf(plan)).toEqual([]);
  });
});

describe("matching what is on board", () => {
  it.each<[string, EquipmentValues, Partial<ExistingEquipment>, string | undefined]>([
    ["its code in another case", { name: "New name", code: "me-1" }, { code: "ME-1" }, "code"],
    ["its serial number", { name: "x", serialNumber: "S-1" }, { serialNumber: "s-1", name: "Pump" }, "serial"],
    ["its name at the top", { name: "pump" }, { name: "Pump" }, "name+parent"],
    ["not the same name with another code", { name: "Pump", code: "P-2" }, { name: "Pump", code: "P-1" }, undefined],
    [
      "not the same name with another serial number",
      { name: "Pump", serialNumber: "2" },
      { name: "Pump", serialNumber: "1" },
      undefined,
    ],
    [
      "not the same serial number of another maker",
      { name: "Fan", serialNumber: "1", maker: "Bosch" },
      { name: "Pump", serialNumber: "1", maker: "Jabsco" },
      undefined,
    ],
    [
      "not the same name under another parent",
      { name: "Pump", parent: null },
      { name: "Pump", parentId: "hull" },
      undefined,
    ],
  ])("by %s", (_, values, existing, matchedBy) => {
    const [planned] = planEquipmentImport(equipmentRows(values), [aboard("hull"), aboard("m", existing)]).rows;
    expect(planned?.matchedBy).toBe(matchedBy);
    expect(planned?.action).toBe(matchedBy ? planned?.action : "create");
  });

  it("updates only what differs and never empties a field by a blank cell", () => {
    const [planned] = planEquipmentImport(
      equipmentRows({ name: "Pump", code: "P", maker: "Jabsco", location: "Bilge" }),
      [aboard("p", { code: "P", name: "Pump", maker: "Johnson", location: "Bilge", remarks: "old" })],
    ).rows;
    expect(planned).toMatchObject({ action: "update", matchedId: "p", values: { maker: "Jabsco" } });
    expect(Object.keys(planned?.values ?? {})).toEqual(["maker"]);
  });

  it("adds what it remarks on a known machine to what is remarked there, once", () => {
    const given = { code: "C1", name: "Pump", remarks: "new shaft 2024\nclass_code: 1.1" };
    const known = aboard("p", { code: "C1", name: "Pump", remarks: "New shaft 2024" });
    const plan = planEquipmentImport(equipmentRows(given), [known]);
    const all = "New shaft 2024\nclass_code: 1.1";
    expect(plan.rows).toMatchObject([
      { action: "update", values: { remarks: all }, shown: { remarks: "class_code: 1.1" } },
    ]);
    const again = planEquipmentImport(equipmentRows(given), [{ ...known, remarks: all }]);
    expect(again.rows).toMatchObject([{ action: "skip", values: {} }]);
  });

  it("refuses remarks that have no room beside what is remarked there", () => {
    const known = aboard("p", { code: "C1", name: "Pump", remarks: "a".repeat(3_000) });
    const plan = planEquipmentImport(equipmentRows({ code: "C1", name: "Pump", remarks: "b".repeat(2_000) }), [known]);
    expect(plan.rows).toMatchObject([{ action: "error", problems: [{ key: "imports:rowRemarksTooLong" }] }]);
  });

  it("warns of hours below the last reading and leaves the reading alone", () => {
    const plan = planEquipmentImport(equipmentRows({ name: "Pump", code: "P", runningHours: 90 }), [
      aboard("p", { code: "P", name: "Pump", runningHours: 100 }),
    ]);
    expect(plan.rows[0]).toMatchObject({ action: "skip", values: {} });
    expect(plan.rows[0]?.problems).toEqual([
      { field: "runningHours", key: "imports:rowHoursLower", params: { given: 90, current: 100 }, level: "warning" },
    ]);
  });
});
