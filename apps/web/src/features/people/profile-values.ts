import { profileFormSchema } from "@ymp/api/modules/people/people.schema";
import type { z } from "zod";
import type { Person } from "./people.queries.ts";

export type ProfileInput = z.input<typeof profileFormSchema>;
export type FormField = keyof ProfileInput;

export const formFields: readonly FormField[] = profileFormSchema.keyof().options;

const text = (value: string | null | undefined) => value ?? "";

/** What is kept from the reader is empty, and its fields are not shown. */
export function valuesOf({ contact, origin, emergency, ...person }: Person): ProfileInput {
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
