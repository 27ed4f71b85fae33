import type { Db } from "@ymp/db/client";
import { counters } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { and, asc, eq, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { updateRows } from "../../kit/update-rows.ts";
import { isLiveJob } from "./job-marks.repository.ts";
import type { JobRow, PlanRow } from "./plans-of-machines.repository.ts";

/** Open jobs of these machines, the next one first. */
export function listOpenJobs(tx: Db, vesselId: string, equipmentIds: readonly string[]) {
  return tx
    .select({
      id: jobs.id,
      number: jobs.number,
      year: jobs.year,
      title: jobs.title,
      kind: jobs.kind,
      equipmentId: jobs.equipmentId,
      planId: jobs.planId,
      counterId: jobs.counterId,
      dueOn: jobs.dueOn,
      dueTotal: jobs.dueTotal,
    })
    .from(jobs)
    .where(and(eq(jobs.vesselId, vesselId), sql`${jobs.equipmentId} in ${jsonIds(equipmentIds)}`, isLiveJob))
    .orderBy(sql`${jobs.plannedOn} asc nulls last`, asc(jobs.id));
}

export function listCountersOf(tx: Db, vesselId: string, equipmentIds: readonly string[]) {
  return tx
    .select()
    .from(counters)
    .where(and(eq(counters.vesselId, vesselId), sql`${counters.equipmentId} in ${jsonIds(equipmentIds)}`))
    .orderBy(asc(counters.id));
}

const movedJobFields = [
  "equipmentId",
  "sectionId",
  "counterId",
  "dueTotal",
  "originalDueTotal",
  "location",
  "version",
  "updatedAt",
] as const;

export function writeMovedJobs(tx: Db, vesselId: string, rows: readonly JobRow[]): Promise<void> {
  return updateRows(tx, jobs, vesselId, movedJobFields, rows);
}

export function writeMovedPlans(tx: Db, vesselId: string, rows: readonly PlanRow[]): Promise<void> {
  return updateRows(tx, plans, vesselId, ["equipmentId", "counterId", "version", "updatedAt"], rows);
}
