import { grantableModules } from "@ymp/core/access/offered";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { describe, expect, it, test } from "vitest";
import {
  type AccessDraft,
  changesBetween,
  isSamePlace,
  levelsOfDraft,
  levelsUpTo,
  menuOf,
  moduleGroups,
  movedTo,
  withLevel,
} from "./access-draft.ts";

const engineer: AccessDraft = { role: "crew", department: "engineering", userType: null, overrides: {} };
const today = parseCalendarDate("2026-06-15");

describe("a draft of access", () => {
  it("keeps only what differs from the preset", () => {
    const opened = withLevel(engineer, "guests", "view");
    expect(opened.overrides).toEqual({ guests: "view" });
    expect(withLevel(opened, "guests", "none").overrides).toEqual({});
  });

  it("starts from the preset of a new place", () => {
    const moved = movedTo(withLevel(engineer, "guests", "view"), { department: "deck" });
    expect(moved).toEqual({ role: "crew", department: "deck", userType: null, overrides: {} });
    expect(isSamePlace(engineer, moved)).toBe(false);
  });

  it("gives an outsider a kind and takes it from crew", () => {
    const outsider = movedTo(engineer, { role: "user" });
    expect(outsider.userType).toBe("contractUser");
    expect(movedTo(outsider, { role: "crew" }).userType).toBeNull();
  });

  it("tells what would change, module by module", () => {
    const changed = withLevel(withLevel(engineer, "supplier", "edit"), "jobs", "view");
    expect(changesBetween(engineer, changed, "full")).toEqual([
      { module: "jobs", from: "edit", to: "view" },
      { module: "supplier", from: "view", to: "edit" },
    ]);
  });

  it("shows the menu that follows", () => {
    const menu = (draft: AccessDraft) => menuOf(draft, "full", today).map(({ key }) => key);
    expect(menu(engineer)).toContain("equipment");
    expect(menu(withLevel(engineer, "equipmentspage", "none"))).not.toContain("equipment");
  });

  it("never holds the platform", () => {
    expect(levelsOfDraft({ ...engineer, overrides: { superadmin: "edit" } }).superadmin).toBe("none");
  });
});

test("every module that can be granted stands under one heading", () => {
  const shown = moduleGroups("full").flatMap((group) => group.modules);
  expect(shown.toSorted()).toEqual(grantableModules("full").toSorted());
  expect(moduleGroups("lite").flatMap((group) => group.modules)).not.toContain("supplier");
});

test.each([
  [["none"], ["none"]],
  [
    ["none", "view"],
    ["none", "view"],
  ],
  [
    ["edit", "none"],
    ["none", "view", "edit"],
  ],
] as const)("up to the highest of %j: %j", (allowed, offered) => {
  expect(levelsUpTo(...allowed)).toEqual(offered);
});
