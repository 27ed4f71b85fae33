import type { SafeManningDefinition } from "../../safe-manning-definition.ts";

/** Under 500 GT, unlimited trade. */
export const safeManning: SafeManningDefinition = {
  number: "MSD 748213/2",
  authority: "Cayman Islands Shipping Registry",
  tradingArea: "Unlimited",
  issuedDaysAgo: 420,
  validDays: 1826,
  by: "captain",
  rows: [
    { capacity: "master", certificate: "certificate_of_competency" },
    { capacity: "chiefMate", certificate: "certificate_of_competency" },
    { capacity: "deckRating", certificate: "powerboat", number: 2 },
    { capacity: "chiefEngineer", certificate: "engine_certificate" },
    { capacity: "secondEngineer", certificate: "engine_certificate" },
    { capacity: "other", certificate: "gmdss_general", isDual: true },
    { capacity: "cook", certificate: "ships_cook" },
  ],
};
