import { newId } from "@ymp/core/ids";
import { isWaiting, type JobCause } from "@ymp/core/maintenance/plan-triggers";
import { type Done, type Due, firstDue } from "@ymp/core/maintenance/recurrence";
import { jobAssignees, jobParts, jobs, jobTasks } from "@ymp/db/schema/jobs";
import type { VesselScope } from "../../context.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { jobNumberText, jobRecord } from "../jobs/jobs.record.ts";
import { gradesOf, plannedOnOf, planRuleOf } from "../jobs/jobs.rules.ts";
import { counterStateOf } from "../jobs/jobs-scope.ts";
import {
  keepKnownDone,
  listJobContents,
  listPlanPlaces,
  listPlansWithOpenJob,
  takeJobNumbers,
} from "./occurrences.repository.ts";
import type { PlanRow } from "./plans-of-machines.repository.ts";

export interface PlanStart {
  plan: PlanRow;
  /** What is known of the work before; kept with a plan that had no job yet. */
  lastDone: Done | null;
  /** Set when the due is known better than the rule could tell. */
  due?: Due;
  /** The job that this one follows. */
  previousJobId?: string | null;
  /** The event or the measured value that asks for it. */
  cause?: JobCause | null;
}

/**
 * Raises the next open job of each of these plans, with checklist, parts and people: every job of a plan comes from here, whatever
 * asked for it.
 *
 * @returns one for each start; null for a plan that has a job already, or waits for an event or a measured value that did not come
 */
export async function raiseOccurrences(scope: VesselScope, starts: readonly PlanStart[]): Promise<(Raised | null)[]> {
  const due = await withoutOpenJob(
    scope,
    starts.filter(({ plan, cause }) => cause || !isWaiting(plan.trigger)),
  );
  const raised = await raiseAll(scope, due);
  const rowOf = new Map(due.map((start, index) => [start, raised[index]]));
  return starts.map((start) => rowOf.get(start) ?? null);
}

/** The same for one plan. */
export async function raiseOccurrence(scope: VesselScope, start: PlanStart): Promise<Raised | null> {
  const [raised = null] = await raiseOccurrences(scope, [start]);
  return raised;
}

export type Raised = ReturnType<typeof jobRowOf>;

/** Two jobs of one plan at a time would be two chains for good. The plans are held by anyone who asks. */
async function withoutOpenJob({ tx, vesselId }: VesselScope, starts: readonly PlanStart[]): Promise<PlanStart[]> {
  if (starts.length === 0) return [];
  const planIds = starts.map(({ plan }) => plan.id);
  const taken = new Set(await listPlansWithOpenJob(tx, vesselId, planIds));
  return starts.filter(({ plan }) => {
    const isFree = !taken.has(plan.id);
    taken.add(plan.id);
    return isFree;
  });
}

async function raiseAll(scope: VesselScope, starts: readonly PlanStart[]): Promise<Raised[]> {
  if (starts.length === 0) return [];
  const { tx, vesselId } = scope;
  const planIds = starts.map(({ plan }) => plan.id);
  const [places, contents, firstNumber] = await Promise.all([
    listPlanPlaces(tx, vesselId, planIds),
    listJobContents(tx, vesselId, planIds, shipsDay(scope)),
    takeJobNumbers(tx, vesselId, starts.length),
  ]);
  const placeOf = new Map(places.map((place) => [place.planId, place]));
  const rows = starts.map((start, index) => jobRowOf(scope, start, placeOf.get(start.plan.id), firstNumber + index));
  await insertRows(tx, jobs, rows);
  await keepKnownDone(
    tx,
    vesselId,
    starts.flatMap(({ plan, lastDone }) =>
      lastDone && !placeOf.get(plan.id)?.highestOccurrence ? [{ planId: plan.id, ...lastDone }] : [],
    ),
  );
  const jobOf = new Map(rows.map((row) => [row.planId, row.id]));
  const own = (planId: string) => ({ ...stampOf(scope, newId()), jobId: jobOf.get(planId) ?? "" });
  await insertRows(
    tx,
    jobTasks,
    contents.tasks.map(({ planId, position, title }) => ({ ...own(planId), position, title })),
  );
  await insertRows(
    tx,
    jobParts,
    contents.parts.map(({ planId, itemId, quantity }) => ({ ...own(planId), itemId, plannedQuantity: quantity })),
  );
  await insertRows(
    tx,
    jobAssignees,
    contents.people.map(({ planId, profileId }) => ({ ...own(planId), profileId })),
  );
  await recordChanges(
    scope,
    jobRecord,
    rows.map((row) => ({
      recordId: row.id,
      verb: "created",
      after: { ...row, equipmentName: placeOf.get(row.planId)?.equipmentName ?? null },
      facts: { number: jobNumberText(row), title: row.title, kind: row.kind, plan: row.title },
      relatedIds: [row.equipmentId],
    })),
  );
  return rows;
}

/** The first of `count` job numbers in a row. */
export function reserveJobNumbers(scope: VesselScope, count: number): Promise<number> {
  return takeJobNumbers(scope.tx, scope.vesselId, count);
}

type PlanPlace = Awaited<ReturnType<typeof listPlanPlaces>>[number];

function jobRowOf(
  scope: VesselScope,
  { plan, lastDone, due: known, previousJobId = null, cause = null }: PlanStart,
  place: PlanPlace | undefined,
  number: number,
) {
  const today = shipsDay(scope);
  const due = known ?? firstDue(planRuleOf(plan), { on: today, total: place?.lastTotal ?? 0 }, lastDone);
  const highest = place?.highestOccurrence ?? 0;
  return {
    ...stampOf(scope, newId()),
    number,
    year: Number(today.slice(0, 4)),
    planId: plan.id,
    occurrence: highest + 1,
    previousJobId,
    equipmentId: plan.equipmentId,
    counterId: plan.counterId,
    cause,
    title: plan.title,
    description: plan.instructions,
    kind: plan.kind,
    status: "due" as const,
    department: plan.department ?? place?.department ?? null,
    location: place?.location ?? null,
    ...due,
    originalDueOn: due.dueOn,
    originalDueTotal: due.dueTotal,
    plannedOn: plannedOnOf(due, counterStateOf(scope, place && { ...place })),
    ...gradesOf(plan, {
      machine: { isCritical: place?.isCritical ?? false },
      plan,
      due: { ...due, originalDueOn: due.dueOn },
    }),
    estimatedTenths: plan.estimatedTenths,
    importId: highest === 0 ? plan.importId : null,
  };
}
