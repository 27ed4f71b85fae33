import { describe, expect, it, test } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { levelsOf, modules } from "./modules.ts";
import { type AccessQuestion, can, levelOf, resolveAccess, whyNot } from "./resolve-access.ts";

const engineer: AccessQuestion = {
  user: { isSuperadmin: false, mustChangePassword: false },
  membership: { role: "crew", department: "engineering" },
  hasCompanyMembership: false,
  vessel: { edition: "full", subscriptionState: "ACTIVE" },
  today: parseCalendarDate("2026-06-10"),
};
const superadmin = { isSuperadmin: true, mustChangePassword: false };
const expired = { edition: "full", subscriptionState: "EXPIRED" } as const;
const lite = { edition: "lite", subscriptionState: "ACTIVE" } as const;
const captain = { role: "captain", department: "bridge" } as const;

describe("access to a vessel", () => {
  test.each<[string, Partial<AccessQuestion>, Parameters<typeof can>[1], ReturnType<typeof whyNot>]>([
    ["an engineer completes jobs", {}, "jobs:edit", null],
    ["an engineer does not see guests", {}, "guests:view", "role"],
    [
      "a level set for the person goes before the preset",
      { membership: { role: "crew", department: "engineering", access: { jobs: "view" } } },
      "jobs:edit",
      "role",
    ],
    [
      "a level set for the person can add",
      { membership: { role: "crew", department: "engineering", access: { guests: "view" } } },
      "guests:view",
      null,
    ],
    [
      "nobody is given the platform by a vessel",
      { membership: { ...captain, access: { superadmin: "edit" } } },
      "superadmin:view",
      "role",
    ],
    ["a stranger finds no vessel", { membership: null }, "jobs:view", "no_membership"],
    [
      "the company enters without a membership on board",
      { membership: null, hasCompanyMembership: true },
      "jobs:edit",
      null,
    ],
    [
      "the office does not write in the logbook",
      { membership: null, hasCompanyMembership: true },
      "logbook:edit",
      "role",
    ],
    [
      "access holds on its last day",
      { membership: { ...captain, endsOn: parseCalendarDate("2026-06-10") } },
      "jobs:edit",
      null,
    ],
    [
      "access is gone on the day after",
      { membership: { ...captain, endsOn: parseCalendarDate("2026-06-09") } },
      "jobs:edit",
      "no_membership",
    ],
    ["the captain of an expired vessel sees nothing", { membership: captain, vessel: expired }, "jobs:view", "expired"],
    [
      "the company of an expired vessel sees nothing",
      { membership: null, hasCompanyMembership: true, vessel: expired },
      "jobs:view",
      "expired",
    ],
    [
      "a super administrator enters an expired vessel",
      { membership: null, user: superadmin, hasSupportVisit: true, vessel: expired },
      "jobs:edit",
      null,
    ],
    ["a lite boat has no accounting module", { membership: captain, vessel: lite }, "accounting:view", "edition"],
    ["a lite boat has inventory", { membership: captain, vessel: lite }, "inventory:edit", null],
    [
      "a new password comes first",
      { user: { isSuperadmin: false, mustChangePassword: true } },
      "jobs:view",
      "must_change_password",
    ],
    [
      "a new password comes first for super administrators too",
      { user: { isSuperadmin: true, mustChangePassword: true }, hasSupportVisit: true },
      "superadmin:view",
      "must_change_password",
    ],
    [
      "a super administrator without an announced visit finds no vessel",
      { membership: null, user: superadmin },
      "jobs:view",
      "no_membership",
    ],
    ["a visit gives nothing to anyone else", { membership: null, hasSupportVisit: true }, "jobs:view", "no_membership"],
    ["a token does what it was made for", { membership: captain, ceiling: { jobs: "view" } }, "jobs:view", null],
    [
      "a token does no more than it was made for",
      { membership: captain, ceiling: { jobs: "view" } },
      "jobs:edit",
      "role",
    ],
    ["a token opens nothing it does not name", { membership: captain, ceiling: { jobs: "edit" } }, "ism:view", "role"],
    ["a token lifts nobody above their own access", { ceiling: { guests: "edit" } }, "guests:view", "role"],
  ])("%s", (_, changes, permission, refusal) => {
    const access = resolveAccess({ ...engineer, ...changes });
    expect(whyNot(access, permission)).toBe(refusal);
    expect(can(access, permission)).toBe(refusal === null);
  });

  it("answers the level in force for every module", () => {
    const working = resolveAccess(engineer);
    expect(levelOf(working, "supplier")).toBe("view");
    expect(levelOf(resolveAccess({ ...engineer, membership: captain, vessel: lite }), "accounting")).toBe("none");
    const gone = resolveAccess({ ...engineer, vessel: expired });
    expect(modules.every((module) => levelOf(gone, module) === "none")).toBe(true);
  });

  it("outsiders see only what was shared with them", () => {
    const contractor = resolveAccess({ ...engineer, membership: { role: "user", userType: "contractUser" } });
    expect(contractor).toMatchObject({ seesOnlyShared: true, userType: "contractUser", mayExportRecords: false });
    expect(resolveAccess(engineer).seesOnlyShared).toBe(false);
  });

  it("the captain may still take out the records of an expired vessel, the crew may not", () => {
    expect(resolveAccess({ ...engineer, membership: captain, vessel: expired }).mayExportRecords).toBe(true);
    expect(resolveAccess({ ...engineer, vessel: expired }).mayExportRecords).toBe(false);
    const token = { ...engineer, membership: captain };
    expect(resolveAccess({ ...token, ceiling: { jobs: "edit" } }).mayExportRecords).toBe(false);
    expect(resolveAccess({ ...token, ceiling: levelsOf("view") }).mayExportRecords).toBe(true);
  });

  it("is plain data that travels to the browser unchanged", () => {
    const access = resolveAccess(engineer);
    expect(JSON.parse(JSON.stringify(access))).toEqual(access);
  });
});
