import { addDays, addMonths, type CalendarDate } from "../calendar-date.ts";

export const paperGroups = ["identity", "medical", "safety", "competency", "skills", "contract", "other"] as const;
export type PaperGroup = (typeof paperGroups)[number];

/** Who may see it follows from this: medical details are a person's own, contracts are the administration's. */
export type PaperSecrecy = "identity" | "medical" | "certificate" | "contract";

interface PaperTypeFacts {
  readonly group: PaperGroup;
  readonly secrecy: PaperSecrecy;
  /** Whether such a paper prints a date on which it ends. */
  readonly expiry: "always" | "sometimes" | "never";
  /** How long it usually holds. */
  readonly validMonths?: number;
  /** As `validMonths`, for holders who are not yet 18 on the day of issue. */
  readonly validMonthsUnder18?: number;
  /** Days before the end from which it counts as expiring, where that is not 90. */
  readonly expiringDays?: number;
}

const certificate = (group: PaperGroup, expiry: PaperTypeFacts["expiry"], validMonths?: number) =>
  ({ group, secrecy: "certificate", expiry, validMonths }) as const;
const restricted = (secrecy: PaperSecrecy, group: PaperGroup, expiry: PaperTypeFacts["expiry"], validMonths?: number) =>
  ({ group, secrecy, expiry, validMonths }) as const;

/**
 * Papers of crew with their usual validity: STCW A-I/9, A-I/11 and A-VI (refreshed every five years), MLC A1.2 (medical
 * certificate two years, one year under 18, colour vision six). Many States want six months left in a passport on entry.
 */
export const paperTypeFacts = {
  passport: { ...restricted("identity", "identity", "always"), expiringDays: 183 },
  seafarers_book: restricted("identity", "identity", "sometimes"),
  visa: restricted("identity", "identity", "always"),

  medical_certificate: { ...restricted("medical", "medical", "always", 24), validMonthsUnder18: 12 },
  colour_vision: restricted("medical", "medical", "always", 72),
  vaccination: restricted("medical", "medical", "sometimes"),

  survival_techniques: certificate("safety", "always", 60),
  fire_fighting: certificate("safety", "always", 60),
  elementary_first_aid: certificate("safety", "sometimes"),
  personal_safety: certificate("safety", "sometimes"),
  advanced_fire_fighting: certificate("safety", "always", 60),
  survival_craft: certificate("safety", "always", 60),
  fast_rescue_boat: certificate("safety", "always", 60),
  security_awareness: certificate("safety", "never"),
  security_duties: certificate("safety", "never"),
  security_officer: certificate("safety", "never"),
  /** Familiarisation with the ship's electronic record books (MEPC.312(74)). */
  record_books: certificate("safety", "never"),
  medical_first_aid: certificate("safety", "sometimes", 60),
  medical_care: certificate("safety", "sometimes", 60),

  certificate_of_competency: certificate("competency", "always", 60),
  engine_certificate: certificate("competency", "always", 60),
  flag_endorsement: certificate("competency", "always"),
  gmdss_general: certificate("competency", "always", 60),
  gmdss_restricted: certificate("competency", "always", 60),
  ecdis: certificate("competency", "never"),
  leadership: certificate("competency", "never"),
  radar: certificate("competency", "never"),
  yachtmaster: certificate("competency", "never"),
  commercial_endorsement: certificate("competency", "always", 60),

  powerboat: certificate("skills", "never"),
  personal_watercraft: certificate("skills", "never"),
  ships_cook: certificate("skills", "never"),
  food_hygiene: certificate("skills", "sometimes", 36),
  driving_licence: certificate("skills", "always"),
  drone_licence: certificate("skills", "always"),
  dive_licence: certificate("skills", "sometimes"),

  employment_agreement: restricted("contract", "contract", "sometimes"),
  next_of_kin: restricted("contract", "contract", "never"),
  bank_details: restricted("contract", "contract", "never"),
  tax_form: restricted("contract", "contract", "never"),

  other: certificate("other", "sometimes"),
} as const satisfies Record<string, PaperTypeFacts>;

export type PaperType = keyof typeof paperTypeFacts;

function isKnown(name: string): name is PaperType {
  return Object.hasOwn(paperTypeFacts, name);
}

export const paperTypes: readonly PaperType[] = Object.keys(paperTypeFacts).filter(isKnown);

/** What is known of a type; one that a later release introduced counts as another paper. */
export function factsOfPaper(type: string): PaperTypeFacts {
  return isKnown(type) ? paperTypeFacts[type] : paperTypeFacts.other;
}

/**
 * The last day such a paper usually holds: valid "at most two years" ends the day before the second anniversary.
 * Null where the paper has no usual validity.
 */
export function usualExpiry(
  type: string,
  issuedOn: CalendarDate,
  birthDate: CalendarDate | null = null,
): CalendarDate | null {
  const { validMonths, validMonthsUnder18 = validMonths } = factsOfPaper(type);
  const isUnder18 = birthDate !== null && addMonths(birthDate, 18 * 12) > issuedOn;
  const months = isUnder18 ? validMonthsUnder18 : validMonths;
  return months === undefined ? null : addDays(addMonths(issuedOn, months), -1);
}
