import { AppError } from "@ymp/core/errors";
import type { Db } from "@ymp/db/client";
import { locales } from "@ymp/i18n/locales";
import type { z } from "zod";
import { saysAnythingNew } from "../../kit/expect-base.ts";
import { expectVersion } from "../../kit/rows.ts";
import { recordPlatformChanges } from "../../platform/changes/record-platform-change.ts";
import { administer, lookOver, type Outside, type PlatformRequest } from "../../platform/outside.ts";
import { sentBeforeFromOutside } from "../../platform/sent-again/sent-before.ts";
import {
  insertLibraryJob,
  insertLibraryModel,
  libraryChanges,
  lockLibraryJob,
  lockLibraryModel,
  patchLibraryJob,
  patchLibraryModel,
} from "./library.repository.ts";
import { findsAll, jobIn, languagesLackingJob, languagesLackingModel } from "./library.rules.ts";
import type {
  listLibraryJobsInput,
  SaveLibraryJobInput,
  SaveLibraryModelInput,
  setLibraryJobArchivedInput,
  setLibraryModelArchivedInput,
} from "./library.schema.ts";
import { isOffered, jobsOfLibrary, type LibraryJob, type LibraryModel, modelsOfLibrary } from "./library.service.ts";

type LibraryKind = "library_job" | "library_model";

/** The jobs of the platform's library, archived or not, with the languages in which words are missing. */
export function listLibraryJobs(request: PlatformRequest, input: z.infer<typeof listLibraryJobsInput>) {
  return lookOver(request, async ({ tx }) => {
    const jobs = await jobsOfLibrary(tx);
    return jobs
      .filter((job) => isOffered(job) !== input.isArchived && isWanted(job, input))
      .map(({ words, typeTitles: _titles, ...job }) => ({ ...job, lacking: languagesLackingJob(job.template, words) }));
  });
}

function isWanted(
  { equipmentType, template, words, typeTitles }: LibraryJob,
  wanted: z.infer<typeof listLibraryJobsInput>,
): boolean {
  if (wanted.equipmentType && wanted.equipmentType !== equipmentType) return false;
  const inEach = locales.map((language) => jobIn(language, template, words));
  const texts = inEach.flatMap(({ title, tasks }) => [title, ...tasks]);
  return findsAll(wanted.search, [equipmentType.replaceAll("_", " "), ...Object.values(typeTitles), ...texts]);
}

export function listLibraryModels(request: PlatformRequest) {
  return lookOver(request, async ({ tx }) => {
    const models = await modelsOfLibrary(tx);
    return models.map((entry) => ({ ...entry, lacking: languagesLackingModel(entry.model, entry.words) }));
  });
}

export function getLibraryJob(request: PlatformRequest, key: string) {
  return lookOver(request, async ({ tx }) => {
    const job = expectEntry(await jobsOfLibrary(tx), key);
    return { ...job, history: await historyOf(tx, "library_job", job) };
  });
}

export function getLibraryModel(request: PlatformRequest, key: string) {
  return lookOver(request, async ({ tx }) => {
    const entry = expectEntry(await modelsOfLibrary(tx), key);
    return { ...entry, history: await historyOf(tx, "library_model", entry) };
  });
}

function expectEntry<Entry extends { key: string }>(entries: readonly Entry[], key: string): Entry {
  const entry = entries.find((known) => known.key === key);
  if (!entry) throw new AppError("not_found", "templates:refusal.notInLibrary");
  return entry;
}

const historyOf = async (tx: Db, kind: LibraryKind, { kept }: Pick<LibraryJob, "kept">) =>
  kept ? libraryChanges(tx, kind, kept.id) : [];

export function saveLibraryJob(request: PlatformRequest, { id, version, key, ...values }: SaveLibraryJobInput) {
  return administer(request, async (outside) => {
    if (key !== undefined) expectEntry(await jobsOfLibrary(outside.tx), key);
    const wanted = { id, version, key: key ?? `platform/${id}` };
    return keep(outside, jobShelf, wanted, values, { title: values.template.title });
  });
}

export function saveLibraryModel(request: PlatformRequest, { id, version, key, ...values }: SaveLibraryModelInput) {
  return administer(request, async (outside) => {
    if (key !== undefined) expectEntry(await modelsOfLibrary(outside.tx), key);
    const wanted = { id, version, key: key ?? `platform-${id}` };
    return keep(outside, modelShelf, wanted, values, { title: values.model.name });
  });
}

/** What is archived is offered to vessels no more; what they have of it goes on. */
export function setLibraryJobArchived(
  request: PlatformRequest,
  { isArchived, ...wanted }: z.infer<typeof setLibraryJobArchivedInput>,
) {
  return administer(request, async (outside) => {
    const { equipmentType, template, words } = expectEntry(await jobsOfLibrary(outside.tx), wanted.key);
    const values = { equipmentType, template, words, archivedAt: isArchived ? outside.now : null };
    const facts = { title: template.title };
    return keep(outside, jobShelf, wanted, values, facts, isArchived ? "archived" : "restored");
  });
}

export function setLibraryModelArchived(
  request: PlatformRequest,
  { isArchived, ...wanted }: z.infer<typeof setLibraryModelArchivedInput>,
) {
  return administer(request, async (outside) => {
    const { model, words }: LibraryModel = expectEntry(await modelsOfLibrary(outside.tx), wanted.key);
    const values = { model, words, archivedAt: isArchived ? outside.now : null };
    const facts = { title: model.name };
    return keep(outside, modelShelf, wanted, values, facts, isArchived ? "archived" : "restored");
  });
}

interface Row {
  readonly id: string;
  readonly version: number;
}
interface Wanted {
  readonly id: string;
  readonly version?: number | undefined;
  readonly key: string;
}
interface Shelf<Values> {
  readonly kind: LibraryKind;
  lock: (tx: Db, key: string) => Promise<Row | undefined>;
  insert: (tx: Db, row: Values & { id: string; key: string; createdAt: Date; updatedAt: Date }) => Promise<Row | null>;
  patch: (tx: Db, key: string, values: Values, now: Date) => Promise<Row>;
}

type JobValues = Omit<SaveLibraryJobInput, "id" | "version" | "key"> & { archivedAt?: Date | null };
type ModelValues = Omit<SaveLibraryModelInput, "id" | "version" | "key"> & { archivedAt?: Date | null };

const jobShelf: Shelf<JobValues> = {
  kind: "library_job",
  lock: lockLibraryJob,
  insert: insertLibraryJob,
  patch: patchLibraryJob,
};
const modelShelf: Shelf<ModelValues> = {
  kind: "library_model",
  lock: lockLibraryModel,
  insert: insertLibraryModel,
  patch: patchLibraryModel,
};

/** Makes the platform's row of an entry, or changes it; the same sent twice is done once. */
async function keep<Values extends object>(
  outside: Outside,
  shelf: Shelf<Values>,
  { id, version, key }: Wanted,
  values: Values,
  facts: { title: string },
  verb?: "archived" | "restored",
): Promise<{ key: string; version: number }> {
  const { tx, now } = outside;
  const existing = await shelf.lock(tx, key);
  const isRepeat = version === undefined && (!existing || existing.id === id);
  const sent = isRepeat && (await sentBeforeFromOutside(outside, id, existing));
  if (sent) return { key, version: sent.version };
  if (!existing && version !== undefined) throw new AppError("not_found", "templates:refusal.notInLibrary");
  if (existing) {
    expectVersion(existing, version ?? 0);
    if (!saysAnythingNew(existing, values)) return { key, version: existing.version };
  }
  const saved = existing
    ? await shelf.patch(tx, key, values, now)
    : await shelf.insert(tx, { ...values, id, key, createdAt: now, updatedAt: now });
  if (!saved) throw new AppError("stale", "refusals:changedMeanwhile", { version: 1 });
  await recordPlatformChanges(outside, {
    subject: { kind: shelf.kind, id: saved.id },
    verb: verb ?? (existing || !key.endsWith(id) ? "updated" : "created"),
    facts: { ...facts, key },
  });
  return { key, version: saved.version };
}
