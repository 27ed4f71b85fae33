import { isAtLeast } from "@ymp/core/access/roles";
import { assertAllowed, type Refusal } from "@ymp/core/errors";
import { judgeTakingBack } from "@ymp/core/maintenance/completed-job-fields";
import { type Doer, type JobStatus, judgeVerification, statusOn } from "@ymp/core/maintenance/job-flow";
import { judgeSignature } from "@ymp/core/maintenance/job-signatures";
import type { Signing } from "@ymp/core/signature-schema";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sign } from "../../platform/signatures/sign.ts";
import { regradeJobs, regradeJobsOfPlans } from "../criticality/criticality.service.ts";
import { withdrawReadingOfJob } from "../equipment/readings.service.ts";
import { returnFromJob } from "../inventory/stock.service.ts";
import {
  clearUsedParts,
  findDoer,
  findLater,
  findPlan,
  standingCompletion,
  withdrawHistory,
} from "./completion.repository.ts";
import { holdPlanOfJob } from "./holding.repository.ts";
import { notifyDoer } from "./job-notices.service.ts";
import { jobRecord } from "./jobs.record.ts";
import { type JobRecordRow, patchJob } from "./jobs.repository.ts";
import { doerOf } from "./jobs.rules.ts";
import type { reopenJobInput, verifyJobInput } from "./jobs.schema.ts";
import { expectMachineInUse, lockJob } from "./jobs.service.ts";
import { requireInsider } from "./jobs-scope.ts";

/** Takes a completion back: exactly the parts that were taken, the reading, and the next occurrence while nobody touched it. */
export async function reopenJob(
  scope: VesselScope,
  input: z.infer<typeof reopenJobInput>,
): Promise<{ version: number }> {
  requireInsider(scope);
  const { tx, vesselId } = scope;
  await holdPlanOfJob(tx, vesselId, input.id);
  const job = await lockJob(scope, input.id, input.version);
  await expectMachineInUse(scope, job.equipmentId);
  const status = statusOn(job.status, null, shipsDay(scope));
  const [later, doer] = await Promise.all([findLater(tx, vesselId, job), whoDid(scope, job)]);
  assertAllowed(
    judgeTakingBack({ ...job, status, doer }, editorOf(scope), {
      following: later.map((one) => ({
        status: statusOn(one.job.status, null, shipsDay(scope)),
        changeCount: one.touches,
      })),
      mayVerify: status === "verified" && mayVerifyWork(scope, doer),
      reason: input.reason,
    }),
    "conflict",
  );
  for (const { id } of later.map((one) => one.job)) {
    await patchJob(
      tx,
      vesselId,
      id,
      { status: "cancelled", cancelReason: "reopened", archivedAt: scope.now },
      scope.now,
    );
    await recordChange(scope, jobRecord, id, { verb: "withdrawn", facts: { reason: "reopened" } });
  }
  await returnFromJob(scope, job.id);
  await withdrawReadingOfJob(scope, job.id);
  await Promise.all([clearUsedParts(tx, vesselId, job.id), withdrawHistory(tx, vesselId, job.id, scope.now)]);
  const after = await patchJob(
    tx,
    vesselId,
    job.id,
    { status: "in_progress", doneAt: null, doneTotal: null, doneByProfileId: null, ...unverified },
    scope.now,
  );
  await recordChange(scope, jobRecord, job.id, {
    verb: "reopened",
    before: { status: job.status },
    after: { status: after.status },
    facts: { reason: input.reason, title: job.title },
    relatedIds: [job.equipmentId],
  });
  await notifyDoer(scope, job, doer, input.reason);
  // Its machine or its plan may have become critical, or an item of class, while the job was closed.
  const regraded = [
    ...(job.equipmentId ? await regradeJobs(scope, [job.equipmentId]) : []),
    ...(job.planId ? await regradeJobsOfPlans(scope, [job.planId]) : []),
  ];
  return { version: regraded.findLast(({ id }) => id === job.id)?.version ?? after.version };
}

const unverified = { verifiedAt: null, verifiedBy: null };

async function whoDid({ tx, vesselId }: VesselScope, job: JobRecordRow): Promise<Doer> {
  const [doer, completion] = await Promise.all([
    job.doneByProfileId ? findDoer(tx, vesselId, job.doneByProfileId) : undefined,
    standingCompletion(tx, vesselId, job.id),
  ]);
  return doerOf(doer, completion);
}

const mayVerifyWork = (scope: VesselScope, doer: Doer): boolean =>
  isAtLeast(scope.access.role ?? "user", "hod") && refusalsToVerify(scope, doer, "done").length === 0;

function refusalsToVerify(scope: VesselScope, doer: Doer, status: JobStatus): Refusal[] {
  return judgeVerification(status, doer, {
    id: scope.actor.userId ?? "system",
    role: scope.access.role ?? "user",
  });
}

/** Another person of the same rank or higher looks at the work; nobody signs for their own. */
export async function verifyJob(
  scope: VesselScope,
  input: z.infer<typeof verifyJobInput>,
): Promise<{ version: number }> {
  requireInsider(scope);
  const { tx, vesselId, actor } = scope;
  const job = await lockJob(scope, input.id, input.version);
  const status = statusOn(job.status, null, shipsDay(scope));
  assertAllowed(refusalsToVerify(scope, await whoDid(scope, job), status), "conflict");
  const signed = await signVerification(scope, job, input.signature ?? null);
  const after = await patchJob(
    tx,
    vesselId,
    job.id,
    { status: "verified", verifiedAt: scope.now, verifiedBy: actor.userId },
    scope.now,
  );
  await recordChange(scope, jobRecord, job.id, {
    verb: "verified",
    before: { status: job.status },
    after: { status: after.status },
    facts: { title: job.title, ...(signed ? { signedBy: signed.name, signedRank: signed.rank } : {}) },
    relatedIds: [job.equipmentId],
  });
  return { version: after.version };
}

async function signVerification(scope: VesselScope, job: JobRecordRow, signing: Signing | null) {
  const { tx, vesselId } = scope;
  const plan = job.planId ? await findPlan(tx, vesselId, job.planId) : undefined;
  assertAllowed(judgeSignature(plan?.signature, "verification", signing !== null), "invalid");
  if (!signing) return null;
  const actId = (await standingCompletion(tx, vesselId, job.id))?.id ?? job.id;
  return sign(scope, { recordKind: "job", recordId: job.id, actId, purpose: "verification" }, signing);
}
