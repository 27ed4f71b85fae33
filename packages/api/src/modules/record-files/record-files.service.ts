import { can } from "@ymp/core/access/resolve-access";
import { AppError } from "@ymp/core/errors";
import { type FileState, filePolicy, heldFile } from "@ymp/core/file-fields";
import { seesFilesOf } from "@ymp/core/guests/guest-access";
import { mostRecordFiles } from "@ymp/core/lists";
import { kindsWith, recordFacts } from "@ymp/core/records";
import { recordFiles } from "@ymp/db/schema/platform";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { hasRoom } from "../../kit/expect-room.ts";
import { expectMayChange, fieldsFor } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { expectFileFor } from "../../platform/files/files.service.ts";
import { hidesLines } from "../../platform/files/holders.repository.ts";
import { expectNotErased, expectReadable } from "../../platform/readable-records.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import {
  deleteRecordFile,
  filesOfRecord,
  findRecordFile,
  insertRecordFile,
  stateOfFiled,
} from "./record-files.repository.ts";
import type {
  addRecordFileInput,
  FiledKind,
  listRecordFilesInput,
  removeRecordFileInput,
} from "./record-files.schema.ts";

/** Anyone who may edit the record adds and removes files. */
const isEditor = ({ access }: VesselScope, kind: FiledKind): boolean =>
  !access.seesOnlyShared && seesFilesOf(access, kind) && can(access, `${recordFacts[kind].module}:edit`);

function requireReader({ access }: VesselScope, kind: FiledKind): void {
  if (!seesFilesOf(access, kind)) throw new AppError("forbidden", "refusals:field.papers");
}

function requireEditor(scope: VesselScope, kind: FiledKind): void {
  const { module } = recordFacts[kind];
  if (!isEditor(scope, kind)) throw new AppError("forbidden", "refusals:closedToRole", { module });
}

const stateOf = (kind: string, ofRecord: FileState): FileState =>
  kind === "print" ? "the print of an order" : ofRecord;

/** A record's photos and papers, oldest first. */
export async function listRecordFiles(scope: VesselScope, input: z.infer<typeof listRecordFilesInput>) {
  const { tx, vesselId } = scope;
  const { recordKind, recordId } = input;
  await expectReadable(scope, { kind: recordKind, id: recordId });
  requireReader(scope, recordKind);
  const [files, state] = await Promise.all([
    filesOfRecord(tx, vesselId, recordKind, recordId),
    stateOfFiled(tx, vesselId, recordKind, recordId),
  ]);
  return files.map(({ createdBy, kind, ...file }) => ({
    ...file,
    kind: kind === "photo" ? ("photo" as const) : ("file" as const),
    mayRemove:
      isEditor(scope, recordKind) &&
      fieldsFor(scope, filePolicy, heldFile(stateOf(kind, state), createdBy)).includes("removed"),
  }));
}

/** Adds a file that the caller has sent; the same file twice is one. */
export async function addRecordFile(scope: VesselScope, input: z.infer<typeof addRecordFileInput>): Promise<void> {
  requireEditor(scope, input.recordKind);
  await expectReadable(scope, { kind: input.recordKind, id: input.recordId });
  await expectNotErased(scope, { kind: input.recordKind, id: input.recordId });
  const state = await stateOfFiled(scope.tx, scope.vesselId, input.recordKind, input.recordId);
  expectMayChange(scope, filePolicy, heldFile(state, null), ["added"]);
  const { recordKind, recordId } = input;
  const added = await findRecordFile(scope.tx, scope.vesselId, input.id);
  if (await sentBefore(scope, input.id, added, { recordKind, recordId })) return;
  const { name, mediaType } = await expectFileFor(scope, input.fileId, { kind: recordKind, id: recordId });
  const ofRecord = [
    [recordFiles.recordKind, recordKind],
    [recordFiles.recordId, recordId],
  ] as const;
  if (!(await hasRoom(scope.tx, recordFiles, { vesselId: scope.vesselId, most: mostRecordFiles, of: ofRecord })))
    throw new AppError("invalid", "files:recordFull", { most: mostRecordFiles });
  const kind = input.kind ?? (mediaType.startsWith("image/") ? "photo" : "file");
  const isNew = await insertRecordFile(scope.tx, {
    ...input,
    kind,
    vesselId: scope.vesselId,
    createdBy: scope.actor.userId,
    createdAt: scope.now,
  });
  if (!isNew) return;
  await recordChange(scope, { kind: input.recordKind }, input.recordId, {
    verb: kind === "photo" ? "photo_added" : "file_added",
    facts: { name, count: 1 },
  });
}

/** Takes a file off a record; what was sent stays stored for the history. */
export async function removeRecordFile(
  scope: VesselScope,
  input: z.infer<typeof removeRecordFileInput>,
): Promise<void> {
  const row = expectRow(await findRecordFile(scope.tx, scope.vesselId, input.id));
  const kind = expectRow(kindsWith("files").find((known) => known === row.recordKind));
  requireEditor(scope, kind);
  await expectReadable(scope, { kind, id: row.recordId });
  if (row.kind === "print" && (await hidesLines(scope.tx, scope.vesselId, row.recordId)))
    throw new AppError("not_found", "refusals:recordNotFound");
  const state = await stateOfFiled(scope.tx, scope.vesselId, kind, row.recordId);
  expectMayChange(scope, filePolicy, heldFile(stateOf(row.kind, state), row.createdBy), ["removed"]);
  await deleteRecordFile(scope.tx, scope.vesselId, row.id);
  await recordChange(scope, { kind }, row.recordId, {
    verb: row.kind === "photo" ? "photo_removed" : "file_removed",
  });
}
