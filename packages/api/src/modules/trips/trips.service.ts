import { AppError, assertAllowed } from "@ymp/core/errors";
import { heldTrip, tripPolicy } from "@ymp/core/guests/trip-fields";
import type { VesselScope } from "../../context.ts";
import { definedOf } from "../../kit/defined-of.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { changedFields, expectMayChange } from "../../kit/field-editing.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { withChanges } from "../../kit/with-changes.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { listDays, listStays, moveDays, moveStays } from "./stays.repository.ts";
import { type TripRow, tripRecord } from "./trips.record.ts";
import { findTrip, insertTrip, lockTrip, type NewTrip, updateTrip } from "./trips.repository.ts";
import { followTrip, judgeDates, mayCallOff, movedBy } from "./trips.rules.ts";
import { isSpan, type SaveTripInput } from "./trips.schema.ts";

export interface Versioned {
  id: string;
  version: number;
}

/** Enters a trip, or changes what is said of one. */
export async function saveTrip(scope: VesselScope, input: SaveTripInput): Promise<Versioned> {
  requireInsider(scope);
  const { id, version, base, ...given } = input;
  const values = definedOf(given);
  if (version !== undefined) return changeTrip(scope, id, { version, base }, values);
  const { tx, vesselId, actor, now } = scope;
  const sent = await sentBefore(scope, id, await findTrip(tx, vesselId, id));
  if (sent) return { id, version: sent.version };
  const { name, startsOn, endsOn } = given;
  if (name === undefined || startsOn === undefined || endsOn === undefined)
    throw new AppError("invalid", "trips:datesMissing");
  const whole = { name, startsOn, endsOn };
  const stamp = { vesselId, id, createdBy: actor.userId, createdAt: now, updatedAt: now };
  const row = await insertTrip(tx, { ...stamp, ...values, ...whole });
  await record(scope, row, "created");
  return { id, version: row.version };
}

async function changeTrip(
  scope: VesselScope,
  id: string,
  edited: { version: number; base?: object | undefined },
  values: Partial<NewTrip>,
): Promise<Versioned> {
  const before = expectRow(await lockTrip(scope.tx, scope.vesselId, id));
  if (!expectBase(before, edited, values)) return { id, version: before.version };
  expectMayChange(scope, tripPolicy, heldTrip(before), changedFields(tripPolicy, before, values));
  const isInOrder = isSpan(withChanges(before, values));
  assertAllowed(isInOrder ? [] : [{ messageKey: "trips:datesWrong", field: "endsOn" }]);
  const after = await updateTrip(scope.tx, before, values, scope.now);
  await moveAlong(scope, before, after);
  await record(scope, after, "updated", before);
  return { id, version: after.version };
}

/** Guests and planned days go with the dates of their trip: a menu is judged by who is aboard on its day. */
async function moveAlong({ tx, vesselId, now }: VesselScope, before: TripRow, after: TripRow): Promise<void> {
  if (before.startsOn === after.startsOn && before.endsOn === after.endsOn) return;
  const [listed, days] = [await listStays(tx, vesselId, after.id), await listDays(tx, vesselId, after.id)];
  const stays = listed.map(({ stay }) => stay);
  assertAllowed(judgeDates(before, after, { stays, days }), "conflict");
  const moved = stays.flatMap((stay) => {
    const next = followTrip(before, after, stay);
    const isMoved = next.embarksOn !== stay.embarksOn || next.disembarksOn !== stay.disembarksOn;
    return isMoved ? { ...stay, ...next } : [];
  });
  await moveStays(tx, vesselId, moved, now);
  const by = movedBy(before, after);
  if (by !== 0) await moveDays(tx, after, by, now);
}

/** Out of the list, and back. */
export async function setTripArchived(
  scope: VesselScope,
  { id, version }: Versioned,
  isArchived: boolean,
): Promise<Versioned> {
  requireInsider(scope);
  const before = expectRow(await lockTrip(scope.tx, scope.vesselId, id));
  expectVersion(before, version);
  if ((before.archivedAt !== null) === isArchived) return { id, version };
  expectMayChange(scope, tripPolicy, heldTrip(before), ["archivedAt"]);
  const after = await updateTrip(scope.tx, before, { archivedAt: isArchived ? scope.now : null }, scope.now);
  await record(scope, after, isArchived ? "archived" : "restored");
  return { id, version: after.version };
}

/**
 * Calls a trip off for a reason, and takes that back. Its guests, days and jobs stay with it.
 * @throws AppError conflict `trips:refusal.started` from its first day on: who was aboard counts for visas, lists and erasing
 */
export async function setTripCancelled(
  scope: VesselScope,
  { id, version }: Versioned,
  reason: string | null,
): Promise<Versioned> {
  requireInsider(scope);
  const before = expectRow(await lockTrip(scope.tx, scope.vesselId, id));
  expectVersion(before, version);
  if ((before.cancelledAt !== null) === (reason !== null)) return { id, version };
  expectMayChange(scope, tripPolicy, heldTrip(before), ["cancelledAt"]);
  if (reason !== null && !mayCallOff(before, shipsDay(scope))) throw new AppError("conflict", "trips:refusal.started");
  const state = { cancelledAt: reason === null ? null : scope.now, cancelReason: reason };
  const after = await updateTrip(scope.tx, before, state, scope.now);
  await record(scope, after, reason === null ? "reinstated" : "cancelled", undefined, reason);
  return { id, version: after.version };
}

async function record(
  scope: VesselScope,
  after: TripRow,
  verb: "created" | "updated" | "archived" | "restored" | "cancelled" | "reinstated",
  before?: TripRow,
  reason: string | null = null,
): Promise<void> {
  const change = before ? { before, after } : { after };
  await recordChange(scope, tripRecord, after.id, {
    verb,
    facts: { name: after.name, ...(reason === null ? {} : { reason }) },
    ...change,
  });
}
