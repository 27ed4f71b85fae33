import { happenedOnSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { logSorts, logStates, longestSearchText } from "@ymp/core/lists";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { optionalTextSchema } from "@ymp/core/text-schema";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";

const figure = (most: number) => z.int().min(0, "log:figureWrong").max(most, "log:figureWrong").nullish();
const version = z.int().min(1);

/** Meters that are offered with an entry: those of a boat, and of a ship the ones that are logged. */
export const mostLoggedMeters = 6;

export const logEntryIdInput = z.object({ id: idSchema });
export const versionedLogInput = z.object({ id: idSchema, version });
export const logHistoryInput = z.object({ id: idSchema, ...pageInput.shape });

/** Filters of the list; they are in the address. */
export const logFilters = z.object({
  search: z.string().trim().max(longestSearchText).optional(),
  nameId: idSchema.optional(),
  year: z.int().min(1900).max(2199).optional(),
  state: z.enum(logStates).default("live"),
});
export type LogFilters = z.infer<typeof logFilters>;

const order = { sort: z.enum(logSorts).default("loggedOn"), descending: z.boolean().default(true) };
export const listLogInput = logFilters.extend({ ...pageInput.shape, ...order });
export type ListLogInput = z.infer<typeof listLogInput>;

export const exportLogInput = logFilters.extend({
  ...order,
  format: z.enum(["csv", "xlsx", "pdf"]),
  locale: z.enum(locales).default("en"),
});
export type ExportLogInput = z.infer<typeof exportLogInput>;

/** What a meter of a machine shows, in tenths. */
const loggedReading = z.object({
  counterId: idSchema,
  reading: z.int().min(0, "equipment:readingNegative").max(1_000_000_000),
  /** The person was shown that the figure runs ahead of the clock, and means it. */
  confirmsJump: z.boolean().default(false),
});

const entryFields = z.object({
  /** What was logged; an entry may do without. */
  nameId: idSchema.nullish(),
  loggedOn: happenedOnSchema,
  title: optionalTextSchema(200),
  /** Tenths of an hour. */
  engineHours: figure(100_000),
  fuelTaken: figure(10_000_000),
  fuelLeft: figure(10_000_000),
  /** Tenths of a nautical mile. */
  distance: figure(1_000_000),
  crew: optionalTextSchema(300),
  remarks: optionalTextSchema(10_000),
});
/** What the form of an entry holds; meters are read with a new one only. */
export const logEntryFormSchema = entryFields.extend({
  readings: z.array(loggedReading).max(mostLoggedMeters).optional(),
});
/**
 * A field that is left out keeps its value. `base` are the changed fields as the writer saw them: with it an older version is
 * taken as long as nobody else changed the same fields.
 */
export const saveLogEntryInput = z
  .object({
    id: idSchema,
    /** Absent for a new entry. */
    version: version.optional(),
    base: entryFields.partial().optional(),
    ...logEntryFormSchema.partial().shape,
  })
  .refine((input) => input.version !== undefined || input.loggedOn !== undefined, {
    path: ["loggedOn"],
    error: "log:dayMissing",
  })
  .refine((input) => input.version === undefined || !input.readings?.length, {
    path: ["readings"],
    error: "log:refusal.withReadings",
  });
export type SaveLogEntryInput = z.output<typeof saveLogEntryInput>;

export const logNamesInput = z.object({ includesArchived: z.boolean().default(false) });

/** What the form of a record's name holds. */
export const logNameFormSchema = z.object({ name: nameSchema(80, "log:nameMissing") });
export const saveLogNameInput = z
  .object({
    id: idSchema,
    version: version.optional(),
    base: logNameFormSchema.partial().optional(),
    ...logNameFormSchema.partial().shape,
  })
  .refine((input) => input.version !== undefined || input.name !== undefined, {
    path: ["name"],
    error: "log:nameMissing",
  });
export type SaveLogNameInput = z.output<typeof saveLogNameInput>;
