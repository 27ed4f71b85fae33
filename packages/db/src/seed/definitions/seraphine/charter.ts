import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import type { CharterDefinition } from "../../guest-definition.ts";

const french = { party: "charter" as const, nationality: "FRA" };
const norwegian = { party: "friend" as const, nationality: "NOR" };

/** Rosalind Arnaud must not eat shellfish, and the third dinner is clams. */
export const charter: CharterDefinition = {
  ...{ name: "Riviera and Corsica", reference: "C-05", by: "captain", inDays: 20 },
  ...{ startPort: "Antibes", endPort: "Bonifacio" },
  guests: [
    {
      ...{ firstName: "Rosalind", lastName: "Arnaud", ...french, birthDate: on("1981-03-14"), cabin: "VIP aft" },
      ...{ passportNumber: "19FV40127", passportForDays: 1400, swimming: "good" },
      allergies: [
        { allergen: "crustaceans", severity: "anaphylactic", note: "Two injectors in the salon, one with the guest" },
      ],
      notes: "Early riser, swims alone before breakfast. Green tea, fruit.",
    },
    {
      ...{ firstName: "Philippe", lastName: "Arnaud", ...french, birthDate: on("1978-11-02"), cabin: "VIP aft" },
      ...{ passportNumber: "20AL77310", passportForDays: 900, swimming: "good", divingLevel: "Advanced Open Water" },
    },
    {
      ...{ firstName: "Elise", lastName: "Arnaud", ...french, birthDate: on("2012-05-20"), cabin: "Cabin 2" },
      ...{ passportNumber: "22CK11904", passportForDays: 60, swimming: "good" },
      allergies: [{ allergen: "nuts", severity: "mild", note: null }],
    },
    {
      ...{ firstName: "Tomas", lastName: "Olsen", ...norwegian, birthDate: on("1975-08-30"), cabin: "Cabin 4" },
      ...{ passportNumber: "NOA551208", passportForDays: 2000, hasJetSkiLicence: true, isPrivate: true },
    },
  ],
  days: [
    { place: "Port Vauban", dinner: "Sea bass, tian of vegetables" },
    { place: "Pampelonne", lunch: "Salade niçoise", dinner: "Veal, morels" },
    { place: "Porquerolles", lunch: "Beach picnic", dinner: "Spaghetti alle vongole", dinnerContains: ["molluscs"] },
    { place: "Calvi", dinner: "Corsican lamb" },
  ],
};
