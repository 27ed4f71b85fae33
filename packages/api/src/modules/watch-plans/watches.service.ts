import { AppError, assertAllowed, type Refusal } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { generateWatches } from "@ymp/core/watches/generate-watches";
import { legsOf } from "@ymp/core/watches/legs";
import { mostWatches, type PlannedWatch } from "@ymp/core/watches/watch-plan";
import { watches } from "@ymp/db/schema/watch-plans";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { definedOf } from "../../kit/defined-of.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom } from "../../kit/expect-room.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { faultsOf, type StandingPerson, type StandingPlan, standingPlan } from "./board.service.ts";
import { lockOpenPlan } from "./open-plan.service.ts";
import { isWorsened } from "./published-changes.service.ts";
import { lapseSwaps } from "./swap-lapsing.service.ts";
import { tellOfChanges, tellWatchkeepers } from "./watch-notices.service.ts";
import { type WatchPlanRow, type WatchRow, watchPlanRecord } from "./watch-plans.record.ts";
import { updateWatchPlan } from "./watch-plans.repository.ts";
import type {
  AssignWatchesInput,
  GenerateWatchesInput,
  RemoveWatchInput,
  SaveWatchInput,
} from "./watch-plans.schema.ts";
import type { Versioned } from "./watch-plans.service.ts";
import {
  assignPeople,
  deleteAhead,
  deleteWatch,
  findWatch,
  insertWatches,
  updateWatch,
  watchesOf,
} from "./watches.repository.ts";
import { isRunning, judgeReassigned, judgeWatch, nextHalfHour } from "./watches.rules.ts";

/** Makes the watches of a plan that have not begun. */
export async function generatePlan(
  scope: VesselScope,
  { id, version, teams, reason }: GenerateWatchesInput,
): Promise<Versioned> {
  const plan = await lockOpenPlan(scope, id);
  expectVersion(plan, version);
  const { tx, vesselId, now } = scope;
  const standing = await standingPlan(scope, plan);
  const { zones, people } = standing;
  const known = new Set(people.map((person) => person.id));
  const strangers = teams.some(({ profileIds }) => profileIds.some((one) => !known.has(one)));
  if (strangers) throw new AppError("invalid", "watch-plans:refusal.stranger");
  const stood = standing.watches.filter((watch) => watch.startsAt < now || standing.begun.has(watch.id));
  const taken = new Map(people.map((person) => [person.id, [...person.taken]]));
  for (const { profileId, startsAt, endsAt } of stood)
    if (profileId !== null) taken.get(profileId)?.push({ from: startsAt, until: endsAt });
  const unfit = new Map(people.map((person) => [person.id, person.unfit]));
  const made = generateWatches({ ...plan, legs: legsOf(plan.legs, zones), teams }, zones, { taken, unfit }).filter(
    (watch) => watch.until > now && !stood.some((other) => isSamePlace(watch, other)),
  );
  if (made.length + stood.length > mostWatches) throw new AppError("limit", "watch-plans:refusal.tooMany");
  await deleteAhead(tx, vesselId, id, now);
  await insertWatches(
    tx,
    made.map(({ position, profileId, from, until }) => ({
      ...{ ...stampOf(scope, newId()), planId: id, position, profileId, startsAt: from, endsAt: until },
    })),
  );
  return changed(scope, { plan, standing, reason }, "watches_made", { count: made.length });
}

/** The watch that runs now stays whose it is. */
const isSamePlace = (watch: PlannedWatch, other: WatchRow): boolean =>
  watch.position === other.position && watch.from < other.endsAt && other.startsAt < watch.until;

/** Puts a watch on the plan, or changes who stands it and when. */
export async function saveWatch(scope: VesselScope, input: SaveWatchInput): Promise<Versioned> {
  const { id, planId, version, base, reason, ...given } = input;
  const plan = await lockOpenPlan(scope, planId);
  const { tx, vesselId } = scope;
  const before = await findWatch(tx, vesselId, id);
  if (version !== undefined) {
    const known = expectRow(before?.planId === planId ? before : undefined);
    if (!expectBase(known, { version, base }, given)) return { id, version: known.version };
    const wanted = { ...known, ...definedOf(given) };
    const standing = await standingPlan(scope, plan);
    const after = await writeWatch(scope, standing, known, wanted);
    await changed(scope, { plan, standing, reason }, "watch_changed");
    return { id, version: after.version };
  }
  const sent = await sentBefore(scope, id, before, { planId });
  if (sent) return { id, version: sent.version };
  const { position, startsAt, endsAt, profileId = null } = given;
  if (position === undefined || startsAt === undefined || endsAt === undefined)
    throw new AppError("invalid", "watch-plans:refusal.times");
  await expectRoom(tx, watches, { vesselId, most: mostWatches, of: [[watches.planId, planId]] });
  const row = { ...stampOf(scope, id), planId, position, profileId, startsAt, endsAt };
  const standing = await standingPlan(scope, plan);
  assertAllowed(judgeWatch(standing, row, { now: scope.now }), "conflict");
  await insertWatches(tx, [row]);
  await changed(scope, { plan, standing, reason }, "watch_added");
  return { id, version: 1 };
}

/** The part of a running watch that was stood stays with whoever stood it. */
async function writeWatch(
  scope: VesselScope,
  standing: StandingPlan,
  known: WatchRow,
  wanted: WatchRow,
): Promise<WatchRow> {
  const { tx, now } = scope;
  assertAllowed(judgeWatch(standing, wanted, { now, before: known }), "conflict");
  if (!isRunning(known, now) || wanted.profileId === known.profileId) {
    const { position, profileId, startsAt, endsAt } = wanted;
    return updateWatch(tx, known, { position, profileId, startsAt, endsAt }, now);
  }
  return divideWatch(scope, known, wanted);
}

async function divideWatch(scope: VesselScope, known: WatchRow, wanted: WatchRow): Promise<WatchRow> {
  const { tx, now } = scope;
  const cut = nextHalfHour(now);
  if (cut >= wanted.endsAt)
    throw new AppError("conflict", "watch-plans:refusal.stood", {}, { profileId: "watch-plans:refusal.stood" });
  const stood = await updateWatch(tx, known, { endsAt: cut }, now);
  const { planId, position, profileId, endsAt } = wanted;
  await insertWatches(tx, [{ ...stampOf(scope, newId()), planId, position, profileId, startsAt: cut, endsAt }]);
  return stood;
}

export async function removeWatch(scope: VesselScope, { id, version, reason }: RemoveWatchInput): Promise<void> {
  requireInsider(scope);
  const watch = expectRow(await findWatch(scope.tx, scope.vesselId, id));
  const plan = await lockOpenPlan(scope, watch.planId);
  const current = expectRow(await findWatch(scope.tx, scope.vesselId, id));
  expectVersion(current, version);
  const standing = await standingPlan(scope, plan);
  if (current.startsAt < scope.now || standing.begun.has(current.id))
    throw new AppError("conflict", "watch-plans:refusal.stood");
  await deleteWatch(scope.tx, current);
  await changed(scope, { plan, standing, reason }, "watch_removed");
}

/** Gives watches to other people, all at once or none. */
export async function assignWatches(
  scope: VesselScope,
  { planId, changes, reason }: AssignWatchesInput,
): Promise<void> {
  const plan = await lockOpenPlan(scope, planId);
  const standing = await standingPlan(scope, plan);
  const pairs = changes.map(({ id, version, profileId }) => {
    const before = expectRow(standing.watches.find((watch) => watch.id === id));
    expectVersion(before, version);
    return { before, after: { ...before, profileId } };
  });
  const ids = new Set(pairs.map(({ before }) => before.id));
  if (ids.size !== pairs.length) throw new AppError("invalid", "errors:notAllowedValue");
  assertAllowed(judgeReassigned(standing, pairs, scope.now), "conflict");
  const running = pairs.filter(({ before, after }) => isRunning(before, scope.now) && isGiven(before, after));
  for (const { before, after } of running) await divideWatch(scope, before, after);
  const others = pairs.filter((pair) => !running.includes(pair)).map(({ after }) => after);
  await assignPeople(scope.tx, others, scope.now);
  await changed(scope, { plan, standing, reason }, "watches_assigned", { count: pairs.length });
}

const isGiven = (before: WatchRow, after: WatchRow): boolean => before.profileId !== after.profileId;

/** Tells everybody who stands a watch; closed while somebody's rest is broken by it, or a watch has nobody. */
export async function publishPlan(scope: VesselScope, { id, version }: Versioned): Promise<Versioned> {
  const plan = await lockOpenPlan(scope, id, "publishedAt");
  expectVersion(plan, version);
  if (plan.publishedAt !== null) return { id, version };
  const standing = await standingPlan(scope, plan);
  const { holes, broken, absent, unfit } = faultsOf(standing, scope.now);
  assertAllowed(
    [
      ...(standing.watches.length === 0 ? [{ messageKey: "watch-plans:refusal.noWatches" }] : []),
      ...(holes.length > 0 ? [{ messageKey: "watch-plans:refusal.holes", params: { count: holes.length } }] : []),
      ...brokenRefusals(broken),
      ...(absent.length > 0 ? [{ messageKey: "watch-plans:refusal.absent", params: { count: absent.length } }] : []),
      ...(unfit.length > 0 ? [{ messageKey: "watch-plans:refusal.unfit", params: { count: unfit.length } }] : []),
    ],
    "conflict",
  );
  const after = await updateWatchPlan(scope.tx, plan, { publishedAt: scope.now }, scope.now);
  await recordChange(scope, watchPlanRecord, id, { verb: "published", facts: { name: plan.name } });
  await tellWatchkeepers(
    scope,
    after,
    standing.watches.map(({ profileId }) => profileId),
  );
  return { id, version: after.version };
}

/** Names only those whose rest the writer may read. */
function brokenRefusals(broken: readonly StandingPerson[]): Refusal[] {
  const named = broken.filter(({ known }) => known.mayRead);
  const hidden = broken.length - named.length;
  const names = named.map(({ known }) => known.person.name).join(", ");
  return [
    ...(named.length > 0 ? [{ messageKey: "watch-plans:refusal.broken", params: { names } }] : []),
    ...(hidden > 0 ? [{ messageKey: "watch-plans:refusal.brokenHidden", params: { count: hidden } }] : []),
  ];
}

interface Changing {
  readonly plan: WatchPlanRow;
  /** As it stood before. */
  readonly standing: StandingPlan;
  readonly reason: string | null | undefined;
}

/**
 * The plan is newer by it: whoever publishes has seen it. Where it is published already, it must stay one that could be, or
 * there is a reason; those concerned are told what became of their watches.
 */
async function changed(
  scope: VesselScope,
  { plan, standing, reason }: Changing,
  verb: string,
  facts: Record<string, number> = {},
): Promise<Versioned> {
  const { tx, vesselId, now } = scope;
  const isPublished = plan.publishedAt !== null;
  const rows = isPublished
    ? await wholeUpTo(watchesOf(tx, vesselId, plan.id), mostWatches, "watch-plans:refusal.tooMany")
    : [];
  const isWorse = isPublished && isWorsened(standing, { ...standing, watches: rows }, now);
  if (isWorse && !reason)
    throw new AppError(
      "conflict",
      "watch-plans:refusal.breaksPublished",
      {},
      {
        reason: "watch-plans:refusal.breaksPublished",
      },
    );
  const after = await updateWatchPlan(tx, plan, {}, now);
  const told = { name: plan.name, ...facts, ...(isWorse && reason ? { reason } : {}) };
  await recordChange(scope, watchPlanRecord, plan.id, { verb, facts: told });
  if (isPublished) await tellOfChanges(scope, after, standing.watches, rows);
  await lapseSwaps(scope, after);
  return { id: plan.id, version: after.version };
}
