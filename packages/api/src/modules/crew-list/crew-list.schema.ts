import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { optionalTextSchema } from "@ymp/core/text-schema";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";

export const crewListInput = z.object({
  onDay: calendarDateSchema,
  /** Of the ship's clock: the moment now on the ship's own day, noon on another where it is left out. */
  time: z
    .string()
    .max(5, "errors:notAllowedValue")
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "errors:notAllowedValue")
    .optional(),
});
export type CrewListInput = z.output<typeof crewListInput>;

/** What is in the head of the form besides the ship. */
export const exportCrewListInput = crewListInput.extend({
  direction: z.enum(["arrival", "departure"]),
  port: z.string().trim().min(1, "crew-list:portMissing").max(120, "errors:tooLong"),
  /** The last port at an arrival, the next at a departure. */
  otherPort: optionalTextSchema(120),
  voyage: optionalTextSchema(40),
  /** Hands in a list with gaps, which say so. */
  asDraft: z.boolean().default(false),
  format: z.enum(["pdf", "xlsx", "csv"]),
  locale: z.enum(locales).default("en"),
});
export type ExportCrewListInput = z.output<typeof exportCrewListInput>;
