import { open } from "node:fs/promises";
import path from "node:path";
import { AppError } from "@ymp/core/errors";
import { fileTypeFromFile } from "file-type";

/** What a file is, judged by its bytes; what the sender said of it counts for nothing. */
export interface FileKind {
  readonly mediaType: string;
  readonly isImage: boolean;
}

/** Photos that are read, put upright and rewritten. */
const imageTypes = new Set(["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif", "image/tiff"]);

const otherTypes = new Set([
  "application/pdf",
  "video/mp4",
  "video/quicktime",
  "video/webm",
  "audio/mpeg",
  "audio/mp4",
  "audio/x-m4a",
  "audio/wav",
  "audio/ogg",
  "application/zip",
  "application/rtf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  "application/vnd.oasis.opendocument.text",
  "application/vnd.oasis.opendocument.spreadsheet",
  "application/vnd.oasis.opendocument.presentation",
]);

const textTypes: Record<string, string> = { ".csv": "text/csv", ".txt": "text/plain", ".md": "text/plain" };
const sniffedBytes = 64_000;

/** @throws AppError "invalid" for what is not kept: programs, web pages, drawings that can run scripts, the unknown */
export async function recogniseFile(file: string, name: string): Promise<FileKind> {
  const mediaType = (await fileTypeFromFile(file))?.mime;
  if (mediaType === undefined) return { mediaType: await recogniseText(file, name), isImage: false };
  if (mediaType === "image/heic" || mediaType === "image/heif") throw new AppError("invalid", "files:heicPhoto");
  if (imageTypes.has(mediaType)) return { mediaType, isImage: true };
  if (otherTypes.has(mediaType)) return { mediaType, isImage: false };
  throw new AppError("invalid", "files:refusedType");
}

/** Plain text has no signature: it is text when it reads as such and is not markup or a script's first line. */
async function recogniseText(file: string, name: string): Promise<string> {
  const start = await readStart(file);
  const mediaType = textTypes[path.extname(name).toLowerCase()];
  if (!mediaType || !isText(start) || /^\s*(<|#!)/.test(start.toString("utf8").replace(/^\uFEFF/, "")))
    throw new AppError("invalid", "files:refusedType");
  return mediaType;
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** UTF-8 or a single-byte code page; either way without the control characters that only programs hold. */
function isText(start: Buffer): boolean {
  return !start.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
}
