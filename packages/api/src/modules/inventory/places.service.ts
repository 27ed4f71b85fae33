import { can } from "@ymp/core/access/resolve-access";
import { AppError } from "@ymp/core/errors";
import { heldPlace, placePolicy } from "@ymp/core/maintenance/item-fields";
import { locations } from "@ymp/db/schema/inventory";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom, mostOnBoard } from "../../kit/expect-room.ts";
import { changedFields, expectMayChange, fieldsFor } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { vesselRecord } from "../vessel/vessel.record.ts";
import type { ListLocationsInput, SaveLocationInput } from "./inventory.schema.ts";
import { requireOwnPeople } from "./inventory-scope.ts";
import {
  deleteLocation,
  dropItemsFrom,
  findLocation,
  findNamesake,
  insertLocation,
  listLocations,
  tracesOf,
  updateLocation,
} from "./places.repository.ts";

export async function locationsOnBoard(scope: VesselScope, { isArchived }: ListLocationsInput = { isArchived: false }) {
  if (scope.access.seesOnlyShared) return [];
  const mayEdit = can(scope.access, "inventory:edit");
  const rows = await listLocations(scope.tx, scope.vesselId, isArchived);
  return rows.map(({ createdBy, archivedAt, ...place }) => ({
    ...place,
    can: { fields: mayEdit ? fieldsFor(scope, placePolicy, heldPlace({ createdBy, archivedAt })) : [] },
  }));
}

/** A place where things are kept: a locker, a store, a bilge. */
export async function saveLocation(scope: VesselScope, input: SaveLocationInput): Promise<{ version: number }> {
  requireOwnPeople(scope);
  const { tx, vesselId } = scope;
  const { id, version, base, ...values } = input;
  const before = await findLocation(tx, vesselId, id, true);
  const sent = version === undefined && (await sentBefore(scope, id, before));
  if (sent) return { version: sent.version };
  if (version !== undefined) {
    const known = expectRow(before);
    if (!expectBase(known, { version, base }, values)) return { version: known.version };
  }
  if (before) expectMayChange(scope, placePolicy, heldPlace(before), changedFields(placePolicy, before, values));
  const name = values.name ?? before?.name ?? "";
  const twin = await findNamesake(tx, vesselId, name, id);
  const twinRefusal = `inventory:refusal.${twin?.archivedAt ? "placeRests" : "placeExists"}`;
  if (twin) throw new AppError("conflict", twinRefusal, { name: twin.name }, { name: twinRefusal });
  if (!before) await expectRoom(tx, locations, { vesselId, most: mostOnBoard.locations });
  const after = before
    ? await updateLocation(tx, before, { ...values, updatedAt: scope.now })
    : await insertLocation(tx, { ...values, name, ...stampOf(scope, id) });
  await tell(scope, before ? "place_changed" : "place_added", { name: after.name, was: before?.name ?? null });
  return { version: after.version };
}

/** An empty place goes. One that the ledger speaks of is archived, and can come back. */
export async function removeLocation(scope: VesselScope, id: string): Promise<void> {
  requireOwnPeople(scope);
  const { tx, vesselId, now } = scope;
  const place = expectRow(await findLocation(tx, vesselId, id, true));
  if (place.archivedAt) return;
  expectMayChange(scope, placePolicy, heldPlace(place), ["archivedAt"]);
  const { holds, moved } = await tracesOf(tx, vesselId, id);
  if (holds) throw new AppError("conflict", "inventory:refusal.placeHolds", { name: place.name });
  await dropItemsFrom(tx, vesselId, id);
  if (moved) await updateLocation(tx, place, { archivedAt: now, updatedAt: now });
  else await deleteLocation(tx, vesselId, id);
  await tell(scope, moved ? "place_archived" : "place_removed", { name: place.name });
}

export async function restoreLocation(scope: VesselScope, id: string): Promise<void> {
  requireOwnPeople(scope);
  const place = expectRow(await findLocation(scope.tx, scope.vesselId, id, true));
  if (!place.archivedAt) return;
  expectMayChange(scope, placePolicy, heldPlace(place), ["archivedAt"]);
  await updateLocation(scope.tx, place, { archivedAt: null, updatedAt: scope.now });
  await tell(scope, "place_restored", { name: place.name });
}

async function tell(scope: VesselScope, verb: string, facts: Record<string, string | null>): Promise<void> {
  await recordChange(scope, vesselRecord, scope.vesselId, { verb, facts });
}
