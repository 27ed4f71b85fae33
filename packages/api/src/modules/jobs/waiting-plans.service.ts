import { AppError } from "@ymp/core/errors";
import { causeOfReading, dueOfCause, type JobCause } from "@ymp/core/maintenance/plan-triggers";
import type { VesselScope } from "../../context.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { raiseOccurrence } from "../equipment/occurrences.service.ts";
import { vesselRecord } from "../vessel/vessel.record.ts";
import { holdPlan } from "./holding.repository.ts";
import { planRecord } from "./jobs.record.ts";
import type { PlanRow } from "./jobs.repository.ts";
import { expectMachineInUse } from "./jobs.service.ts";
import { requireInsider } from "./jobs-scope.ts";
import { openJobOfPlan } from "./plans.repository.ts";
import type { DeclareEventInput, RecordMeasuredInput } from "./plans.schema.ts";
import {
  findDeclared,
  findPlanReading,
  insertDeclared,
  insertPlanReading,
  lastEvents,
  lastJobOfPlan,
  plansOnEvent,
  waitingPlans,
} from "./waiting-plans.repository.ts";

const toldEvents = 5;

/** Plans that open their job by a reading or an event, and the events told last. */
export async function listWaiting(scope: VesselScope) {
  requireInsider(scope);
  const [plans, events] = await Promise.all([
    waitingPlans(scope.tx, scope.vesselId),
    lastEvents(scope.tx, scope.vesselId, toldEvents),
  ]);
  return { plans, events, today: shipsDay(scope) };
}

/** A value measured for a plan. Outside its limits it opens the job with the reading as its cause, once until that is closed. */
export async function recordMeasured(
  scope: VesselScope,
  input: RecordMeasuredInput,
): Promise<{ jobId: string | null }> {
  requireInsider(scope);
  expectHappened(scope, "work", { readAt: input.readAt });
  const { tx, vesselId, actor } = scope;
  const plan = expectRow(await holdPlan(tx, vesselId, input.planId));
  const earlier = await findPlanReading(tx, vesselId, input.id);
  const sent = await sentBefore(scope, input.id, earlier, { planId: plan.id });
  if (sent) return { jobId: sent.jobId };
  await expectWaits(scope, plan);
  const measured = {
    name: plan.measuredName ?? plan.title,
    unit: plan.measuredUnit,
    min: plan.measuredMin,
    max: plan.measuredMax,
  };
  const cause = causeOfReading(measured, input.value, shipsDay(scope, input.readAt));
  const jobId = cause ? await openOnce(scope, plan, cause) : null;
  const { value, readAt, note = null } = input;
  await insertPlanReading(tx, {
    id: input.id,
    vesselId,
    createdBy: actor.userId,
    planId: plan.id,
    value,
    readAt,
    note,
    jobId,
  });
  await recordChange(scope, planRecord, plan.id, {
    verb: "measured",
    facts: { title: plan.title, name: measured.name, value, unit: plan.measuredUnit },
    relatedIds: [plan.equipmentId],
  });
  return { jobId };
}

async function expectWaits(scope: VesselScope, plan: PlanRow): Promise<void> {
  if (plan.trigger !== "condition" || !plan.isActive) throw new AppError("conflict", "job-refusals:noMeasuring");
  await expectMachineInUse(scope, plan.equipmentId);
}

/** Something happened, or is about to: every plan that waits for it opens its job, unless one is still open. */
export async function declareEvent(
  scope: VesselScope,
  { id, event, on, note = null }: DeclareEventInput,
): Promise<{ opened: number; stillOpen: number }> {
  requireInsider(scope);
  expectHappened(scope, "announced", { on });
  const { tx, vesselId, actor } = scope;
  const waiting = await plansOnEvent(tx, vesselId, event);
  if (await sentBefore(scope, id, await findDeclared(tx, vesselId, id), { event }))
    return { opened: 0, stillOpen: waiting.length };
  await insertDeclared(tx, { id, vesselId, createdBy: actor.userId, event, happensOn: on, note });
  await recordChange(scope, vesselRecord, vesselId, { verb: "event_declared", facts: { event, on, note } });
  const opened: (string | null)[] = [];
  for (const plan of waiting) opened.push(await openOnce(scope, plan, { kind: "event", event, on, note }));
  const count = opened.filter((jobId) => jobId !== null).length;
  return { opened: count, stillOpen: opened.length - count };
}

/** Null where the job of an earlier cause is still open. */
async function openOnce(scope: VesselScope, plan: PlanRow, cause: JobCause): Promise<string | null> {
  const { tx, vesselId } = scope;
  if (await openJobOfPlan(tx, vesselId, plan.id)) return null;
  const last = await lastJobOfPlan(tx, vesselId, plan.id);
  const due = { dueOn: dueOfCause(cause, plan.dueWithinDays ?? 0), dueTotal: null };
  const job = await raiseOccurrence(scope, { plan, lastDone: null, due, previousJobId: last?.id ?? null, cause });
  return job?.id ?? null;
}
