import { can } from "@ymp/core/access/resolve-access";
import type { EntryPayload } from "@ymp/core/books/book-events";
import { oilOfJob } from "@ymp/core/books/oil-of-jobs";
import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { jobNumberText } from "../jobs/jobs.record.ts";
import { readerOf } from "../jobs/jobs-scope.ts";
import {
  draftsOfJob,
  entriesOfJob,
  findJobOfBooks,
  findNumberedJob,
  findOnlySludgeTank,
  findOpenOilBook,
  jobsNamed,
} from "./jobs-in-books.repository.ts";
import type { EventRow } from "./logbooks.record.ts";

/** What of a job stands in the books, or waits to be entered; and of a finished one that concerns oil, what to enter. */
export async function readJobInBooks(scope: VesselScope, jobId: string) {
  const { tx, vesselId } = scope;
  const job = expectRow(await findJobOfBooks(tx, readerOf(scope), jobId));
  const [entries, drafts] = await Promise.all([entriesOfJob(tx, vesselId, jobId), draftsOfJob(tx, vesselId, jobId)]);
  const mayWrite = can(scope.access, "logbook:edit");
  const isTold = entries.length > 0 || drafts.length > 0;
  const mayPropose = job.doneAt !== null && !isTold && mayWrite;
  const { title, litres } = job;
  const oil = mayPropose ? oilOfJob({ title, litres, number: jobNumberText(job) }) : null;
  const book = oil ? await findOpenOilBook(tx, vesselId) : undefined;
  const tank = oil?.code === "C" ? await findOnlySludgeTank(tx, vesselId) : undefined;
  return {
    entries: entries.map(({ no, ...entry }) => ({ ...entry, no: no ?? 0 })),
    // Drafts are for who writes in the books, here as in the book itself.
    drafts: mayWrite ? drafts : [],
    proposed:
      oil && book
        ? { ...book, code: oil.code, values: { ...oil.values, ...(tank && { tank }) }, occurredAt: job.doneAt }
        : null,
  };
}

/** @throws AppError where there is no such job, it is not finished, or a draft of it waits already */
export async function expectProposing(scope: VesselScope, jobId: string): Promise<void> {
  const job = expectRow(await findJobOfBooks(scope.tx, readerOf(scope), jobId));
  if (job.doneAt === null)
    throw new AppError("conflict", "logbook-refusals:jobNotDone", {}, { jobId: "logbook-refusals:jobNotDone" });
  if ((await draftsOfJob(scope.tx, scope.vesselId, jobId)).length > 0)
    throw new AppError("conflict", "logbook-refusals:jobDrafted", {}, { jobId: "logbook-refusals:jobDrafted" });
}

/** As an entry names it, under its hash. */
export async function jobToName(
  { tx, vesselId }: VesselScope,
  jobId: string | null,
): Promise<EntryPayload["job"] | undefined> {
  if (jobId === null) return undefined;
  const job = expectRow(await findNumberedJob(tx, vesselId, jobId));
  return { id: job.id, number: jobNumberText(job) };
}

/** The jobs that entries were made for, as far as their reader sees them. */
export async function jobsOf(scope: VesselScope, entries: readonly EventRow[]) {
  const ids = [...new Set(entries.flatMap(({ jobId }) => jobId ?? []))];
  if (ids.length === 0) return new Map<string, never>();
  const rows = await jobsNamed(scope.tx, readerOf(scope), ids);
  return new Map(rows.map((job) => [job.id, { id: job.id, number: jobNumberText(job), title: job.title }]));
}
