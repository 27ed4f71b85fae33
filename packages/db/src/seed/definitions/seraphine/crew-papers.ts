import type { PaperDefinition } from "../../vessel-definition.ts";

const years = (count: number) => Math.round(count * 365.25);

type Dates = Pick<PaperDefinition, "issuedDaysAgo" | "expiresInDays">;

/** A paper issued some days ago that holds for so many years from then. */
const held = (issuedDaysAgo: number, forYears: number): Dates => ({
  issuedDaysAgo,
  expiresInDays: years(forYears) - issuedDaysAgo,
});

export const passport = (country: string, number: string, issuedDaysAgo: number): PaperDefinition => ({
  type: "passport",
  number,
  country,
  ...held(issuedDaysAgo, 10),
  verifiedDaysAgo: 180,
});

export const medical = (
  number: string,
  issuedDaysAgo: number,
  more: Partial<PaperDefinition> = {},
): PaperDefinition => ({
  type: "medical_certificate",
  title: "ENG1",
  number,
  country: "GBR",
  authority: "Maritime and Coastguard Agency, approved doctor",
  ...held(issuedDaysAgo, 2),
  verifiedDaysAgo: Math.min(issuedDaysAgo, 180),
  ...more,
});

/** The four elements of basic safety training, passed in one week. */
export function basicSafety(school: string, number: string, issuedDaysAgo: number): PaperDefinition[] {
  const paper = { country: "GBR", authority: school, issuedDaysAgo, verifiedDaysAgo: 180 };
  return [
    { type: "survival_techniques", number: `${number}-1`, ...paper, ...held(issuedDaysAgo, 5) },
    { type: "fire_fighting", number: `${number}-2`, ...paper, ...held(issuedDaysAgo, 5) },
    { type: "elementary_first_aid", number: `${number}-3`, ...paper, isEndless: true },
    { type: "personal_safety", number: `${number}-4`, ...paper, isEndless: true },
  ];
}

export const security = (type: "security_awareness" | "security_duties" | "security_officer"): PaperDefinition => ({
  type,
  country: "GBR",
  authority: "Solent Maritime Training",
  issuedDaysAgo: years(3),
  isEndless: true,
  verifiedDaysAgo: 180,
});

export const agreement = (number: string, issuedDaysAgo: number): PaperDefinition => ({
  type: "employment_agreement",
  number,
  authority: "Seraphine Maritime Ltd",
  issuedDaysAgo,
  isEndless: true,
});

export const competency = (
  type: "certificate_of_competency" | "engine_certificate" | "gmdss_general",
  title: string,
  number: string,
  issuedDaysAgo: number,
): PaperDefinition => ({
  type,
  title,
  number,
  country: "GBR",
  authority: "Maritime and Coastguard Agency",
  ...held(issuedDaysAgo, 5),
  verifiedDaysAgo: 180,
});

export const skill = (
  type: PaperDefinition["type"],
  authority: string,
  number: string,
  issuedDaysAgo: number,
): PaperDefinition => ({ type, authority, number, country: "GBR", issuedDaysAgo, isEndless: true });
