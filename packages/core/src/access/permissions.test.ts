import { expect, it, test } from "vitest";
import { accessOverridesSchema } from "./overrides-schema.ts";
import { includesLevel, isPermission, partsOf } from "./permissions.ts";

test.each([
  ["none", "view", false],
  ["view", "view", true],
  ["view", "edit", false],
  ["edit", "view", true],
  ["edit", "edit", true],
] as const)("holding %s for what needs %s: %s", (held, needed, expected) => {
  expect(includesLevel(held, needed)).toBe(expected);
});

it("a permission names its module and level", () => {
  expect(partsOf("watchkeeper:edit")).toEqual({ module: "watchkeeper", level: "edit" });
  expect(partsOf("watchkeeping:view")).toEqual({ module: "watchkeeping", level: "view" });
});

it("tells a permission from other text", () => {
  expect(isPermission("jobs:edit")).toBe(true);
  expect(isPermission("jobs:none")).toBe(false);
  expect(isPermission("boats:view")).toBe(false);
});

it("levels set for one person may name some modules, and only known ones", () => {
  expect(accessOverridesSchema.parse({ jobs: "view" })).toEqual({ jobs: "view" });
  expect(accessOverridesSchema.safeParse({ boats: "view" }).success).toBe(false);
  expect(accessOverridesSchema.safeParse({ jobs: true }).success).toBe(false);
});
