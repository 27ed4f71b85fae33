import type { Db } from "@ymp/db/client";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { jobParts, jobs, jobTasks } from "@ymp/db/schema/jobs";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { isOpen } from "./due-sql.ts";
import { type JobReader, visibleTo } from "./job-visibility.ts";

export function descriptionsOf(tx: Db, reader: JobReader, ids: readonly string[]) {
  return tx
    .select({ id: jobs.id, description: jobs.description })
    .from(jobs)
    .where(and(eq(jobs.vesselId, reader.vesselId), visibleTo(reader), sql`${jobs.id} in ${jsonIds(ids)}`));
}

export function tasksOfJobs(tx: Db, vesselId: string, ids: readonly string[]) {
  return tx
    .select({ jobId: jobTasks.jobId, title: jobTasks.title, doneAt: jobTasks.doneAt })
    .from(jobTasks)
    .where(and(eq(jobTasks.vesselId, vesselId), sql`${jobTasks.jobId} in ${jsonIds(ids)}`))
    .orderBy(asc(jobTasks.position), asc(jobTasks.id));
}

export function partsOfJobs(tx: Db, vesselId: string, ids: readonly string[]) {
  return tx
    .select({
      jobId: jobParts.jobId,
      name: inventoryItems.name,
      partNo: inventoryItems.partNo,
      unit: inventoryItems.unit,
      quantity: jobParts.plannedQuantity,
    })
    .from(jobParts)
    .innerJoin(
      inventoryItems,
      and(eq(inventoryItems.vesselId, jobParts.vesselId), eq(inventoryItems.id, jobParts.itemId)),
    )
    .where(and(eq(jobParts.vesselId, vesselId), sql`${jobParts.jobId} in ${jsonIds(ids)}`))
    .orderBy(asc(inventoryItems.name));
}

export function openJobsOfPlans(tx: Db, vesselId: string, planIds: readonly string[]) {
  return tx
    .select({ id: jobs.id, planId: jobs.planId })
    .from(jobs)
    .where(
      and(eq(jobs.vesselId, vesselId), isNull(jobs.archivedAt), isOpen, sql`${jobs.planId} in ${jsonIds(planIds)}`),
    )
    .orderBy(asc(jobs.occurrence));
}
