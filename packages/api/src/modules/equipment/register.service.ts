import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { equipment } from "@ymp/db/schema/equipment";
import type { VesselScope } from "../../context.ts";
import { definedOf } from "../../kit/defined-of.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom, mostOnBoard } from "../../kit/expect-room.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange, recordChanges } from "../../platform/changes/record-change.ts";
import { dropSearchEntry } from "../../platform/search/search.repository.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { regradeJobs } from "../criticality/criticality.service.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { livingSupplierId } from "../suppliers/suppliers.service.ts";
import { startCounter } from "./counters.service.ts";
import { type EquipmentRow, equipmentRecord, type ToldEquipment } from "./equipment.record.ts";
import { findEquipment } from "./equipment.repository.ts";
import {
  type BulkUpdateEquipmentInput,
  type CreateEquipmentInput,
  deepestLevel,
  type UpdateEquipmentInput,
} from "./equipment.schema.ts";
import { getItem } from "./equipment.service.ts";
import { countLinks, findSupplierName } from "./equipment-detail.repository.ts";
import { expectMayChangeItem, expectMayWrite } from "./equipment-editing.service.ts";
import {
  deleteItem,
  insertItem,
  listParents,
  listSiblings,
  lockItems,
  lockTree,
  type NewEquipment,
  updateItems,
} from "./register.repository.ts";
import { levelOf } from "./tree.rules.ts";

/** The item locked for writing, in the version the person saw. */
export async function lockItem(scope: VesselScope, id: string, version?: number): Promise<EquipmentRow> {
  await getItem(scope, id);
  const [item] = await lockItems(scope.tx, scope.vesselId, [id]);
  const found = expectRow(item);
  if (version !== undefined) expectVersion(found, version);
  return found;
}

/** Nobody else changes the tree until the transaction ends. */
export const holdTree = ({ tx, vesselId }: VesselScope): Promise<void> => lockTree(tx, vesselId);

/** A child is where its parent is, unless it is said otherwise. */
export async function createEquipment(scope: VesselScope, input: CreateEquipmentInput): Promise<{ id: string }> {
  requireInsider(scope);
  expectHappened(scope, "vessel", { installedOn: input.installedOn });
  const { tx, vesselId } = scope;
  const { counter, id, parentId = null, ...given } = input;
  if (await sentBefore(scope, id, await findEquipment(tx, vesselId, id))) return { id };
  await lockTree(tx, vesselId);
  await expectRoom(tx, equipment, { vesselId, most: mostOnBoard.equipment });
  const parent = parentId ? await expectPlace(scope, parentId) : null;
  const siblings = await listSiblings(tx, vesselId, parentId);
  const item = await insertItem(tx, {
    ...stampOf(scope, id),
    ...(await particularsOf(scope, given)),
    name: given.name,
    parentId,
    position: siblings.length,
    department: given.department ?? parent?.department ?? null,
    location: given.location ?? parent?.location ?? null,
  });
  if (counter) await startCounter(scope, item, { ...counter, readingId: newId(), readAt: scope.now });
  await recordChange(scope, equipmentRecord, id, {
    verb: "created",
    after: await toldOf(scope, item),
    facts: { equipmentName: item.name, parent: parent?.name ?? null },
    relatedIds: [parentId],
  });
  return { id };
}

async function toldOf({ tx, vesselId }: VesselScope, item: EquipmentRow): Promise<ToldEquipment> {
  const supplier = item.supplierId ? await findSupplierName(tx, vesselId, item.supplierId) : undefined;
  return { ...item, supplierName: supplier?.name ?? null };
}

/** A parent that can take a child: on board, and not at the deepest level. */
export async function expectPlace(scope: VesselScope, parentId: string): Promise<EquipmentRow> {
  const parent = await getItem(scope, parentId);
  if (parent.archivedAt) throw new AppError("conflict", "equipment:parentIsArchived", { name: parent.name });
  if (levelOf(await listParents(scope.tx, scope.vesselId), parentId) >= deepestLevel)
    throw new AppError("invalid", "equipment:tooDeep", { limit: deepestLevel }, { parentId: "equipment:tooDeep" });
  return parent;
}

async function particularsOf(
  scope: VesselScope,
  given: Partial<Pick<UpdateEquipmentInput, "supplierId">>,
): Promise<Partial<NewEquipment>> {
  const { supplierId } = given;
  return definedOf(supplierId ? { ...given, supplierId: await livingSupplierId(scope, supplierId) } : given);
}

export async function updateEquipment(
  scope: VesselScope,
  { id, version, base, ...given }: UpdateEquipmentInput,
): Promise<{ version: number }> {
  expectHappened(scope, "vessel", { installedOn: given.installedOn });
  const before = await lockItem(scope, id);
  if (!expectBase(before, { version, base }, given)) return { version: before.version };
  const values = await particularsOf(scope, given);
  expectMayWrite(scope, before, values);
  const [after] = await updateItems(scope.tx, scope.vesselId, [id], values, scope.now);
  const written = expectRow(after);
  await recordChange(scope, equipmentRecord, id, {
    verb: "updated",
    before: await toldOf(scope, before),
    after: await toldOf(scope, written),
    facts: { equipmentName: written.name },
  });
  if (before.isCritical !== written.isCritical) await regradeJobs(scope, [id]);
  return { version: written.version };
}

type PlainChange = Exclude<BulkUpdateEquipmentInput["change"], { field: "parentId" }>;

function valuesOf(change: PlainChange): Partial<NewEquipment> {
  switch (change.field) {
    case "department":
      return { department: change.value };
    case "location":
      return { location: change.value || null };
    case "type":
      return { type: change.value };
    case "supplierId":
      return { supplierId: change.value };
    case "isCritical":
      return { isCritical: change.value };
    case "use":
      return { isUsedAtSea: change.isUsedAtSea, isUsedInPort: change.isUsedInPort };
  }
}

/** All of them or none: one that was changed meanwhile stops the whole. */
export async function lockChosen(
  scope: VesselScope,
  items: BulkUpdateEquipmentInput["items"],
): Promise<EquipmentRow[]> {
  if (scope.access.seesOnlyShared) throw new AppError("not_found", "refusals:recordNotFound");
  const rows = await lockItems(
    scope.tx,
    scope.vesselId,
    items.map(({ id }) => id),
  );
  const versions = new Map(items.map(({ id, version }) => [id, version]));
  if (rows.length < versions.size) throw new AppError("not_found", "refusals:recordNotFound");
  for (const row of rows) expectVersion(row, versions.get(row.id) ?? 0);
  return rows;
}

export async function changeMany(scope: VesselScope, items: BulkUpdateEquipmentInput["items"], change: PlainChange) {
  const before = await lockChosen(scope, items);
  const values = valuesOf(change);
  for (const item of before) expectMayWrite(scope, item, values);
  const after = await updateItems(
    scope.tx,
    scope.vesselId,
    before.map(({ id }) => id),
    values,
    scope.now,
  );
  const old = new Map(before.map((row) => [row.id, row]));
  await recordChanges(
    scope,
    equipmentRecord,
    after.map((row) => ({
      recordId: row.id,
      verb: "updated",
      before: old.get(row.id) ?? {},
      after: row,
      facts: { equipmentName: row.name },
    })),
  );
  const regraded = after.filter((row) => row.isCritical !== old.get(row.id)?.isCritical);
  await regradeJobs(
    scope,
    regraded.map(({ id }) => id),
  );
  return { changed: after.length };
}

/** Only what nothing ever happened on can go; everything else is archived. */
export async function removeEquipment(
  scope: VesselScope,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const item = await lockItem(scope, id, version);
  expectMayChangeItem(scope, item, ["archivedAt"]);
  const links = await countLinks(scope.tx, scope.vesselId, id, shipsDay(scope));
  if (links.children > 0) throw new AppError("conflict", "equipment:hasChildren", { count: links.children });
  if (links.hasHistory) throw new AppError("conflict", "equipment:hasHistory", { name: item.name });
  await deleteItem(scope.tx, scope.vesselId, id);
  await dropSearchEntry(scope.tx, scope.vesselId, "equipment", id);
  await recordChange(scope, equipmentRecord, id, {
    verb: "removed",
    facts: { equipmentName: item.name, parts: links.parts },
    relatedIds: [item.parentId],
  });
}
