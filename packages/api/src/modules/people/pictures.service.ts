import { isAtLeast } from "@ymp/core/access/roles";
import { AppError } from "@ymp/core/errors";
import { fullName } from "@ymp/core/people/profile-fields";
import type { VesselScope } from "../../context.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { expectFileFor } from "../../platform/files/files.service.ts";
import { profileRecord } from "./people.record.ts";
import { updateProfile } from "./people.repository.ts";
import type { DecideSignatureInput } from "./people.schema.ts";
import { lockKnown } from "./people.service.ts";
import { expectMayChangePerson } from "./person-editing.service.ts";

interface Picture {
  profileId: string;
  fileId: string | null;
}

async function expectImage(scope: VesselScope, fileId: string, of: Parameters<typeof expectFileFor>[2]): Promise<void> {
  const file = await expectFileFor(scope, fileId, of);
  if (!file.mediaType.startsWith("image/")) throw new AppError("invalid", "people:notAnImage");
}

export async function setPhoto(scope: VesselScope, { profileId, fileId }: Picture): Promise<void> {
  const before = await lockKnown(scope, profileId);
  await expectMayChangePerson(scope, profileId, ["photoFileId"]);
  if (before.photoFileId === fileId) return;
  if (fileId) await expectImage(scope, fileId, { kind: "portrait", id: profileId });
  await updateProfile(scope.tx, scope.vesselId, profileId, { photoFileId: fileId }, scope.now);
  await recordChange(scope, profileRecord, profileId, {
    verb: fileId ? "photo_set" : "photo_removed",
    facts: { name: fullName(before) },
  });
  const { userId } = before;
  if (userId) scope.afterCommit.push(async () => scope.services.accounts.forget(userId));
}

/** A drawing waits for the captain, unless it is the captain's own; the person who draws again waits again. */
export async function setSignature(scope: VesselScope, { profileId, fileId }: Picture): Promise<void> {
  const before = await lockKnown(scope, profileId);
  await expectMayChangePerson(scope, profileId, ["signatureFileId"]);
  if (before.signatureFileId === fileId) return;
  if (fileId) await expectImage(scope, fileId, { kind: "signature", id: profileId });
  const isApproved = fileId !== null && isAtLeast(scope.access.role ?? "user", "captain");
  const signatureStatus = fileId === null ? "none" : isApproved ? "approved" : "pending";
  const decision = isApproved
    ? { signatureDecidedBy: scope.actor.userId, signatureDecidedAt: scope.now }
    : { signatureDecidedBy: null, signatureDecidedAt: null };
  const values = { signatureFileId: fileId, signatureStatus, ...decision } as const;
  await updateProfile(scope.tx, scope.vesselId, profileId, values, scope.now);
  await recordChange(scope, profileRecord, profileId, {
    verb: fileId ? "signature_drawn" : "signature_removed",
    facts: { name: fullName(before), status: signatureStatus },
  });
}

export async function decideSignature(scope: VesselScope, input: DecideSignatureInput): Promise<void> {
  const { profileId, status, fileId } = input;
  const before = await lockKnown(scope, profileId);
  await expectMayChangePerson(scope, profileId, ["signatureStatus"]);
  if (fileId !== undefined && fileId !== before.signatureFileId)
    throw new AppError("stale", "people:signatureChanged", { version: before.version });
  if (before.signatureStatus === status) return;
  if (status !== "none" && before.signatureFileId === null) throw new AppError("conflict", "people:noSignature");
  const values = {
    signatureStatus: status,
    signatureDecidedBy: scope.actor.userId,
    signatureDecidedAt: scope.now,
    ...(status === "none" ? { signatureFileId: null } : {}),
  };
  await updateProfile(scope.tx, scope.vesselId, profileId, values, scope.now);
  await recordChange(scope, profileRecord, profileId, {
    verb: "signature_decided",
    facts: { name: fullName(before), was: before.signatureStatus, status },
  });
}
