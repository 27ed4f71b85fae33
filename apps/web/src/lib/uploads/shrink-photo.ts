import { uprightExif, withExif } from "./kept-exif.ts";

const longestEdgePx = 2560;
const quality = 0.85;
const shrunkTypes = new Set(["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif"]);
/** Below this a picture is sent as it is: what could be saved is not worth the loss. */
const smallBytes = 1_200_000;

export interface PhotoSize {
  width: number;
  height: number;
}

/** The size to draw a picture at so that its longer edge fits; never larger than it is. */
export function fittingSize({ width, height }: PhotoSize, longestEdge = longestEdgePx): PhotoSize {
  const scale = Math.min(1, longestEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A photo small enough for a satellite link, still saying when it was taken. What this browser cannot draw, or what would not get smaller, stays as it is. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!shrunkTypes.has(file.type) || file.size <= smallBytes || typeof createImageBitmap !== "function") return file;
  const bitmap = await readBitmap(file);
  if (!bitmap) return file;
  const size = fittingSize(bitmap);
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (!blob || blob.size >= file.size) return file;
  const exif = file.type === "image/jpeg" ? uprightExif(new Uint8Array(await file.arrayBuffer())) : undefined;
  const content = exif ? withExif(new Uint8Array(await blob.arrayBuffer()), exif) : blob;
  return new File([content], `${file.name.replace(/\.[^.]+$/, "")}.jpg`, {
    type: "image/jpeg",
    lastModified: file.lastModified,
  });
}

async function readBitmap(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    // Browsers refuse kinds of picture that they cannot draw (HEIC in most); the server can.
    return null;
  }
}
