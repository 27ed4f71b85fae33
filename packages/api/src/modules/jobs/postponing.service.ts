import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import { AppError, assertAllowed } from "@ymp/core/errors";
import { classAllowances, classWindow } from "@ymp/core/maintenance/class-items";
import { statusOn } from "@ymp/core/maintenance/job-flow";
import { judgePostponement } from "@ymp/core/maintenance/postponement";
import type { VesselScope } from "../../context.ts";
import { expectVersion } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { expectStillHere } from "../../platform/accounts/departures.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { notifyCriticalDefect } from "../criticality/critical-defects.service.ts";
import { findPlan } from "./completion.repository.ts";
import { expectMayChange } from "./job-editing.service.ts";
import { notifyAssigned, notifyRaiser } from "./job-notices.service.ts";
import { jobRecord } from "./jobs.record.ts";
import {
  assigneeIdsOf,
  findCounter,
  findJobs,
  type JobRecordRow,
  type PlanRow,
  patchJob,
  replaceAssignees,
} from "./jobs.repository.ts";
import { plannedOnOf } from "./jobs.rules.ts";
import type { BulkUpdateJobsInput, PostponeJobInput } from "./jobs.schema.ts";
import { lockJob, setJobStatus } from "./jobs.service.ts";
import { counterStateOf, readerOf, requireInsider } from "./jobs-scope.ts";
import { insertPostponement } from "./postponing.repository.ts";
import { acceptanceOf } from "./triage.rules.ts";

/** Moves the due date with a reason. The original date stays on the job, and a fixed plan keeps its grid. */
export async function postponeJob(scope: VesselScope, input: PostponeJobInput): Promise<{ version: number }> {
  requireInsider(scope);
  return postpone(scope, await lockJob(scope, input.id, input.version), input);
}

async function postpone(
  scope: VesselScope,
  job: JobRecordRow,
  input: Omit<PostponeJobInput, "id" | "version">,
): Promise<{ version: number }> {
  const { tx, vesselId } = scope;
  const old = { dueOn: job.dueOn, dueTotal: job.dueTotal };
  const moved = { dueOn: input.newDueOn ?? job.dueOn, dueTotal: input.newDueTotal ?? job.dueTotal };
  const status = statusOn(job.status, job.dueOn, shipsDay(scope));
  const classPlan = job.kind === "class" && job.planId ? await findPlan(tx, vesselId, job.planId) : undefined;
  assertAllowed(
    judgePostponement({
      status,
      byRole: scope.access.role ?? "user",
      reason: input.reason,
      riskReference: input.riskReference ?? null,
      old,
      new: moved,
      isCritical: job.isCritical,
      isConditionOfClass: job.kind === "condition_of_class",
      isClassItem: job.kind === "class",
      classWindowTo: classWindowEnd(job, classPlan),
      postponedCount: job.postponedCount,
    }),
  );
  const counter = job.counterId ? await findCounter(tx, vesselId, job.counterId) : null;
  await insertPostponement(tx, {
    vesselId,
    createdBy: scope.actor.userId,
    jobId: job.id,
    reason: input.reason,
    riskReference: input.riskReference ?? null,
    oldDueOn: old.dueOn,
    newDueOn: moved.dueOn,
    oldDueTotal: old.dueTotal,
    newDueTotal: moved.dueTotal,
  });
  const after = await patchJob(
    tx,
    vesselId,
    job.id,
    {
      ...moved,
      status: moved.dueOn && moved.dueOn > shipsDay(scope) && status === "due" ? "postponed" : job.status,
      originalDueOn: job.originalDueOn ?? old.dueOn,
      originalDueTotal: job.originalDueTotal ?? old.dueTotal,
      postponedCount: job.postponedCount + 1,
      riskReference: input.riskReference ?? job.riskReference,
      plannedOn: plannedOnOf(moved, counterStateOf(scope, counter)),
      ...allowancesWithin(job, moved.dueOn, classPlan),
    },
    scope.now,
  );
  await recordChange(scope, jobRecord, job.id, {
    verb: "postponed",
    before: old,
    after: moved,
    facts: {
      reason: input.reason,
      times: after.postponedCount,
      oldDueOn: old.dueOn,
      newDueOn: moved.dueOn,
      oldDueTotal: old.dueTotal,
      newDueTotal: moved.dueTotal,
      title: job.title,
    },
    relatedIds: [job.equipmentId],
  });
  return { version: after.version };
}

/** The last day on which class still credits the item; null where the plan knows of no window. */
function classWindowEnd(job: JobRecordRow, plan: PlanRow | undefined): CalendarDate | null {
  const occurrenceOn = job.originalDueOn ?? job.dueOn;
  return occurrenceOn && plan?.classItemNo ? classWindow(occurrenceOn, plan.classWindowMonths).to : null;
}

/** Putting an item off moves no window: less of it is left after the new date. */
function allowancesWithin(job: JobRecordRow, dueOn: CalendarDate | null, plan: PlanRow | undefined) {
  const months = plan?.classWindowMonths;
  return dueOn && months ? classAllowances(dueOn, months, job.originalDueOn ?? job.dueOn ?? dueOn) : {};
}

/** One change to many jobs, all or none; each leaves the same rows as if it had been done alone. */
export async function bulkUpdateJobs(scope: VesselScope, input: BulkUpdateJobsInput): Promise<{ changed: number }> {
  requireInsider(scope);
  const found = await findJobs(
    scope.tx,
    readerOf(scope),
    input.jobs.map(({ id }) => id),
  );
  if (found.length !== new Set(input.jobs.map(({ id }) => id)).size)
    throw new AppError("not_found", "refusals:recordNotFound");
  for (const job of found) {
    const expected = input.jobs.find(({ id }) => id === job.id);
    if (expected) expectVersion(job, expected.version);
    await changeOne(scope, job, input.change);
  }
  return { changed: found.length };
}

async function changeOne(scope: VesselScope, job: JobRecordRow, change: BulkUpdateJobsInput["change"]): Promise<void> {
  const { tx, vesselId, now } = scope;
  switch (change.field) {
    case "status":
      await setJobStatus(scope, { id: job.id, status: change.value });
      return;
    case "postpone": {
      if (!job.dueOn) throw new AppError("invalid", "job-refusals:noDueDate", { title: job.title });
      await postpone(scope, job, { newDueOn: addDays(job.dueOn, change.days), reason: change.reason });
      return;
    }
    case "priority": {
      expectMayChange(scope, job, { priority: change.value }, []);
      const after = await patchJob(tx, vesselId, job.id, { priority: change.value }, now);
      await notifyCriticalDefect(scope, after);
      await recordChange(scope, jobRecord, job.id, {
        verb: "updated",
        before: { priority: job.priority },
        after: { priority: after.priority },
      });
      return;
    }
    case "assignees": {
      const before = (await assigneeIdsOf(tx, vesselId, job.id)).map(({ profileId }) => profileId);
      expectMayChange(scope, job, { assigneeIds: change.value }, before);
      await expectStillHere(
        scope,
        change.value.filter((profileId) => !before.includes(profileId)),
        "value",
      );
      await replaceAssignees(tx, vesselId, job.id, change.value, scope.actor.userId);
      const acceptance = acceptanceOf(scope, job);
      const after = await patchJob(tx, vesselId, job.id, { ...acceptance }, now);
      await recordChange(scope, jobRecord, job.id, { verb: "assigned", facts: { count: change.value.length } });
      if (acceptance) await notifyRaiser(scope, after, { answer: "accepted" });
      await notifyAssigned(
        scope,
        after,
        change.value.filter((profileId) => !before.includes(profileId)),
      );
      return;
    }
  }
}
