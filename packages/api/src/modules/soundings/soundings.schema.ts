import { happenedAtSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { longestSearchText, soundingSorts, soundingStates } from "@ymp/core/lists";
import { pageInput } from "@ymp/core/page";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";

/** An emptied field and one that was never filled mean the same. */
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, "errors:tooLong")
    .transform((text) => text || null)
    .nullish();
/** As it was typed. */
const figure = (pattern: RegExp) => z.string().max(10).regex(pattern, "soundings:figureWrong").nullish();
const version = z.int().min(1);

export const soundingIdInput = z.object({ id: idSchema });
export const versionedSoundingInput = z.object({ id: idSchema, version });
export const soundingHistoryInput = z.object({ id: idSchema, ...pageInput.shape });
export type SoundingHistoryInput = z.output<typeof soundingHistoryInput>;

/** Filters of the list; they stand in the address. */
const soundingFilters = z.object({
  search: z.string().trim().max(longestSearchText).optional(),
  tankId: idSchema.optional(),
  state: z.enum(soundingStates).default("live"),
});
export type SoundingFilters = z.output<typeof soundingFilters>;

const order = { sort: z.enum(soundingSorts).default("soundedAt"), descending: z.boolean().default(true) };
export const listSoundingsInput = soundingFilters.extend({ ...pageInput.shape, ...order });
export type ListSoundingsInput = z.output<typeof listSoundingsInput>;

export const exportSoundingsInput = soundingFilters.extend({
  ...order,
  format: z.enum(["csv", "xlsx", "pdf"]),
  locale: z.enum(locales).default("en"),
});
export type ExportSoundingsInput = z.output<typeof exportSoundingsInput>;

/** What the form holds. */
export const soundingFormSchema = z.object({
  tankId: idSchema,
  soundedAt: happenedAtSchema,
  /** A height tells the volume where the tank has a table. */
  cm: figure(/^(?:0|[1-9]\d{0,4})(?:\.\d)?$/),
  volume: figure(/^(?:0|[1-9]\d{0,5})(?:\.\d{1,3})?$/),
  temperature: figure(/^-?(?:0|[1-9]\d{0,2})(?:\.\d)?$/),
  notes: optionalText(2000),
});

/**
 * A field that is left out keeps its value. `base` are the changed fields as the writer saw them: with it an older version is
 * taken as long as nobody else changed the same fields.
 */
export const saveSoundingInput = z
  .object({
    id: idSchema,
    /** Absent for a new one. */
    version: version.optional(),
    base: soundingFormSchema.partial().optional(),
    ...soundingFormSchema.partial().shape,
  })
  .refine((input) => input.version !== undefined || input.tankId !== undefined, {
    path: ["tankId"],
    error: "soundings:tankMissing",
  })
  .refine((input) => input.version !== undefined || input.soundedAt !== undefined, {
    path: ["soundedAt"],
    error: "soundings:timeMissing",
  });
export type SaveSoundingInput = z.output<typeof saveSoundingInput>;
