import { AppError } from "@ymp/core/errors";
import { mayVerifyPaper, paperAccess } from "@ymp/core/people/document-access";
import { heldPaper, type PaperField, paperPolicy } from "@ymp/core/people/paper-fields";
import { crewDocuments } from "@ymp/db/schema/people";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom, mostOfOne } from "../../kit/expect-room.ts";
import { changedFields, expectMayChange } from "../../kit/field-editing.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { withChanges } from "../../kit/with-changes.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { expectFileFor } from "../../platform/files/files.service.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { type DocumentRow, documentRecord } from "./crew-documents.record.ts";
import { findDocument, findRenewal, insertDocument, linkFile, updateDocument } from "./crew-documents.repository.ts";
import { contradictsOriginal } from "./crew-documents.rules.ts";
import { faultsOfPaper, type SaveDocumentInput } from "./crew-documents.schema.ts";
import { expectHolder } from "./crew-documents.service.ts";

/** Hands a paper in, mends it, or renews another: the one before leaves the alerts and stays in the history. */
export async function saveDocument(scope: VesselScope, input: SaveDocumentInput): Promise<{ version: number }> {
  expectHappened(scope, "paper", { issuedOn: input.issuedOn });
  const { tx, vesselId } = scope;
  const { id, version, base, ...values } = input;
  const holder = await expectHolder(scope, input.profileId);
  const before = await findDocument(tx, vesselId, id);
  const type = input.type ?? (version === undefined ? undefined : before?.type);
  const paper = { ...values, type: expectRow(type) };
  expectEditable(scope, { profileId: holder.id, type: paper.type });
  const sent = version === undefined && (await sentBefore(scope, id, before));
  if (sent) return { version: sent.version };
  if (before) {
    expectSame(scope, before, input);
    if (!expectBase(before, { version: version ?? 0, base }, values)) return { version: before.version };
    await expectMayChangePaper(scope, before, changedFields(paperPolicy, before, values));
  } else if (version !== undefined) {
    throw new AppError("not_found", "refusals:recordNotFound");
  }
  const wanted = before ? withChanges(before, values) : paper;
  expectRight(wanted);
  const isRenewing = wanted.type !== before?.type || wanted.replacesId !== before.replacesId;
  if (isRenewing && wanted.replacesId)
    await expectRenewable(scope, { id, profileId: holder.id, replacesId: wanted.replacesId, type: wanted.type });
  const of = [[crewDocuments.profileId, input.profileId]] as const;
  if (!before) await expectRoom(tx, crewDocuments, { vesselId, most: mostOfOne.papers, of });
  const unverified =
    before && contradictsOriginal(before, { ...before, ...wanted }) ? { verifiedBy: null, verifiedAt: null } : {};
  const after = before
    ? await updateDocument(tx, before, { ...values, ...unverified, updatedAt: scope.now })
    : await insertDocument(tx, { ...paper, ...stamp(scope), id });
  await tell(scope, after, before ? "updated" : verbOfNew(after), before);
  return { version: after.version };
}

const stamp = ({ vesselId, actor, now }: VesselScope) => ({
  vesselId,
  createdBy: actor.userId,
  createdAt: now,
  updatedAt: now,
});

const verbOfNew = ({ replacesId }: DocumentRow) => (replacesId ? "renewed" : "created");

function expectEditable(scope: VesselScope, { profileId, type }: { profileId: string; type: string }): void {
  const held = paperAccess(scope.access, profileId === scope.profileId, type);
  if (held !== "edit") throw new AppError("forbidden", "papers:notYoursToKeep");
}

function expectRight(paper: Parameters<typeof faultsOfPaper>[0]): void {
  const faults = faultsOfPaper(paper);
  const [first] = Object.values(faults);
  if (first) throw new AppError("invalid", first, {}, faults);
}

function expectSame(scope: VesselScope, before: DocumentRow, { profileId }: SaveDocumentInput): void {
  if (before.profileId !== profileId || before.deletedAt) throw new AppError("not_found", "refusals:recordNotFound");
  expectEditable(scope, before);
}

/** A paper is renewed by one of its own kind, once; one that was removed by none. */
async function expectRenewable(
  scope: VesselScope,
  input: Pick<DocumentRow, "id" | "profileId" | "type"> & { replacesId: string },
): Promise<void> {
  const { tx, vesselId } = scope;
  const replaced = await findDocument(tx, vesselId, input.replacesId);
  if (!replaced || replaced.deletedAt || replaced.profileId !== input.profileId)
    throw new AppError("not_found", "refusals:recordNotFound");
  if (replaced.type !== input.type)
    throw new AppError("invalid", "papers:renewsOtherKind", {}, { type: "papers:renewsOtherKind" });
  const renewal = await findRenewal(tx, vesselId, replaced.id);
  if (renewal && renewal.id !== input.id) throw new AppError("conflict", "papers:renewedAlready");
  await expectNoCircle(scope, input.id, replaced);
}

/** Of two papers one is the older: none is renewed by what it renews itself, over however many others. */
async function expectNoCircle(scope: VesselScope, id: string, replaced: DocumentRow): Promise<void> {
  const passed = new Set<string>();
  let before: DocumentRow | undefined = replaced;
  while (before && !passed.has(before.id)) {
    if (before.id === id)
      throw new AppError("invalid", "papers:renewsItself", {}, { replacesId: "papers:renewsItself" });
    passed.add(before.id);
    before = before.replacesId ? await findDocument(scope.tx, scope.vesselId, before.replacesId) : undefined;
  }
}

/** Someone compared the paper with its original, or takes that back. */
export async function verifyDocument(
  scope: VesselScope,
  { id, version, isVerified }: { id: string; version: number; isVerified: boolean },
): Promise<{ version: number }> {
  const before = await getKnown(scope, id);
  const isOwn = before.profileId === scope.profileId;
  if (!mayVerifyPaper(scope.access, isOwn, before.type))
    throw new AppError("forbidden", isOwn ? "papers:notYourOwn" : "papers:notYoursToVerify");
  if ((before.verifiedAt !== null) === isVerified) return { version: before.version };
  // What was compared is what was read.
  expectVersion(before, version);
  await expectMayChangePaper(scope, before, ["verifiedAt"]);
  const values = isVerified
    ? { verifiedBy: scope.actor.userId, verifiedAt: scope.now }
    : { verifiedBy: null, verifiedAt: null };
  const after = await updateDocument(scope.tx, before, { ...values, updatedAt: scope.now });
  await tell(scope, after, isVerified ? "verified" : "unverified", before);
  return { version: after.version };
}

/** The scan of the paper: a file the sender has just uploaded, or one that was its scan before. */
export async function setDocumentFile(
  scope: VesselScope,
  { id, fileId }: { id: string; fileId: string | null },
): Promise<void> {
  const before = await getEditable(scope, id);
  if (before.fileId === fileId) return;
  await expectMayChangePaper(scope, before, ["fileId"]);
  if (fileId) await expectFileFor(scope, fileId, { kind: "paper", id });
  await linkFile(scope.tx, before, { fileId, updatedAt: scope.now });
  // Who compared the paper with its original has not seen this scan.
  if (before.verifiedAt)
    await updateDocument(scope.tx, before, { verifiedBy: null, verifiedAt: null, updatedAt: scope.now });
  await tell(scope, { ...before, fileId }, fileId ? "file_set" : "file_removed", before);
}

/** Out of lists and alerts; `restoreDocument` brings it back. */
export async function removeDocument(scope: VesselScope, id: string): Promise<void> {
  const before = await getEditable(scope, id, true);
  if (before.deletedAt) return;
  await expectMayChangePaper(scope, before, ["deletedAt"]);
  const after = await updateDocument(scope.tx, before, { deletedAt: scope.now, updatedAt: scope.now });
  await tell(scope, after, "removed", before);
}

export async function restoreDocument(scope: VesselScope, id: string): Promise<void> {
  const before = await getEditable(scope, id, true);
  if (!before.deletedAt) return;
  await expectMayChangePaper(scope, before, ["deletedAt"]);
  if (before.replacesId && (await findRenewal(scope.tx, scope.vesselId, before.replacesId)))
    throw new AppError("conflict", "papers:renewedAlready");
  const after = await updateDocument(scope.tx, before, { deletedAt: null, updatedAt: scope.now });
  await tell(scope, after, "restored", before);
}

/** Holds every change by hand to `paperPolicy`; who may keep papers of the kind has been asked before. */
async function expectMayChangePaper(
  scope: VesselScope,
  paper: DocumentRow,
  fields: readonly PaperField[],
): Promise<void> {
  const isRenewed = (await findRenewal(scope.tx, scope.vesselId, paper.id)) !== undefined;
  const held = heldPaper({ ...paper, isRenewed }, paper.profileId === scope.profileId);
  expectMayChange(scope, paperPolicy, held, fields);
}

/** A paper the reader may not know of is as absent as one that never was. */
async function getKnown(scope: VesselScope, id: string, includesRemoved = false): Promise<DocumentRow> {
  const document = expectRow(await findDocument(scope.tx, scope.vesselId, id));
  const isOwn = document.profileId === scope.profileId;
  const isHidden = paperAccess(scope.access, isOwn, document.type) === "none";
  if (isHidden || (document.deletedAt && !includesRemoved)) throw new AppError("not_found", "refusals:recordNotFound");
  return document;
}

async function getEditable(scope: VesselScope, id: string, includesRemoved = false): Promise<DocumentRow> {
  const document = await getKnown(scope, id, includesRemoved);
  expectEditable(scope, document);
  return document;
}

/** Told under the paper alone: the history of the person is read by more people than their papers are. */
async function tell(scope: VesselScope, after: DocumentRow, verb: string, before?: DocumentRow): Promise<void> {
  await recordChange(scope, documentRecord, after.id, {
    verb,
    ...(before ? { before, after } : {}),
    facts: { type: after.type, profileId: after.profileId },
  });
}
