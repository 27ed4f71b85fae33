import { rm, stat } from "node:fs/promises";
import { AppError } from "@ymp/core/errors";
import type { FileVariant } from "@ymp/core/file-address";
import { newId } from "@ymp/core/ids";
import type { Asked, RequestContext } from "../../context.ts";
import { type Admission, admit, enterVessel } from "../../procedures.ts";
import { recordChange } from "../changes/record-change.ts";
import { fileWork } from "../heavy/heavy-work.ts";
import { limitUse } from "../limits/use-limits.ts";
import { askedFor } from "../sent-again/asked.ts";
import { sentBefore } from "../sent-again/sent-before.ts";
import { fileRecord } from "./file.record.ts";
import { recogniseFile } from "./file-kinds.ts";
import type { FileStore } from "./file-store.ts";
import { type FileRow, findFile, insertFile } from "./files.repository.ts";
import { maxFileBytes, maxImageBytes, type UploadMetadata } from "./files.schema.ts";
import { type PreparedImage, type PreparedPart, prepareImage } from "./prepare-image.ts";
import { refuseInfected } from "./scan-upload.ts";
import { partKey } from "./stored-parts.ts";
import { sumOfFile } from "./sum-of-file.ts";
import { dropLaterUnlessKept, isLeftToQueue, removeParts } from "./unkept-bytes.ts";

const gate = { permission: null, meta: undefined };

/** Whether the caller may send files to the vessel of the request. */
const admitSender = (ctx: RequestContext): Promise<Admission> => admit(ctx, gate);

/** Asked before the first byte is taken: whether the caller may send files, and has not sent far too many today. */
export async function admitUpload(ctx: RequestContext, sizeBytes: number): Promise<void> {
  const { principal } = await admitSender(ctx);
  await limitUse(ctx.services, "upload", principal.account.id);
  await limitUse(ctx.services, "uploadedMegabytes", principal.account.id, Math.ceil(sizeBytes / 1_000_000));
}

/**
 * Takes a complete upload into the store and the vessel's files. Nothing but its bytes decides what it is. Finishing the
 * same upload twice answers the file that is there. The file at `path` stays the caller's to remove.
 */
export async function keepUpload(ctx: RequestContext, upload: UploadMetadata, path: string): Promise<FileRow> {
  const { entry, principal } = await admitSender(ctx);
  const { size: sizeBytes } = await stat(path);
  const asked = askedFor(ctx.services, "upload", () => ({ ...upload, sizeBytes }));
  const known = await enterVessel(ctx, { ...gate, access: "read", asked }, async (scope) => {
    const file = await findFile(scope.tx, scope.vesselId, upload.id);
    return file && sentBefore(scope, upload.id, file);
  });
  if (known) return known;

  const kind = await recogniseFile(path, upload.name);
  refuseSize(sizeBytes, kind.isImage);
  await refuseInfected(ctx, principal.account.id, path);
  const asker = { accountId: principal.account.id, vesselId: entry.vessel.id };
  // In threads of the library's own, which end after their time.
  const image = kind.isImage
    ? await fileWork.inTurn(asker, () => prepareImage(path, kind.mediaType, entry.vessel.timeZone))
    : null;
  const original = image?.original ?? { path, sizeBytes, mediaType: kind.mediaType };
  const storageKey = `${entry.vessel.id}/${newId()}`;
  await dropLaterUnlessKept(ctx.services, { vesselId: entry.vessel.id, storageKey });
  try {
    await putParts(ctx.services.files, storageKey, original, image);
    const sha256 = await sumOfFile(asker, original.path);
    return await writeRow(ctx, { ...upload, asked, sha256 }, storageKey, original, image);
  } catch (error) {
    if (!isLeftToQueue(error)) await removeParts(ctx.services.files, storageKey);
    throw error;
  } finally {
    if (image)
      await Promise.all([image.original, image.view, image.thumb].map((part) => rm(part.path, { force: true })));
  }
}

function refuseSize(sizeBytes: number, isImage: boolean): void {
  if (sizeBytes === 0) throw new AppError("invalid", "files:empty");
  if (isImage && sizeBytes > maxImageBytes)
    throw new AppError("invalid", "files:imageTooLarge", { megabytes: maxImageBytes / 1_000_000 });
  if (sizeBytes > maxFileBytes)
    throw new AppError("invalid", "files:tooLarge", { megabytes: maxFileBytes / 1_000_000 });
}

export async function putParts(
  store: FileStore,
  storageKey: string,
  original: PreparedPart,
  image: PreparedImage | null,
) {
  const parts: [FileVariant, PreparedPart][] = [["original", original]];
  if (image) parts.push(["view", image.view], ["thumb", image.thumb]);
  // Anyone who removes what was put finds nothing still under way.
  const put = await Promise.allSettled(parts.map(([variant, part]) => store.put(partKey(storageKey, variant), part)));
  for (const outcome of put) if (outcome.status === "rejected") throw outcome.reason;
}

async function writeRow(
  ctx: RequestContext,
  { id, name, asked, sha256 }: UploadMetadata & { asked: Asked; sha256: string },
  storageKey: string,
  original: PreparedPart,
  image: PreparedImage | null,
): Promise<FileRow> {
  return enterVessel(ctx, { ...gate, access: "write", asked }, async (scope) => {
    // One that was sent twice at once is there by now.
    const kept = await sentBefore(scope, id, await findFile(scope.tx, scope.vesselId, id));
    if (kept) return kept;
    const facts = { mediaType: original.mediaType, sizeBytes: original.sizeBytes, sha256, storageKey };
    const shape = { widthPx: image?.widthPx, heightPx: image?.heightPx, takenAt: image?.takenAt };
    const owner = { vesselId: scope.vesselId, createdBy: scope.actor.userId, createdAt: scope.now };
    const file = await insertFile(scope.tx, { id, name, ...facts, ...shape, ...owner });
    if (!file) throw new AppError("conflict", "refusals:alreadyExists");
    await recordChange(scope, fileRecord, id, { verb: "create", after: file, facts: { name } });
    return file;
  });
}
