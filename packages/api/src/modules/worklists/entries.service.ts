import { AppError } from "@ymp/core/errors";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { asSeen, expectBase } from "../../kit/expect-base.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { chosenJobs } from "../jobs/chosen-jobs.service.ts";
import type { JobListItem } from "../jobs/jobs-list.service.ts";
import { readerOf } from "../jobs/jobs-scope.ts";
import {
  deleteEntries,
  type EntryRow,
  entriesOf,
  insertEntries,
  placeEntries,
  writeNote,
} from "./entries.repository.ts";
import { withdrawFromMembers } from "./sharing.service.ts";
import { worklistRecord } from "./worklists.record.ts";
import { findWorklist } from "./worklists.repository.ts";
import { orderAfterMove } from "./worklists.rules.ts";
import {
  type addJobsInput,
  mostJobs,
  type moveJobInput,
  type removeJobsInput,
  type setNoteInput,
  type WorklistFilters,
  type worklistEntriesInput,
} from "./worklists.schema.ts";
import { lockOpenList, requireFullEdition } from "./worklists.service.ts";

export type WorklistEntry = JobListItem & {
  isAdditional: boolean;
  note: string | null;
  /** Of its place on the list, which the note is of. */
  entryVersion: number;
  place: number;
};

/** The jobs of a list in its order, as far as they exist for the reader and match. */
export async function listEntries(scope: VesselScope, { id, ...filters }: z.infer<typeof worklistEntriesInput>) {
  requireFullEdition(scope);
  expectRow(await findWorklist(scope.tx, readerOf(scope), id));
  return { rows: await entriesShown(scope, id, filters), today: shipsDay(scope) };
}

export async function entriesShown(
  scope: VesselScope,
  worklistId: string,
  { isAdditional, ...filters }: WorklistFilters,
): Promise<WorklistEntry[]> {
  const entries = await entriesOf(scope.tx, scope.vesselId, worklistId);
  const wanted = isAdditional === undefined ? entries : entries.filter((entry) => entry.isAdditional === isAdditional);
  const jobs = await chosenJobs(
    scope,
    wanted.map(({ jobId }) => jobId),
    filters,
  );
  return wanted.flatMap((entry) => {
    const job = jobs.get(entry.jobId);
    return job
      ? [
          {
            ...job,
            isAdditional: entry.isAdditional,
            note: entry.note,
            entryVersion: entry.version,
            place: entry.position,
          },
        ]
      : [];
  });
}

/** What is on the list already is left where it is, so that adding twice is harmless. */
export async function addJobs(
  scope: VesselScope,
  input: z.infer<typeof addJobsInput>,
): Promise<{ added: number; isAdditional: boolean }> {
  const { tx, vesselId, actor } = scope;
  const list = await lockOpenList(scope, input.id);
  const [entries, jobs] = await Promise.all([
    entriesOf(tx, vesselId, list.id),
    chosenJobs(scope, input.jobIds, { state: "all" }),
  ]);
  if (input.jobIds.some((jobId) => !jobs.has(jobId))) throw new AppError("not_found", "refusals:recordNotFound");
  const isThere = new Set(entries.map(({ jobId }) => jobId));
  const fresh = [...new Set(input.jobIds)].filter((jobId) => !isThere.has(jobId));
  const isAdditional = list.frozenAt !== null;
  if (entries.length + fresh.length > mostJobs)
    throw new AppError("conflict", "worklists:refusal.tooMany", { count: mostJobs });
  if (fresh.length === 0) return { added: 0, isAdditional };
  const first = (entries.at(-1)?.position ?? -1) + 1;
  const own = { vesselId, worklistId: list.id, isAdditional, createdBy: actor.userId, createdAt: scope.now };
  await insertEntries(
    tx,
    fresh.map((jobId, index) => ({ ...own, jobId, position: first + index })),
  );
  await recordChange(scope, worklistRecord, list.id, {
    verb: isAdditional ? "jobs_added_later" : "jobs_added",
    facts: { count: fresh.length, titles: titlesOf(fresh, jobs) },
  });
  return { added: fresh.length, isAdditional };
}

/** While a list is frozen only what was added later can be taken off. Whom it is shared with loses the job with it. */
export async function removeJobs(scope: VesselScope, input: z.infer<typeof removeJobsInput>): Promise<void> {
  const { tx, vesselId } = scope;
  const list = await lockOpenList(scope, input.id);
  const entries = (await entriesOf(tx, vesselId, list.id)).filter(({ jobId }) => input.jobIds.includes(jobId));
  if (entries.length === 0) return;
  if (list.frozenAt && entries.some((entry) => !entry.isAdditional))
    throw new AppError("conflict", "worklists:refusal.frozenStands");
  const jobIds = entries.map(({ jobId }) => jobId);
  const jobs = await chosenJobs(scope, jobIds);
  await deleteEntries(tx, vesselId, list.id, jobIds);
  await withdrawFromMembers(scope, list.id, jobIds);
  await recordChange(scope, worklistRecord, list.id, {
    verb: "jobs_removed",
    facts: { count: jobIds.length, titles: titlesOf(jobIds, jobs) },
  });
}

function titlesOf(jobIds: readonly string[], jobs: ReadonlyMap<string, JobListItem>): string {
  const named = jobIds.slice(0, 5).flatMap((jobId) => jobs.get(jobId)?.title ?? []);
  return jobIds.length > named.length ? `${named.join(", ")} …` : named.join(", ");
}

export async function moveJob(scope: VesselScope, input: z.infer<typeof moveJobInput>): Promise<void> {
  const { tx, vesselId } = scope;
  const list = await lockOpenList(scope, input.id);
  const entries = await entriesOf(tx, vesselId, list.id);
  const moved = expectRow(entries.find(({ jobId }) => jobId === input.jobId));
  const byJob = new Map(entries.map((entry) => [entry.jobId, entry]));
  const order = orderAfterMove([...byJob.keys()], input.jobId, input.beforeJobId);
  const placed = order.flatMap((jobId, position) => changedPlace(byJob.get(jobId), position));
  if (placed.length === 0) return;
  await placeEntries(tx, vesselId, placed);
  const jobs = await chosenJobs(scope, [moved.jobId]);
  await recordChange(scope, worklistRecord, list.id, {
    verb: "job_moved",
    facts: { title: jobs.get(moved.jobId)?.title ?? null, place: order.indexOf(moved.jobId) + 1 },
  });
}

function changedPlace(entry: EntryRow | undefined, position: number): { id: string; position: number }[] {
  return entry && entry.position !== position ? [{ id: entry.id, position }] : [];
}

export async function setNote(scope: VesselScope, input: z.infer<typeof setNoteInput>): Promise<void> {
  const list = await lockOpenList(scope, input.id);
  const entries = await entriesOf(scope.tx, scope.vesselId, list.id);
  const entry = expectRow(entries.find(({ jobId }) => jobId === input.jobId));
  const note = input.note || null;
  if (!expectBase(entry, asSeen(input, { note: null }), { note })) return;
  await writeNote(scope.tx, scope.vesselId, entry.id, note);
  const jobs = await chosenJobs(scope, [entry.jobId]);
  await recordChange(scope, worklistRecord, list.id, {
    verb: "note_set",
    facts: { title: jobs.get(entry.jobId)?.title ?? null, note },
  });
}
