import { equipmentTypes } from "@ymp/core/maintenance/equipment-types";
import { describe, expect, it } from "vitest";
import { createPlanInput } from "../jobs/plans.schema.ts";
import { planInputOf } from "./applying.rules.ts";
import { libraryTemplates } from "./starter-library.ts";

const machine = "0199aaaa-0000-7000-8000-000000000001";

describe("the starter library", () => {
  it("names every template once", () => {
    const keys = libraryTemplates.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(["main_engine", "generator", "watermaker", "tender", "stabiliser", "hvac", "life_saving", "fire_fighting"])(
    "has jobs for %s",
    (type) => {
      expect(libraryTemplates.filter(({ equipmentType }) => equipmentType === type).length).toBeGreaterThan(7);
    },
  );

  it.each(libraryTemplates.map((entry) => [entry.key, entry] as const))("%s makes a plan", (_, entry) => {
    const plan = planInputOf({ template: entry.template, inAllLanguages: [entry.template] }, machine, {
      today: createPlanInput.shape.lastDoneOn.unwrap().unwrap().parse("2026-06-01"),
      isSpread: false,
      index: 0,
      count: 1,
      stockOf: () => undefined,
    });
    expect(equipmentTypes).toContain(entry.equipmentType);
    expect(plan.title).toBe(entry.template.title);
    expect(plan.tasks.length).toBeGreaterThan(0);
  });

  it("holds the oil change of a main engine at 500 hours or a year", () => {
    const key = "starter@2026.1/main_engine/change-lubricating-oil-and-filters";
    const oil = libraryTemplates.find((entry) => entry.key === key);
    expect(oil?.template).toMatchObject({ counterHours: 500, interval: { n: 1, unit: "year" } });
  });
});
