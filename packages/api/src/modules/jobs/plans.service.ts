import { AppError } from "@ymp/core/errors";
import { isWaiting } from "@ymp/core/maintenance/plan-triggers";
import { type Due, firstDue, nextFive, type PlanRule } from "@ymp/core/maintenance/recurrence";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { expectStillHere } from "../../platform/accounts/departures.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { regradeJobsOfPlans } from "../criticality/criticality.service.ts";
import { raiseOccurrence } from "../equipment/occurrences.service.ts";
import { recordReading } from "../equipment/readings.service.ts";
import { raiseReturned } from "../equipment/returning-plans.service.ts";
import { expectWholeParts } from "../inventory/stock.service.ts";
import { findPlan } from "./completion.repository.ts";
import { holdPlan } from "./holding.repository.ts";
import { planRecord } from "./jobs.record.ts";
import { holdEquipmentForJob } from "./jobs.repository.ts";
import { plannedOnOf, planRuleOf, ruleColumnsOf } from "./jobs.rules.ts";
import { counterStateOf, requireInsider } from "./jobs-scope.ts";
import { expectMayRewrite, expectMaySetActive, planAbilities } from "./plan-editing.service.ts";
import { expectMayMake } from "./plan-making.ts";
import {
  counterOfEquipment,
  insertHourCounter,
  insertPlan,
  openJobOfPlan,
  patchPlan,
  readPlanContents,
  replacePlanContents,
} from "./plans.repository.ts";
import type { CreatePlanInput, PlanRuleInput, previewPlanInput, UpdatePlanInput } from "./plans.schema.ts";

const changesTold = 20;

export async function getPlan(scope: VesselScope, id: string) {
  requireInsider(scope);
  const [plan, contents, openJob, { rows }] = await Promise.all([
    findPlan(scope.tx, scope.vesselId, id),
    readPlanContents(scope.tx, scope.vesselId, id),
    openJobOfPlan(scope.tx, scope.vesselId, id),
    listHistory(scope.tx, scope.vesselId, { kind: "plan", id, isAlone: true }, { limit: changesTold }),
  ]);
  const found = expectRow(plan);
  const first: Due | null = openJob ? { dueOn: openJob.dueOn, dueTotal: openJob.dueTotal } : null;
  return {
    ...found,
    ...contents,
    openJobId: openJob?.id ?? null,
    /** Newest first: who changed which field, for anyone who finds it changed. */
    changes: rows.map(({ actorName, at, diff }) => ({ actorName, at, diff })),
    can: await planAbilities(scope, found),
    nextFive: first && !isWaiting(found.trigger) ? nextFive(planRuleOf(found), first) : [],
  };
}

/** What the rule under the pen would bring: its next five dues, shown before it is saved. */
export async function previewPlan(scope: VesselScope, input: z.infer<typeof previewPlanInput>) {
  requireInsider(scope);
  const rule = planRuleOf(input.rule);
  if (isWaiting(rule.trigger)) return [];
  const counter = input.equipmentId ? await counterOfEquipment(scope.tx, scope.vesselId, input.equipmentId) : undefined;
  const openJob = input.planId ? await openJobOfPlan(scope.tx, scope.vesselId, input.planId) : undefined;
  const first = openJob
    ? { dueOn: openJob.dueOn, dueTotal: openJob.dueTotal }
    : firstDueOf(scope, rule, input, counter?.lastTotal ?? input.currentReading ?? null);
  const state = counterStateOf(scope, counter);
  return nextFive(rule, first).map((due) => ({ ...due, plannedOn: plannedOnOf(due, state) }));
}

function firstDueOf(
  scope: VesselScope,
  rule: PlanRule,
  last: Pick<CreatePlanInput, "lastDoneOn" | "lastDoneTotal">,
  total: number | null,
): Due {
  const today = shipsDay(scope);
  const isKnown = last.lastDoneOn != null || last.lastDoneTotal != null;
  const lastDone = isKnown ? { on: last.lastDoneOn ?? today, total: last.lastDoneTotal ?? total } : null;
  return firstDue(rule, { on: today, total: total ?? 0 }, lastDone);
}

export interface MadePlan {
  id: string;
  jobId: string | null;
}

/** By hand: what is critical or of class is made by those who may make a plan so. */
export async function createPlan(scope: VesselScope, input: CreatePlanInput): Promise<MadePlan> {
  requireInsider(scope);
  const { tx, vesselId } = scope;
  const sent = await sentBefore(scope, input.id, await holdPlan(tx, vesselId, input.id));
  if (sent) return { id: sent.id, jobId: (await openJobOfPlan(tx, vesselId, sent.id))?.id ?? null };
  const machine = input.equipmentId ? await holdEquipmentForJob(tx, vesselId, input.equipmentId) : undefined;
  expectMayMake(scope, input, machine ?? null);
  await expectStillHere(scope, input.assigneeIds);
  return makePlan(scope, input);
}

export async function makePlan(scope: VesselScope, input: CreatePlanInput): Promise<MadePlan> {
  requireInsider(scope);
  expectHappened(scope, "vessel", { lastDoneOn: input.lastDoneOn });
  const { tx, vesselId, actor } = scope;
  const machine = input.equipmentId ? expectRow(await holdEquipmentForJob(tx, vesselId, input.equipmentId)) : null;
  if (machine?.archivedAt) throw new AppError("conflict", "job-refusals:equipmentArchived", { name: machine.name });
  await expectWholeParts(scope, input.parts, "parts");
  const unread = await counterFor(scope, input.rule, input.equipmentId ?? null);
  const counter = unread && (await readNow(scope, unread, input.currentReading ?? null));
  const plan = await insertPlan(tx, {
    ...columnsOf(input),
    id: input.id,
    vesselId,
    createdBy: actor.userId,
    equipmentId: machine?.id ?? null,
    counterId: counter?.id ?? null,
    isCritical: input.isCritical || (machine?.isCritical ?? false),
    knownDoneOn: input.lastDoneOn ?? (input.lastDoneTotal == null ? null : shipsDay(scope)),
    knownDoneTotal: input.lastDoneTotal ?? null,
  });
  await replacePlanContents(tx, vesselId, plan.id, input, actor.userId);
  await recordChange(scope, planRecord, plan.id, {
    verb: "created",
    after: plan,
    facts: { title: plan.title },
    relatedIds: [plan.equipmentId],
  });
  const due = isWaiting(plan.trigger)
    ? undefined
    : firstDueOf(scope, planRuleOf(plan), input, counter?.lastTotal ?? null);
  const job = await raiseOccurrence(scope, { plan, lastDone: null, due });
  return { id: plan.id, jobId: job?.id ?? null };
}

/** The open job keeps its due date, and is as grave as the plan from now on; what follows it uses the new rule. */
export async function updatePlan(scope: VesselScope, input: UpdatePlanInput): Promise<{ version: number }> {
  requireInsider(scope);
  const { tx, vesselId, actor } = scope;
  const before = expectRow(await holdPlan(tx, vesselId, input.id));
  expectVersion(before, input.version);
  if (!(await expectMayRewrite(scope, before, input))) return { version: before.version };
  const { parts: kept, assigneeIds: people } = await readPlanContents(tx, vesselId, before.id);
  await expectStillHere(
    scope,
    input.assigneeIds.filter((id) => !people.includes(id)),
  );
  await expectWholeParts(
    scope,
    input.parts.filter((part) => !kept.some((old) => old.itemId === part.itemId && old.quantity === part.quantity)),
    "parts",
  );
  const counter = await counterFor(scope, input.rule, before.equipmentId);
  const after = await patchPlan(
    tx,
    vesselId,
    before.id,
    { ...columnsOf(input), counterId: counter?.id ?? null },
    scope.now,
  );
  await replacePlanContents(tx, vesselId, before.id, input, actor.userId);
  await recordChange(scope, planRecord, before.id, {
    verb: "updated",
    before,
    after,
    facts: { title: after.title },
    relatedIds: [after.equipmentId],
  });
  if (gradedBy.some((field) => before[field] !== after[field])) await regradeJobsOfPlans(scope, [after.id]);
  // One that waited had no job; by the rule it has one from now on.
  if (after.isActive && isWaiting(before.trigger)) await raiseReturned(scope, [after]);
  return { version: after.version };
}

/** What the open job takes over as well: who may close it or put it off, and until when class credits it. */
const gradedBy = ["kind", "isCritical", "needsVerification", "classWindowMonths"] as const;

/** A stopped plan makes no further jobs; its open job stays until somebody closes or cancels it. Resumed, it has a job again. */
export async function setPlanActive(scope: VesselScope, id: string, isActive: boolean): Promise<{ version: number }> {
  requireInsider(scope);
  const { tx, vesselId } = scope;
  const before = expectRow(await holdPlan(tx, vesselId, id));
  await expectMaySetActive(scope, before);
  const after = await patchPlan(tx, vesselId, id, { isActive }, scope.now);
  await recordChange(scope, planRecord, id, {
    verb: isActive ? "resumed" : "stopped",
    before: { isActive: before.isActive },
    after: { isActive },
    facts: { title: after.title },
    relatedIds: [after.equipmentId],
  });
  if (isActive) await raiseReturned(scope, [after]);
  return { version: after.version };
}

/** The meter with what it shows now, where that is said and nobody has read it before. */
async function readNow(
  scope: VesselScope,
  counter: Awaited<ReturnType<typeof insertHourCounter>>,
  reading: number | null,
): Promise<Pick<typeof counter, "id" | "lastTotal">> {
  if (reading === null || counter.lastTotal !== null) return counter;
  const entry = { counterId: counter.id, reading, readAt: scope.now, source: "manual", confirmsJump: false } as const;
  const { total } = await recordReading(scope, entry);
  return { id: counter.id, lastTotal: total };
}

async function counterFor(scope: VesselScope, rule: PlanRuleInput, equipmentId: string | null) {
  if (rule.trigger === "calendar" || isWaiting(rule.trigger)) return null;
  if (!equipmentId)
    throw new AppError(
      "invalid",
      "job-refusals:counterNeedsEquipment",
      {},
      { "rule.trigger": "job-refusals:counterNeedsEquipment" },
    );
  return (
    (await counterOfEquipment(scope.tx, scope.vesselId, equipmentId)) ??
    insertHourCounter(scope.tx, scope.vesselId, equipmentId, scope.now, scope.actor.userId)
  );
}

function columnsOf({
  rule,
  title,
  instructions,
  kind,
  department,
  priority,
  estimatedTenths,
  isCritical,
  needsVerification,
  needsPhoto,
  signature,
  classItem,
}: CreatePlanInput | UpdatePlanInput) {
  return {
    title,
    instructions: instructions ?? null,
    kind: classItem ? ("class" as const) : kind,
    department: department ?? null,
    priority,
    estimatedTenths: estimatedTenths ?? null,
    isCritical,
    needsVerification,
    needsPhoto,
    signature,
    classItemNo: classItem?.no ?? null,
    classSurvey: classItem?.survey ?? null,
    classWindowMonths: classItem?.windowMonths ?? null,
    ...ruleColumnsOf(rule),
  };
}
