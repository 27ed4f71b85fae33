import { can } from "@ymp/core/access/resolve-access";
import { AppError } from "@ymp/core/errors";
import { logNamePolicy } from "@ymp/core/log-fields";
import { heldKept } from "@ymp/core/maintenance/drawn-up-fields";
import { logNames } from "@ymp/db/schema/log";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom, mostOnBoard } from "../../kit/expect-room.ts";
import { changedFields, expectMayChange, fieldsFor } from "../../kit/field-editing.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { logNameRecord } from "./log.record.ts";
import type { SaveLogNameInput } from "./log.schema.ts";
import { stampOf } from "./log.service.ts";
import { holdName, insertName, isTaken, listNames, updateName } from "./log-names.repository.ts";

/** The names of what can be logged, each with what the reader may do with it. */
export async function namesToLog(scope: VesselScope, { includesArchived }: { includesArchived: boolean }) {
  if (scope.access.seesOnlyShared) return [];
  const mayEdit = can(scope.access, "logbook:edit");
  const rows = await listNames(scope.tx, scope.vesselId, includesArchived);
  return rows.map(({ createdBy, archivedAt, ...row }) => ({
    ...row,
    isArchived: archivedAt !== null,
    can: { fields: mayEdit ? fieldsFor(scope, logNamePolicy, heldKept({ archivedAt, createdBy })) : [] },
  }));
}

export async function saveName(scope: VesselScope, input: SaveLogNameInput): Promise<{ id: string; version: number }> {
  requireInsider(scope);
  const { tx, vesselId } = scope;
  const { id, version, base, name } = input;
  const before = await holdName(tx, vesselId, id);
  if (version === undefined) {
    const sent = await sentBefore(scope, id, before);
    if (sent) return { id, version: sent.version };
    await expectFree(scope, id, name ?? "", 1);
    const after = await insertName(tx, { ...stampOf(scope, id), name: name ?? "" });
    await recordChange(scope, logNameRecord, id, { verb: "created", after, facts: { name: after.name } });
    return { id, version: after.version };
  }
  const old = expectRow(before);
  const values = name === undefined ? {} : { name };
  if (!expectBase(old, { version, base }, values)) return { id, version: old.version };
  expectMayChange(scope, logNamePolicy, heldKept(old), changedFields(logNamePolicy, old, values));
  await expectFree(scope, id, name ?? old.name, 0);
  const after = await updateName(tx, old, values, scope.now);
  await recordChange(scope, logNameRecord, id, { verb: "updated", before: old, after, facts: { name: after.name } });
  return { id, version: after.version };
}

export async function setNameArchived(
  scope: VesselScope,
  { id, version }: { id: string; version: number },
  isArchived: boolean,
): Promise<{ id: string; version: number }> {
  requireInsider(scope);
  const before = expectRow(await holdName(scope.tx, scope.vesselId, id));
  expectVersion(before, version);
  if ((before.archivedAt !== null) === isArchived) return { id, version };
  expectMayChange(scope, logNamePolicy, heldKept(before), ["archivedAt"]);
  if (!isArchived) await expectFree(scope, id, before.name, 0);
  const after = await updateName(scope.tx, before, { archivedAt: isArchived ? scope.now : null }, scope.now);
  const verb = isArchived ? "archived" : "restored";
  await recordChange(scope, logNameRecord, id, { verb, after, facts: { name: after.name } });
  return { id, version: after.version };
}

/** One after the other: two that are called the same at the same moment would both find the name free. */
async function expectFree({ tx, vesselId }: VesselScope, id: string, name: string, added: number): Promise<void> {
  await expectRoom(tx, logNames, { vesselId, most: mostOnBoard.logNames, added });
  if (await isTaken(tx, vesselId, id, name))
    throw new AppError("conflict", "log:nameTaken", { name }, { name: "log:nameTaken" });
}
