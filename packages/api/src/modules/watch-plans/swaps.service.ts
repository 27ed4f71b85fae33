import { can } from "@ymp/core/access/resolve-access";
import { AppError, assertAllowed } from "@ymp/core/errors";
import {
  mostSwaps,
  type SwapAct,
  type SwapRole,
  type SwapState,
  stateAfter,
  swapActsOf,
} from "@ymp/core/watches/watch-swap";
import { watchSwaps } from "@ymp/db/schema/watch-plans";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { expectPerson } from "../../kit/expect-person.ts";
import { expectRoom } from "../../kit/expect-room.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { readersOf, whoMaySee } from "../../platform/notifications/readers.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { standingPlan } from "./board.service.ts";
import { lockOpenPlan } from "./open-plan.service.ts";
import { lapseSwaps } from "./swap-lapsing.service.ts";
import { restOfSwap, unfitBySwap } from "./swap-rest.service.ts";
import { findSwap, insertSwap, openSwapsOf, setSwaps } from "./swaps.repository.ts";
import { reassignedBy, roleIn, stateNow } from "./swaps.rules.ts";
import { tellOfSwap } from "./watch-notices.service.ts";
import { type WatchPlanRow, type WatchRow, type WatchSwapRow, watchPlanRecord } from "./watch-plans.record.ts";
import { lockWatchPlan, updateWatchPlan } from "./watch-plans.repository.ts";
import type { AnswerSwapInput, AskSwapInput, DecideSwapInput } from "./watch-plans.schema.ts";
import type { Versioned } from "./watch-plans.service.ts";
import { assignPeople, findWatches } from "./watches.repository.ts";
import { judgeReassigned } from "./watches.rules.ts";

const refusal = (key: string, field?: string) => ({
  messageKey: `watch-plans:refusal.${key}`,
  ...(field ? { field } : {}),
});

/** Asks another to take a watch of one's own, or to exchange it. */
export async function askSwap(scope: VesselScope, input: AskSwapInput): Promise<Versioned> {
  requireInsider(scope);
  expectPerson(scope);
  const { tx, vesselId, profileId } = scope;
  const plan = expectRow(await lockWatchPlan(tx, vesselId, input.planId));
  const sent = await sentBefore(scope, input.id, await findSwap(tx, vesselId, input.id), { planId: plan.id });
  if (sent) return { id: sent.id, version: sent.version };
  if (plan.archivedAt !== null) assertAllowed([refusal("archived")], "conflict");
  if (plan.publishedAt === null) assertAllowed([refusal("swapDraft")], "conflict");
  const { watches, people, ...standing } = await standingPlan(scope, plan);
  const watch = expectWatch(watches, input.watch);
  const other = input.otherWatch && expectWatch(watches, input.otherWatch);
  if (profileId === null || watch.profileId !== profileId)
    throw new AppError("forbidden", "watch-plans:refusal.swapNotOwn");
  const { otherProfileId } = input;
  if (otherProfileId === profileId) assertAllowed([refusal("swapSelf", "otherProfileId")]);
  if (other && other.profileId !== otherProfileId) assertAllowed([refusal("swapNotTheirs", "otherWatch")], "conflict");
  if (watch.startsAt <= scope.now || (other && other.startsAt <= scope.now))
    assertAllowed([refusal("swapBegun")], "conflict");
  const exchange = { profileId, otherProfileId, watchId: watch.id, otherWatchId: other?.id ?? null };
  const pairs = reassignedBy(exchange, watches);
  assertAllowed(judgeReassigned({ ...standing, watches, people }, pairs, scope.now), "conflict");
  await expectAnswers(scope, plan, otherProfileId);
  await expectNoOther(
    scope,
    plan,
    pairs.map(({ before }) => before.id),
  );
  const row = {
    ...{ ...stampOf(scope, input.id), planId: plan.id, ...exchange },
    ...{ watchVersion: watch.version, position: watch.position, startsAt: watch.startsAt, endsAt: watch.endsAt },
    ...(other && {
      ...{ otherWatchVersion: other.version, otherPosition: other.position },
      ...{ otherStartsAt: other.startsAt, otherEndsAt: other.endsAt },
    }),
  };
  const swap = await insertSwap(tx, row);
  await told(scope, plan, swap);
  return { id: swap.id, version: swap.version };
}

function expectWatch(watches: readonly WatchRow[], { id, version }: Versioned): WatchRow {
  const watch = expectRow(watches.find((one) => one.id === id));
  expectVersion(watch, version);
  return watch;
}

/** Who cannot open the plan never answers. */
async function expectAnswers(scope: VesselScope, plan: WatchPlanRow, profileId: string): Promise<void> {
  const asked = (await readersOf(scope)).filter((reader) => reader.profileId === profileId);
  const able = await whoMaySee(scope, { kind: "watch_plan", id: plan.id }, asked);
  assertAllowed(able.length === 0 ? [refusal("swapNoAccount", "otherProfileId")] : [], "conflict");
}

/** A watch is asked about once at a time. */
async function expectNoOther(scope: VesselScope, plan: WatchPlanRow, ids: readonly string[]): Promise<void> {
  const { tx, vesselId } = scope;
  await expectRoom(tx, watchSwaps, { vesselId, most: mostSwaps, of: [[watchSwaps.planId, plan.id]] });
  await lapseSwaps(scope, plan);
  const open = await wholeUpTo(openSwapsOf(tx, vesselId, plan.id), mostSwaps, "watch-plans:refusal.tooManySwaps");
  const isTaken = open.some(
    ({ watchId, otherWatchId }) => ids.includes(watchId) || (otherWatchId !== null && ids.includes(otherWatchId)),
  );
  assertAllowed(isTaken ? [refusal("swapOpen")] : [], "conflict");
}

/** Agrees or declines, as the one who is asked; takes it back, as the one who asks. */
export async function answerSwap(scope: VesselScope, { id, version, answer }: AnswerSwapInput): Promise<Versioned> {
  requireInsider(scope);
  expectPerson(scope);
  const { tx, vesselId, profileId } = scope;
  const asked = expectRow(await findSwap(tx, vesselId, id));
  expectKnown(roleIn(asked, { profileId, mayPlan: can(scope.access, "watchkeeping:edit") }));
  const plan = expectRow(await lockWatchPlan(tx, vesselId, asked.planId));
  const swap = await expectSwap(scope, plan, { id, version }, answer);
  return close(scope, plan, swap, { state: stateAfter[answer] });
}

/** An officer changes the watches as the two agreed, or refuses it; a limit is broken, or a paper lacks, for a reason alone, which is kept. */
export async function decideSwap(scope: VesselScope, input: DecideSwapInput): Promise<Versioned> {
  requireInsider(scope);
  const { tx, vesselId, now } = scope;
  const { id, version, decision, reason = null } = input;
  const { planId } = expectRow(await findSwap(tx, vesselId, id));
  const plan = await lockOpenPlan(scope, planId);
  const swap = await expectSwap(scope, plan, { id, version }, decision);
  if (decision === "refuse") {
    assertAllowed(reason === null ? [refusal("swapReason", "reason")] : []);
    return close(scope, plan, swap, { state: "refused", reason });
  }
  const standing = await standingPlan(scope, plan);
  const pairs = reassignedBy(swap, standing.watches);
  assertAllowed(judgeReassigned(standing, pairs, now), "conflict");
  const isBroken = restOfSwap(standing, swap, now).some(({ caused }) => caused.length > 0);
  assertAllowed(isBroken && reason === null ? [refusal("swapBreaks", "reason")] : [], "conflict");
  const isUnfit = unfitBySwap(standing, swap, now).length > 0;
  assertAllowed(isUnfit && reason === null ? [refusal("swapUnfit", "reason")] : [], "conflict");
  await assignPeople(
    tx,
    pairs.map(({ after }) => after),
    now,
  );
  const after = await updateWatchPlan(tx, plan, {}, now);
  const closed = await close(scope, after, swap, { state: "approved", reason });
  await lapseSwaps(scope, after);
  return closed;
}

/** @throws AppError where somebody else was first, the watches are others by now, or it is not the writer's to do */
async function expectSwap(scope: VesselScope, plan: WatchPlanRow, { id, version }: Versioned, act: SwapAct) {
  const { tx, vesselId, profileId, now } = scope;
  const swap = expectRow(await findSwap(tx, vesselId, id));
  const role = roleIn(swap, { profileId, mayPlan: can(scope.access, "watchkeeping:edit") });
  expectKnown(role);
  expectVersion(swap, version);
  const ids = [swap.watchId, swap.otherWatchId].filter((one) => one !== null);
  const state = stateNow(swap, { plan, watches: await findWatches(tx, vesselId, ids), now });
  if (state === "lapsed") throw new AppError("conflict", "watch-plans:refusal.swapLapsed");
  if (!swapActsOf(state, role).includes(act)) throw refused(state, role);
  return swap;
}

/** A request that is nobody's business is as absent as one that never was. */
function expectKnown(role: SwapRole): void {
  if (role === "nobody") throw new AppError("not_found", "refusals:recordNotFound");
}

const refused = (state: SwapState, role: SwapRole) =>
  swapActsOf(state, role).length > 0 || state === "asked" || state === "accepted"
    ? new AppError("forbidden", "watch-plans:refusal.swapRole")
    : new AppError("conflict", "watch-plans:refusal.swapClosed");

async function close(
  scope: VesselScope,
  plan: WatchPlanRow,
  { id }: WatchSwapRow,
  values: { state: SwapState; reason?: string | null },
): Promise<Versioned> {
  const [row] = await setSwaps(scope.tx, scope.vesselId, [id], values, scope.now);
  const swap = expectRow(row);
  await told(scope, plan, swap);
  return { id, version: swap.version };
}

/** What became of it stands in the history of the plan; names and reasons stay with the request. */
async function told(scope: VesselScope, plan: WatchPlanRow, swap: WatchSwapRow): Promise<void> {
  await recordChange(scope, watchPlanRecord, plan.id, { verb: `swap_${swap.state}`, facts: { name: plan.name } });
  await tellOfSwap(scope, plan, swap);
}
