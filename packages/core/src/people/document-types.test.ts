import { describe, expect, it, test } from "vitest";
import { parseCalendarDate as day } from "../calendar-date.ts";
import { factsOfPaper, paperGroups, paperTypeFacts, paperTypes, usualExpiry } from "./document-types.ts";

test.each([
  ["medical_certificate", "2026-06-15", null, "2028-06-14"],
  ["medical_certificate", "2026-06-15", "2008-06-16", "2027-06-14"],
  ["medical_certificate", "2026-06-15", "2008-06-15", "2028-06-14"],
  ["colour_vision", "2026-06-15", null, "2032-06-14"],
  ["survival_techniques", "2024-02-29", null, "2029-02-27"],
  ["certificate_of_competency", "2026-01-01", null, "2030-12-31"],
  ["food_hygiene", "2026-01-01", null, "2028-12-31"],
] as const)("a %s of %s, holder born %s, usually holds until %s", (type, issuedOn, birthDate, expected) => {
  expect(usualExpiry(type, day(issuedOn), birthDate && day(birthDate))).toBe(expected);
});

test.each(["passport", "visa", "yachtmaster", "powerboat", "something_new"])("a %s has no usual validity", (type) => {
  expect(usualExpiry(type, day("2026-06-15"))).toBeNull();
});

describe("the types of paper", () => {
  it("fill every group", () => {
    expect(new Set(paperTypes.map((type) => paperTypeFacts[type].group))).toEqual(new Set(paperGroups));
  });

  it("ask for six months left in a passport", () => {
    expect(factsOfPaper("passport").expiringDays).toBe(183);
  });

  it("never promise an end to what has none", () => {
    for (const type of ["security_awareness", "ecdis", "personal_watercraft", "bank_details"])
      expect(factsOfPaper(type).expiry).toBe("never");
  });
});
