import { expect, test } from "vitest";
import { type Membership, resolveAccess } from "../access/resolve-access.ts";
import { parseCalendarDate } from "../calendar-date.ts";
import { mayVerifyPaper, paperAccess } from "./document-access.ts";

const accessOf = (membership: Membership | null, hasCompanyMembership = false) =>
  resolveAccess({
    user: { isSuperadmin: false, mustChangePassword: false },
    membership,
    hasCompanyMembership,
    vessel: { edition: "full", subscriptionState: "ACTIVE" },
    today: parseCalendarDate("2026-06-15"),
  });

const readers = {
  captain: accessOf({ role: "captain", department: "bridge" }),
  purser: accessOf({ role: "hod", department: "interior" }),
  chief: accessOf({ role: "hod", department: "engineering" }),
  deckhand: accessOf({ role: "crew", department: "deck" }),
  office: accessOf(null, true),
  contractor: accessOf({ role: "user", userType: "contractUser" }),
};

test.each([
  ["captain", "passport", "edit"],
  ["captain", "medical_certificate", "edit"],
  ["captain", "yachtmaster", "edit"],
  ["captain", "bank_details", "view"],
  ["captain", "employment_agreement", "view"],
  ["purser", "passport", "edit"],
  ["purser", "medical_certificate", "dates"],
  ["purser", "yachtmaster", "edit"],
  ["purser", "employment_agreement", "edit"],
  ["chief", "passport", "none"],
  ["chief", "medical_certificate", "dates"],
  ["chief", "yachtmaster", "view"],
  ["chief", "employment_agreement", "none"],
  ["office", "passport", "view"],
  ["office", "medical_certificate", "dates"],
  ["office", "yachtmaster", "view"],
  ["office", "bank_details", "edit"],
  ["office", "employment_agreement", "edit"],
  ["deckhand", "employment_agreement", "none"],
  ["contractor", "employment_agreement", "none"],
  ["deckhand", "yachtmaster", "none"],
  ["deckhand", "passport", "none"],
  ["contractor", "yachtmaster", "none"],
] as const)("the %s may, with somebody else's %s: %s", (reader, type, expected) => {
  expect(paperAccess(readers[reader], false, type)).toBe(expected);
});

test.each([
  ["deckhand", "medical_certificate", "edit"],
  ["deckhand", "employment_agreement", "view"],
  ["purser", "employment_agreement", "view"],
  ["captain", "employment_agreement", "view"],
  ["chief", "employment_agreement", "view"],
  ["contractor", "passport", "edit"],
] as const)("the %s may, with their own %s: %s", (reader, type, expected) => {
  expect(paperAccess(readers[reader], true, type)).toBe(expected);
});

test.each([
  ["captain", "passport", false, true],
  ["captain", "passport", true, false],
  ["office", "certificate_of_competency", false, true],
  ["purser", "medical_certificate", false, false],
  ["chief", "yachtmaster", false, false],
] as const)("the %s may confirm a %s (own: %s): %s", (reader, type, isOwn, expected) => {
  expect(mayVerifyPaper(readers[reader], isOwn, type)).toBe(expected);
});
