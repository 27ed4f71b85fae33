import { expect, test } from "vitest";
import { type Membership, resolveAccess } from "../access/resolve-access.ts";
import { parseCalendarDate } from "../calendar-date.ts";
import { mayListCrew } from "./crew-list-rights.ts";
import { paperAccess } from "./document-access.ts";

const accessOf = (membership: Membership | null, hasCompanyMembership = false) =>
  resolveAccess({
    user: { isSuperadmin: false, mustChangePassword: false },
    membership,
    hasCompanyMembership,
    vessel: { edition: "full", subscriptionState: "ACTIVE" },
    today: parseCalendarDate("2026-06-15"),
  });

test.each([
  ["captain", accessOf({ role: "captain", department: "bridge" }), true],
  ["purser", accessOf({ role: "hod", department: "interior" }), true],
  ["office", accessOf(null, true), true],
  ["chief", accessOf({ role: "hod", department: "engineering" }), false],
  ["deckhand", accessOf({ role: "crew", department: "deck" }), false],
  ["contractor", accessOf({ role: "user", userType: "contractUser" }), false],
])("the %s sees the crew list as far as passports", (_who, access, expected) => {
  expect(mayListCrew(access)).toBe(expected);
  expect(["view", "edit"].includes(paperAccess(access, false, "passport"))).toBe(expected);
});
