import { type EquipmentType, isEquipmentType } from "@ymp/core/maintenance/equipment-types";
import { type JobTemplate, jobTemplateSchema } from "@ymp/core/maintenance/job-template";
import type { Db } from "@ymp/db/client";
import type { Locale } from "@ymp/i18n/locales";
import { libraryJobRows, libraryModelRows } from "./library.repository.ts";
import type { InOtherLanguages } from "./library.rules.ts";
import { type JobWords, jobInLanguagesSchema, type ModelWords, modelInLanguagesSchema } from "./library.schema.ts";
import { type EquipmentModel, modelSchema } from "./models.schema.ts";
import { libraryTemplates } from "./starter-library.ts";
import { starterModels, wordsOfModel } from "./starter-models.ts";

/** What the platform's administrators did with an entry; null where it is as it came with the product. */
export interface Kept {
  readonly id: string;
  readonly version: number;
  readonly isArchived: boolean;
}

interface Entry<Words> {
  readonly key: string;
  readonly words: InOtherLanguages<Words>;
  readonly isShipped: boolean;
  readonly kept: Kept | null;
}

export interface LibraryJob extends Entry<JobWords> {
  readonly equipmentType: EquipmentType;
  /** In English. */
  readonly template: JobTemplate;
  /** What machines of the type are called. */
  readonly typeTitles: Partial<Record<Locale, string>>;
}

export interface LibraryModel extends Entry<ModelWords> {
  /** In English. */
  readonly model: EquipmentModel;
}

const keptOf = ({ id, version, archivedAt }: { id: string; version: number; archivedAt: Date | null }): Kept => ({
  ...{ id, version },
  isArchived: archivedAt !== null,
});

const typeTitles = new Map(libraryTemplates.map((entry) => [entry.equipmentType, entry.typeTitles]));
const shippedJobs = new Map(libraryTemplates.map((entry) => [entry.key, { ...entry, isShipped: true, kept: null }]));
const shippedModels = new Map(
  starterModels.models.map((model): [string, LibraryModel] => [
    model.key,
    { key: model.key, model, words: wordsOfModel(model.key), isShipped: true, kept: null },
  ]),
);

/** The jobs that came with the product, as the platform's administrators changed them, and those they added; archived ones too. */
export async function jobsOfLibrary(tx: Db): Promise<LibraryJob[]> {
  const jobs = new Map<string, LibraryJob>(shippedJobs);
  for (const row of await libraryJobRows(tx)) {
    const { key, equipmentType } = row;
    if (!isEquipmentType(equipmentType)) continue;
    jobs.set(key, {
      ...{ key, equipmentType, typeTitles: typeTitles.get(equipmentType) ?? {} },
      template: jobTemplateSchema.parse(row.template),
      words: jobInLanguagesSchema.parse(row.words),
      isShipped: shippedJobs.has(key),
      kept: keptOf(row),
    });
  }
  return [...jobs.values()];
}

/** The models of machines, likewise. */
export async function modelsOfLibrary(tx: Db): Promise<LibraryModel[]> {
  const models = new Map<string, LibraryModel>(shippedModels);
  for (const row of await libraryModelRows(tx)) {
    const { key } = row;
    models.set(key, {
      key,
      model: modelSchema.parse({ ...row.model, key }),
      words: modelInLanguagesSchema.parse(row.words),
      isShipped: shippedModels.has(key),
      kept: keptOf(row),
    });
  }
  return [...models.values()];
}

/** Vessels are offered what is not archived. */
export const isOffered = ({ kept }: Pick<Entry<unknown>, "kept">): boolean => kept?.isArchived !== true;

export const offeredJobs = async (tx: Db) => (await jobsOfLibrary(tx)).filter(isOffered);
export const offeredModels = async (tx: Db) => (await modelsOfLibrary(tx)).filter(isOffered);
