import type { Guest } from "./guests.queries.ts";

const made = new Date("2026-06-10T08:00:00Z");

/** A guest as the captain reads her. */
export function guestOf(more: Partial<Guest> = {}): Guest {
  return {
    id: "0199dddd-0000-7000-8000-000000000001",
    ...{ version: 2, createdAt: made, createdBy: null, archivedAt: null, erasedAt: null },
    ...{ name: "Rosalind Arnaud", party: "charter" as const, age: 45 },
    water: {
      ...{ swimming: "good" as const, divingLevel: null, divingLicenceExpiresOn: null },
      ...{ hasJetSkiLicence: false, jetSkiLicenceExpiresOn: null },
    },
    names: { firstName: "Rosalind", lastName: "Arnaud", knownAs: null, isPrivate: false },
    service: { notes: "Early riser" },
    contact: { phone: null, email: null, emergencyName: null, emergencyRelation: null, emergencyPhone: null },
    papers: {
      ...{ birthDate: null, birthPlace: null, gender: null, nationality: null },
      ...{ passportNumber: null, passportCountry: null, passportExpiresOn: null },
      ...{ mrzFirstName: null, mrzLastName: null, countsStay: true, agreedUntil: null },
      passport: { state: "unknown", daysLeft: null },
      ...{ visaNumber: null, visaCountry: null, visaExpiresOn: null, visa: null },
    },
    allergies: [{ allergen: "crustaceans", severity: "anaphylactic", note: "Two injectors in the salon" }],
    health: { conditions: null, medication: null, mobility: null },
    can: {
      fields: [],
      edit: true,
      archive: true,
      restore: false,
      erase: true,
      files: true,
      talk: true,
      disclosures: true,
    },
    ...more,
  };
}
