import { describe, expect, it, test } from "vitest";
import { departments, isAtLeast, presetLevels, roles, userTypes } from "./roles.ts";

test.each([
  ["hod", "crew", true],
  ["hod", "hod", true],
  ["crew", "hod", false],
  ["management", "captain", true],
  ["user", "crew", false],
] as const)("a %s ranks at least as a %s: %s", (role, minimum, expected) => {
  expect(isAtLeast(role, minimum)).toBe(expected);
});

describe("the preset of a position", () => {
  it("never hands out the platform to anyone but its administrators", () => {
    for (const role of roles.filter((name) => name !== "superadmin"))
      for (const department of departments)
        for (const userType of userTypes) expect(presetLevels({ role, department, userType }).superadmin).toBe("none");
  });

  it("lets the captain administer the vessel", () => {
    expect(presetLevels({ role: "captain" })).toMatchObject({
      employees: "edit",
      logbook: "edit",
      accounting: "edit",
      management: "none",
    });
  });

  it("lets the office see the books and hours of rest, which are kept on board", () => {
    expect(presetLevels({ role: "management" })).toMatchObject({
      jobs: "edit",
      logbook: "view",
      hourstracker: "view",
      management: "edit",
    });
  });

  it("differs by department where the work differs", () => {
    expect(presetLevels({ role: "crew", department: "engineering" })).toMatchObject({
      equipmentspage: "edit",
      watchkeeper: "edit",
      guests: "none",
    });
    expect(presetLevels({ role: "crew", department: "interior" })).toMatchObject({
      equipmentspage: "view",
      watchkeeper: "none",
      guests: "edit",
    });
    expect(presetLevels({ role: "hod", department: "interior" })).toMatchObject({ accounting: "edit", jobs: "edit" });
  });

  it("gives an outsider only what the invitation was for", () => {
    expect(presetLevels({ role: "user", userType: "contractUser" })).toMatchObject({
      jobs: "edit",
      shipyard: "none",
      inventory: "none",
    });
    expect(presetLevels({ role: "user", userType: "shipyard" })).toMatchObject({ jobs: "edit", shipyard: "edit" });
    expect(presetLevels({ role: "user", userType: "surveyor" })).toMatchObject({ jobs: "view", shipyard: "none" });
    expect(Object.values(presetLevels({ role: "user" })).every((level) => level === "none")).toBe(true);
  });
});
