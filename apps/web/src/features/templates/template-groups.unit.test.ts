import { describe, expect, it } from "vitest";
import { groupsOf, inOrderOfTypes } from "./template-groups.ts";

const rows = ["hull", "generator", "main_engine", "generator"].map((equipmentType, at) => ({ equipmentType, at }));

describe("templates in their list", () => {
  it("stand by type as a crew looks for machines, and as they came within a type", () => {
    expect(inOrderOfTypes(rows).map(({ at }) => at)).toEqual([2, 1, 3, 0]);
  });

  it("have one heading a type with its count", () => {
    expect(groupsOf(inOrderOfTypes(rows), (type) => type)).toEqual([
      { id: "main_engine", label: "main_engine", count: 1 },
      { id: "generator", label: "generator", count: 2 },
      { id: "hull", label: "hull", count: 1 },
    ]);
  });

  it("put a type that is no longer known at the end", () => {
    expect(inOrderOfTypes([{ equipmentType: "airship" }, { equipmentType: "hull" }])[0]).toEqual({
      equipmentType: "hull",
    });
  });
});
