import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { asSeen, expectBase } from "../../kit/expect-base.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { expectFileFor } from "../../platform/files/files.service.ts";
import { equipmentRecord } from "./equipment.record.ts";
import { expectMayChangeItem } from "./equipment-editing.service.ts";
import { takeOverTakenAt, updateEquipmentFile } from "./photos.repository.ts";
import type { RenameFileInput, ReplacePhotoInput } from "./photos.schema.ts";
import { lockItem } from "./register.service.ts";
import { findEquipmentFile, setPhotoOf } from "./sections.repository.ts";

/** What is below the picture, and what a paper is called. */
export async function renameFile(scope: VesselScope, { id, title, ...seen }: RenameFileInput): Promise<void> {
  const link = expectRow(await findEquipmentFile(scope.tx, scope.vesselId, id));
  const item = await lockItem(scope, link.equipmentId);
  expectMayChangeItem(scope, item, ["files"]);
  if (!expectBase(link, asSeen(seen, { title: null }), { title })) return;
  await updateEquipmentFile(scope.tx, scope.vesselId, id, { title, updatedAt: scope.now });
  await recordChange(scope, equipmentRecord, item.id, {
    verb: "file_renamed",
    facts: { equipmentName: item.name, before: link.title, title },
  });
}

/** The turned picture is where the other stood; the main photo stays the main photo. */
export async function replacePhoto(scope: VesselScope, { id, fileId }: ReplacePhotoInput): Promise<void> {
  const { tx, vesselId } = scope;
  const link = expectRow(await findEquipmentFile(tx, vesselId, id));
  if (link.fileId === fileId) return;
  if (link.kind !== "photo") throw new AppError("invalid", "equipment:onlyPhotosTurn");
  await expectFileFor(scope, fileId, { kind: "equipment", id: link.equipmentId });
  const item = await lockItem(scope, link.equipmentId);
  expectMayChangeItem(scope, item, ["files"]);
  await updateEquipmentFile(tx, vesselId, id, { fileId, updatedAt: scope.now });
  await takeOverTakenAt(tx, vesselId, link.fileId, fileId);
  if (item.photoFileId === link.fileId) await setPhotoOf(tx, vesselId, item.id, fileId, scope.now);
  await recordChange(scope, equipmentRecord, item.id, {
    verb: "photo_turned",
    facts: { equipmentName: item.name, title: link.title },
  });
}
