import { can } from "@ymp/core/access/resolve-access";
import { heldTank, tankPolicy } from "@ymp/core/books/draft-fields";
import { AppError } from "@ymp/core/errors";
import { tanks } from "@ymp/db/schema/logbooks";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom } from "../../kit/expect-room.ts";
import { changedFields, expectMayChange, fieldsFor } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { insertTank, isTankName, lockTank, tanksOnBoard, updateTank } from "./facts.repository.ts";
import { expectWriter } from "./keepers.service.ts";
import { tankRecord } from "./logbooks.record.ts";
import type { SaveTankInput } from "./tanks.schema.ts";

const mostTanks = 200;

export async function listTanks(scope: VesselScope) {
  const rows = await tanksOnBoard(scope.tx, scope.vesselId);
  const mayEdit = can(scope.access, "logbook:edit");
  return rows.map(({ id, version, name, capacity, iopp, contents, density, calibration, createdBy }) => ({
    ...{ id, version, name, capacity, iopp, contents, density, calibration },
    can: { fields: mayEdit ? fieldsFor(scope, tankPolicy, heldTank({ createdBy })) : [] },
  }));
}

export async function saveTank(scope: VesselScope, input: SaveTankInput): Promise<{ id: string; version: number }> {
  await expectWriter(scope);
  const { tx, vesselId, now, actor } = scope;
  const { id, version, base, ...given } = input;
  const before = await lockTank(tx, vesselId, id);
  const sent = version === undefined && (await sentBefore(scope, id, before));
  if (sent) return { id, version: sent.version };
  if (version === undefined) {
    await expectFreeName(scope, id, given.name);
    expectMayChange(scope, tankPolicy, heldTank({ createdBy: null }), ["name"], "forbidden");
    await expectRoom(tx, tanks, { vesselId, most: mostTanks });
    const made = { id, vesselId, createdBy: actor.userId, createdAt: now, updatedAt: now };
    const after = await insertTank(tx, { ...made, ...given, name: given.name ?? "" });
    await recordChange(scope, tankRecord, id, { verb: "created", after, facts: { name: after.name } });
    return { id, version: after.version };
  }
  const old = expectRow(before);
  if (!expectBase(old, { version, base }, given)) return { id, version: old.version };
  expectMayChange(scope, tankPolicy, heldTank(old), changedFields(tankPolicy, old, given));
  await expectFreeName(scope, id, given.name);
  const after = await updateTank(tx, old, { ...given, updatedAt: now });
  await recordChange(scope, tankRecord, id, { verb: "updated", before: old, after, facts: { name: after.name } });
  return { id, version: after.version };
}

async function expectFreeName({ tx, vesselId }: VesselScope, id: string, name: string | undefined): Promise<void> {
  if (name !== undefined && (await isTankName(tx, vesselId, name, id)))
    throw new AppError("conflict", "logbook-refusals:tankNameTaken", {}, { name: "logbook-refusals:tankNameTaken" });
}
