import { text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, json } from "../columns.ts";
import { platformTable } from "../tables.ts";

/** A recurring job of the platform's library: its own, or what takes the place of one that came with the product. */
export const libraryJobs = platformTable(
  "library_jobs",
  {
    /** Of the job that came with the product, or the platform's own. Stays the same for ever. */
    key: text().notNull(),
    equipmentType: text().notNull(),
    /** In English, as `@ymp/core/maintenance/job-template` reads it. */
    template: json<Record<string, unknown>>().notNull(),
    /** The same words in the other languages. */
    words: json<Record<string, unknown>>().notNull().default({}),
    archivedAt: instant(),
  },
  (t) => [uniqueIndex("library_jobs_key").on(t.key)],
);

/** A model of a machine in the platform's library, kept like its jobs. */
export const libraryModels = platformTable(
  "library_models",
  {
    key: text().notNull(),
    model: json<Record<string, unknown>>().notNull(),
    words: json<Record<string, unknown>>().notNull().default({}),
    archivedAt: instant(),
  },
  (t) => [uniqueIndex("library_models_key").on(t.key)],
);
