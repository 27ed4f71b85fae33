import { isMoreThan } from "@ymp/core/books/sounding-balance";
import { volumeAt } from "@ymp/core/books/sounding-table";
import { AppError, type MessageParams } from "@ymp/core/errors";
import { heldKept } from "@ymp/core/maintenance/drawn-up-fields";
import { soundingPolicy } from "@ymp/core/sounding-fields";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { changedFields, expectMayChange } from "../../kit/field-editing.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { type NamedSounding, soundingRecord, soundingTitle } from "./soundings.record.ts";
import { findSounding, holdTank, insertSounding, lockSounding, updateSounding } from "./soundings.repository.ts";
import type { SaveSoundingInput } from "./soundings.schema.ts";

export interface Versioned {
  id: string;
  version: number;
}

type Given = Omit<SaveSoundingInput, "id" | "version" | "base">;

/** Writes down what was measured in a tank, or changes what is said of it. */
export async function saveSounding(scope: VesselScope, input: SaveSoundingInput): Promise<Versioned> {
  requireInsider(scope);
  const { id, version, base, ...given } = input;
  expectHappened(scope, "work", { soundedAt: given.soundedAt });
  if (version !== undefined) return changeSounding(scope, { id, version, base }, given);
  const { tx, vesselId } = scope;
  const sent = await sentBefore(scope, id, await findSounding(tx, vesselId, id));
  if (sent) return { id, version: sent.version };
  const { tankId = "", soundedAt = scope.now, cm = null } = given;
  const tank = expectRow(await holdTank(tx, vesselId, tankId));
  const told = volumeOf(tank, { cm, volume: given.volume });
  const row = await insertSounding(tx, { ...stampOf(scope, id), ...given, tankId, soundedAt, cm, ...told });
  await record(scope, { ...row, tank: tank.name }, "created");
  return { id, version: row.version };
}

async function changeSounding(
  scope: VesselScope,
  { id, ...edited }: { id: string; version: number; base?: object | undefined },
  given: Given,
): Promise<Versioned> {
  const { tx, vesselId, now } = scope;
  const before = expectRow(await lockSounding(tx, vesselId, id));
  if (!expectBase(before, edited, given)) return { id, version: before.version };
  expectMayChange(scope, soundingPolicy, heldKept(before), changedFields(soundingPolicy, before, given));
  const tank = expectRow(await holdTank(tx, vesselId, given.tankId ?? before.tankId));
  const isMeasuredAnew = given.cm !== undefined || given.volume !== undefined || given.tankId !== undefined;
  const { cm = before.cm, volume = before.isByTable ? null : before.volume } = given;
  const told = isMeasuredAnew ? volumeOf(tank, { cm, volume }) : {};
  const { volume: _, ...others } = given;
  const after = await updateSounding(tx, before, { ...others, ...told }, now);
  await record(scope, { ...after, tank: tank.name }, "updated", before);
  return { id, version: after.version };
}

interface Measured {
  readonly cm: string | null;
  readonly volume: string | null | undefined;
}

/**
 * A volume that was typed stands; otherwise the table of the tank tells it by the height.
 * @throws AppError where neither does, or it is more than the tank holds
 */
function volumeOf(tank: Awaited<ReturnType<typeof holdTank>>, { cm, volume }: Measured) {
  if (volume) {
    if (tank?.capacity && isMoreThan(volume, tank.capacity))
      throw refused("volume", "moreThanHolds", { capacity: tank.capacity });
    return { volume, isByTable: false };
  }
  const told = cm === null ? null : volumeAt(tank?.calibration ?? [], cm);
  if (told !== null) return { volume: told, isByTable: true };
  throw cm === null || !tank?.calibration ? refused("volume", "volumeMissing") : refused("cm", "notInTable");
}

const refused = (field: string, why: string, params: MessageParams = {}) =>
  new AppError("invalid", `soundings:refusal.${why}`, params, { [field]: `soundings:refusal.${why}` });

/** Out of the list, and back. */
export async function setSoundingArchived(
  scope: VesselScope,
  { id, version }: Versioned,
  isArchived: boolean,
): Promise<Versioned> {
  requireInsider(scope);
  const before = expectRow(await lockSounding(scope.tx, scope.vesselId, id));
  expectVersion(before, version);
  if ((before.archivedAt !== null) === isArchived) return { id, version };
  expectMayChange(scope, soundingPolicy, heldKept(before), ["archivedAt"]);
  const after = await updateSounding(scope.tx, before, { archivedAt: isArchived ? scope.now : null }, scope.now);
  await record(scope, { ...after, tank: before.tank }, isArchived ? "archived" : "restored");
  return { id, version: after.version };
}

async function record(
  scope: VesselScope,
  after: NamedSounding,
  verb: "created" | "updated" | "archived" | "restored",
  before?: NamedSounding,
): Promise<void> {
  const change = before ? { before, after } : { after };
  await recordChange(scope, soundingRecord, after.id, { verb, facts: { name: soundingTitle(after) }, ...change });
}
