import { AppError, assertAllowed } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { isOfClass, judgeClassWork, judgeWhoCredits } from "@ymp/core/maintenance/class-work";
import { judgeEarlyCompletion, judgeRepeat } from "@ymp/core/maintenance/completion-date";
import { isOpen, judgeCompletion, statusOn } from "@ymp/core/maintenance/job-flow";
import { judgeSignature } from "@ymp/core/maintenance/job-signatures";
import { isWaiting } from "@ymp/core/maintenance/plan-triggers";
import { nextOccurrence, type PlanRule } from "@ymp/core/maintenance/recurrence";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";
import { expectHappened } from "../../kit/happened.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { sign } from "../../platform/signatures/sign.ts";
import { type Raised, raiseOccurrence } from "../equipment/occurrences.service.ts";
import { recordReading } from "../equipment/readings.service.ts";
import { consumeForJob, type TakenPart } from "../inventory/stock.service.ts";
import {
  findCompletion,
  findFollowing,
  insertHistory,
  lastCompletionOfPlan,
  openTaskCount,
  unfinishedChecklists,
  writeUsedParts,
} from "./completion.repository.ts";
import { holdPlanOfJob } from "./holding.repository.ts";
import { attachFiles } from "./job-files.service.ts";
import { notifyRaiser } from "./job-notices.service.ts";
import { filesOf } from "./job-sheet.repository.ts";
import { jobRecord } from "./jobs.record.ts";
import { equipmentForJob, type JobRecordRow, type PlanRow, patchJob } from "./jobs.repository.ts";
import { planRuleOf } from "./jobs.rules.ts";
import type { CompleteJobInput, completeRoundInput } from "./jobs.schema.ts";
import { createJob, lockJob } from "./jobs.service.ts";
import { requireInsider } from "./jobs-scope.ts";

export interface CompletionResult {
  id: string;
  version: number;
  next: { id: string; dueOn: string | null; dueTotal: number | null; plannedOn: string | null } | null;
  followUpId: string | null;
  belowMinimum: { name: string; left: number }[];
}

/**
 * Closes a job in one transaction: work history of job and machine, reading, parts out of stock, photos, the next
 * occurrence, a follow-up defect. A retry with the same `completionId` changes nothing.
 * @throws AppError conflict when somebody closed it meanwhile; invalid with fields when something is missing or asked back
 */
export async function completeJob(scope: VesselScope, input: CompleteJobInput): Promise<CompletionResult> {
  const { tx, vesselId, actor } = scope;
  if (input.parts.length > 0) requireInsider(scope);
  expectHappened(scope, "work", { doneAt: input.doneAt });
  const [plan, job, earlier] = await Promise.all([
    holdPlanOfJob(tx, vesselId, input.id),
    lockJob(scope, input.id),
    findCompletion(tx, vesselId, input.completionId),
  ]);
  if (await sentBefore(scope, input.completionId, earlier, { jobId: job.id })) return answerAgain(scope, job, input);
  const rule = plan ? planRuleOf(plan) : null;
  const fileCount = await attachFiles(scope, job.id, input.fileIds);
  await judge(scope, job, plan, rule, input);
  const act = { recordKind: "job", recordId: job.id, actId: input.completionId, purpose: "completion" } as const;
  const signed = input.signature ? await sign(scope, act, input.signature) : null;

  const reading = await takeReading(scope, job, input);
  const taken = await consumeForJob(scope, job.id, input.parts, input.doneAt);
  const closing = {
    status: "done",
    doneAt: input.doneAt,
    doneTotal: reading?.total ?? null,
    doneByProfileId: scope.profileId,
    workDone: input.workDone,
    spentTenths: input.spentTenths ?? null,
    startedAt: job.startedAt ?? input.doneAt,
    waitingNote: null,
  } as const;
  const [done] = await Promise.all([
    patchJob(tx, vesselId, job.id, closing, scope.now),
    writeUsedParts(tx, vesselId, job.id, taken, actor.userId),
  ]);
  const [continued] = await Promise.all([
    plan?.isActive && rule && !isWaiting(rule.trigger)
      ? continuePlan(scope, done, plan, rule, input.doneAt, reading?.total ?? null)
      : null,
    insertHistory(tx, [completionRow(scope, done, input, taken)]),
  ]);
  const followUp = input.followUp
    ? await createJob(scope, {
        ...input.followUp,
        kind: "defect",
        equipmentId: job.equipmentId,
        foundDuringJobId: job.id,
        assigneeIds: [],
        tasks: [],
        fileIds: [],
      })
    : null;
  await recordChange(scope, jobRecord, job.id, {
    verb: "completed",
    before: { status: job.status },
    after: { status: done.status },
    facts: {
      workDone: input.workDone,
      total: reading?.total ?? null,
      photos: fileCount,
      parts: taken.length,
      spentTenths: input.spentTenths ?? null,
      title: job.title,
      ...(continued?.missedCount ? { missed: continued.missedCount } : {}),
      ...(input.credit ? { creditedBy: input.credit.by, creditCapacity: input.credit.capacity } : {}),
      ...(signed ? { signedBy: signed.name, signedRank: signed.rank } : {}),
    },
    relatedIds: [job.equipmentId],
  });
  await notifyRaiser(scope, done, { answer: "done" });
  const next = continued?.next ?? null;
  return {
    id: job.id,
    version: done.version,
    next: next && { id: next.id, dueOn: next.dueOn, dueTotal: next.dueTotal, plannedOn: next.plannedOn },
    followUpId: followUp?.id ?? null,
    belowMinimum: taken.filter(({ isBelowMinimum }) => isBelowMinimum).map(({ name, left }) => ({ name, left })),
  };
}

async function judge(
  scope: VesselScope,
  job: JobRecordRow,
  plan: PlanRow | null,
  rule: PlanRule | null,
  input: CompleteJobInput,
): Promise<void> {
  const { tx, vesselId } = scope;
  const [openTasks, files, last] = await Promise.all([
    openTaskCount(tx, vesselId, job.id),
    filesOf(tx, vesselId, job.id),
    plan ? lastCompletionOfPlan(tx, vesselId, plan.id) : undefined,
  ]);
  const status = statusOn(job.status, job.dueOn, shipsDay(scope));
  const work = { ...job, plan };
  const editor = editorOf(scope);
  if (isOpen(status) && (isOfClass(work) || input.credit)) assertAllowed(judgeWhoCredits(work, editor), "forbidden");
  const refusals = [
    ...judgeCompletion(
      {
        status,
        doneAt: input.doneAt,
        previousDoneAt: last?.doneAt ?? null,
        hasCounter: rule !== null && "counterInterval" in rule,
        reading: input.reading ?? null,
        openTasks: input.confirmsOpenTasks ? 0 : openTasks,
        needsPhoto: plan?.needsPhoto ?? false,
        photoCount: files.filter(({ kind }) => kind === "photo").length,
      },
      scope.now,
    ),
    ...judgeClassWork(
      work,
      { workDone: input.workDone, credit: input.credit ?? null, fileCount: files.length },
      editor,
    ),
    ...judgeSignature(plan?.signature, "completion", input.signature != null),
  ];
  assertAllowed(refusals, refusals[0]?.messageKey === "job-refusals:notOpen" ? "conflict" : "invalid");
  const doneOn = shipsDay(scope, input.doneAt);
  if (judgeRepeat(last ? (last.doneOn ?? shipsDay(scope, last.doneAt)) : null, doneOn) === "extra") {
    throw new AppError("conflict", "job-refusals:doneThatDay", {}, { doneAt: "job-refusals:doneThatDay" });
  }
  judgeWindow(job, plan, rule, doneOn, input.confirmsEarly);
}

function judgeWindow(
  job: JobRecordRow,
  plan: PlanRow | null,
  rule: PlanRule | null,
  doneOn: ReturnType<typeof shipsDay>,
  confirmsEarly: boolean,
): void {
  const occurrenceOn = job.originalDueOn ?? job.dueOn;
  if (!rule || !occurrenceOn) return;
  const early = judgeEarlyCompletion(rule, occurrenceOn, doneOn, job.kind === "class", plan?.classWindowMonths ?? null);
  if (early.verdict === "refuse")
    throw new AppError(
      "conflict",
      "job-refusals:beforeClassWindow",
      { windowFrom: early.windowFrom },
      { doneAt: "job-refusals:beforeClassWindow" },
    );
  if (early.verdict === "ask" && !confirmsEarly) {
    throw new AppError(
      "invalid",
      "job-refusals:confirmEarly",
      { daysEarly: early.daysEarly, nextDueOn: early.nextDueOn, gapDays: early.gapDays },
      { confirmsEarly: "job-refusals:confirmEarly" },
    );
  }
}

async function takeReading(
  scope: VesselScope,
  job: JobRecordRow,
  input: CompleteJobInput,
): Promise<{ total: number } | null> {
  if (input.reading == null) return null;
  const counterId =
    job.counterId ??
    (job.equipmentId ? (await equipmentForJob(scope.tx, scope.vesselId, job.equipmentId))?.counterId : null);
  if (!counterId) throw new AppError("invalid", "job-refusals:noCounter", {}, { reading: "job-refusals:noCounter" });
  return recordReading(scope, {
    counterId,
    reading: input.reading,
    readAt: input.doneAt,
    source: "job",
    jobId: job.id,
    confirmsJump: input.confirmsReading,
  });
}

async function continuePlan(
  scope: VesselScope,
  done: JobRecordRow,
  plan: PlanRow,
  rule: PlanRule,
  doneAt: Date,
  total: number | null,
): Promise<{ next: Raised | null; missedCount: number }> {
  const following = nextOccurrence(rule, done.originalDueOn ?? done.dueOn, { on: shipsDay(scope, doneAt), total });
  await insertHistory(
    scope.tx,
    following.missed.map((dueOn) => ({
      id: newId(),
      vesselId: scope.vesselId,
      createdBy: scope.actor.userId,
      jobId: done.id,
      planId: plan.id,
      equipmentId: plan.equipmentId,
      outcome: "missed" as const,
      title: plan.title,
      doneAt,
      doneOn: shipsDay(scope, doneAt),
      dueOn,
    })),
  );
  const next = { plan, lastDone: null, due: following.due, previousJobId: done.id };
  return { next: await raiseOccurrence(scope, next), missedCount: following.missedCount };
}

function completionRow(scope: VesselScope, done: JobRecordRow, input: CompleteJobInput, taken: readonly TakenPart[]) {
  return {
    id: input.completionId,
    vesselId: scope.vesselId,
    createdBy: scope.actor.userId,
    jobId: done.id,
    planId: done.planId,
    equipmentId: done.equipmentId,
    outcome: "done" as const,
    title: done.title,
    doneAt: input.doneAt,
    doneOn: shipsDay(scope, input.doneAt),
    dueOn: done.originalDueOn ?? done.dueOn,
    doneByProfileId: scope.profileId,
    workDone: input.workDone,
    spentTenths: input.spentTenths ?? null,
    total: done.doneTotal,
    creditedBy: input.credit?.by ?? null,
    creditCapacity: input.credit?.capacity ?? null,
    parts: taken.map(({ itemId, name, partNo, quantity }) => ({ itemId, name, partNo, quantity })),
  };
}

/** What a retry is told: what came of the completion. The parts it brought below their minimum were told the first time. */
async function answerAgain(scope: VesselScope, job: JobRecordRow, input: CompleteJobInput): Promise<CompletionResult> {
  const following = await findFollowing(scope.tx, scope.vesselId, job.id);
  return {
    id: job.id,
    version: job.version,
    next: following
      ? { id: following.id, dueOn: following.dueOn, dueTotal: following.dueTotal, plannedOn: following.plannedOn }
      : null,
    followUpId: input.followUp?.id ?? null,
    belowMinimum: [],
  };
}

/** A whole round in one press: every job is closed by the same rules, and one that cannot be closes none. */
export async function completeRound(
  scope: VesselScope,
  input: z.infer<typeof completeRoundInput>,
): Promise<CompletionResult[]> {
  if (!input.confirmsOpenTasks) await expectTicked(scope, input.jobs);
  const results: CompletionResult[] = [];
  for (const { id, completionId } of input.jobs) {
    results.push(
      await completeJob(scope, {
        id,
        completionId,
        workDone: input.workDone,
        doneAt: input.doneAt,
        confirmsReading: false,
        parts: [],
        fileIds: [],
        confirmsOpenTasks: input.confirmsOpenTasks,
        confirmsEarly: false,
      }),
    );
  }
  return results;
}

/** Asked once for the whole round, as the dialog of one job asks. */
async function expectTicked(scope: VesselScope, jobs: readonly { id: string }[]): Promise<void> {
  const unfinished = await unfinishedChecklists(
    scope.tx,
    scope.vesselId,
    jobs.map(({ id }) => id),
  );
  const [first] = unfinished;
  if (!first) return;
  const messageKey = "bulk-jobs:round.tasksOpen";
  const params = { count: unfinished.reduce((sum, { open }) => sum + open, 0), title: first.title };
  throw new AppError("invalid", messageKey, params, { confirmsOpenTasks: messageKey });
}
