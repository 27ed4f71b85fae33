import { describe, expect, it } from "vitest";
import { resolveAccess } from "../access/resolve-access.ts";
import type { Department, VesselRole } from "../access/roles.ts";
import { parseCalendarDate as on } from "../calendar-date.ts";
import { contractAccess, mayBreakManning, mayDecideLeave, mayReadLeave } from "./leave-rights.ts";

const vessel = { edition: "full" as const, subscriptionState: "ACTIVE" as const };

const readerOf = (role: VesselRole | "management", department: Department | null = null, profileId = "reader") => ({
  profileId,
  access: resolveAccess({
    user: { isSuperadmin: false, mustChangePassword: false },
    vessel,
    today: on("2026-06-17"),
    hasCompanyMembership: role === "management",
    membership: role === "management" ? null : { role, department },
  }),
});
const person = (role: VesselRole, department: Department | null, profileId = "person") => ({
  profileId,
  role,
  department,
});

describe("who decides on leave", () => {
  it.each([
    ["the captain, on anybody's", readerOf("captain", "bridge"), person("crew", "deck"), true],
    ["a head, in the own department", readerOf("hod", "deck"), person("crew", "deck"), true],
    ["no head, in another", readerOf("hod", "interior"), person("crew", "deck"), false],
    ["no head, on another head's", readerOf("hod", "deck"), person("hod", "deck"), false],
    ["nobody of the crew", readerOf("crew", "deck"), person("crew", "deck"), false],
    ["the company, on the captain's", readerOf("management"), person("captain", "bridge"), true],
    ["a head who administers the crew, on the captain's", readerOf("hod", "bridge"), person("captain", "bridge"), true],
    ["no other head, on the captain's", readerOf("hod", "deck"), person("captain", "bridge"), false],
    ["nobody, on their own", readerOf("captain", "bridge", "me"), person("captain", "bridge", "me"), false],
    ["nobody from outside", readerOf("user", null), person("crew", "deck"), false],
  ])("%s", (_, reader, of, may) => {
    expect(mayDecideLeave(reader, of)).toBe(may);
  });

  it("below the least number aboard, the captain alone", () => {
    expect(mayBreakManning(readerOf("captain"), person("crew", "deck"))).toBe(true);
    expect(mayBreakManning(readerOf("hod", "deck"), person("crew", "deck"))).toBe(false);
    expect(mayBreakManning(readerOf("management"), person("crew", "deck"))).toBe(false);
    expect(mayBreakManning(readerOf("management"), person("captain", "bridge"))).toBe(true);
  });
});

it("leave is read by the person, their head, captain, company and administrators of the crew", () => {
  const deckhand = person("crew", "deck");
  expect(mayReadLeave(readerOf("crew", "deck", "person"), deckhand)).toBe(true);
  expect(mayReadLeave(readerOf("crew", "deck"), deckhand)).toBe(false);
  expect(mayReadLeave(readerOf("hod", "deck"), deckhand)).toBe(true);
  expect(mayReadLeave(readerOf("hod", "engineering"), deckhand)).toBe(false);
  expect(mayReadLeave(readerOf("hod", "interior"), deckhand)).toBe(true);
  expect(mayReadLeave(readerOf("user"), deckhand)).toBe(false);
});

it.each<[string, ReturnType<typeof readerOf>, string]>([
  ["the person", readerOf("crew", "deck", "person"), "view"],
  ["the captain", readerOf("captain", "bridge"), "view"],
  ["the captain, of their own", readerOf("captain", "bridge", "person"), "view"],
  ["who administers the crew", readerOf("hod", "interior"), "edit"],
  ["who administers the crew, of their own", readerOf("hod", "interior", "person"), "view"],
  ["the company", readerOf("management"), "edit"],
  ["a head of the department", readerOf("hod", "deck"), "none"],
  ["others", readerOf("crew", "deck"), "none"],
  ["people from outside", readerOf("user"), "none"],
])("%s and a contract", (_, reader, access) => {
  expect(contractAccess(reader, person("crew", "deck"))).toBe(access);
});
