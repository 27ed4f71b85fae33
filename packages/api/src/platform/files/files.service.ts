import { can } from "@ymp/core/access/resolve-access";
import { AppError } from "@ymp/core/errors";
import { paperAccess } from "@ymp/core/people/document-access";
import { actionsOnProfile, mayKnow } from "@ymp/core/people/profile-access";
import { isKindWith } from "@ymp/core/records";
import type { VesselScope } from "../../context.ts";
import type { GivenOut } from "../disclosures/given-out.ts";
import { findReadable } from "../readable-records.ts";
import { type FileRow, findFile, findLinkedFile, type LinkedFile } from "./files.repository.ts";

/**
 * A file the caller may read: it belongs to a record of a module they may view, or they sent it and it belongs to nothing
 * yet. Anything else is as absent as a file that never was.
 */
export async function getReadableFile(scope: VesselScope, fileId: string): Promise<LinkedFile> {
  const sharedWith = scope.access.seesOnlyShared ? scope.profileId : "everyone";
  const file = await findLinkedFile(scope.tx, scope.vesselId, fileId, sharedWith);
  const isReadable = file && (mayRead(scope, file) || (await belongsToReadable(scope, file)));
  if (!isReadable) throw new AppError("not_found", "files:noSuchFile");
  return file;
}

/** Whether one of the records it was added to exists for the caller. */
async function belongsToReadable(scope: VesselScope, { records }: LinkedFile): Promise<boolean> {
  for (const { kind, id } of records) {
    if (isKindWith("opened", kind) && (await findReadable(scope, { kind, id }))) return true;
  }
  return false;
}

/** A file that the caller has sent: nobody opens what they may not read by adding it to a record of theirs. */
export async function expectOwnFile(scope: VesselScope, fileId: string): Promise<FileRow> {
  const file = await findFile(scope.tx, scope.vesselId, fileId);
  if (!file || file.createdBy !== scope.actor.userId) throw new AppError("not_found", "files:noSuchFile");
  return file;
}

function mayRead({ access, actor, profileId }: VesselScope, file: LinkedFile): boolean {
  const isOfPerson = file.papers.length > 0 || file.portraits.length > 0;
  if (file.createdBy !== null && file.createdBy === actor.userId && !isOfPerson) return true;
  if (file.isOfVessel) return true;
  if (file.isOfJob && can(access, "jobs:view")) return true;
  // Outsiders are shown jobs, never the register.
  if (file.isOfEquipment && can(access, "equipmentspage:view") && !access.seesOnlyShared) return true;
  const isReadablePaper = file.papers.some((paper) => {
    const held = paperAccess(access, paper.profileId === profileId, paper.type);
    return held === "view" || held === "edit";
  });
  return (
    isReadablePaper ||
    file.portraits.some((portrait) => {
      const isOwn = portrait.profileId === profileId;
      return portrait.isSignature ? actionsOnProfile(access, isOwn).seeSignature : mayKnow(access, isOwn);
    })
  );
}

/** Whose scans and signature the bytes are. A portrait is shown to everybody on board. */
function givenOfFile({ papers, portraits }: LinkedFile): GivenOut[] {
  const signatures = portraits.filter(({ isSignature }) => isSignature);
  return [
    { kind: "scan", profileIds: papers.map(({ profileId }) => profileId) },
    { kind: "signature", profileIds: signatures.map(({ profileId }) => profileId) },
  ];
}

/** For handing out the bytes: who opens a person's paper or signature is recorded. */
export async function openFile(scope: VesselScope, fileId: string): Promise<LinkedFile> {
  const file = await getReadableFile(scope, fileId);
  scope.givenOut.push(...givenOfFile(file));
  return file;
}

export async function describeFile(scope: VesselScope, fileId: string) {
  const { id, name, mediaType, sizeBytes, widthPx, heightPx, takenAt, createdAt, createdBy } = await getReadableFile(
    scope,
    fileId,
  );
  return { id, name, mediaType, sizeBytes, widthPx, heightPx, takenAt, createdAt, createdBy };
}
