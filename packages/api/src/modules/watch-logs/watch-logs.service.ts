import { can } from "@ymp/core/access/resolve-access";
import { judgeEntry, keptValues } from "@ymp/core/definitions/judge-entry";
import { AppError, assertAllowed } from "@ymp/core/errors";
import { handoverFacts, handoverFormOf, handoverForms } from "@ymp/core/watches/handover-forms";
import { type EarlierHandover, mostHandovers, mostRounds } from "@ymp/core/watches/watch-log";
import { watchRounds } from "@ymp/db/schema/watch-logs";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { expectPerson } from "../../kit/expect-person.ts";
import { expectRoom } from "../../kit/expect-room.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { sign } from "../../platform/signatures/sign.ts";
import { createJob } from "../jobs/jobs.service.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { nextWatchkeepers, tellRelief } from "./relief-notices.service.ts";
import { type WatchLogRow, watchLogRecord } from "./watch-logs.record.ts";
import {
  findRound,
  findWatchLog,
  findWatchShown,
  insertRound,
  insertWatchLog,
  isPlanArchived,
  type ListedWatch,
  lockWatch,
  roundsOf,
  updateWatchLog,
} from "./watch-logs.repository.ts";
import { judgeHandOver, judgeRound, judgeTakeOver, mayRelieve } from "./watch-logs.rules.ts";
import type { AddRoundInput, HandOverInput, RelieveInput, TakeOverInput } from "./watch-logs.schema.ts";

export interface Versioned {
  id: string;
  version: number;
}

/** Whoever is to stand a watch takes it over. Sent again it is the same. */
export async function takeOverWatch(scope: VesselScope, { id, happenedAt }: TakeOverInput): Promise<Versioned> {
  requireInsider(scope);
  expectPerson(scope);
  expectHappened(scope, "work", { happenedAt });
  const { tx, vesselId, profileId } = scope;
  await lockWatch(tx, vesselId, id);
  const watch = expectRow(await findWatchShown(tx, vesselId, id));
  const known = await findWatchLog(tx, vesselId, id);
  if (profileId === null || watch.profileId !== profileId) throw new AppError("forbidden", "watch-logs:refusal.notOwn");
  if (known) return { id, version: known.version };
  if (await isPlanArchived(tx, vesselId, watch.planId)) throw new AppError("conflict", "watch-plans:refusal.archived");
  assertAllowed(judgeTakeOver(watch, happenedAt), "conflict");
  const row = { ...stampOf(scope, id), name: watch.plan, profileId, takenAt: happenedAt };
  const log = await insertWatchLog(tx, row);
  await record(scope, log, "taken_over");
  return { id, version: log.version };
}

/** A round on one's own watch; what was found becomes a job at once where that is asked. */
export async function addRound(scope: VesselScope, input: AddRoundInput): Promise<{ id: string }> {
  requireInsider(scope);
  expectPerson(scope);
  expectHappened(scope, "work", { happenedAt: input.happenedAt });
  const { tx, vesselId, now } = scope;
  const { id, watchId, happenedAt: madeAt, finding = null, jobId = null } = input;
  await lockWatch(tx, vesselId, watchId);
  const sent = await sentBefore(scope, id, await findRound(tx, vesselId, id), { watchId });
  if (sent) return { id };
  const { log, watch } = await ownLog(scope, watchId);
  assertAllowed(judgeRound(log, madeAt, now), "conflict");
  await expectRoom(tx, watchRounds, { vesselId, most: mostRounds, of: [[watchRounds.watchId, watchId]] });
  if (jobId !== null) await raiseJob(scope, watch, { jobId, finding });
  await insertRound(tx, { ...stampOf(scope, id), watchId, madeAt, finding, jobId });
  await record(scope, log, finding === null ? "round_made" : "round_found");
  return { id };
}

async function raiseJob(
  scope: VesselScope,
  { position }: ListedWatch,
  { jobId, finding }: { jobId: string; finding: string | null },
): Promise<void> {
  if (finding === null) assertAllowed([{ messageKey: "watch-logs:refusal.noFinding", field: "finding" }], "invalid");
  if (!can(scope.access, "jobs:edit")) throw new AppError("forbidden", "watch-logs:refusal.noJobs");
  const text = finding ?? "";
  const department = position === "engine" ? ("engineering" as const) : ("deck" as const);
  await createJob(scope, {
    ...{ id: jobId, title: text.slice(0, 120), description: text, department },
    ...{ kind: "defect", priority: "normal", assigneeIds: [], tasks: [], fileIds: [] },
  });
}

/** Whoever is relieved writes what the next must know, and signs it; anew until the other signed as well. */
export async function handOverWatch(scope: VesselScope, input: HandOverInput): Promise<Versioned> {
  requireInsider(scope);
  expectPerson(scope);
  expectHappened(scope, "work", { happenedAt: input.happenedAt });
  const { tx, vesselId, now } = scope;
  const { id, version, handoverId, happenedAt, signature } = input;
  await lockWatch(tx, vesselId, id);
  const { log, watch } = await ownLog(scope, id);
  if (log.handoverId === handoverId) return { id, version: log.version };
  expectVersion(log, version);
  assertAllowed(judgeHandOver(log, watch, happenedAt), "conflict");
  const values = judgedValues(watch, input.values, now);
  const earlier = withReplaced(log);
  assertAllowed(
    earlier.length >= mostHandovers ? [{ messageKey: "watch-logs:refusal.tooManyHandovers" }] : [],
    "limit",
  );
  await sign(scope, { recordKind: "watch_log", recordId: id, actId: handoverId, purpose: "relieved" }, signature);
  const after = await updateWatchLog(tx, log, { values, earlier, handoverId, endedAt: happenedAt, handedAt: now }, now);
  await record(scope, after, log.endedAt === null ? "handed_over" : "handed_anew");
  await tellRelief(scope, after, await nextWatchkeepers(scope, watch));
  return { id, version: after.version };
}

/** What somebody signed is kept when it is written anew: the next may have read it. */
function withReplaced({ earlier, handoverId, endedAt, handedAt, values }: WatchLogRow): EarlierHandover[] {
  if (handoverId === null || endedAt === null || handedAt === null || values === null) return earlier;
  return [...earlier, { handoverId, values, endedAt: endedAt.toISOString(), handedAt: handedAt.toISOString() }];
}

function judgedValues({ position }: ListedWatch, values: HandOverInput["values"], now: Date) {
  const form = handoverForms[handoverFormOf(position)];
  const facts = { ...handoverFacts, now };
  const faults = judgeEntry(form, values, facts).filter(({ severity }) => severity === "fault");
  assertAllowed(
    faults.map(({ path, code, params = {} }) => ({
      ...{ messageKey: `definitions:finding.${code}`, field: `values.${path}`, params: { ...params } },
    })),
    "invalid",
  );
  return keptValues(form, values, facts);
}

/** Whoever relieves signs what was handed over. From then on the log is closed. */
export async function relieveWatch(
  scope: VesselScope,
  { id, handoverId, rounds, signature }: RelieveInput,
): Promise<Versioned> {
  requireInsider(scope);
  expectPerson(scope);
  const { tx, vesselId, profileId, now } = scope;
  await lockWatch(tx, vesselId, id);
  const watch = expectRow(await findWatchShown(tx, vesselId, id));
  const log = expectRow(await findWatchLog(tx, vesselId, id));
  const mayPlan = can(scope.access, "watchkeeping:edit");
  if (!mayRelieve(log, await nextWatchkeepers(scope, watch), { profileId, mayPlan }))
    throw new AppError("forbidden", "watch-logs:refusal.notRelieving");
  if (log.relievedAt !== null) {
    if (log.relieverProfileId === profileId && log.handoverId === handoverId) return { id, version: log.version };
    throw new AppError("conflict", "watch-logs:refusal.locked");
  }
  if (log.handoverId === null) throw new AppError("conflict", "watch-logs:refusal.notHanded");
  if (log.handoverId !== handoverId) throw new AppError("stale", "watch-logs:refusal.writtenAnew");
  const made = await wholeUpTo(roundsOf(tx, vesselId, id), mostRounds, "watch-logs:refusal.tooManyRounds");
  if (made.length !== rounds) throw new AppError("stale", "watch-logs:refusal.writtenAnew");
  await sign(scope, { recordKind: "watch_log", recordId: id, actId: handoverId, purpose: "relieving" }, signature);
  const after = await updateWatchLog(tx, log, { relieverProfileId: profileId, relievedAt: now }, now);
  await record(scope, after, "relieved");
  return { id, version: after.version };
}

/** The log of a watch that the writer stands. */
async function ownLog({ tx, vesselId, profileId }: VesselScope, id: string) {
  const watch = expectRow(await findWatchShown(tx, vesselId, id));
  const log = await findWatchLog(tx, vesselId, id);
  if (profileId === null || (log ?? watch).profileId !== profileId)
    throw new AppError("forbidden", "watch-logs:refusal.notOwn");
  if (!log) throw new AppError("conflict", "watch-logs:refusal.notTaken");
  return { watch, log };
}

/** What was written stands in the log, not in its history. */
async function record(scope: VesselScope, after: WatchLogRow, verb: string): Promise<void> {
  await recordChange(scope, watchLogRecord, after.id, { verb, facts: { name: after.name }, after });
}
