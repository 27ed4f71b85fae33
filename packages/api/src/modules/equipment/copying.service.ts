import { can } from "@ymp/core/access/resolve-access";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { counterSegments, counters, equipment, equipmentFiles, readings, sections } from "@ymp/db/schema/equipment";
import { spareParts } from "@ymp/db/schema/inventory";
import { planAssignees, planParts, plans, planTasks } from "@ymp/db/schema/plans";
import type { VesselScope } from "../../context.ts";
import { expectRoom, mostOnBoard } from "../../kit/expect-room.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { planRecord } from "../jobs/jobs.record.ts";
import { expectMayMake } from "../jobs/plan-making.ts";
import { listBelongings } from "./copying.repository.ts";
import { type EquipmentRow, equipmentRecord, partRecord } from "./equipment.record.ts";
import { findEquipment } from "./equipment.repository.ts";
import { followRenaming, nameOfCopy } from "./equipment.rules.ts";
import { type CopyEquipmentInput, type CopyManyInput, deepestLevel } from "./equipment.schema.ts";
import { getItem } from "./equipment.service.ts";
import { listNeighbourNames } from "./equipment-detail.repository.ts";
import { listPlanContents } from "./occurrences.repository.ts";
import { raiseOccurrences } from "./occurrences.service.ts";
import { listPlansOf, type PlanRow } from "./plans-of-machines.repository.ts";
import { branchSize, listParents, listSiblings, lockBranch, lockTree } from "./register.repository.ts";
import { expectPlace } from "./register.service.ts";
import { levelOf, type Tree, treeOf } from "./tree.rules.ts";

/** What the copy is called and where its rows came from. */
interface Copying {
  /** New id of each copied row, by the id of its original. */
  idOf: Map<string, string>;
  renaming: { from: string; to: string };
}

/** A second machine of the same kind: counters at zero, the same sections, spare parts and plans, named for its side. */
export async function copyEquipment(
  scope: VesselScope,
  input: CopyEquipmentInput,
): Promise<{ id: string; name: string }> {
  const { tx, vesselId } = scope;
  const original = await getItem(scope, input.id);
  const existing = await findEquipment(tx, vesselId, input.newId);
  const sent = await sentBefore(scope, input.newId, existing);
  if (sent) return { id: sent.id, name: sent.name };
  await lockTree(tx, vesselId);
  const parentId = input.parentId === undefined ? original.parentId : input.parentId;
  if (parentId) await expectPlace(scope, parentId);
  const branch = (await lockBranch(tx, vesselId, original.id)).filter(
    (row) => row.id === original.id || (input.includesChildren && row.archivedAt === null),
  );
  const name =
    input.name ?? nameOfCopy(original.name, new Set(await listNeighbourNames(scope.tx, scope.vesselId, original.id)));
  const copying: Copying = { idOf: new Map([[original.id, input.newId]]), renaming: { from: original.name, to: name } };
  for (const { id } of branch) if (!copying.idOf.has(id)) copying.idOf.set(id, newId());
  if (parentId && input.includesChildren) refuseDepth(treeOf(await listParents(tx, vesselId)), original.id, parentId);
  const position = (await listSiblings(tx, vesselId, parentId)).length;
  const copies = branch.map((row) =>
    copyOf(scope, row, copying, row.id === original.id ? { name, parentId, position } : {}),
  );
  await expectRoom(tx, equipment, { vesselId, most: mostOnBoard.equipment, added: copies.length });
  await insertRows(tx, equipment, copies);
  await copyBelongings(scope, branch, copying);
  await recordChanges(
    scope,
    equipmentRecord,
    copies.map((row) => ({
      recordId: row.id,
      verb: "copied",
      after: row,
      facts: { equipmentName: row.name, original: original.name },
      relatedIds: [row.parentId],
    })),
  );
  if (input.includesPlans) await copyPlans(scope, branch, copying);
  return { id: input.newId, name };
}

/** In one call: nobody else changes the tree meanwhile. */
const mostCopied = 300;

/** All of them or none. */
export async function copyMany(scope: VesselScope, { copies, ...original }: CopyManyInput): Promise<{ ids: string[] }> {
  const branch = original.includesChildren ? await branchSize(scope.tx, scope.vesselId, original.id) : 1;
  if (branch * copies.length > mostCopied)
    throw new AppError(
      "invalid",
      "equipment:copiesTooMany",
      { most: mostCopied },
      { copies: "equipment:copiesTooMany" },
    );
  const ids: string[] = [];
  for (const copy of copies) ids.push((await copyEquipment(scope, { ...original, ...copy })).id);
  return { ids };
}

function refuseDepth({ parents, heights }: Tree, id: string, parentId: string): void {
  if (levelOf(parents, parentId) + (heights.get(id) ?? 1) > deepestLevel)
    throw new AppError("invalid", "equipment:tooDeep", { limit: deepestLevel }, { parentId: "equipment:tooDeep" });
}

function copyOf(
  scope: VesselScope,
  row: EquipmentRow,
  { idOf, renaming }: Copying,
  place: Partial<Pick<EquipmentRow, "name" | "parentId" | "position">>,
): EquipmentRow {
  const code = row.code && followRenaming(row.code, renaming);
  return {
    ...row,
    ...stampOf(scope, expectRow(idOf.get(row.id))),
    version: 1,
    name: followRenaming(row.name, renaming),
    parentId: row.parentId && (idOf.get(row.parentId) ?? row.parentId),
    // A code names one machine; where the side does not change it, the copy waits for its own.
    code: code === row.code ? null : code,
    location: row.location && followRenaming(row.location, renaming),
    serialNumber: null,
    installedOn: null,
    warrantyUntil: null,
    warrantyNote: null,
    archivedAt: null,
    importId: null,
    ...place,
  };
}

async function copyBelongings(scope: VesselScope, branch: readonly EquipmentRow[], { idOf }: Copying): Promise<void> {
  const { tx, vesselId } = scope;
  const { meters, chapters, parts, papers } = await listBelongings(
    tx,
    vesselId,
    branch.map(({ id }) => id),
  );
  for (const { id } of [...meters, ...chapters, ...parts]) idOf.set(id, newId());
  const fresh = <Row extends { id: string; equipmentId: string }>(row: Row) => ({
    ...row,
    ...stampOf(scope, idOf.get(row.id) ?? newId()),
    version: 1,
    equipmentId: expectRow(idOf.get(row.equipmentId)),
  });
  await insertRows(tx, sections, chapters.map(fresh));
  const newParts = parts.map((part) => ({
    ...fresh(part),
    serialNo: null,
    sectionId: part.sectionId && (idOf.get(part.sectionId) ?? null),
  }));
  await insertRows(tx, spareParts, newParts);
  await insertRows(tx, equipmentFiles, papers.map(fresh));
  await recordChanges(
    scope,
    partRecord,
    newParts.map((part) => ({ recordId: part.id, verb: "created", after: part, relatedIds: [part.equipmentId] })),
  );
  await copyMeters(scope, meters.map(fresh));
}

/** A new machine has run no hour yet. */
async function copyMeters(scope: VesselScope, meters: readonly (typeof counters.$inferSelect)[]): Promise<void> {
  const { tx, now } = scope;
  const zero = {
    overhaulTotal: null,
    overhauledOn: null,
    lastReading: 0,
    lastTotal: 0,
    lastReadAt: now,
    dailyAverage: null,
  };
  await insertRows(
    tx,
    counters,
    meters.map((meter) => ({ ...meter, ...zero })),
  );
  const own = (counterId: string) => ({ ...stampOf(scope, newId()), counterId });
  await insertRows(
    tx,
    counterSegments,
    meters.map(({ id }) => ({
      ...own(id),
      number: 1,
      reason: "installed" as const,
      offsetTotal: 0,
      startReading: 0,
      startedAt: now,
    })),
  );
  await insertRows(
    tx,
    readings,
    meters.map(({ id }) => ({
      ...own(id),
      segmentNumber: 1,
      reading: 0,
      total: 0,
      readAt: now,
      source: "manual" as const,
    })),
  );
}

/** Plans are made here as they are by hand. */
function expectMayCopy(scope: VesselScope, running: readonly PlanRow[], branch: readonly EquipmentRow[]): void {
  if (running.length > 0 && !can(scope.access, "jobs:edit")) throw new AppError("forbidden", "errors:forbidden");
  for (const plan of running) expectMayMake(scope, plan, branch.find(({ id }) => id === plan.equipmentId) ?? null);
}

async function copyPlans(
  scope: VesselScope,
  branch: readonly EquipmentRow[],
  { idOf, renaming }: Copying,
): Promise<void> {
  const { tx, vesselId } = scope;
  const running = (
    await listPlansOf(
      tx,
      vesselId,
      branch.map(({ id }) => id),
    )
  ).filter(({ isActive }) => isActive);
  expectMayCopy(scope, running, branch);
  const copies = running.map((plan): PlanRow => {
    const id = newId();
    idOf.set(plan.id, id);
    return {
      ...plan,
      ...stampOf(scope, id),
      version: 1,
      title: followRenaming(plan.title, renaming),
      equipmentId: plan.equipmentId && (idOf.get(plan.equipmentId) ?? null),
      counterId: plan.counterId && (idOf.get(plan.counterId) ?? plan.counterId),
      // What is known of the work was done, and credited, on the original.
      knownDoneOn: null,
      knownDoneTotal: null,
      importId: null,
    };
  });
  const contents = await listPlanContents(
    tx,
    vesselId,
    running.map(({ id }) => id),
  );
  const fresh = <Row extends { planId: string }>(row: Row) => ({
    ...row,
    ...stampOf(scope, newId()),
    planId: expectRow(idOf.get(row.planId)),
  });
  await insertRows(tx, plans, copies);
  await insertRows(tx, planTasks, contents.tasks.map(fresh));
  await insertRows(tx, planParts, contents.parts.map(fresh));
  await insertRows(tx, planAssignees, contents.assignees.map(fresh));
  await recordChanges(
    scope,
    planRecord,
    copies.map((plan) => ({
      recordId: plan.id,
      verb: "created",
      after: plan,
      facts: { title: plan.title },
      relatedIds: [plan.equipmentId],
    })),
  );
  await raiseOccurrences(
    scope,
    copies.map((plan) => ({ plan, lastDone: null })),
  );
}
