import { newId } from "@ymp/core/ids";
import { classAllowances } from "@ymp/core/maintenance/class-items";
import type { JobCause } from "@ymp/core/maintenance/plan-triggers";
import type { Due } from "@ymp/core/maintenance/recurrence";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { equipOccurrence } from "./completion.repository.ts";
import { jobNumberText, jobRecord } from "./jobs.record.ts";
import {
  equipmentForJob,
  findCounter,
  insertJob,
  type JobRecordRow,
  nextJobNumber,
  type PlanRow,
} from "./jobs.repository.ts";
import { gradesOf, plannedOnOf } from "./jobs.rules.ts";
import { counterStateOf } from "./jobs-scope.ts";

/** Raises the open job of a plan: its first occurrence, or the one that follows a completion. */
export async function raiseOccurrence(
  scope: VesselScope,
  plan: PlanRow,
  due: Due,
  previous: Pick<JobRecordRow, "id" | "occurrence"> | null,
  cause: JobCause | null = null,
): Promise<JobRecordRow> {
  const { tx, vesselId } = scope;
  const [machine, counter, number] = await Promise.all([
    plan.equipmentId ? equipmentForJob(tx, vesselId, plan.equipmentId) : undefined,
    plan.counterId ? findCounter(tx, vesselId, plan.counterId) : undefined,
    nextJobNumber(tx, vesselId),
  ]);
  const job = await insertJob(tx, {
    id: newId(),
    vesselId,
    createdBy: scope.actor.userId,
    createdAt: scope.now,
    number,
    year: Number(shipsDay(scope).slice(0, 4)),
    planId: plan.id,
    occurrence: (previous?.occurrence ?? 0) + 1,
    previousJobId: previous?.id ?? null,
    equipmentId: plan.equipmentId,
    counterId: plan.counterId,
    cause,
    title: plan.title,
    description: plan.instructions,
    kind: plan.kind,
    status: "due",
    department: plan.department ?? machine?.department ?? null,
    location: machine?.location ?? null,
    ...due,
    originalDueOn: due.dueOn,
    originalDueTotal: due.dueTotal,
    plannedOn: plannedOnOf(due, counterStateOf(scope, counter)),
    ...gradesOf(plan, { machine, plan }),
    ...(due.dueOn && plan.classWindowMonths ? classAllowances(due.dueOn, plan.classWindowMonths) : {}),
    estimatedTenths: plan.estimatedTenths,
  });
  await Promise.all([
    equipOccurrence(tx, vesselId, plan.id, job.id, scope.actor.userId, shipsDay(scope)),
    recordChange(scope, jobRecord, job.id, {
      verb: "created",
      after: { ...job, equipmentName: machine?.name ?? null },
      facts: { number: jobNumberText(job), title: job.title, kind: job.kind, plan: plan.title },
      relatedIds: [job.equipmentId],
    }),
  ]);
  return job;
}
