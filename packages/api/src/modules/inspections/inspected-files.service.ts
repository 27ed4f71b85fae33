import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { AppError } from "@ymp/core/errors";
import type { RequestContext } from "../../context.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { partKey } from "../../platform/files/stored-parts.ts";
import { fileInBook } from "../logbooks/put-files.service.ts";
import { asInspector, look } from "./inspecting.service.ts";
import type { InspectedFileInput } from "./inspections.schema.ts";

/** An answer is held in memory; what is more is in the archive of the vessel. */
const mostBytes = 40_000_000;

/**
 * The bytes of a receipt, photo or scan that the book holds by their sum. They are calculated again: a file that is another by now is not shown
 * as the one that was signed.
 */
export async function readInspectedFile(ctx: RequestContext, { id, fileId }: InspectedFileInput): Promise<FileAnswer> {
  const { file, storageKey } = await asInspector(ctx, async (inspector) => {
    const found = await fileInBook(inspector.scope, id, fileId);
    const { file } = found;
    if (file.bytes > mostBytes) throw new AppError("conflict", "inspection-refusals:fileTooLarge", { name: file.name });
    await look(inspector, "file", { logbookId: id, facts: { name: file.name, sha256: file.sha256 } });
    return found;
  });
  const stored = storageKey === null ? undefined : await ctx.services.files.read(partKey(storageKey, "original"));
  if (!stored) throw new AppError("not_found", "files:noSuchFile");
  const bytes = await buffer(stored.stream);
  if (createHash("sha256").update(bytes).digest("hex") !== file.sha256)
    throw new AppError("conflict", "inspection-refusals:fileChanged", { name: file.name });
  return { fileName: file.name, mediaType: file.mediaType, base64: bytes.toString("base64") };
}
