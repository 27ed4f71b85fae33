import type { Locale } from "@ymp/i18n/locales";
import { z } from "zod";

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
