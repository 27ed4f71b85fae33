import { newId } from "@ymp/core/ids";
import { type Done, type Due, firstDue } from "@ymp/core/maintenance/recurrence";
import { jobAssignees, jobParts, jobs, jobTasks } from "@ymp/db/schema/jobs";
import type { VesselScope } from "../../context.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { jobNumberText, jobRecord } from "../jobs/jobs.record.ts";
import { gradesOf, plannedOnOf, planRuleOf } from "../jobs/jobs.rules.ts";
import { counterStateOf } from "../jobs/jobs-scope.ts";
import { stampOf } from "./counters.service.ts";
import {
  keepKnownDone,
  listPlanContents,
  listPlanPlaces,
  type PlanRow,
  takeJobNumbers,
} from "./plans-of-machines.repository.ts";

export interface PlanStart {
  plan: PlanRow;
  /** What is known of the work before. */
  lastDone: Done | null;
  /** Set when the due is known better than the rule could tell. */
  due?: Due;
  /** Counted from 1; later ones for plans that ran before. */
  occurrence?: number;
}

/** Raises the next open job of many plans at once, with checklist, parts and people, as each would get it alone. */
export async function raiseFirstOccurrences(scope: VesselScope, starts: readonly PlanStart[]): Promise<string[]> {
  if (starts.length === 0) return [];
  const { tx, vesselId } = scope;
  const planIds = starts.map(({ plan }) => plan.id);
  const [places, contents, firstNumber] = await Promise.all([
    listPlanPlaces(tx, vesselId, planIds),
    listPlanContents(tx, vesselId, planIds),
    takeJobNumbers(tx, vesselId, starts.length),
  ]);
  const placeOf = new Map(places.map((place) => [place.planId, place]));
  const rows = starts.map((start, index) => jobRowOf(scope, start, placeOf.get(start.plan.id), firstNumber + index));
  await insertRows(tx, jobs, rows);
  await keepKnownDone(
    tx,
    vesselId,
    starts.flatMap(({ plan, lastDone, occurrence = 1 }) =>
      lastDone && occurrence === 1 ? [{ planId: plan.id, ...lastDone }] : [],
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
    contents.assignees.map(({ planId, profileId }) => ({ ...own(planId), profileId })),
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
  return rows.map(({ id }) => id);
}

/** The first of `count` job numbers in a row. */
export function reserveJobNumbers(scope: VesselScope, count: number): Promise<number> {
  return takeJobNumbers(scope.tx, scope.vesselId, count);
}

type PlanPlace = Awaited<ReturnType<typeof listPlanPlaces>>[number];

function jobRowOf(
  scope: VesselScope,
  { plan, lastDone, due: known, occurrence = 1 }: PlanStart,
  place: PlanPlace | undefined,
  number: number,
) {
  const today = shipsDay(scope);
  const due = known ?? firstDue(planRuleOf(plan), { on: today, total: place?.lastTotal ?? 0 }, lastDone);
  return {
    ...stampOf(scope, newId()),
    number,
    year: Number(today.slice(0, 4)),
    planId: plan.id,
    occurrence,
    equipmentId: plan.equipmentId,
    counterId: plan.counterId,
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
    ...gradesOf(plan, { machine: { isCritical: place?.isCritical ?? false }, plan }),
    estimatedTenths: plan.estimatedTenths,
    importId: plan.importId,
  };
}
