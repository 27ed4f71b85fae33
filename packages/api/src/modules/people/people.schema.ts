import { departments } from "@ymp/core/access/roles";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { colorSchema } from "@ymp/core/color-schema";
import { idSchema } from "@ymp/core/id-schema";
import { currencySchema } from "@ymp/core/money-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { masterPinPattern } from "@ymp/core/people/master-pin";
import { genders, signatureStatuses } from "@ymp/core/people/profile-fields";
import { nationalitySchema } from "@ymp/core/people/profile-nationality-schema";
import { optionalTextSchema } from "@ymp/core/text-schema";
import { z } from "zod";

const line = (max: number) => z.string().trim().max(max, "errors:tooLong");
const optionalEmail = line(254)
  .refine((text) => text === "" || z.email().safeParse(text).success, "people:emailInvalid")
  .transform((text) => text || null)
  .nullable()
  .optional();
const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.literal("").transform(() => null), schema])
    .nullable()
    .optional();

export const personIdInput = z.object({ id: idSchema });
export const personByUserInput = z.object({ userId: idSchema });
export const personHistoryInput = z.object({ profileId: idSchema, ...pageInput.shape });
export type PersonHistoryInput = z.infer<typeof personHistoryInput>;

export const disclosuresInput = z.object({ profileId: idSchema, ...pageInput.shape });
export type DisclosuresInput = z.infer<typeof disclosuresInput>;

export const peopleKinds = ["crew", "invited", "all"] as const;
export const peopleStates = ["current", "left", "all"] as const;
export const peopleSorts = ["name", "department", "jobTitle"] as const;

/** Filters of the list; they are in the address, so a link is a saved view. */
export const peopleFilters = z.object({
  search: line(200).optional(),
  department: z.enum(departments).optional(),
  onboard: z.boolean().optional(),
  kind: z.enum(peopleKinds).default("all"),
  state: z.enum(peopleStates).default("current"),
});
export const listPeopleInput = peopleFilters.extend({
  ...pageInput.shape,
  sort: z.enum(peopleSorts).default("name"),
  descending: z.boolean().default(false),
});
export type ListPeopleInput = z.infer<typeof listPeopleInput>;

/** What the form of a profile holds. */
export const profileFormSchema = z.object({
  firstName: nameSchema(100, "people:firstNameMissing"),
  lastName: nameSchema(100, "people:lastNameMissing"),
  jobTitle: optionalTextSchema(120),
  department: z.enum(departments).nullable().optional(),
  isOnMailingList: z.boolean().optional(),
  email: optionalEmail,
  phone: optionalTextSchema(60),
  phone2: optionalTextSchema(60),
  skype: optionalTextSchema(120),
  address: optionalTextSchema(500),
  city: optionalTextSchema(120),
  postal: optionalTextSchema(40),
  birthDate: emptyAsNull(calendarDateSchema),
  birthPlace: optionalTextSchema(120),
  gender: emptyAsNull(z.enum(genders)),
  nationality: emptyAsNull(nationalitySchema),
  emergencyName: optionalTextSchema(120),
  emergencyPhone: optionalTextSchema(60),
  emergencyRelation: optionalTextSchema(120),
  emergencyEmail: optionalEmail,
  emergencyAddress: optionalTextSchema(500),
  emergencySkype: optionalTextSchema(120),
});

/**
 * Fields that are left out keep their value. Role and kind of invitation are changed by `users.setRole` alone. `base` are the
 * changed fields as the writer saw them: with it an older version is taken as long as nobody else changed the same fields.
 */
export const saveProfileInput = z
  .object({
    id: idSchema,
    /** Of the profile as the person saw it; absent when it is made. */
    version: z.int().min(1).optional(),
    base: profileFormSchema.partial().optional(),
    color: colorSchema.optional(),
    ...profileFormSchema.partial().shape,
  })
  .refine(({ version, firstName }) => version !== undefined || firstName !== undefined, {
    path: ["firstName"],
    error: "people:firstNameMissing",
  })
  .refine(({ version, lastName }) => version !== undefined || lastName !== undefined, {
    path: ["lastName"],
    error: "people:lastNameMissing",
  });
export type SaveProfileInput = z.infer<typeof saveProfileInput>;

const fileOfProfile = { profileId: idSchema, fileId: idSchema.nullable() };
export const setPhotoInput = z.object(fileOfProfile);
export const setSignatureInput = z.object(fileOfProfile);
export const decideSignatureInput = z.object({
  profileId: idSchema,
  status: z.enum(signatureStatuses),
  /** The drawing that was looked at: one that was drawn meanwhile is not decided unseen. */
  fileId: idSchema.optional(),
});
export type DecideSignatureInput = z.infer<typeof decideSignatureInput>;

export const setPinInput = z.object({
  profileId: idSchema,
  pin: z.string().regex(masterPinPattern, "people:pinShape"),
  currentPassword: z.string().min(1, "auth:passwordMissing").max(200, "errors:tooLong"),
});
export type SetPinInput = z.infer<typeof setPinInput>;

export const setPettyCashInput = z.object({
  profileId: idSchema,
  amountMinor: z.int("people:cash.faulty").min(0, "people:amountNegative").max(1_000_000_000_000),
  currency: currencySchema,
  /** Of the sum as the writer saw it; without it nothing was held. */
  version: z.int().min(1).optional(),
  base: z.object({ amountMinor: z.int().min(0).max(1_000_000_000_000) }).optional(),
});
export type SetPettyCashInput = z.infer<typeof setPettyCashInput>;

export const acrossInput = z.object({ edition: z.enum(["full", "lite"]).optional() });
export type AcrossInput = z.infer<typeof acrossInput>;
