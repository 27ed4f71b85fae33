import { describe, expect, it } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { menuEntries, visibleMenu } from "./menu.ts";
import { type AccessQuestion, resolveAccess } from "./resolve-access.ts";

const captain: AccessQuestion = {
  user: { isSuperadmin: false, mustChangePassword: false },
  membership: { role: "captain", department: "bridge" },
  hasCompanyMembership: false,
  vessel: { edition: "full", subscriptionState: "ACTIVE" },
  today: parseCalendarDate("2026-06-10"),
};
const everything = new Set(menuEntries.map((entry) => entry.key));

const superadmin = { isSuperadmin: true, mustChangePassword: false };

function menuOf(changes: Partial<AccessQuestion>, built = everything) {
  const question = { ...captain, ...changes };
  const viewer = { access: resolveAccess(question), isSuperadmin: question.user.isSuperadmin };
  return visibleMenu(viewer, built).map((entry) => entry.key);
}

describe("the menu", () => {
  it("shows only screens that exist", () => {
    const viewer = { access: resolveAccess(captain), isSuperadmin: false };
    const routes = visibleMenu(viewer).map((entry) => entry.route);
    expect(routes).toEqual([
      "/app/home",
      "/app/equipment",
      "/app/spareparts",
      "/app/inventory",
      "/app/supplier",
      "/app/logbook",
      "/app/watchkeeping",
      "/app/employees",
      "/app/guests",
      "/app/help",
    ]);
  });

  it("shows an entry at view and above", () => {
    const membership = { role: "crew", department: "deck", access: { jobs: "none", guests: "view" } } as const;
    const menu = menuOf({ membership });
    expect(menu).not.toContain("jobs");
    expect(menu).toContain("guests");
    expect(menu).not.toContain("accounting");
  });

  it("keeps the administration of the platform to super administrators", () => {
    const administration = ["superadmin", "litesuperadmin"];
    expect(menuOf({})).not.toEqual(expect.arrayContaining(administration));
    expect(menuOf({ user: superadmin })).toEqual(expect.arrayContaining(administration));
    expect(visibleMenu({ access: null, isSuperadmin: true }).map(({ route }) => route)).toEqual([
      "/app/superadmin",
      "/app/litesuperadmin",
      "/app/help",
    ]);
    const ashore = visibleMenu({ access: null, isSuperadmin: true }, everything);
    expect(ashore.map((entry) => entry.key)).toEqual([...administration, "help"]);
  });

  it("is empty on an expired vessel, but not for super administrators", () => {
    const vessel = { ...captain.vessel, subscriptionState: "EXPIRED" } as const;
    expect(menuOf({ vessel })).toEqual([]);
    expect(menuOf({ vessel, user: superadmin, hasSupportVisit: true })).toContain("jobs");
  });

  it("is empty until a new password is set", () => {
    expect(menuOf({ user: { isSuperadmin: false, mustChangePassword: true } })).toEqual([]);
  });

  it("of a lite boat is short", () => {
    const vessel = { ...captain.vessel, edition: "lite" } as const;
    expect(menuOf({ vessel })).toEqual([
      "jobs",
      "equipment",
      "inventory",
      "log",
      "documents",
      "guests",
      "calendar",
      "help",
    ]);
  });

  it("names every entry and route once", () => {
    expect(new Set(menuEntries.map((entry) => entry.route)).size).toBe(menuEntries.length);
    expect(everything.size).toBe(menuEntries.length);
  });
});
