import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import type { VesselScope } from "../../context.ts";
import { definedOf } from "../../kit/defined-of.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { expectNotErased } from "../../platform/readable-records.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { lockOpenTrip } from "./open-trip.service.ts";
import { findSheet, findSheetOf, insertSheet, lastSheetOf, updateSheet } from "./sheets.repository.ts";
import { findStay, type StayRow } from "./stays.repository.ts";
import { tripRecord } from "./trips.record.ts";
import type { SaveSheetInput } from "./trips.schema.ts";
import type { Versioned } from "./trips.service.ts";

/** What a guest wishes for on a stay. Whoever saves it says whether the guest was asked. */
export async function saveSheet(scope: VesselScope, input: SaveSheetInput): Promise<Versioned> {
  const { id, stayId, version, base, ...given } = input;
  const { tx, vesselId, now } = scope;
  const stay = expectRow(await findStay(tx, vesselId, stayId));
  const trip = await lockOpenTrip(scope, stay.tripId, "sheets");
  await expectNotErased(scope, { kind: "guest", id: stay.guestId });
  const before = await findSheetOf(tx, vesselId, stayId);
  if (version !== undefined) {
    const known = expectRow(before?.id === id ? before : undefined);
    if (!expectBase(known, { version, base }, given)) return { id, version: known.version };
    const after = await updateSheet(tx, known, { ...definedOf(given), updatedAt: now });
    await recordChange(scope, tripRecord, trip.id, { verb: "sheet_changed", facts: {} });
    return { id, version: after.version };
  }
  const sent = await sentBefore(scope, id, await findSheet(tx, vesselId, id), { stayId });
  if (sent) return { id, version: sent.version };
  if (before) throw new AppError("conflict", "trips:refusal.sheetThere");
  const after = await insertSheet(tx, { ...stampOf(scope, id), stayId, ...definedOf(given) });
  await recordChange(scope, tripRecord, trip.id, { verb: "sheet_changed", facts: {} });
  return { id, version: after.version };
}

/** A stay begins with the sheet of the guest's last one, as a draft until they were asked again. */
export async function beginSheet(scope: VesselScope, { id: stayId, guestId }: StayRow): Promise<void> {
  const last = await lastSheetOf(scope.tx, scope.vesselId, guestId);
  if (!last) return;
  await insertSheet(scope.tx, { ...last, ...stampOf(scope, newId()), version: 1, stayId, isDraft: true });
}
