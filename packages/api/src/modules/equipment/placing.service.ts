import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange, recordChanges } from "../../platform/changes/record-change.ts";
import { type EquipmentRow, equipmentRecord } from "./equipment.record.ts";
import { type BulkUpdateEquipmentInput, deepestLevel, type MoveEquipmentInput } from "./equipment.schema.ts";
import { getItem } from "./equipment.service.ts";
import { expectMayChangeItem } from "./equipment-editing.service.ts";
import { listParents, listSiblings, lockTree, setPositions, updateItems } from "./register.repository.ts";
import { changeMany, lockChosen, lockItem } from "./register.service.ts";
import { judgePlacing, orderWith, type Tree, treeOf } from "./tree.rules.ts";

/** Hangs an item with everything below it under another parent, or gives it another place among its neighbours. */
export async function moveEquipment(scope: VesselScope, input: MoveEquipmentInput): Promise<{ version: number }> {
  const { tx, vesselId } = scope;
  const { id, parentId, beforeId = null } = input;
  await lockTree(tx, vesselId);
  const before = await lockItem(scope, id, input.version);
  expectMayChangeItem(scope, before, ["parentId"]);
  const parent = await expectParent(scope, parentId);
  refusePlacing(treeOf(await listParents(tx, vesselId)), before, parentId);
  const [after] = await updateItems(tx, vesselId, [id], { parentId }, scope.now);
  const siblings = await listSiblings(tx, vesselId, parentId);
  await setPositions(tx, vesselId, orderWith(siblings, id, beforeId));
  const moved = expectRow(after);
  await recordChange(scope, equipmentRecord, id, {
    verb: "moved",
    before: { parentId: before.parentId },
    after: { parentId: moved.parentId },
    facts: { equipmentName: before.name, parent: parent?.name ?? null },
    relatedIds: [before.parentId, parentId],
  });
  return { version: moved.version };
}

export async function bulkUpdateEquipment(scope: VesselScope, { items, change }: BulkUpdateEquipmentInput) {
  return change.field === "parentId" ? moveMany(scope, items, change.value) : changeMany(scope, items, change);
}

async function moveMany(scope: VesselScope, items: BulkUpdateEquipmentInput["items"], parentId: string | null) {
  const { tx, vesselId } = scope;
  await lockTree(tx, vesselId);
  const before = await lockChosen(scope, items);
  for (const item of before) expectMayChangeItem(scope, item, ["parentId"]);
  const parent = await expectParent(scope, parentId);
  const tree = treeOf(await listParents(tx, vesselId));
  for (const item of before) refusePlacing(tree, item, parentId);
  const siblings = await listSiblings(tx, vesselId, parentId);
  const ids = before.map(({ id }) => id);
  await updateItems(tx, vesselId, ids, { parentId }, scope.now);
  await setPositions(tx, vesselId, [...siblings.filter((id) => !ids.includes(id)), ...items.map(({ id }) => id)]);
  await recordChanges(
    scope,
    equipmentRecord,
    before.map((item) => ({
      recordId: item.id,
      verb: "moved",
      before: { parentId: item.parentId },
      after: { parentId },
      facts: { equipmentName: item.name, parent: parent?.name ?? null },
      relatedIds: [item.parentId, parentId],
    })),
  );
  return { changed: ids.length };
}

async function expectParent(scope: VesselScope, parentId: string | null): Promise<EquipmentRow | null> {
  if (parentId === null) return null;
  const parent = await getItem(scope, parentId);
  if (parent.archivedAt) throw new AppError("conflict", "equipment:parentIsArchived", { name: parent.name });
  return parent;
}

function refusePlacing(tree: Tree, item: EquipmentRow, parentId: string | null): void {
  const verdict = judgePlacing(tree, item.id, parentId, deepestLevel);
  if (verdict === "ok") return;
  const messageKey = verdict === "too_deep" ? "equipment:tooDeep" : "equipment:insideItself";
  throw new AppError("invalid", messageKey, { limit: deepestLevel, name: item.name }, { parentId: messageKey });
}
