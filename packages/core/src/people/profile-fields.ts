/** What a profile holds, in the groups by which it is shown or kept from somebody. */
export const profileGroups = ["basics", "contact", "origin", "emergency", "pettyCash"] as const;
export type ProfileGroup = (typeof profileGroups)[number];

/** The fields that a form saves, by group; petty cash is kept in sums of its own. */
export const fieldsOfGroup = {
  basics: ["firstName", "lastName", "jobTitle", "department", "color", "isOnMailingList"],
  contact: ["email", "phone", "phone2", "skype", "address", "city", "postal"],
  origin: ["birthDate", "birthPlace", "gender", "nationality"],
  emergency: [
    "emergencyName",
    "emergencyPhone",
    "emergencyRelation",
    "emergencyEmail",
    "emergencyAddress",
    "emergencySkype",
  ],
} as const satisfies Record<Exclude<ProfileGroup, "pettyCash">, readonly string[]>;

export type FieldGroup = keyof typeof fieldsOfGroup;
export type ProfileField = (typeof fieldsOfGroup)[FieldGroup][number];

export const fieldGroups = ["basics", "contact", "origin", "emergency"] as const satisfies readonly FieldGroup[];

/** The group of a field; undefined for what belongs to none, such as the state of the signature. */
export function groupOfField(field: string): FieldGroup | undefined {
  return fieldGroups.find((group) => fieldsOfGroup[group].some((name) => name === field));
}

export const genders = ["female", "male", "unspecified"] as const;
export type Gender = (typeof genders)[number];

export const signatureStatuses = ["none", "pending", "approved", "rejected"] as const;
export type SignatureStatus = (typeof signatureStatuses)[number];

/** "Marie Laurent"; whatever is missing leaves no gap. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}
