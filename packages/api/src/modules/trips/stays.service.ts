import { AppError, assertAllowed } from "@ymp/core/errors";
import { tripStays } from "@ymp/db/schema/trips";
import type { VesselScope } from "../../context.ts";
import { definedOf } from "../../kit/defined-of.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom } from "../../kit/expect-room.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { withChanges } from "../../kit/with-changes.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { expectNotErased } from "../../platform/readable-records.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { expectGuest } from "../guests/guests-reading.service.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { lockOpenTrip } from "./open-trip.service.ts";
import { beginSheet } from "./sheets.service.ts";
import {
  type DayRow,
  deleteStay,
  findDay,
  findStay,
  findStayOf,
  insertDay,
  insertStay,
  listDays,
  updateDay,
  updateStay,
} from "./stays.repository.ts";
import { type TripRow, tripRecord } from "./trips.record.ts";
import { judgeStay } from "./trips.rules.ts";
import type { SaveDayInput, SaveStayInput } from "./trips.schema.ts";
import type { Versioned } from "./trips.service.ts";

/** More than any passenger ship of the yacht codes carries. */
export const mostStays = 100;

/** Puts a guest on a trip, or changes cabin, coming and going. What is not said of a new one is the trip's. */
export async function saveStay(scope: VesselScope, input: SaveStayInput): Promise<Versioned> {
  const { id, tripId, version, base, ...given } = input;
  const trip = await lockOpenTrip(scope, tripId, "stays");
  const { tx, vesselId } = scope;
  const before = await findStay(tx, vesselId, id);
  if (version !== undefined) {
    const known = expectRow(before?.tripId === tripId ? before : undefined);
    await expectNotErased(scope, { kind: "guest", id: known.guestId });
    if (given.guestId !== undefined && given.guestId !== known.guestId)
      throw new AppError("invalid", "trips:refusal.otherGuest", {}, { guestId: "trips:refusal.otherGuest" });
    if (!expectBase(known, { version, base }, given)) return { id, version: known.version };
    assertAllowed(judgeStay(trip, withChanges(known, given)));
    const after = await updateStay(tx, known, { ...definedOf(given), updatedAt: scope.now });
    await record(scope, trip, "stay_changed");
    return { id, version: after.version };
  }
  const sent = await sentBefore(scope, id, before, { tripId });
  if (sent) return { id, version: sent.version };
  const guest = await expectGuest(scope, given.guestId ?? "");
  await expectNotErased(scope, { kind: "guest", id: guest.id });
  if (guest.archivedAt)
    throw new AppError("conflict", "guests:refusal.archived", {}, { guestId: "guests:refusal.archived" });
  if (await findStayOf(tx, vesselId, { tripId, guestId: guest.id }))
    throw new AppError("conflict", "trips:refusal.guestThere", {}, { guestId: "trips:refusal.guestThere" });
  await expectRoom(tx, tripStays, { vesselId, most: mostStays, of: [[tripStays.tripId, tripId]] });
  const { startsOn, endsOn, startPort, endPort } = trip;
  const ofTrip = { embarksOn: startsOn, embarkPort: startPort, disembarksOn: endsOn, disembarkPort: endPort };
  const row = { ...stampOf(scope, id), tripId, ...ofTrip, ...definedOf(given), guestId: guest.id };
  assertAllowed(judgeStay(trip, row));
  const after = await insertStay(tx, row);
  await beginSheet(scope, after);
  await record(scope, trip, "stay_added");
  return { id, version: after.version };
}

/** Takes a guest off a trip, unless somebody has changed the stay meanwhile. */
export async function removeStay(scope: VesselScope, { id, version }: Versioned): Promise<void> {
  requireInsider(scope);
  const { tripId } = expectRow(await findStay(scope.tx, scope.vesselId, id));
  const trip = await lockOpenTrip(scope, tripId, "stays");
  expectVersion(expectRow(await findStay(scope.tx, scope.vesselId, id)), version);
  await deleteStay(scope.tx, scope.vesselId, id);
  await record(scope, trip, "stay_removed");
}

/** Plans a day of the trip: one row a day. */
export async function saveDay(scope: VesselScope, input: SaveDayInput): Promise<Versioned> {
  const { id, tripId, onDay, version, base, ...given } = input;
  const trip = await lockOpenTrip(scope, tripId, "days");
  const { tx, vesselId } = scope;
  const before = await findDay(tx, vesselId, id);
  if (version !== undefined) {
    const known: DayRow = expectRow(before?.tripId === tripId ? before : undefined);
    if (!expectBase(known, { version, base }, given)) return { id, version: known.version };
    const after = await updateDay(tx, known, { ...definedOf(given), updatedAt: scope.now });
    await record(scope, trip, "day_planned", known.onDay);
    return { id, version: after.version };
  }
  const sent = await sentBefore(scope, id, before, { tripId });
  if (sent) return { id, version: sent.version };
  if (onDay < trip.startsOn || onDay > trip.endsOn) throw new AppError("invalid", "trips:refusal.outside");
  const days = await listDays(tx, vesselId, tripId);
  if (days.some((day) => day.onDay === onDay)) throw new AppError("conflict", "trips:refusal.dayThere");
  const after = await insertDay(tx, { ...stampOf(scope, id), tripId, onDay, ...definedOf(given) });
  await record(scope, trip, "day_planned", onDay);
  return { id, version: after.version };
}

/** The history of a trip names nobody who was on it: a guest can be erased, a history cannot. */
async function record(scope: VesselScope, trip: TripRow, verb: string, day: string | null = null): Promise<void> {
  await recordChange(scope, tripRecord, trip.id, { verb, facts: day === null ? {} : { day } });
}
