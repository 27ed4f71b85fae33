import { can } from "@ymp/core/access/resolve-access";
import { departments } from "@ymp/core/access/roles";
import { AppError } from "@ymp/core/errors";
import { heldKept } from "@ymp/core/maintenance/drawn-up-fields";
import { roundPolicy } from "@ymp/core/maintenance/reading-fields";
import { readingRounds as roundsOnBoard } from "@ymp/db/schema/equipment";
import type { VesselScope } from "../../context.ts";
import { bounded } from "../../kit/bounded.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom, mostOnBoard } from "../../kit/expect-room.ts";
import { changedFields, expectMayChange, fieldsFor } from "../../kit/field-editing.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { roundRecord } from "./rounds.record.ts";
import { findRound, insertRound, listKnownCounters, listRounds, metersOf, updateRound } from "./rounds.repository.ts";
import type { SaveRoundInput } from "./rounds.schema.ts";

/** The rounds with their meters in walking order. Meters of archived machines are passed by. */
export async function readingRounds(scope: VesselScope, { includesArchived }: { includesArchived: boolean }) {
  if (scope.access.seesOnlyShared) return [];
  const rounds = await listRounds(scope.tx, scope.vesselId, includesArchived);
  const ids = [...new Set(rounds.flatMap(({ counterIds }) => counterIds))];
  const meters = ids.length > 0 ? await metersOf(scope.tx, scope.vesselId, { ids }) : [];
  const meterOf = new Map(meters.map((meter) => [meter.id, meter]));
  const mayEdit = can(scope.access, "equipmentspage:edit");
  return rounds.map(({ id, name, department, counterIds, archivedAt, version, createdBy }) => ({
    ...{ id, name, version },
    can: { fields: mayEdit ? fieldsFor(scope, roundPolicy, heldKept({ archivedAt, createdBy })) : [] },
    department: departments.find((known) => known === department) ?? null,
    isArchived: archivedAt !== null,
    meters: counterIds.flatMap((counterId) => meterOf.get(counterId) ?? []),
  }));
}

const metersOffered = 200;

/** The meters a round can be made of. */
export async function metersOnBoard(scope: VesselScope, { search }: { search?: string }) {
  if (scope.access.seesOnlyShared) return { rows: [], hasMore: false };
  const words = (search ?? "").split(/\s+/).filter(Boolean).slice(0, 8);
  return bounded(metersOf(scope.tx, scope.vesselId, { words }), metersOffered);
}

export async function saveRound(scope: VesselScope, input: SaveRoundInput): Promise<{ id: string; version: number }> {
  requireInsider(scope);
  const { tx, vesselId } = scope;
  const { id, version, base, ...given } = input;
  const counterIds = [...new Set(given.counterIds)];
  const values = given.counterIds ? { ...given, counterIds } : given;
  const before = await findRound(tx, vesselId, id);
  const sent = version === undefined && (await sentBefore(scope, id, before));
  if (sent) return { id, version: sent.version };
  const known = await listKnownCounters(tx, vesselId, counterIds);
  if (known.size < counterIds.length) throw new AppError("not_found", "refusals:recordNotFound");
  if (version === undefined) {
    await expectRoom(tx, roundsOnBoard, { vesselId, most: mostOnBoard.rounds });
    const after = await insertRound(tx, { ...stampOf(scope, id), ...values, name: values.name ?? "", counterIds });
    await recordChange(scope, roundRecord, id, { verb: "created", after, facts: { name: after.name } });
    return { id, version: after.version };
  }
  const old = expectRow(before);
  if (!expectBase(old, { version, base }, values)) return { id, version: old.version };
  expectMayChange(scope, roundPolicy, heldKept(old), changedFields(roundPolicy, old, values));
  const after = await updateRound(tx, vesselId, id, { ...values, updatedAt: scope.now });
  await recordChange(scope, roundRecord, id, { verb: "updated", before: old, after, facts: { name: after.name } });
  return { id, version: after.version };
}

export async function setRoundArchived(
  scope: VesselScope,
  { id, version }: { id: string; version: number },
  isArchived: boolean,
): Promise<{ version: number }> {
  requireInsider(scope);
  const before = expectRow(await findRound(scope.tx, scope.vesselId, id));
  expectVersion(before, version);
  expectMayChange(scope, roundPolicy, heldKept(before), ["archivedAt"]);
  const values = { archivedAt: isArchived ? scope.now : null, updatedAt: scope.now };
  const after = await updateRound(scope.tx, scope.vesselId, id, values);
  const verb = isArchived ? "archived" : "restored";
  await recordChange(scope, roundRecord, id, { verb, before, after, facts: { name: after.name } });
  return { version: after.version };
}
