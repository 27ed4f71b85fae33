import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { allergens, severities } from "@ymp/core/guests/allergies";
import { guestParties, swimmingSkills } from "@ymp/core/guests/guest-fields";
import { idSchema } from "@ymp/core/id-schema";
import { guestSorts, guestStates, longestSearchText } from "@ymp/core/lists";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { withoutApostrophes } from "@ymp/core/people/latin-name";
import { genders } from "@ymp/core/people/profile-fields";
import { nationalitySchema } from "@ymp/core/people/profile-nationality-schema";
import { optionalTextSchema, plainTextSchema } from "@ymp/core/text-schema";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";

const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal("").transform(() => null), schema]).nullish();
const version = z.int().min(1);

export const guestIdInput = z.object({ id: idSchema });
export const versionedGuestInput = z.object({ id: idSchema, version });
export const guestHistoryInput = z.object({ id: idSchema, ...pageInput.shape });
export type GuestHistoryInput = z.output<typeof guestHistoryInput>;

/** Filters of the list; they stand in the address. */
const guestFilters = z.object({
  search: z.string().trim().max(longestSearchText).optional(),
  party: z.enum(guestParties).optional(),
  state: z.enum(guestStates).default("live"),
});
export type GuestFilters = z.output<typeof guestFilters>;

const order = { sort: z.enum(guestSorts).default("name"), descending: z.boolean().default(false) };
export const listGuestsInput = guestFilters.extend({ ...pageInput.shape, ...order });
export type ListGuestsInput = z.output<typeof listGuestsInput>;

export const exportGuestsInput = guestFilters.extend({
  ...order,
  format: z.enum(["csv", "xlsx", "pdf"]),
  locale: z.enum(locales).default("en"),
});
export type ExportGuestsInput = z.output<typeof exportGuestsInput>;

/** More allergies than anybody has. */
const mostAllergies = 15;
const allergySchema = z.object({
  allergen: z.enum(allergens),
  severity: z.enum(severities),
  note: optionalTextSchema(200).unwrap(),
});

/** One thing hurts one way; what is of no named kind is told apart by its words. */
const isNamedOnce = (allergies: readonly z.output<typeof allergySchema>[]): boolean => {
  const named = allergies.map(({ allergen, note }) =>
    allergen === "other" ? `other ${(note ?? "").toLocaleLowerCase("en")}` : allergen,
  );
  return new Set(named).size === named.length;
};

/** As a passport prints it: capitals, spaces and hyphens (ICAO Doc 9303, part 3, section 4.6). */
const mrzName = z
  .string()
  .trim()
  .max(80, "errors:tooLong")
  .transform((text) => withoutApostrophes(text).toUpperCase().replaceAll("<", " ").replace(/ +/g, " ").trim() || null)
  .refine((text) => text === null || /^[A-Z][A-Z -]*$/.test(text), "guests:mrzWrong")
  .nullish();

/** What the form holds. */
export const guestFormSchema = z.object({
  firstName: plainTextSchema(80),
  lastName: nameSchema(80, "guests:nameMissing"),
  knownAs: optionalTextSchema(80),
  isPrivate: z.boolean(),
  party: z.enum(guestParties),
  allergies: z.array(allergySchema).max(mostAllergies, "errors:tooLong").refine(isNamedOnce, "guests:allergyTwice"),
  conditions: optionalTextSchema(2000),
  medication: optionalTextSchema(2000),
  mobility: optionalTextSchema(2000),
  birthDate: emptyAsNull(calendarDateSchema),
  birthPlace: optionalTextSchema(120),
  gender: emptyAsNull(z.enum(genders)),
  nationality: emptyAsNull(nationalitySchema),
  mrzFirstName: mrzName,
  mrzLastName: mrzName,
  passportNumber: optionalTextSchema(40),
  passportCountry: emptyAsNull(nationalitySchema),
  passportExpiresOn: emptyAsNull(calendarDateSchema),
  visaNumber: optionalTextSchema(40),
  visaCountry: emptyAsNull(nationalitySchema),
  visaExpiresOn: emptyAsNull(calendarDateSchema),
  countsStay: z.boolean(),
  agreedUntil: emptyAsNull(calendarDateSchema),
  phone: optionalTextSchema(40),
  email: optionalTextSchema(200),
  emergencyName: optionalTextSchema(120),
  emergencyRelation: optionalTextSchema(80),
  emergencyPhone: optionalTextSchema(40),
  swimming: emptyAsNull(z.enum(swimmingSkills)),
  divingLevel: optionalTextSchema(80),
  divingLicenceExpiresOn: emptyAsNull(calendarDateSchema),
  hasJetSkiLicence: z.boolean(),
  jetSkiLicenceExpiresOn: emptyAsNull(calendarDateSchema),
  notes: optionalTextSchema(10_000),
});

/**
 * A field that is left out keeps its value. `base` are the changed fields as the writer saw them: with it an older version is
 * taken as long as nobody else changed the same fields.
 */
export const saveGuestInput = z
  .object({
    id: idSchema,
    /** Absent for a new one. */
    version: version.optional(),
    base: guestFormSchema.partial().optional(),
    ...guestFormSchema.partial().shape,
  })
  .refine((input) => input.version !== undefined || input.lastName !== undefined, {
    path: ["lastName"],
    error: "guests:nameMissing",
  });
export type SaveGuestInput = z.output<typeof saveGuestInput>;
export type GuestValues = Omit<SaveGuestInput, "id" | "version" | "base">;
