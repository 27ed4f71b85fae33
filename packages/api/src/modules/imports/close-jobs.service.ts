import { isOpen, statusOf } from "@ymp/core/maintenance/job-flow";
import { isWaiting } from "@ymp/core/maintenance/plan-triggers";
import { nextOccurrence } from "@ymp/core/maintenance/recurrence";
import { jobs } from "@ymp/db/schema/jobs";
import { workHistory } from "@ymp/db/schema/work-history";
import type { VesselScope } from "../../context.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { updateRows } from "../../kit/update-rows.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import type { PlannedJobRow } from "../../platform/imports/planned-jobs.ts";
import { raiseOccurrences } from "../equipment/occurrences.service.ts";
import { jobRecord } from "../jobs/jobs.record.ts";
import { planRuleOf } from "../jobs/jobs.rules.ts";
import { readClosingHours } from "./closing-hours.service.ts";
import { completionOf, factsOf, historyRowOf, type KeptWords } from "./imported-jobs.ts";
import { dateOf } from "./new-plans.ts";
import { type JobRecordRow, lockJobs, lockPlansOfJobs, type PlanRecordRow } from "./writing.repository.ts";
import { created, type WrittenRecord } from "./written-rows.ts";

/** Open jobs on board that the file reports as done; a plan behind one goes on with its next occurrence. */
export async function closeOpenJobs(
  scope: VesselScope,
  rows: readonly PlannedJobRow[],
  words: KeptWords,
  writing: { importId: string; fileName: string },
): Promise<WrittenRecord[]> {
  const rowOf = new Map(rows.map((row) => [row.job?.existingId, row]));
  const ids = rows.flatMap(({ job }) => job?.existingId ?? []);
  const plans = await lockPlansOfJobs(scope.tx, scope.vesselId, ids);
  const locked = await lockJobs(scope.tx, scope.vesselId, ids);
  // Anyone who closed one by hand while the list was read has done what its row asks for.
  const open = locked.filter(({ status, archivedAt }) => isOpen(statusOf(status)) && archivedAt === null);
  const { totals, written } = await readClosingHours(
    scope,
    open.map(({ id }) => expectRow(rowOf.get(id))),
  );
  const closed = open.map((job) => {
    const row = expectRow(rowOf.get(job.id));
    const of = completionOf(row);
    const told = { ...of, doneTotal: totals.get(job.id) ?? of.doneTotal };
    const workDone = [told.workDone, factsOf(row.values, words)].filter(Boolean).join("\n") || null;
    const completion = { ...told, workDone };
    return {
      row,
      old: job,
      job: { ...job, ...completion, status: "done" as const, updatedAt: scope.now, version: job.version + 1 },
    };
  });
  await updateRows(
    scope.tx,
    jobs,
    scope.vesselId,
    closedFields,
    closed.map(({ job }) => job),
  );
  const lines = closed.map(({ row, job }) => ({ row, line: historyRowOf(scope, job, writing.importId) }));
  await insertRows(
    scope.tx,
    workHistory,
    lines.map(({ line }) => line),
  );
  await recordChanges(
    scope,
    jobRecord,
    closed.map(({ old, job }) => ({
      recordId: job.id,
      verb: "completed",
      before: { status: old.status },
      after: { status: job.status },
      facts: { title: job.title, workDone: job.workDone, fileName: writing.fileName },
      relatedIds: [job.equipmentId, writing.importId],
    })),
  );
  const next = await continuePlans(scope, plans, closed);
  return [
    ...closed.map(({ row, old, job }): WrittenRecord => {
      const before = Object.fromEntries(closedFields.map((field) => [field, old[field]]));
      return {
        sourceRow: row.sourceRow,
        action: "update",
        recordKind: "job",
        recordId: job.id,
        before,
        recordVersion: job.version,
      };
    }),
    ...lines.map(({ row, line }) => created(row.sourceRow, "work_history", line.id)),
    ...written,
    ...next,
  ];
}

async function continuePlans(
  scope: VesselScope,
  plans: readonly PlanRecordRow[],
  closed: readonly { row: PlannedJobRow; job: JobRecordRow }[],
): Promise<WrittenRecord[]> {
  const running = new Map(plans.filter(({ isActive }) => isActive).map((plan) => [plan.id, plan]));
  const today = shipsDay(scope);
  const starts = closed.flatMap(({ row, job }) => {
    const plan = running.get(job.planId ?? "");
    const lastDone = { on: dateOf(row.values.completedOn) ?? today, total: job.doneTotal };
    if (!plan || isWaiting(plan.trigger)) return [];
    // As by hand: what was done early is not asked for again.
    const { due } = nextOccurrence(planRuleOf(plan), job.originalDueOn ?? job.dueOn, lastDone);
    return [{ row, start: { plan, lastDone, due, previousJobId: job.id } }];
  });
  const raised = await raiseOccurrences(
    scope,
    starts.map(({ start }) => start),
  );
  return starts.flatMap(({ row }, index) => {
    const job = raised[index];
    return job ? [created(row.sourceRow, "job", job.id)] : [];
  });
}

/** Fields that closing or cancelling a job changes, and that taking the import back restores. */
export const closedFields = [
  "status",
  "doneAt",
  "doneTotal",
  "doneByProfileId",
  "workDone",
  "spentTenths",
  "cancelReason",
  "updatedAt",
  "version",
] as const satisfies readonly (keyof JobRecordRow)[];
