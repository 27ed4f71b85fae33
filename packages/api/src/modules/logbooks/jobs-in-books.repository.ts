import type { Db } from "@ymp/db/client";
import { jobs } from "@ymp/db/schema/jobs";
import { logbookDrafts, logbookEvents, logbooks, tanks } from "@ymp/db/schema/logbooks";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { type JobReader, visibleTo } from "../jobs/job-visibility.ts";

const named = { id: jobs.id, number: jobs.number, year: jobs.year, title: jobs.title };

/** Of those, what the reader may see. */
export function jobsNamed(tx: Db, reader: JobReader, ids: readonly string[]) {
  return tx
    .select(named)
    .from(jobs)
    .where(and(eq(jobs.vesselId, reader.vesselId), inArray(jobs.id, [...ids]), visibleTo(reader)));
}

/** Whoever may see it: an entry names the job that its draft was proposed by. */
export async function findNumberedJob(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select({ id: jobs.id, number: jobs.number, year: jobs.year })
    .from(jobs)
    .where(and(eq(jobs.vesselId, vesselId), eq(jobs.id, id)));
  return row;
}

export async function findJobOfBooks(tx: Db, reader: JobReader, id: string) {
  const [row] = await tx
    .select({ ...named, doneAt: jobs.doneAt, litres: litresUsed })
    .from(jobs)
    .where(and(eq(jobs.vesselId, reader.vesselId), eq(jobs.id, id), visibleTo(reader)));
  return row;
}

const litresUsed = sql<number>`coalesce((
  select sum(used.used_quantity) from job_parts used
  join inventory_items item on item.vessel_id = used.vessel_id and item.id = used.item_id
  where used.vessel_id = jobs.vessel_id and used.job_id = jobs.id and item.unit = 'l'), 0)`.mapWith(Number);

const book = { logbookId: logbooks.id, kind: logbooks.kind, number: logbooks.number };
const mostShown = 20;

export function entriesOfJob(tx: Db, vesselId: string, jobId: string) {
  return tx
    .select({ ...book, id: logbookEvents.id, no: logbookEvents.entryNo })
    .from(logbookEvents)
    .innerJoin(logbooks, and(eq(logbooks.vesselId, logbookEvents.vesselId), eq(logbooks.id, logbookEvents.logbookId)))
    .where(and(eq(logbookEvents.vesselId, vesselId), eq(logbookEvents.jobId, jobId)))
    .orderBy(desc(logbookEvents.id))
    .limit(mostShown);
}

export function draftsOfJob(tx: Db, vesselId: string, jobId: string) {
  return tx
    .select({ ...book, id: logbookDrafts.id })
    .from(logbookDrafts)
    .innerJoin(logbooks, and(eq(logbooks.vesselId, logbookDrafts.vesselId), eq(logbooks.id, logbookDrafts.logbookId)))
    .where(and(eq(logbookDrafts.vesselId, vesselId), eq(logbookDrafts.jobId, jobId)))
    .orderBy(desc(logbookDrafts.id))
    .limit(mostShown);
}

/** The oil record book, part I, that is open: that of the flag before that of the IMO. */
export async function findOpenOilBook(tx: Db, vesselId: string) {
  const [row] = await tx
    .select(book)
    .from(logbooks)
    .where(and(eq(logbooks.vesselId, vesselId), inArray(logbooks.kind, ["oil1", "imooil1"]), isNull(logbooks.closedAt)))
    .orderBy(desc(logbooks.kind), asc(logbooks.id))
    .limit(1);
  return row;
}

/** Where residues are collected, on a vessel that has one tank for them. */
export async function findOnlySludgeTank(tx: Db, vesselId: string): Promise<string | undefined> {
  const rows = await tx
    .select({ id: tanks.id })
    .from(tanks)
    .where(and(eq(tanks.vesselId, vesselId), eq(tanks.iopp, "3.1")));
  return rows.length === 1 ? rows[0]?.id : undefined;
}
