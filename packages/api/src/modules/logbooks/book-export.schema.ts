import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { idSchema } from "@ymp/core/id-schema";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";

export const bookFormats = ["pdf", "csv", "zip"] as const;
export type BookFormat = (typeof bookFormats)[number];

const pageNo = z.int().min(1).max(100_000);

export const exportBookInput = z
  .object({
    id: idSchema,
    format: z.enum(bookFormats),
    /** Of the reader, beside the English of the book. */
    locale: z.enum(locales).default("en"),
    /** Only what was done on these days by the ship's clock; in print the whole pages on which it stands. */
    from: calendarDateSchema.optional(),
    to: calendarDateSchema.optional(),
    fromPage: pageNo.optional(),
    toPage: pageNo.optional(),
    /** With a cover sheet on which the master certifies that it is a true copy. */
    isCertified: z.boolean().default(false),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ["to"],
    error: "logbook-refusals:endsBeforeStart",
  })
  .refine(({ fromPage, toPage }) => fromPage === undefined || toPage === undefined || fromPage <= toPage, {
    path: ["toPage"],
    error: "logbook-refusals:endsBeforeStart",
  })
  .refine(({ format, from, to, fromPage, toPage }) => format !== "zip" || !(from ?? to ?? fromPage ?? toPage), {
    path: ["format"],
    error: "logbook-refusals:wholeIsProved",
  })
  .refine(({ format, isCertified }) => format === "pdf" || !isCertified, {
    path: ["isCertified"],
    error: "logbook-refusals:certifiedInPrint",
  });
export type ExportBookInput = z.infer<typeof exportBookInput>;
