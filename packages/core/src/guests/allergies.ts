/** The fourteen allergens that food law names (EU 1169/2011, annex II), and any other by its own words. */
export const allergens = [
  ...(["gluten", "crustaceans", "eggs", "fish", "peanuts", "soya", "milk"] as const),
  ...(["nuts", "celery", "mustard", "sesame", "sulphites", "lupin", "molluscs", "other"] as const),
] as const;
export type Allergen = (typeof allergens)[number];

/** From lightest to gravest. */
export const severities = ["mild", "severe", "anaphylactic"] as const;
export type Severity = (typeof severities)[number];

export interface Allergy {
  readonly allergen: Allergen;
  /** What it is, of another allergen; else where the injectors lie, or how it shows. */
  readonly note: string | null;
  readonly severity: Severity;
}

/** Whoever has one of these stands in a banner wherever food is planned and served. */
export const isGrave = ({ severity }: { severity: Severity }): boolean => severity !== "mild";

export const byGravity = (one: { severity: Severity }, other: { severity: Severity }): number =>
  severities.indexOf(other.severity) - severities.indexOf(one.severity);
