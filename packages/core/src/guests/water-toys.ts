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
  /** Null: a licence without an end. */
  readonly divingLicenceExpiresOn: CalendarDate | null;
  readonly hasJetSkiLicence: boolean;
  readonly jetSkiLicenceExpiresOn: CalendarDate | null;
}

export type ToyRefusal = "age" | "ageUnknown" | "licence" | "licenceExpired" | "swimming";

/** The licence that a toy asks for, and until when it holds; undefined where it asks for none. */
function licenceFor(toy: WaterToy, bather: Bather): { isHeld: boolean; expiresOn: CalendarDate | null } | undefined {
  if (toy === "jetSki") return { isHeld: bather.hasJetSkiLicence, expiresOn: bather.jetSkiLicenceExpiresOn };
  if (toy === "diving") return { isHeld: bather.divingLevel !== null, expiresOn: bather.divingLicenceExpiresOn };
  return undefined;
}

/** Why somebody may not use a toy on their own on a day; null: they may. */
export function whyNotToy(toy: WaterToy, bather: Bather, day: CalendarDate): ToyRefusal | null {
  const { age, swimming } = bather;
  if (age === null) return "ageUnknown";
  if (age < leastAge[toy]) return "age";
  const licence = licenceFor(toy, bather);
  if (licence && !licence.isHeld) return "licence";
  if (licence?.expiresOn && licence.expiresOn < day) return "licenceExpired";
  return swimming === "good" || (swimming === "weak" && toy !== "diving") ? null : "swimming";
}
