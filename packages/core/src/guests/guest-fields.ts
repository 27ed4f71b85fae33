import { fieldPolicy, fieldsOf, type HeldRecord } from "../access/field-policy.ts";

/** What is known of a guest, in the groups by which it is shown or kept from somebody. */
export const fieldsOfGuestGroup = {
  names: ["firstName", "lastName", "knownAs", "isPrivate"],
  basics: ["party"],
  water: ["swimming", "divingLevel", "divingLicenceExpiresOn", "hasJetSkiLicence", "jetSkiLicenceExpiresOn"],
  service: ["notes"],
  contact: ["phone", "email", "emergencyName", "emergencyRelation", "emergencyPhone"],
  papers: [
    ...(["birthDate", "birthPlace", "gender", "nationality"] as const),
    ...(["mrzLastName", "mrzFirstName"] as const),
    ...(["passportNumber", "passportCountry", "passportExpiresOn"] as const),
    ...(["visaNumber", "visaCountry", "visaExpiresOn"] as const),
    ...(["countsStay", "agreedUntil"] as const),
  ],
  allergies: ["allergies"],
  health: ["conditions", "medication", "mobility"],
} as const;
export type GuestGroup = keyof typeof fieldsOfGuestGroup;
export type GuestFormField = (typeof fieldsOfGuestGroup)[GuestGroup][number];

export const guestGroups = [
  ...(["names", "basics", "water", "service", "contact", "papers", "allergies", "health"] as const),
] satisfies readonly GuestGroup[];

/** The group of a field; undefined for what belongs to none. */
export const groupOfGuestField = (field: string): GuestGroup | undefined =>
  guestGroups.find((group) => fieldsOfGuestGroup[group].some((name) => name === field));

/**
 * Interior and captain look after guests. Papers are kept by whoever administers the crew, health by the captain and the head of
 * the interior. What was erased is nobody's.
 */
export const guestPolicy = fieldPolicy({
  states: ["kept", "archived", "erased"],
  rows: {
    firstName: ["service", "nobody", "nobody"],
    lastName: ["service", "nobody", "nobody"],
    knownAs: ["service", "nobody", "nobody"],
    isPrivate: ["service", "nobody", "nobody"],
    party: ["service", "nobody", "nobody"],
    swimming: ["service", "nobody", "nobody"],
    divingLevel: ["service", "nobody", "nobody"],
    divingLicenceExpiresOn: ["service", "nobody", "nobody"],
    hasJetSkiLicence: ["service", "nobody", "nobody"],
    jetSkiLicenceExpiresOn: ["service", "nobody", "nobody"],
    notes: ["service", "nobody", "nobody"],
    phone: ["service", "nobody", "nobody"],
    email: ["service", "nobody", "nobody"],
    emergencyName: ["service", "nobody", "nobody"],
    emergencyRelation: ["service", "nobody", "nobody"],
    emergencyPhone: ["service", "nobody", "nobody"],
    birthDate: ["administration", "nobody", "nobody"],
    birthPlace: ["administration", "nobody", "nobody"],
    gender: ["administration", "nobody", "nobody"],
    nationality: ["administration", "nobody", "nobody"],
    mrzLastName: ["administration", "nobody", "nobody"],
    mrzFirstName: ["administration", "nobody", "nobody"],
    passportNumber: ["administration", "nobody", "nobody"],
    passportCountry: ["administration", "nobody", "nobody"],
    passportExpiresOn: ["administration", "nobody", "nobody"],
    visaNumber: ["administration", "nobody", "nobody"],
    visaCountry: ["administration", "nobody", "nobody"],
    visaExpiresOn: ["administration", "nobody", "nobody"],
    countsStay: ["administration", "nobody", "nobody"],
    agreedUntil: ["administration", "nobody", "nobody"],
    allergies: ["service", "nobody", "nobody"],
    conditions: ["health", "nobody", "nobody"],
    medication: ["health", "nobody", "nobody"],
    mobility: ["health", "nobody", "nobody"],
    archivedAt: ["service", "service", "nobody"],
    erasedAt: ["health", "health", "nobody"],
  },
  heads: "any",
  words: { archived: "guests:refusal.archived", erased: "guests:refusal.erased" },
});
export const guestFields = fieldsOf(guestPolicy);
export type GuestField = (typeof guestFields)[number];
export type GuestState = (typeof guestPolicy.states)[number];

export interface KeptGuest {
  readonly createdBy: string | null;
  readonly archivedAt: Date | null;
  readonly erasedAt: Date | null;
}

export function heldGuest({ createdBy, archivedAt, erasedAt }: KeptGuest): HeldRecord<GuestState> {
  return { state: erasedAt ? "erased" : archivedAt ? "archived" : "kept", createdBy, department: null };
}

export const guestParties = ["owner", "charter", "family", "friend"] as const;
export type GuestParty = (typeof guestParties)[number];
export const swimmingSkills = ["none", "weak", "good"] as const;
export type SwimmingSkill = (typeof swimmingSkills)[number];

/** What somebody is called where anybody on board reads it; of a private guest nothing but the initials. */
export function shownNameOf(guest: { firstName: string; lastName: string; isPrivate: boolean }): string {
  const names = [guest.firstName, guest.lastName].filter(Boolean);
  if (!guest.isPrivate) return names.join(" ");
  return names.map((name) => `${[...name][0]?.toUpperCase() ?? ""}.`).join(" ");
}
