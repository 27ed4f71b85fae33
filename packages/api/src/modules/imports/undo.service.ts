import { AppError } from "@ymp/core/errors";
import { equipment } from "@ymp/db/schema/equipment";
import { plans } from "@ymp/db/schema/plans";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange, recordChanges } from "../../platform/changes/record-change.ts";
import { startPlans } from "../equipment/archiving.service.ts";
import { refreshCounter } from "../equipment/counters.service.ts";
import { equipmentRecord } from "../equipment/equipment.record.ts";
import { holdTree } from "../equipment/register.service.ts";
import { regradeJobs } from "../jobs/criticality.service.ts";
import { mayTakeBack, requireImporter, undoableMs } from "./import-rights.ts";
import { findImport, type ImportRow, listWrittenRows, updateImport, type WrittenRow } from "./imports.repository.ts";
import { importRecord } from "./imports.service.ts";
import {
  deleteIdleMeters,
  deleteMachines,
  deletePlans,
  dropSearchEntries,
  listChildren,
  listInUse,
  listNamed,
  listPlansInUse,
  listTouched,
  lockWritten,
  withdrawImported,
} from "./undo.repository.ts";
import { undoItems } from "./undo-items.service.ts";
import { undoJobs } from "./undo-jobs.service.ts";
import { undoPapers } from "./undo-papers.service.ts";
import { undoParts } from "./undo-parts.service.ts";
import { undoSuppliers } from "./undo-suppliers.service.ts";
import { giveRowsBack, idsOf, type KeptRecord, type NamedKind, type Undone, undoneOf } from "./undone-rows.ts";
import { importedFields } from "./write-equipment.service.ts";
import { lockEquipment } from "./writing.repository.ts";

type Undo = (scope: VesselScope, row: ImportRow, written: readonly WrittenRow[]) => Promise<Undone>;

/** In this order: what points to another record goes before it. */
const undoOf: Record<NamedKind, Undo> = {
  part: undoParts,
  job: undoJobs,
  plan: undoPlans,
  equipment: undoMachines,
  item: undoItems,
  supplier: undoSuppliers,
  crew_document: undoPapers,
};

/** Takes an import back within two days: what it made goes, what it changed is as before, what was touched since stays. */
export async function undoImport(scope: VesselScope, id: string): Promise<{ undone: number; kept: KeptRecord[] }> {
  const { tx, vesselId } = scope;
  const row = expectRow(await findImport(tx, vesselId, id, true));
  requireImporter(scope, row.kind);
  if (!mayTakeBack(scope, row.createdBy)) throw new AppError("forbidden", "imports:undoOfOthers");
  if (row.status === "undone") throw new AppError("conflict", "imports:alreadyUndone");
  if (scope.now.getTime() - row.createdAt.getTime() > undoableMs)
    throw new AppError("conflict", "imports:tooLateToUndo", { hours: 48 });
  const written = await listWrittenRows(tx, vesselId, id);
  // Whoever is saving one of them at this moment is waited for: what they saved is seen below, and kept.
  if (written.some(({ recordKind }) => recordKind === "equipment")) await holdTree(scope);
  await lockWritten(tx, vesselId, written);
  const kept: KeptRecord[] = [];
  let undone = 0;
  for (const undoKind of Object.values(undoOf)) {
    const of = await undoKind(scope, row, written);
    kept.push(...of.kept);
    undone += of.found - of.kept.length;
  }
  await updateImport(tx, vesselId, id, { status: "undone", undoneAt: scope.now, undoneBy: scope.actor.userId });
  await recordChange(scope, importRecord, id, {
    verb: "undone",
    facts: { fileName: row.fileName, undone, kept: kept.length },
  });
  return { undone, kept };
}

async function undoPlans(scope: VesselScope, row: ImportRow, written: readonly WrittenRow[]): Promise<Undone> {
  const { tx, vesselId } = scope;
  const made = idsOf(written, "plan", "create");
  const [touched, used, named] = await Promise.all([
    listTouched(tx, "plan", made, row),
    listPlansInUse(tx, vesselId, made),
    listNamed(tx, vesselId, plans, made),
  ]);
  const stays = (id: string) => touched.has(id) || used.has(id);
  await deletePlans(
    tx,
    vesselId,
    [...named.keys()].filter((id) => !stays(id)),
  );
  return undoneOf("plan", [...named.values()], ({ id }) => stays(id));
}

async function undoMachines(scope: VesselScope, row: ImportRow, written: readonly WrittenRow[]): Promise<Undone> {
  const { tx, vesselId } = scope;
  const [made, changed] = [idsOf(written, "equipment", "create"), idsOf(written, "equipment", "update")];
  const [touched, used, children, named] = await Promise.all([
    listTouched(tx, "equipment", [...made, ...changed], row),
    listInUse(tx, vesselId, made),
    listChildren(tx, vesselId, made),
    listNamed(tx, vesselId, equipment, [...made, ...changed]),
  ]);
  const removable = removableOf(
    made.filter((id) => named.has(id) && !touched.has(id) && !used.has(id)),
    children,
  );
  await restoreMachines(
    scope,
    row,
    written,
    changed.filter((id) => !touched.has(id)),
  );
  await withdrawHours(scope, written, touched);
  await deleteIdleMeters(tx, vesselId, idsOf(written, "counter", "create"));
  await deleteMachines(tx, vesselId, [...removable]);
  await dropSearchEntries(tx, vesselId, [...removable]);
  const isMade = new Set(made);
  const stays = (id: string) => touched.has(id) || (isMade.has(id) && !removable.has(id));
  return undoneOf("equipment", [...named.values()], ({ id }) => stays(id));
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

/** Readings of machines that stay as they are since touched are part of what was reckoned on. */
async function withdrawHours(
  scope: VesselScope,
  written: readonly WrittenRow[],
  touched: ReadonlySet<string>,
): Promise<void> {
  const touchedRows = new Set(
    written
      .filter(({ recordKind, recordId }) => recordKind === "equipment" && touched.has(recordId))
      .map(({ sourceRow }) => sourceRow),
  );
  const ids = written
    .filter(({ recordKind, sourceRow }) => recordKind === "reading" && !touchedRows.has(sourceRow))
    .map(({ recordId }) => recordId);
  const withdrawn = await withdrawImported(scope.tx, scope.vesselId, ids, scope.now);
  for (const counterId of new Set(withdrawn.map(({ counterId }) => counterId))) await refreshCounter(scope, counterId);
}
