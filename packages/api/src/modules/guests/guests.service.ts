import { assertAllowed } from "@ymp/core/errors";
import { guestPolicy, heldGuest, shownNameOf } from "@ymp/core/guests/guest-fields";
import type { VesselScope } from "../../context.ts";
import { definedOf } from "../../kit/defined-of.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { changedFields, expectMayChange } from "../../kit/field-editing.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { withChanges } from "../../kit/with-changes.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { forgetWords } from "../../platform/search/search.repository.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { type GuestRow, guestRecord, wordsOf } from "./guests.record.ts";
import { findGuest, insertGuest, lockGuest, updateGuest } from "./guests.repository.ts";
import { judgeBirth, judgeUnseen } from "./guests.rules.ts";
import type { GuestValues, SaveGuestInput } from "./guests.schema.ts";

export interface Versioned {
  id: string;
  version: number;
}

/** Enters a guest, or changes what is said of one. */
export async function saveGuest(scope: VesselScope, input: SaveGuestInput): Promise<Versioned> {
  requireInsider(scope);
  const { id, version, base, ...given } = input;
  assertAllowed(judgeUnseen(scope.access, given, version === undefined), "forbidden");
  assertAllowed(judgeBirth(given, shipsDay(scope)));
  if (version !== undefined) return changeGuest(scope, id, { version, base }, given);
  const { tx, vesselId, actor, now } = scope;
  const sent = await sentBefore(scope, id, await findGuest(tx, vesselId, id));
  if (sent) return { id, version: sent.version };
  const stamp = { vesselId, id, createdBy: actor.userId, createdAt: now, updatedAt: now };
  const isKept = { createdBy: actor.userId, archivedAt: null, erasedAt: null };
  expectMayChange(
    scope,
    guestPolicy,
    heldGuest(isKept),
    changedFields(guestPolicy, { countsStay: true }, given),
    "forbidden",
  );
  const values = definedOf(given);
  const row = await insertGuest(tx, { ...stamp, ...values, name: shownNameOf({ ...noName, ...values }) });
  await record(scope, row, "created");
  return { id, version: row.version };
}

const noName = { firstName: "", lastName: "", isPrivate: false };

async function changeGuest(
  scope: VesselScope,
  id: string,
  edited: { version: number; base?: object | undefined },
  given: GuestValues,
): Promise<Versioned> {
  const before = expectRow(await lockGuest(scope.tx, scope.vesselId, id));
  if (!expectBase(before, edited, given)) return { id, version: before.version };
  const changed = changedFields(guestPolicy, before, given);
  expectMayChange(scope, guestPolicy, heldGuest(before), changed);
  const name = shownNameOf(withChanges(before, given));
  const after = await updateGuest(scope.tx, before, { ...definedOf(given), name }, scope.now);
  await record(scope, after, "updated", changed);
  await forgetFormerWords(scope, before, after);
  return { id, version: after.version };
}

/** A name of before is kept from whoever looks for it, and is nobody's to erase later. */
async function forgetFormerWords({ tx, vesselId }: VesselScope, before: GuestRow, after: GuestRow): Promise<void> {
  if (before.name !== after.name || before.knownAs !== after.knownAs) await forgetWords(tx, vesselId, wordsOf(before));
}

/** Out of the list, and back. */
export async function setGuestArchived(
  scope: VesselScope,
  { id, version }: Versioned,
  isArchived: boolean,
): Promise<Versioned> {
  requireInsider(scope);
  const before = expectRow(await lockGuest(scope.tx, scope.vesselId, id));
  expectVersion(before, version);
  if ((before.archivedAt !== null) === isArchived) return { id, version };
  expectMayChange(scope, guestPolicy, heldGuest(before), ["archivedAt"]);
  const after = await updateGuest(scope.tx, before, { archivedAt: isArchived ? scope.now : null }, scope.now);
  await record(scope, after, isArchived ? "archived" : "restored");
  return { id, version: after.version };
}

/** Which fields were changed is kept, and what stood in them is not: a history cannot be erased, and a guest can. */
async function record(
  scope: VesselScope,
  after: GuestRow,
  verb: "created" | "updated" | "archived" | "restored",
  changed: readonly string[] = [],
): Promise<void> {
  await recordChange(scope, guestRecord, after.id, { verb, facts: { fields: changed.join(",") }, after });
}
