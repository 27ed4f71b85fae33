import { judgeField } from "@ymp/core/access/field-policy";
import { heldPart, partPolicy } from "@ymp/core/maintenance/part-fields";
import { spareParts } from "@ymp/db/schema/inventory";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { equipmentRecord, partRecord, type SparePartRow } from "../equipment/equipment.record.ts";
import type { ImportRow, WrittenRow } from "./imports.repository.ts";
import { judgeGivingBack, judgeTakingOut, linkedIsGone, whatIsRefused } from "./judge-taking-back.ts";
import { deleteEmptySections, deleteParts, listPartsInUse, lockParts } from "./parts-on-board.repository.ts";
import { namesWhatIsGone } from "./references-given-back.repository.ts";
import { dropSearchEntries, listTouched } from "./undo.repository.ts";
import { beforeOf, giveRowsBack, idsOf, nothingUndone, type Undone, undoneOf } from "./undone-rows.ts";
import { importedPartFields } from "./write-parts.service.ts";
import { listPlaced } from "./writing.repository.ts";

/** New parts go with the sections they stood in alone; changed ones are as before. */
export async function undoParts(scope: VesselScope, row: ImportRow, written: readonly WrittenRow[]): Promise<Undone> {
  const { tx, vesselId } = scope;
  const [made, changed] = [idsOf(written, "part", "create"), idsOf(written, "part", "update")];
  if (made.length + changed.length === 0) return nothingUndone;
  const [touched, used, parts] = await Promise.all([
    listTouched(tx, "part", [...made, ...changed], row),
    listPartsInUse(tx, vesselId, made),
    lockParts(tx, vesselId, [...made, ...changed]),
  ]);
  const isMade = new Set(made);
  const refused = await whichPartsStay(scope, row, parts, { isMade, before: beforeOf(written, "part") });
  const stays = ({ id }: SparePartRow) => touched.has(id) || used.has(id) || refused.has(id);
  const free = parts.filter((part) => !stays(part));
  await giveBack(
    scope,
    row,
    written,
    free.filter(({ id }) => !isMade.has(id)),
  );
  const gone = free.filter(({ id }) => isMade.has(id)).map(({ id }) => id);
  await deleteParts(tx, vesselId, gone);
  await dropSearchEntries(tx, vesselId, gone);
  await removeSections(scope, idsOf(written, "section", "create"));
  return undoneOf(
    "part",
    parts.map((part) => ({ ...part, name: part.designation })),
    stays,
    ({ id }) => refused.get(id) ?? null,
  );
}

async function whichPartsStay(
  scope: VesselScope,
  row: ImportRow,
  parts: readonly SparePartRow[],
  list: { isMade: ReadonlySet<string>; before: ReturnType<typeof beforeOf> },
) {
  const { tx, vesselId } = scope;
  const [machines, namesGone] = await Promise.all([
    listPlaced(tx, vesselId),
    namesWhatIsGone(tx, vesselId, ["sectionId", "itemId"], list.before),
  ]);
  const byId = new Map(machines.map((machine) => [machine.id, machine]));
  const heldOf = (part: SparePartRow) => heldPart(part, expectRow(byId.get(part.equipmentId)));
  return whatIsRefused(parts, list, {
    takingOut: (part) => judgeTakingOut(scope, row, (by) => judgeField(partPolicy, "removed", heldOf(part), by)),
    givingBack: (part, before) => {
      const asIs = heldOf(part);
      const why = judgeGivingBack(scope, partPolicy, { asIs, inUse: asIs }, { now: part, before });
      return why ?? (namesGone(before) ? linkedIsGone : null);
    },
  });
}

async function giveBack(
  scope: VesselScope,
  { id: importId, fileName }: ImportRow,
  written: readonly WrittenRow[],
  parts: readonly SparePartRow[],
): Promise<void> {
  await giveRowsBack(scope, spareParts, importedPartFields, parts, written);
  const old = new Map(parts.map((part) => [part.id, part]));
  const after = await lockParts(scope.tx, scope.vesselId, [...old.keys()]);
  await recordChanges(
    scope,
    partRecord,
    after.map((part) => ({
      recordId: part.id,
      verb: "updated",
      before: old.get(part.id) ?? {},
      after: part,
      facts: { designation: part.designation, partNo: part.partNo, fileName },
      relatedIds: [part.equipmentId, importId],
    })),
  );
}

async function removeSections(scope: VesselScope, ids: readonly string[]): Promise<void> {
  const gone = await deleteEmptySections(scope.tx, scope.vesselId, ids);
  await recordChanges(
    scope,
    equipmentRecord,
    gone.map(({ name, equipmentId }) => ({
      recordId: equipmentId,
      verb: "section_removed",
      facts: { section: name },
    })),
  );
}
