import { judgeField } from "@ymp/core/access/field-policy";
import type { Message } from "@ymp/core/errors";
import { equipmentPolicy, heldEquipment } from "@ymp/core/maintenance/equipment-fields";
import { equipment } from "@ymp/db/schema/equipment";
import type { VesselScope } from "../../context.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { regradeJobs } from "../criticality/criticality.service.ts";
import { closeWorkOf, startPlans } from "../equipment/archiving.service.ts";
import { equipmentRecord } from "../equipment/equipment.record.ts";
import type { ImportRow, WrittenRow } from "./imports.repository.ts";
import { judgeTakingOut } from "./judge-taking-back.ts";
import { machinesThatStay } from "./machines-given-back.service.ts";
import {
  deleteIdleMeters,
  deleteMachines,
  dropSearchEntries,
  listChildren,
  listInUse,
  listNamed,
  listTouched,
} from "./undo.repository.ts";
import { withdrawHours } from "./undo-hours.service.ts";
import { giveRowsBack, idsOf, type Undone, undoneOf, undoneTogether } from "./undone-rows.ts";
import { importedFields } from "./write-equipment.service.ts";
import { lockEquipment } from "./writing.repository.ts";

/** New machines go unless something hangs on them by now; changed ones are as before where the register still has that place. */
export async function undoMachines(
  scope: VesselScope,
  row: ImportRow,
  written: readonly WrittenRow[],
): Promise<Undone> {
  const { tx, vesselId } = scope;
  const [made, changed] = [idsOf(written, "equipment", "create"), idsOf(written, "equipment", "update")];
  const [touched, used, named, staying] = await Promise.all([
    listTouched(tx, "equipment", [...made, ...changed], row),
    listInUse(tx, vesselId, made),
    listNamed(tx, vesselId, equipment, [...made, ...changed]),
    machinesThatStay(scope, row, written),
  ]);
  const refused = new Map([...staying.refused, ...(await whatMayNotGo(scope, row, made))]);
  const isKept = (id: string) => touched.has(id) || refused.has(id);
  await restoreMachines(
    scope,
    row,
    written,
    changed.filter((id) => !isKept(id)),
  );
  // What hung under new ones hangs where it did before.
  const removable = removableOf(
    made.filter((id) => named.has(id) && !isKept(id) && !used.has(id)),
    await listChildren(tx, vesselId, made),
  );
  const isMade = new Set(made);
  const stays = (id: string) => isKept(id) || (isMade.has(id) && !removable.has(id));
  const hours = await withdrawHours(scope, row, written, {
    isOfList: (id) => named.has(id),
    stays: isKept,
    goes: (id) => removable.has(id),
  });
  await deleteIdleMeters(tx, vesselId, idsOf(written, "counter", "create"));
  await deleteMachines(tx, vesselId, [...removable]);
  await dropSearchEntries(tx, vesselId, [...removable]);
  const machines = undoneOf(
    "equipment",
    [...named.values()],
    ({ id }) => stays(id),
    ({ id }) => refused.get(id) ?? null,
  );
  return undoneTogether(machines, hours);
}

/** Of the machines that another's list made those that this person could not take out by hand. */
async function whatMayNotGo(scope: VesselScope, row: ImportRow, made: readonly string[]): Promise<[string, Message][]> {
  const rows = await lockEquipment(scope.tx, scope.vesselId, made);
  return rows.flatMap((item): [string, Message][] => {
    const why = judgeTakingOut(scope, row, (by) => judgeField(equipmentPolicy, "archivedAt", heldEquipment(item), by));
    return why ? [[item.id, why]] : [];
  });
}

/** A machine with a child that stays has to stay too, and so on upwards. */
function removableOf(
  ids: readonly string[],
  children: readonly { id: string; parentId: string | null }[],
): Set<string> {
  const removable = new Set(ids);
  const blocked = () =>
    children.filter(({ id, parentId }) => parentId && removable.has(parentId) && !removable.has(id));
  for (let found = blocked(); found.length > 0; found = blocked())
    for (const { parentId } of found) if (parentId) removable.delete(parentId);
  return removable;
}

async function restoreMachines(
  scope: VesselScope,
  row: ImportRow,
  written: readonly WrittenRow[],
  ids: readonly string[],
): Promise<void> {
  const current = await lockEquipment(scope.tx, scope.vesselId, ids);
  await giveRowsBack(scope, equipment, importedFields, current, written);
  const after = await lockEquipment(scope.tx, scope.vesselId, ids);
  const old = new Map(current.map((item) => [item.id, item]));
  await regradeJobs(
    scope,
    after.filter((item) => item.isCritical !== old.get(item.id)?.isCritical).map(({ id }) => id),
  );
  await startPlans(
    scope,
    after.filter(({ id, archivedAt }) => !archivedAt && old.get(id)?.archivedAt).map(({ id }) => id),
  );
  // Nothing is open on them: machines with open jobs stay.
  await closeWorkOf(
    scope,
    after.filter(({ id, archivedAt }) => archivedAt && !old.get(id)?.archivedAt),
    row.fileName,
  );
  await recordChanges(
    scope,
    equipmentRecord,
    after.map((item) => ({
      recordId: item.id,
      verb: "updated",
      before: old.get(item.id) ?? {},
      after: item,
      facts: { equipmentName: item.name, fileName: row.fileName },
      relatedIds: [row.id],
    })),
  );
}
