import { AppError } from "@ymp/core/errors";
import { sections } from "@ymp/db/schema/equipment";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom, mostOnBoard } from "../../kit/expect-room.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { expectFileFor } from "../../platform/files/files.service.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { type EquipmentRow, equipmentRecord } from "./equipment.record.ts";
import type { AddEquipmentFileInput, CreateSectionInput, UpdateSectionInput } from "./equipment.schema.ts";
import { getItem } from "./equipment.service.ts";
import { expectMayChangeItem } from "./equipment-editing.service.ts";
import { isPhotoOf } from "./photos.repository.ts";
import { lockItem } from "./register.service.ts";
import {
  deleteEquipmentFile,
  deleteSection,
  findEquipmentFile,
  findSection,
  insertEquipmentFile,
  insertSection,
  setPhotoOf,
  updateSectionRow,
} from "./sections.repository.ts";

export async function createSection(scope: VesselScope, input: CreateSectionInput): Promise<{ id: string }> {
  const { tx, vesselId } = scope;
  const { equipmentId } = input;
  const existing = await findSection(tx, vesselId, input.id);
  if (await sentBefore(scope, input.id, existing, { equipmentId })) return { id: input.id };
  if (input.drawingFileId) await expectFileFor(scope, input.drawingFileId, { kind: "equipment", id: equipmentId });
  const item = await getItem(scope, input.equipmentId);
  expectMayChangeItem(scope, item, ["sections"]);
  await expectRoom(tx, sections, { vesselId, most: mostOnBoard.sections });
  await insertSection(tx, { ...input, ...stampOf(scope, input.id) });
  await tell(scope, item, "section_added", { section: input.name });
  return { id: input.id };
}

export async function updateSection(
  scope: VesselScope,
  { id, version, base, ...given }: UpdateSectionInput,
): Promise<{ version: number }> {
  const before = expectRow(await findSection(scope.tx, scope.vesselId, id, true));
  const item = await getItem(scope, before.equipmentId);
  if (!expectBase(before, { version, base }, given)) return { version: before.version };
  expectMayChangeItem(scope, item, ["sections"]);
  if (given.drawingFileId && given.drawingFileId !== before.drawingFileId)
    await expectFileFor(scope, given.drawingFileId, { kind: "equipment", id: item.id });
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const after = await updateSectionRow(scope.tx, scope.vesselId, id, { ...values, updatedAt: scope.now });
  await tell(scope, item, "section_changed", { section: after.name, before: before.name });
  return { version: after.version };
}

export async function removeSection(scope: VesselScope, id: string): Promise<void> {
  const section = expectRow(await findSection(scope.tx, scope.vesselId, id, true));
  const item = await getItem(scope, section.equipmentId);
  expectMayChangeItem(scope, item, ["sections"]);
  await deleteSection(scope.tx, scope.vesselId, id);
  await tell(scope, item, "section_removed", { section: section.name });
}

/** The first photo of a machine becomes its picture. */
export async function addEquipmentFile(scope: VesselScope, input: AddEquipmentFileInput): Promise<{ id: string }> {
  const { tx, vesselId } = scope;
  const { equipmentId } = input;
  // Its picture may have been turned since, which made another file of it.
  const added = await findEquipmentFile(tx, vesselId, input.id);
  if (await sentBefore(scope, input.id, added, { equipmentId })) return { id: input.id };
  await expectFileFor(scope, input.fileId, { kind: "equipment", id: equipmentId });
  const item = await lockItem(scope, input.equipmentId);
  expectMayChangeItem(scope, item, ["files"]);
  await insertEquipmentFile(tx, { ...input, ...stampOf(scope, input.id) });
  if (input.kind === "photo" && item.photoFileId === null)
    await setPhotoOf(tx, vesselId, item.id, input.fileId, scope.now);
  await tell(scope, item, "file_added", { kind: input.kind, title: input.title ?? null });
  return { id: input.id };
}

export async function removeEquipmentFile(scope: VesselScope, id: string): Promise<void> {
  const { tx, vesselId } = scope;
  const link = expectRow(await findEquipmentFile(tx, vesselId, id));
  const item = await lockItem(scope, link.equipmentId);
  expectMayChangeItem(scope, item, ["files"]);
  await deleteEquipmentFile(tx, vesselId, id);
  if (item.photoFileId === link.fileId) await setPhotoOf(tx, vesselId, item.id, null, scope.now);
  await tell(scope, item, "file_removed", { kind: link.kind, title: link.title });
}

export async function setPhoto(scope: VesselScope, input: { id: string; fileId: string | null }): Promise<void> {
  const item = await lockItem(scope, input.id);
  expectMayChangeItem(scope, item, ["files"]);
  if (input.fileId && !(await isPhotoOf(scope.tx, scope.vesselId, item.id, input.fileId)))
    throw new AppError("not_found", "files:noSuchFile");
  await setPhotoOf(scope.tx, scope.vesselId, item.id, input.fileId, scope.now);
  await tell(scope, item, input.fileId ? "photo_set" : "photo_removed", {});
}

async function tell(
  scope: VesselScope,
  item: EquipmentRow,
  verb: string,
  facts: Record<string, string | null>,
): Promise<void> {
  await recordChange(scope, equipmentRecord, item.id, { verb, facts: { equipmentName: item.name, ...facts } });
}
