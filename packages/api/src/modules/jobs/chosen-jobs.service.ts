import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import { descriptionsOf, openJobsOfPlans, partsOfJobs, tasksOfJobs } from "./chosen-jobs.repository.ts";
import type { JobFilters } from "./jobs.schema.ts";
import { jobRowsOf } from "./jobs-list.repository.ts";
import { type JobListItem, presentRow } from "./jobs-list.service.ts";
import { readerOf } from "./jobs-scope.ts";

/** Those of these jobs that exist for the reader and match, as the list of jobs shows them. */
export async function chosenJobs(
  scope: VesselScope,
  ids: readonly string[],
  filters: Partial<JobFilters> = {},
): Promise<Map<string, JobListItem>> {
  if (ids.length === 0) return new Map();
  const found = foundBy(scope.access, filters.search, "job");
  const rows = await jobRowsOf(scope.tx, readerOf(scope), ids, { state: "all", ...filters }, shipsDay(scope), found);
  return new Map(rows.map((row) => [row.id, presentRow(scope, row)]));
}

/** What a sheet of paper needs besides the row: what is to be done, its steps, its parts. */
export async function contentsOfJobs(scope: VesselScope, ids: readonly string[]) {
  const { tx, vesselId } = scope;
  const [descriptions, tasks, parts] = await Promise.all([
    descriptionsOf(tx, readerOf(scope), ids),
    tasksOfJobs(tx, vesselId, ids),
    partsOfJobs(tx, vesselId, ids),
  ]);
  const [tasksByJob, partsByJob] = [byJob(tasks), byJob(parts)];
  return new Map(
    descriptions.map(({ id, description }) => [
      id,
      { description, tasks: tasksByJob.get(id) ?? [], parts: partsByJob.get(id) ?? [] },
    ]),
  );
}
export type ContentsOfJobs = Awaited<ReturnType<typeof contentsOfJobs>>;

function byJob<Row extends { jobId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) grouped.set(row.jobId, [...(grouped.get(row.jobId) ?? []), row]);
  return grouped;
}

/** The job that is open now of each of these plans. */
export async function openOccurrencesOf(
  scope: VesselScope,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (planIds.length === 0) return new Map();
  const rows = await openJobsOfPlans(scope.tx, scope.vesselId, planIds);
  return new Map(rows.flatMap(({ id, planId }) => (planId ? [[planId, id] as const] : [])));
}
