import { describe, expect, it } from "vitest";
import { countsOf, machinesFor } from "./apply-choice.ts";
import type { Machine } from "./templates.queries.ts";

const blank: Machine = {
  ...{ id: "1", parentId: null, name: "Generator 1", code: "DG1", type: "generator", supplierId: null },
  ...{ photoFileId: null, warrantyUntil: null, department: null, location: "Engine room", manufacturer: null },
  ...{ modelNumber: null, serialNumber: null, isCritical: true, isUsedAtSea: true, isUsedInPort: true, version: 1 },
  ...{ isArchived: false, openJobs: 0, overdueJobs: 0, trouble: null },
};
const machines: Machine[] = [
  { ...blank, id: "2", name: "Galley hob", code: null, type: null, location: "Galley" },
  blank,
  { ...blank, id: "3", name: "Watermaker", code: "WM1", type: "watermaker" },
];

describe("the machines that templates are offered", () => {
  it("begin with those of the right type, and leave none out", () => {
    const { fitting, others } = machinesFor(machines, new Set(["generator"]), "");
    expect([fitting, others].map((list) => list.map(({ id }) => id))).toEqual([["1"], ["2", "3"]]);
  });

  it.each([
    ["by name", "gener", ["1"]],
    ["by code", "wm1", ["3"]],
    ["by place and name together", "engine water", ["3"]],
    ["not at all", "bilge", []],
  ])("are found %s", (_, search, ids) => {
    const { fitting, others } = machinesFor(machines, new Set(["generator"]), search);
    expect([...fitting, ...others].map(({ id }) => id)).toEqual(ids);
  });
});

describe("the preview", () => {
  it("counts machines of another type among what will be made", () => {
    const lines = (["new", "otherType", "already", "archived", "new"] as const).map((outcome) => ({ outcome }));
    expect(countsOf(lines)).toEqual({ new: 2, otherType: 1, already: 1, archived: 1, notYours: 0, made: 3 });
  });
});
