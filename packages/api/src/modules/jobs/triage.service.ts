import { assertAllowed } from "@ymp/core/errors";
import { isOpen, statusOn } from "@ymp/core/maintenance/job-flow";
import { judgeAccepting } from "@ymp/core/maintenance/triage";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { jobNumberText } from "./jobs.record.ts";
import type { AcceptJobInput } from "./jobs.schema.ts";
import { lockJob, updateJob } from "./jobs.service.ts";
import { requireInsider } from "./jobs-scope.ts";
import { newJobs, raisedBy } from "./triage.repository.ts";
import { officerOf } from "./triage.rules.ts";

/**
 * Accepts a raised job with who does it, how urgent it is and until when.
 * @throws AppError conflict when it was accepted meanwhile or is closed; forbidden to anyone who does not answer for its department
 */
export async function acceptJob(scope: VesselScope, input: AcceptJobInput): Promise<{ version: number }> {
  requireInsider(scope);
  const before = await lockJob(scope, input.id, input.version);
  const judged = { ...before, isOpen: isOpen(statusOn(before.status, before.dueOn, shipsDay(scope))) };
  const refusals = judgeAccepting(judged, officerOf(scope));
  assertAllowed(refusals, refusals[0]?.messageKey === "waiting:refusal.acceptingOfHead" ? "forbidden" : "conflict");
  return updateJob(scope, input);
}

const mostNew = 50;
const closedForDays = 7;

/** What was raised and waits for the reader to accept it; nothing for those who answer for no department. */
export async function listNewJobs(scope: VesselScope) {
  const { role, department } = officerOf(scope);
  const isHead = role === "hod" || role === "captain";
  const found = isHead
    ? await newJobs(scope.tx, scope.vesselId, role === "hod" ? department : null, mostNew)
    : { rows: [], total: 0 };
  return { ...found, rows: found.rows.map((row) => ({ ...row, numberText: jobNumberText(row) })) };
}

/** What the reader raised for somebody else to judge, and what became of it; closed ones stay for a week. */
export async function listRaisedJobs(scope: VesselScope) {
  const { actor, access, now } = scope;
  if (!actor.userId || access.seesOnlyShared) return [];
  const closedSince = new Date(now.getTime() - closedForDays * 86_400_000);
  const rows = await raisedBy(scope.tx, scope.vesselId, actor.userId, closedSince);
  return rows.map((row) => ({ ...row, numberText: jobNumberText(row) }));
}
