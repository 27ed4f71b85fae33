import { saveProfileInput } from "@ymp/api/modules/people/people.schema";
import { departments } from "@ymp/core/access/roles";
import { genders } from "@ymp/core/people/profile-fields";
import { z } from "zod";
import type { Person } from "./people.queries.ts";

/** What the form is checked by; id and version are added when it is sent. */
export const profileForm = saveProfileInput.omit({ id: true, version: true, color: true });

/** A profile as the fields of the form show it: what is not there is empty. */
export const shownValues = z.object({
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  department: z.enum(departments).nullable(),
  isOnMailingList: z.boolean(),
  email: z.string(),
  phone: z.string(),
  phone2: z.string(),
  skype: z.string(),
  address: z.string(),
  city: z.string(),
  postal: z.string(),
  birthDate: z.string(),
  birthPlace: z.string(),
  gender: z.enum(genders).nullable(),
  nationality: z.string(),
  emergencyName: z.string(),
  emergencyPhone: z.string(),
  emergencyRelation: z.string(),
  emergencyEmail: z.string(),
  emergencyAddress: z.string(),
  emergencySkype: z.string(),
});
export type ProfileValues = z.infer<typeof shownValues>;
export type FormField = keyof ProfileValues;
export type FieldValue = ProfileValues[FormField] | undefined;
export type SomeValues = Partial<ProfileValues>;

export const formFields: readonly FormField[] = shownValues.keyof().options;

const text = (value: string | null | undefined) => value ?? "";

/** What is kept from the reader is empty, and its fields are not shown. */
export function valuesOf({ contact, origin, emergency, ...person }: Person): ProfileValues {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    jobTitle: text(person.jobTitle),
    department: person.department,
    isOnMailingList: person.isOnMailingList,
    email: text(person.email),
    phone: text(contact?.phone),
    phone2: text(contact?.phone2),
    skype: text(contact?.skype),
    address: text(contact?.address),
    city: text(contact?.city),
    postal: text(contact?.postal),
    birthDate: text(origin?.birthDate),
    birthPlace: text(origin?.birthPlace),
    gender: origin?.gender ?? null,
    nationality: text(origin?.nationality),
    emergencyName: text(emergency?.emergencyName),
    emergencyPhone: text(emergency?.emergencyPhone),
    emergencyRelation: text(emergency?.emergencyRelation),
    emergencyEmail: text(emergency?.emergencyEmail),
    emergencyAddress: text(emergency?.emergencyAddress),
    emergencySkype: text(emergency?.emergencySkype),
  };
}

const same = (a: FieldValue, b: FieldValue) => (a ?? "") === (b ?? "");

/** The fields in which two states of the form differ. */
export function differingFields(before: SomeValues, after: SomeValues): FormField[] {
  return formFields.filter((field) => !same(before[field], after[field]));
}

export interface ValueConflict {
  field: FormField;
  mine: FieldValue;
  theirs: FieldValue;
}

/** What both changed, from the same start to different ends. The rest of mine can be saved on top of theirs. */
export function conflictsOf(base: SomeValues, mine: SomeValues, theirs: SomeValues): ValueConflict[] {
  const theirChanges = differingFields(base, theirs);
  return differingFields(base, mine)
    .filter((field) => theirChanges.includes(field) && !same(mine[field], theirs[field]))
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));
}

export const only = (fields: readonly FormField[], of: SomeValues): SomeValues =>
  Object.fromEntries(fields.map((field) => [field, of[field]]));
