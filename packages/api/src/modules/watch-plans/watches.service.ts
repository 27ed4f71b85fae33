import { AppError, assertAllowed } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { generateWatches } from "@ymp/core/watches/generate-watches";
import { legsOf } from "@ymp/core/watches/legs";
import { mostWatches, type PlannedWatch } from "@ymp/core/watches/watch-plan";
import { watches } from "@ymp/db/schema/watch-plans";
import type { VesselScope } from "../../context.ts";
import { definedOf } from "../../kit/defined-of.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom } from "../../kit/expect-room.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { byReading, faultsOf, standingPlan } from "./board.service.ts";
import { lockOpenPlan } from "./open-plan.service.ts";
import { lapseSwaps } from "./swap-lapsing.service.ts";
import { tellWatchkeepers } from "./watch-notices.service.ts";
import { type WatchPlanRow, type WatchRow, watchPlanRecord } from "./watch-plans.record.ts";
import { updateWatchPlan } from "./watch-plans.repository.ts";
import type { AssignWatchesInput, GenerateWatchesInput, SaveWatchInput } from "./watch-plans.schema.ts";
import type { Versioned } from "./watch-plans.service.ts";
import { assignPeople, deleteAhead, deleteWatch, findWatch, insertWatches, updateWatch } from "./watches.repository.ts";
import { judgeReassigned, judgeWatch } from "./watches.rules.ts";

/** Makes the watches of a plan that have not begun. */
export async function generatePlan(
  scope: VesselScope,
  { id, version, teams }: GenerateWatchesInput,
): Promise<Versioned> {
  const plan = await lockOpenPlan(scope, id);
  expectVersion(plan, version);
  const { tx, vesselId, now } = scope;
  const standing = await standingPlan(scope, plan);
  const { zones, people } = standing;
  const known = new Set(people.map((person) => person.id));
  const strangers = teams.some(({ profileIds }) => profileIds.some((one) => !known.has(one)));
  if (strangers) throw new AppError("invalid", "watch-plans:refusal.stranger");
  const stood = standing.watches.filter(({ startsAt }) => startsAt < now);
  const taken = new Map(people.map((person) => [person.id, [...person.taken]]));
  for (const { profileId, startsAt, endsAt } of stood)
    if (profileId !== null) taken.get(profileId)?.push({ from: startsAt, until: endsAt });
  const made = generateWatches({ ...plan, legs: legsOf(plan.legs, zones), teams }, zones, taken).filter(
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
  const concerned = [...standing.watches, ...made].map(({ profileId }) => profileId);
  return changed(scope, plan, "watches_made", { count: made.length }, concerned);
}

/** The watch that runs now stays whose it is. */
const isSamePlace = (watch: PlannedWatch, other: WatchRow): boolean =>
  watch.position === other.position && watch.from < other.endsAt && other.startsAt < watch.until;

/** Puts a watch on the plan, or changes who stands it and when. */
export async function saveWatch(scope: VesselScope, input: SaveWatchInput): Promise<Versioned> {
  const { id, planId, version, base, ...given } = input;
  const plan = await lockOpenPlan(scope, planId);
  const { tx, vesselId } = scope;
  const before = await findWatch(tx, vesselId, id);
  if (version !== undefined) {
    const known = expectRow(before?.planId === planId ? before : undefined);
    if (!expectBase(known, { version, base }, given)) return { id, version: known.version };
    await expectPlace(scope, plan, { ...known, ...definedOf(given) }, known);
    const after = await updateWatch(tx, known, definedOf(given), scope.now);
    await changed(scope, plan, "watch_changed", {}, [known.profileId, after.profileId]);
    return { id, version: after.version };
  }
  const sent = await sentBefore(scope, id, before, { planId });
  if (sent) return { id, version: sent.version };
  const { position, startsAt, endsAt, profileId = null } = given;
  if (position === undefined || startsAt === undefined || endsAt === undefined)
    throw new AppError("invalid", "watch-plans:refusal.times");
  await expectRoom(tx, watches, { vesselId, most: mostWatches, of: [[watches.planId, planId]] });
  const row = { ...stampOf(scope, id), planId, position, profileId, startsAt, endsAt };
  await expectPlace(scope, plan, row);
  await insertWatches(tx, [row]);
  await changed(scope, plan, "watch_added", {}, [profileId]);
  return { id, version: 1 };
}

type Wanted = Pick<WatchRow, "id" | "position" | "profileId" | "startsAt" | "endsAt">;

/** @throws AppError where the watch does not fit the plan, or its person stands elsewhere or is away */
async function expectPlace(scope: VesselScope, plan: WatchPlanRow, wanted: Wanted, before?: WatchRow): Promise<void> {
  const standing = await standingPlan(scope, plan);
  assertAllowed(judgeWatch(standing, wanted, { now: scope.now, before }), "conflict");
}

export async function removeWatch(scope: VesselScope, { id, version }: Versioned): Promise<void> {
  requireInsider(scope);
  const watch = expectRow(await findWatch(scope.tx, scope.vesselId, id));
  const plan = await lockOpenPlan(scope, watch.planId);
  const current = expectRow(await findWatch(scope.tx, scope.vesselId, id));
  expectVersion(current, version);
  if (current.startsAt < scope.now) throw new AppError("conflict", "watch-plans:refusal.stood");
  await deleteWatch(scope.tx, current);
  await changed(scope, plan, "watch_removed", {}, [current.profileId]);
}

/** Gives watches to other people, all at once or none. */
export async function assignWatches(scope: VesselScope, { planId, changes }: AssignWatchesInput): Promise<void> {
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
  await assignPeople(
    scope.tx,
    pairs.map(({ after }) => after),
    scope.now,
  );
  const concerned = pairs.flatMap(({ before, after }) => [before.profileId, after.profileId]);
  await changed(scope, plan, "watches_assigned", { count: pairs.length }, concerned);
}

/** Tells everybody who stands a watch; closed while somebody's rest is broken by it, or a watch has nobody. */
export async function publishPlan(scope: VesselScope, { id, version }: Versioned): Promise<Versioned> {
  const plan = await lockOpenPlan(scope, id, "publishedAt");
  expectVersion(plan, version);
  if (plan.publishedAt !== null) return { id, version };
  const standing = await standingPlan(scope, plan);
  const { holes, broken, absent } = faultsOf(standing, scope.now);
  const { readable, others } = byReading(standing, broken);
  const nameOf = (profileId: string) =>
    standing.people.find((person) => person.id === profileId)?.known.person.name ?? "?";
  assertAllowed(
    [
      ...(standing.watches.length === 0 ? [{ messageKey: "watch-plans:refusal.noWatches" }] : []),
      ...(holes.length > 0 ? [{ messageKey: "watch-plans:refusal.holes", params: { count: holes.length } }] : []),
      ...(readable.length > 0
        ? [{ messageKey: "watch-plans:refusal.broken", params: { names: readable.map(nameOf).join(", ") } }]
        : []),
      ...(others.length > 0 ? [{ messageKey: "watch-plans:refusal.othersBroken" }] : []),
      ...(absent.length > 0 ? [{ messageKey: "watch-plans:refusal.absent", params: { count: absent.length } }] : []),
    ],
    "conflict",
  );
  const after = await updateWatchPlan(scope.tx, plan, { publishedAt: scope.now }, scope.now);
  await recordChange(scope, watchPlanRecord, id, { verb: "published", facts: { name: plan.name } });
  await tellWatchkeepers(
    scope,
    after,
    "published",
    standing.watches.map(({ profileId }) => profileId),
  );
  return { id, version: after.version };
}

/** The plan is newer by it: whoever publishes has seen it. Those concerned are told where it was published. */
async function changed(
  scope: VesselScope,
  plan: WatchPlanRow,
  verb: string,
  facts: Record<string, number>,
  concerned: readonly (string | null)[],
): Promise<Versioned> {
  const after = await updateWatchPlan(scope.tx, plan, {}, scope.now);
  await recordChange(scope, watchPlanRecord, plan.id, { verb, facts: { name: plan.name, ...facts } });
  if (plan.publishedAt !== null) await tellWatchkeepers(scope, after, "changed", concerned);
  await lapseSwaps(scope, after);
  return { id: plan.id, version: after.version };
}
