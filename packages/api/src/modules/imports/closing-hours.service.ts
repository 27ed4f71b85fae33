import type { VesselScope } from "../../context.ts";
import { countActions, errorAt } from "../../platform/imports/imported-row.ts";
import type { JobsImportPlan, PlannedJobRow } from "../../platform/imports/planned-jobs.ts";
import { recordReading, refusalOfReading } from "../equipment/readings.service.ts";
import { doneAtOf } from "./imported-jobs.ts";
import { tenthsOf } from "./new-plans.ts";
import { listMetersOfJobs } from "./writing.repository.ts";
import { created, type WrittenRecord } from "./written-rows.ts";

/** A job on board that a row closes, with what its meter showed then. */
interface ClosingHours {
  row: PlannedJobRow;
  jobId: string;
  counterId: string;
  reading: number;
  readAt: Date;
}

/** What the rows say of meters, in the order in which it was read. */
async function closingHours(scope: VesselScope, rows: readonly PlannedJobRow[]): Promise<ClosingHours[]> {
  const telling = rows.filter(({ action, job, values }) => {
    return action === "update" && job?.as === "history" && job.existingId && values.completedHours !== null;
  });
  if (telling.length === 0) return [];
  const ids = telling.flatMap(({ job }) => job?.existingId ?? []);
  const meters = await listMetersOfJobs(scope.tx, scope.vesselId, ids);
  const meterOf = new Map(meters.map(({ jobId, counterId }) => [jobId, counterId]));
  return telling
    .flatMap((row) => {
      const jobId = row.job?.existingId ?? "";
      const counterId = meterOf.get(jobId);
      const { completedHours, completedOn } = row.values;
      const on = doneAtOf(completedOn) ?? scope.now;
      // Files tell the day only, and today may not have come to noon yet.
      const readAt = on > scope.now ? scope.now : on;
      return counterId && completedHours !== null
        ? [{ row, jobId, counterId, reading: tenthsOf(completedHours), readAt }]
        : [];
    })
    .toSorted((a, b) => a.readAt.getTime() - b.readAt.getTime() || a.reading - b.reading);
}

/** Hours that closing by hand would refuse are refused in a list, row by row. */
export async function judgeClosingHours(scope: VesselScope, plan: JobsImportPlan): Promise<JobsImportPlan> {
  const refused = new Map<PlannedJobRow, PlannedJobRow>();
  const taken = new Map<string, ClosingHours>();
  for (const entry of await closingHours(scope, plan.rows)) {
    const { row, counterId } = entry;
    const refusal = await refusalOfReading(scope, { ...entry, confirmsJump: true }, taken.get(counterId) ?? null);
    if (!refusal) taken.set(counterId, entry);
    else {
      const problem = errorAt("completedHours", refusal.messageKey, refusal.params);
      refused.set(row, { ...row, action: "error", problems: [...row.problems, problem] });
    }
  }
  if (refused.size === 0) return plan;
  const rows = plan.rows.map((row) => refused.get(row) ?? row);
  return { ...plan, rows, counts: countActions(rows) };
}

/** Reads the meters of the jobs that a list closes, as closing them by hand does; what they have counted in all, by job. */
export async function readClosingHours(scope: VesselScope, rows: readonly PlannedJobRow[]) {
  const totals = new Map<string, number>();
  const written: WrittenRecord[] = [];
  for (const { row, ...entry } of await closingHours(scope, rows)) {
    const { readingId, total } = await recordReading(scope, { ...entry, source: "job", confirmsJump: true });
    totals.set(entry.jobId, total);
    written.push(created(row.sourceRow, "reading", readingId));
  }
  return { totals, written };
}
