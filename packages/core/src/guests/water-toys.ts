import type { CalendarDate } from "../calendar-date.ts";

/** Full years on a day; somebody born on 29 February is a year older on 1 March of a common year. */
export function ageOn(birthDate: CalendarDate, day: CalendarDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export const waterToys = ["jetSki", "seabob", "waterSki", "wakeboard", "slide", "kayak", "diving"] as const;
export type WaterToy = (typeof waterToys)[number];

/** The common rules; a flag or coast may ask for more. */
const leastAge: Readonly<Record<WaterToy, number>> = {
  jetSki: 16,
  seabob: 12,
  waterSki: 8,
  wakeboard: 8,
  slide: 6,
  kayak: 8,
  diving: 10,
};

export interface Bather {
  /** Null: nobody has entered a date of birth, or of a licence. */
  readonly age: number | null;
  readonly swimming: string | null;
  readonly divingLevel: string | null;
  readonly hasJetSkiLicence: boolean;
}

export type ToyRefusal = "age" | "ageUnknown" | "licence" | "swimming";

/** Why somebody may not use a toy on their own; null: they may. */
export function whyNotToy(toy: WaterToy, { age, swimming, divingLevel, hasJetSkiLicence }: Bather): ToyRefusal | null {
  if (age === null) return "ageUnknown";
  if (age < leastAge[toy]) return "age";
  if (toy === "jetSki" && !hasJetSkiLicence) return "licence";
  if (toy === "diving" && divingLevel === null) return "licence";
  return swimming === "good" || (swimming === "weak" && toy !== "diving") ? null : "swimming";
}
