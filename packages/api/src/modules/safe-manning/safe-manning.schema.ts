import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { happenedOnSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { paperTypes } from "@ymp/core/people/document-types";
import { manningCapacities } from "@ymp/core/people/manning-capacities";
import { optionalTextSchema } from "@ymp/core/text-schema";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import { exportFormatSchema } from "../../platform/exports/exports.schema.ts";

const version = z.int().min(1);
export const mostManningRows = 40;
export const mostOfCapacity = 30;

export const manningInput = z.object({ onDay: calendarDateSchema });
export const exportManningInput = manningInput.extend({
  format: exportFormatSchema,
  locale: z.enum(locales).default("en"),
});
export type ExportManningInput = z.output<typeof exportManningInput>;

const rowSchema = z.object({
  id: idSchema,
  capacity: z.enum(manningCapacities),
  certificate: z.enum(paperTypes).nullable(),
  number: z.int().min(1).max(mostOfCapacity),
  isDual: z.boolean(),
});

const manningFields = z.object({
  number: nameSchema(100, "certificates:manning.numberMissing"),
  authority: optionalTextSchema(200),
  tradingArea: optionalTextSchema(300),
  issuedOn: happenedOnSchema,
  expiresOn: calendarDateSchema.nullish(),
  rows: z
    .array(rowSchema)
    .min(1, "certificates:manning.rowsMissing")
    .max(mostManningRows, "errors:tooLong")
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, "errors:notAllowedValue"),
});
type Fields = z.output<typeof manningFields>;

export function faultOfManning({ issuedOn, expiresOn }: Pick<Fields, "issuedOn" | "expiresOn">): string | null {
  return expiresOn && expiresOn < issuedOn ? "papers:expiresBeforeIssue" : null;
}

export const manningFormSchema = manningFields.superRefine((document, { addIssue }) => {
  const fault = faultOfManning(document);
  if (fault) addIssue({ code: "custom", path: ["expiresOn"], message: fault });
});

/** With `base`, the changed fields as the writer saw them, an older version is taken while nobody else changed the same. */
export const saveManningInput = z
  .object({
    id: idSchema,
    version: version.optional(),
    base: manningFields.partial().optional(),
    ...manningFields.partial().shape,
  })
  .refine(({ version: known, number }) => known !== undefined || number !== undefined, {
    path: ["number"],
    error: "certificates:manning.numberMissing",
  })
  .refine(({ version: known, issuedOn }) => known !== undefined || issuedOn !== undefined, {
    path: ["issuedOn"],
    error: "errors:notAllowedValue",
  })
  .refine(({ version: known, rows }) => known !== undefined || rows !== undefined, {
    path: ["rows"],
    error: "certificates:manning.rowsMissing",
  });
export type SaveManningInput = z.output<typeof saveManningInput>;
export const versionedManningInput = z.object({ id: idSchema, version });
