import { AppError, assertAllowed } from "@ymp/core/errors";
import { heldKept } from "@ymp/core/maintenance/drawn-up-fields";
import { watchPlanPolicy } from "@ymp/core/watch-plan-fields";
import { mostWatches, spanOf } from "@ymp/core/watches/watch-plan";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { definedOf } from "../../kit/defined-of.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { changedFields, expectMayChange } from "../../kit/field-editing.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { withChanges } from "../../kit/with-changes.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { readShipZones } from "../vessel/zones.service.ts";
import { tellOfChanges } from "./watch-notices.service.ts";
import { type WatchPlanRow, watchPlanRecord } from "./watch-plans.record.ts";
import {
  findWatchPlan,
  insertWatchPlan,
  lockWatchPlan,
  type NewWatchPlan,
  updateWatchPlan,
} from "./watch-plans.repository.ts";
import { judgePlan } from "./watch-plans.rules.ts";
import type { SaveWatchPlanInput } from "./watch-plans.schema.ts";
import { setCounting, watchesOf } from "./watches.repository.ts";

export interface Versioned {
  id: string;
  version: number;
}

/** Enters a watch plan, or changes what is said of one. */
export async function saveWatchPlan(scope: VesselScope, input: SaveWatchPlanInput): Promise<Versioned> {
  requireInsider(scope);
  const { id, version, base, ...given } = input;
  const values = definedOf(given);
  if (version !== undefined) return changeWatchPlan(scope, id, { version, base }, values);
  const { tx, vesselId, actor, now } = scope;
  const sent = await sentBefore(scope, id, await findWatchPlan(tx, vesselId, id));
  if (sent) return { id, version: sent.version };
  const { name, startsOn, endsOn, pattern, legs } = given;
  if (!name || !startsOn || !endsOn || !pattern || !legs) throw new AppError("invalid", "watch-plans:nameMissing");
  const stamp = { vesselId, id, createdBy: actor.userId, createdAt: now, updatedAt: now };
  const whole = { ...values, name, startsOn, endsOn, pattern, legs };
  assertAllowed(judgePlan(whole));
  const row = await insertWatchPlan(tx, { ...stamp, ...whole });
  await record(scope, row, "created");
  return { id, version: row.version };
}

async function changeWatchPlan(
  scope: VesselScope,
  id: string,
  edited: { version: number; base?: object | undefined },
  values: Partial<NewWatchPlan>,
): Promise<Versioned> {
  const before = expectRow(await lockWatchPlan(scope.tx, scope.vesselId, id));
  if (!expectBase(before, edited, values)) return { id, version: before.version };
  expectMayChange(scope, watchPlanPolicy, heldKept(before), changedFields(watchPlanPolicy, before, values));
  const wanted = withChanges(before, values);
  assertAllowed(judgePlan(wanted));
  const outside = await hasWatchesOutside(scope, wanted);
  assertAllowed(outside ? [{ messageKey: "watch-plans:refusal.watchesOutside", field: "endsOn" }] : [], "conflict");
  const after = await updateWatchPlan(scope.tx, before, values, scope.now);
  await record(scope, after, "updated", before);
  return { id, version: after.version };
}

/** Out of the list, and back. */
export async function setWatchPlanArchived(
  scope: VesselScope,
  { id, version }: Versioned,
  isArchived: boolean,
): Promise<Versioned> {
  requireInsider(scope);
  const before = expectRow(await lockWatchPlan(scope.tx, scope.vesselId, id));
  expectVersion(before, version);
  if ((before.archivedAt !== null) === isArchived) return { id, version };
  expectMayChange(scope, watchPlanPolicy, heldKept(before), ["archivedAt"]);
  const after = await updateWatchPlan(scope.tx, before, { archivedAt: isArchived ? scope.now : null }, scope.now);
  await setCounting(scope.tx, scope.vesselId, id, !isArchived);
  await record(scope, after, isArchived ? "archived" : "restored");
  if (after.publishedAt !== null) {
    const own = await ownWatches(scope, id);
    await tellOfChanges(scope, after, isArchived ? own : [], isArchived ? [] : own);
  }
  return { id, version: after.version };
}

const ownWatches = ({ tx, vesselId }: VesselScope, planId: string) =>
  wholeUpTo(watchesOf(tx, vesselId, planId), mostWatches, "watch-plans:refusal.tooMany");

/** Watches are not left behind when the days of their plan move. */
async function hasWatchesOutside(scope: VesselScope, plan: WatchPlanRow): Promise<boolean> {
  const span = spanOf(plan, await readShipZones(scope));
  const own = await ownWatches(scope, plan.id);
  return own.some(({ startsAt, endsAt }) => startsAt < span.from || endsAt > span.until);
}

async function record(
  scope: VesselScope,
  after: WatchPlanRow,
  verb: "created" | "updated" | "archived" | "restored",
  before?: WatchPlanRow,
): Promise<void> {
  const change = before ? { before, after } : { after };
  await recordChange(scope, watchPlanRecord, after.id, { verb, facts: { name: after.name }, ...change });
}
