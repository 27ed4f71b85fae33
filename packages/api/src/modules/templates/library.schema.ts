import { idSchema } from "@ymp/core/id-schema";
import { equipmentTypes } from "@ymp/core/maintenance/equipment-types";
import { jobTemplateSchema } from "@ymp/core/maintenance/job-template";
import type { Locale } from "@ymp/i18n/locales";
import { z } from "zod";
import { modelSchema } from "./models.schema.ts";

/** The library is written in English; its words in these languages stand beside it. */
export const otherLanguages = ["fr", "ja", "zh"] as const satisfies readonly Locale[];
export type OtherLanguage = (typeof otherLanguages)[number];

const line = (most: number) => z.string().trim().max(most, "errors:tooLong");

/** The words of a job in one language. Lists follow the job's own order; what is empty is read in English. */
export const jobWordsSchema = z.object({
  title: line(200).default(""),
  instructions: line(10_000).nullish(),
  source: line(300).nullish(),
  tasks: z.array(line(200)).max(100).default([]),
  parts: z.array(line(200)).max(100).default([]),
});
export type JobWords = z.infer<typeof jobWordsSchema>;

/** The words of a model of a machine in one language. */
export const modelWordsSchema = z.object({
  name: line(200).default(""),
  pair: z.tuple([line(200), line(200)]).nullish(),
  location: line(200).default(""),
});
export type ModelWords = z.infer<typeof modelWordsSchema>;

const inEach = <Words extends z.ZodType>(words: Words) => z.object({ fr: words, ja: words, zh: words });

/** Of the jobs of one type of machine: what the type is called, and the words of each job by its key. */
export const jobWordsFileSchema = inEach(
  z.object({ title: line(120), templates: z.record(z.string(), jobWordsSchema) }),
);
/** Of the models of machines, by their key. */
export const modelWordsFileSchema = inEach(z.record(z.string(), modelWordsSchema));

const jobKey = z.string().min(1).max(300);
const modelKey = modelSchema.shape.key;
const inSome = <Words extends z.ZodType>(words: Words) => inEach(words).partial();
export const jobInLanguagesSchema = inSome(jobWordsSchema);
export const modelInLanguagesSchema = inSome(modelWordsSchema);

export const libraryJobInput = z.object({ key: jobKey });
export const libraryModelInput = z.object({ key: modelKey });
export const listLibraryJobsInput = z.object({
  equipmentType: z.enum(equipmentTypes).nullish(),
  search: z.string().trim().max(200).default(""),
  isArchived: z.boolean().default(false),
});

/** Of the row to make, for a job that is new or was never changed; of the row to change otherwise. */
const kept = {
  id: idSchema,
  /** Absent while the platform has no row of it. */
  version: z.int().min(1).optional(),
};
export const saveLibraryJobInput = z.object({
  ...kept,
  /** Of the job that came with the product and is changed; absent for the platform's own. */
  key: jobKey.optional(),
  equipmentType: z.enum(equipmentTypes),
  /** In English. */
  template: jobTemplateSchema,
  words: jobInLanguagesSchema.default({}),
});
export type SaveLibraryJobInput = z.infer<typeof saveLibraryJobInput>;
export const setLibraryJobArchivedInput = z.object({ ...kept, key: jobKey, isArchived: z.boolean() });

export const saveLibraryModelInput = z.object({
  ...kept,
  key: modelKey.optional(),
  model: modelSchema.omit({ key: true }),
  words: modelInLanguagesSchema.default({}),
});
export type SaveLibraryModelInput = z.infer<typeof saveLibraryModelInput>;
export const setLibraryModelArchivedInput = z.object({ ...kept, key: modelKey, isArchived: z.boolean() });
