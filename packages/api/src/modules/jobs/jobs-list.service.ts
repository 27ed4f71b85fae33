import { statusOn } from "@ymp/core/maintenance/job-flow";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import { jobNumberText } from "./jobs.record.ts";
import { dueOf } from "./jobs.rules.ts";
import type { ListJobsInput } from "./jobs.schema.ts";
import { type JobListRow, listJobRows } from "./jobs-list.repository.ts";
import { readerOf } from "./jobs-scope.ts";

export async function listJobs(scope: VesselScope, input: ListJobsInput) {
  const today = shipsDay(scope);
  const found = foundBy(scope.access, input.search, "job");
  const page = await listJobRows(scope.tx, readerOf(scope), input, today, found);
  return { ...page, rows: page.rows.map((row) => presentRow(scope, row, today)), today };
}

/** A row of the list with its due state worked out. Written field by field: a page has fifty of them. */
export function presentRow(scope: VesselScope, row: JobListRow, today = shipsDay(scope)) {
  return {
    id: row.id,
    number: row.number,
    year: row.year,
    numberText: jobNumberText(row),
    title: row.title,
    kind: row.kind,
    status: statusOn(row.status, row.dueOn, today),
    priority: row.priority,
    department: row.department,
    location: row.location,
    isCritical: row.isCritical,
    dueOn: row.dueOn,
    dueTotal: row.dueTotal,
    originalDueOn: row.originalDueOn,
    plannedOn: row.plannedOn,
    postponedCount: row.postponedCount,
    startedAt: row.startedAt,
    doneAt: row.doneAt,
    estimatedTenths: row.estimatedTenths,
    spentTenths: row.spentTenths,
    version: row.version,
    planId: row.planId,
    isRecurring: row.planId !== null,
    equipmentId: row.equipmentId,
    equipmentName: row.equipmentName,
    equipmentModel: row.equipmentModel,
    equipmentLocation: row.equipmentLocation,
    isOverdue: row.isOverdue,
    isNew: row.needsTriage,
    due: dueOf(row, today, () => shipsDay(scope, row.createdAt)),
    assignees: row.assignees,
    taskCount: row.taskCount,
    tasksDone: row.tasksDone,
    photoCount: row.photoCount,
    partCount: row.partCount,
    isShortOfParts: row.isShortOfParts && !scope.access.seesOnlyShared,
  };
}
export type JobListItem = ReturnType<typeof presentRow>;
