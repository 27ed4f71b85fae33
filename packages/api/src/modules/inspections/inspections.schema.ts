import { bookKinds } from "@ymp/core/books/kinds";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { idSchema } from "@ymp/core/id-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import { masterPin, pinSigning } from "../people/pin-signing.schema.ts";
import { restMonthInput } from "../rest/rest.schema.ts";

/** As long as an inspection lasts at most; who needs longer begins another. */
export const mostHours = 12;

export const startInspectionInput = z
  .object({
    id: idSchema,
    authority: nameSchema(120, "inspection-refusals:authorityMissing"),
    officer: nameSchema(120, "inspection-refusals:officerMissing"),
    port: z.union([nameSchema(80), z.literal("")]).default(""),
    hours: z.int().min(1).max(mostHours).default(1),
    /** None for every book. */
    kinds: z.array(z.enum(bookKinds)).max(bookKinds.length).default([]),
    from: calendarDateSchema.nullable().default(null),
    to: calendarDateSchema.nullable().default(null),
    ...pinSigning,
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ["to"],
    error: "logbook-refusals:endsBeforeStart",
  });
export type StartInspectionInput = z.infer<typeof startInspectionInput>;

export const listInspectionsInput = pageInput;
export type ListInspectionsInput = z.infer<typeof listInspectionsInput>;

export const inspectionInput = z.object({ id: idSchema });

/** The code as it is read out, or what stands behind the `#` of the link. */
export const enterInspectionInput = z.object({
  way: z.enum(["code", "link"]),
  secret: z.string().trim().min(1, "inspection-refusals:codeMissing").max(80),
});
export type EnterInspectionInput = z.infer<typeof enterInspectionInput>;

export const inspectedBookInput = z.object({ id: idSchema });
export const inspectedPageInput = z.object({ id: idSchema, pageNo: z.int().min(1).max(100_000) });
export type InspectedPageInput = z.infer<typeof inspectedPageInput>;

/** A file that was put to something in the book. */
export const inspectedFileInput = z.object({ id: idSchema, fileId: idSchema });
export type InspectedFileInput = z.infer<typeof inspectedFileInput>;

/** One print holds so many pages at most. */
export const mostCopiedPages = 200;
const pageNo = z.int().min(1).max(100_000);
export const certifyInput = z
  .object({ id: idSchema, bookId: idSchema, fromPage: pageNo, toPage: pageNo, pin: masterPin })
  .refine(({ fromPage, toPage }) => fromPage <= toPage, {
    path: ["toPage"],
    error: "logbook-refusals:endsBeforeStart",
  })
  .refine(({ fromPage, toPage }) => toPage - fromPage < mostCopiedPages, {
    path: ["toPage"],
    error: "inspection-refusals:tooManyPages",
  });
export type CertifyInput = z.infer<typeof certifyInput>;

export const copyInput = z.object({ id: idSchema });
export const copyOfInput = z.object({ inspectionId: idSchema, id: idSchema });

/** As it was scanned, or the first sixteen signs of it as they were typed. */
export const checkPrintInput = z.object({
  code: z.string().trim().min(1, "inspection-refusals:printCodeMissing").max(200),
});
export const handBackInput = z.object({ pin: masterPin });

export const inspectedRestInput = z.object({
  profileId: idSchema,
  month: restMonthInput.shape.month,
  locale: z.enum(locales).default("en"),
});
export type InspectedRestInput = z.output<typeof inspectedRestInput>;
