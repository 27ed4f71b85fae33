import { AppError } from "@ymp/core/errors";
import { locations } from "@ymp/db/schema/inventory";
import type { VesselScope } from "../../context.ts";
import { expectRoom, mostOnBoard } from "../../kit/expect-room.ts";
import { expectRow, expectVersion, isRetry } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { vesselRecord } from "../vessel/vessel.record.ts";
import type { SaveLocationInput } from "./inventory.schema.ts";
import { requireOwnPeople, stampOf } from "./inventory-scope.ts";
import {
  deleteLocation,
  findLocation,
  insertLocation,
  isNameTaken,
  listLocations,
  tracesOf,
  updateLocation,
} from "./places.repository.ts";

export async function locationsOnBoard(scope: VesselScope) {
  return scope.access.seesOnlyShared ? [] : listLocations(scope.tx, scope.vesselId);
}

/** A place where things are kept: a locker, a store, a bilge. */
export async function saveLocation(scope: VesselScope, input: SaveLocationInput): Promise<{ version: number }> {
  requireOwnPeople(scope);
  const { tx, vesselId } = scope;
  const { id, version, ...values } = input;
  const before = await findLocation(tx, vesselId, id, true);
  if (version === undefined && isRetry(before, scope.actor.userId)) return { version: before.version };
  if (version !== undefined) expectVersion(expectRow(before), version);
  if (await isNameTaken(tx, vesselId, values.name, id))
    throw new AppError("conflict", "inventory:refusal.placeExists", {}, { name: "inventory:refusal.placeExists" });
  if (!before) await expectRoom(tx, locations, { vesselId, most: mostOnBoard.locations });
  const after = before
    ? await updateLocation(tx, before, { ...values, updatedAt: scope.now })
    : await insertLocation(tx, { ...values, ...stampOf(scope, id) });
  await tell(scope, before ? "place_changed" : "place_added", { name: after.name, was: before?.name ?? null });
  return { version: after.version };
}

/** Only a place that the ledger never spoke of can go; every other one is renamed. */
export async function removeLocation(scope: VesselScope, id: string): Promise<void> {
  requireOwnPeople(scope);
  const place = expectRow(await findLocation(scope.tx, scope.vesselId, id, true));
  const { holds, moved } = await tracesOf(scope.tx, scope.vesselId, id);
  if (holds) throw new AppError("conflict", "inventory:refusal.placeHolds", { name: place.name });
  if (moved) throw new AppError("conflict", "inventory:refusal.placeInLedger", { name: place.name });
  await deleteLocation(scope.tx, scope.vesselId, id);
  await tell(scope, "place_removed", { name: place.name });
}

async function tell(scope: VesselScope, verb: string, facts: Record<string, string | null>): Promise<void> {
  await recordChange(scope, vesselRecord, scope.vesselId, { verb, facts });
}
