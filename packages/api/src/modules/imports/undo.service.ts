import { mayViewKind } from "@ymp/core/access/may-view-kind";
import { AppError } from "@ymp/core/errors";
import { plans } from "@ymp/db/schema/plans";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { holdTree } from "../equipment/register.service.ts";
import { mayTakeBack, requireImporter, undoableMs } from "./import-rights.ts";
import { findImport, type ImportRow, listWrittenRows, updateImport, type WrittenRow } from "./imports.repository.ts";
import { importRecord } from "./imports.service.ts";
import { plansRefused } from "./plans-that-stay.service.ts";
import { deletePlans, listNamed, listPlansInUse, listTouched, lockWritten } from "./undo.repository.ts";
import { undoCrew } from "./undo-crew.service.ts";
import { undoGuests } from "./undo-guests.service.ts";
import { undoItems } from "./undo-items.service.ts";
import { undoJobs } from "./undo-jobs.service.ts";
import { undoMachines } from "./undo-machines.service.ts";
import { undoPapers } from "./undo-papers.service.ts";
import { undoParts } from "./undo-parts.service.ts";
import { undoRest } from "./undo-rest.service.ts";
import { undoSuppliers } from "./undo-suppliers.service.ts";
import { idsOf, type KeptRecord, type NamedKind, type Undone, undoneOf } from "./undone-rows.ts";

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
  profile: undoCrew,
  guest: undoGuests,
  rest: undoRest,
};

/** Takes an import back within two days: what it made goes, what it changed is as before, what was touched since stays. */
export async function undoImport(scope: VesselScope, id: string): Promise<{ undone: number; kept: KeptRecord[] }> {
  const { tx, vesselId } = scope;
  const row = expectRow(await findImport(tx, vesselId, id, true));
  requireImporter(scope, row.kind);
  if (!mayTakeBack(scope, row)) throw new AppError("forbidden", "imports:undoOfOthers");
  if (row.status === "undone") throw new AppError("conflict", "imports:alreadyUndone");
  if (scope.now.getTime() - row.createdAt.getTime() > undoableMs)
    throw new AppError("conflict", "imports:tooLateToUndo", { hours: 48 });
  const written = await listWrittenRows(tx, vesselId, id);
  // Anyone who is saving one of them at this moment is waited for: what they saved is seen below, and kept.
  if (written.some(({ recordKind }) => recordKind === "equipment")) await holdTree(scope);
  await lockWritten(tx, vesselId, written);
  const kept: KeptRecord[] = [];
  let undone = 0;
  for (const undoKind of Object.values(undoOf)) {
    const of = await undoKind(scope, row, written);
    kept.push(...of.kept.map((record) => asSeenBy(scope, record)));
    undone += of.found - of.kept.length;
  }
  await updateImport(tx, vesselId, id, { status: "undone", undoneAt: scope.now, undoneBy: scope.actor.userId });
  await recordChange(scope, importRecord, id, {
    verb: "undone",
    facts: { fileName: row.fileName, undone, kept: kept.length },
  });
  return { undone, kept };
}

/** A list brings along records of other kinds than its own: what the person may not see stays without its name. */
const asSeenBy = ({ access }: VesselScope, record: KeptRecord): KeptRecord =>
  mayViewKind(access, record.recordKind) ? record : { ...record, name: "" };

async function undoPlans(scope: VesselScope, row: ImportRow, written: readonly WrittenRow[]): Promise<Undone> {
  const { tx, vesselId } = scope;
  const made = idsOf(written, "plan", "create");
  const [touched, used, named, refused] = await Promise.all([
    listTouched(tx, "plan", made, row),
    listPlansInUse(tx, vesselId, made),
    listNamed(tx, vesselId, plans, made),
    plansRefused(scope, row, written),
  ]);
  const stays = (id: string) => touched.has(id) || used.has(id) || refused.has(id);
  await deletePlans(
    tx,
    vesselId,
    [...named.keys()].filter((id) => !stays(id)),
  );
  return undoneOf(
    "plan",
    [...named.values()],
    ({ id }) => stays(id),
    ({ id }) => refused.get(id) ?? null,
  );
}
