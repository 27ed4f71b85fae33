import { daysBetween } from "@ymp/core/calendar-date";
import { happenedOnSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { nationalitySchema } from "@ymp/core/people/profile-nationality-schema";
import { signingSchema } from "@ymp/core/signature-schema";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";

const version = z.int().min(1);
/** An emptied field and one that was never filled mean the same. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, "errors:tooLong")
    .transform((value) => value || null)
    .nullish();
const metres = z.number().min(0).max(9999).multipleOf(0.01).nullish();
const whole = (max: number) => z.int().min(0).max(max).nullish();

export const profileOfServiceInput = z.object({ profileId: idSchema });

/** A month of the ship, `YYYY-MM`. */
export const shipDaysInput = z.object({
  month: z
    .string()
    .max(7, "errors:notAllowedValue")
    .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, "errors:notAllowedValue"),
});

/** A year and a day: a long refit is told at once. */
const mostDaysAtOnce = 366;
const shipDayFields = z.object({
  from: happenedOnSchema,
  to: happenedOnSchema,
  told: z.enum(["log", "hours", "anchor", "yard"]),
  /** Tenths of an hour; a day on which the clock went back has 25 hours. */
  underwayTenths: z.int().min(0).max(250).default(0),
  reason: nameSchema(500, "sea-service:reasonMissing"),
});
export const shipDaysFormSchema = shipDayFields.superRefine((days, { addIssue }) => {
  const fault = faultOfDays(days);
  if (fault) addIssue({ code: "custom", path: ["to"], message: fault });
});
export function faultOfDays({ from, to }: Pick<z.output<typeof shipDayFields>, "from" | "to">): string | null {
  const days = daysBetween(from, to);
  if (days < 0) return "sea-service:endsBeforeStart";
  return days >= mostDaysAtOnce ? "sea-service:tooLong" : null;
}
/** `version`: of all that was told of days, as the sender saw it. */
export const tellShipDaysInput = shipDayFields.extend({ version: z.int().min(0).max(2_000_000_000) });
export type TellShipDaysInput = z.output<typeof tellShipDaysInput>;

const days = z.int().min(0).max(20_000);
const earlierFields = z.object({
  vesselName: nameSchema(120, "sea-service:vesselMissing"),
  officialNumber: text(40),
  flag: nationalitySchema.nullish(),
  grossTonnage: whole(500_000),
  lengthMetres: metres,
  powerKw: whole(200_000),
  capacity: nameSchema(100, "sea-service:capacityMissing"),
  startsOn: happenedOnSchema,
  endsOn: happenedOnSchema,
  actualDays: days,
  standByDays: days,
  yardDays: days,
  watchDays: days,
  distanceNm: whole(2_000_000),
  areas: text(300),
  remarks: text(2000),
  paperId: idSchema.nullish(),
});
export const earlierServiceFormSchema = earlierFields;
/** With `base`, the changed fields as the writer saw them, an older version is taken while nobody else changed the same. */
export const saveEarlierServiceInput = z
  .object({
    id: idSchema,
    version: version.optional(),
    base: earlierFields.partial().optional(),
    profileId: idSchema,
    ...earlierFields.partial().shape,
  })
  .refine(({ version: known, vesselName }) => known !== undefined || vesselName !== undefined, {
    path: ["vesselName"],
    error: "sea-service:vesselMissing",
  })
  .refine(({ version: known, capacity }) => known !== undefined || capacity !== undefined, {
    path: ["capacity"],
    error: "sea-service:capacityMissing",
  })
  .refine(({ version: known, startsOn }) => known !== undefined || startsOn !== undefined, {
    path: ["startsOn"],
    error: "errors:notAllowedValue",
  })
  .refine(({ version: known, endsOn }) => known !== undefined || endsOn !== undefined, {
    path: ["endsOn"],
    error: "errors:notAllowedValue",
  });
export type SaveEarlierServiceInput = z.output<typeof saveEarlierServiceInput>;
export const versionedServiceInput = z.object({ id: idSchema, version });

const testimonialFields = z.object({
  startsOn: happenedOnSchema,
  endsOn: happenedOnSchema,
  capacity: nameSchema(100, "sea-service:capacityMissing"),
  passportNumber: text(60),
  loadLineMetres: metres,
  powerKw: whole(200_000),
  propulsion: text(100),
  areas: text(300),
  conduct: text(1000),
  contact: text(200),
});
export const testimonialFormSchema = testimonialFields;
export const saveTestimonialInput = z
  .object({
    id: idSchema,
    version: version.optional(),
    base: testimonialFields.partial().optional(),
    profileId: idSchema,
    ...testimonialFields.partial().shape,
  })
  .refine(({ version: known, capacity }) => known !== undefined || capacity !== undefined, {
    path: ["capacity"],
    error: "sea-service:capacityMissing",
  })
  .refine(({ version: known, startsOn }) => known !== undefined || startsOn !== undefined, {
    path: ["startsOn"],
    error: "errors:notAllowedValue",
  })
  .refine(({ version: known, endsOn }) => known !== undefined || endsOn !== undefined, {
    path: ["endsOn"],
    error: "errors:notAllowedValue",
  });
export type SaveTestimonialInput = z.output<typeof saveTestimonialInput>;

/** `digest`: of the testimonial as it was shown to the signer. */
export const signTestimonialInput = versionedServiceInput.extend({
  digest: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .max(64),
  signature: signingSchema,
});
export type SignTestimonialInput = z.output<typeof signTestimonialInput>;
export const withdrawTestimonialInput = versionedServiceInput.extend({
  reason: nameSchema(500, "sea-service:reasonMissing"),
});
export type WithdrawTestimonialInput = z.output<typeof withdrawTestimonialInput>;
export const printTestimonialInput = z.object({ id: idSchema, locale: z.enum(locales).default("en") });
export type PrintTestimonialInput = z.output<typeof printTestimonialInput>;
