import { type AccessQuestion, resolveAccess } from "@ymp/core/access/resolve-access";
import type { VesselRole } from "@ymp/core/access/roles";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { expect, it } from "vitest";
import { mayEditVessel } from "./vessel.rules.ts";

const question: AccessQuestion = {
  user: { isSuperadmin: false, mustChangePassword: false },
  membership: { role: "captain" },
  hasCompanyMembership: false,
  vessel: { edition: "full", subscriptionState: "ACTIVE" },
  today: calendarDateSchema.parse("2026-06-15"),
};
const as = (role: VesselRole) => ({ membership: { role } });

it.each<[string, Partial<AccessQuestion>, boolean]>([
  ["the captain", as("captain"), true],
  ["the captain of a lite boat", { vessel: { edition: "lite", subscriptionState: "ACTIVE" } }, true],
  ["the management company", { membership: null, hasCompanyMembership: true }, true],
  ["a head of department", as("hod"), false],
  ["crew", as("crew"), false],
  ["somebody from outside", as("user"), false],
  ["the captain when the subscription has ended", { vessel: { edition: "full", subscriptionState: "EXPIRED" } }, false],
  ["a captain's token for jobs", { ceiling: { jobs: "edit" } }, false],
  ["a captain's token for people", { ceiling: { employees: "edit" } }, true],
])("the particulars are %s's to change or not", (_who, facts, expected) => {
  expect(mayEditVessel(resolveAccess({ ...question, ...facts }))).toBe(expected);
});
