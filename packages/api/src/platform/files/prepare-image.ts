import { stat } from "node:fs/promises";
import { AppError } from "@ymp/core/errors";
import sharp, { type Sharp } from "sharp";
import { readTakenAt } from "./taken-at.ts";

/** A file on the way into the store. */
export interface PreparedPart {
  readonly path: string;
  readonly sizeBytes: number;
  readonly mediaType: string;
}

export interface PreparedImage {
  readonly original: PreparedPart;
  readonly view: PreparedPart;
  readonly thumb: PreparedPart;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly takenAt: Date | null;
}

const longestEdgePx = { original: 2560, view: 1280, thumb: 320 } as const;

/**
 * Writes the photo anew: upright, at most 2560 px, without the place and the camera that phones write into it. Also makes
 * the sizes that lists and sheets show. Bytes that only look like a photo do not survive this.
 */
export async function prepareImage(file: string, mediaType: string, shipsZone: string): Promise<PreparedImage> {
  try {
    const { exif } = await sharp(file).metadata();
    const upright = sharp(file, { failOn: "error", animated: mediaType === "image/gif" }).autoOrient();
    const [original, view, thumb] = await Promise.all([
      write(upright.clone(), file, "original", mediaType),
      write(upright.clone(), file, "view", "image/webp"),
      write(upright.clone(), file, "thumb", "image/webp"),
    ]);
    const { widthPx, heightPx } = original;
    return { original, view, thumb, widthPx, heightPx, takenAt: readTakenAt(exif, shipsZone) ?? null };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("invalid", "files:damagedImage", {}, {}, { cause });
  }
}

async function write(image: Sharp, file: string, size: keyof typeof longestEdgePx, mediaType: string) {
  const edge = longestEdgePx[size];
  const path = `${file}.${size}`;
  const fitted = image.resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true });
  const keepsKind = mediaType === "image/jpeg" || mediaType === "image/png";
  const encoded =
    mediaType === "image/jpeg"
      ? fitted.jpeg({ quality: 85 })
      : mediaType === "image/png"
        ? fitted.png()
        : fitted.webp({ quality: size === "thumb" ? 70 : 80 });
  const { width, height, pages = 1 } = await encoded.toFile(path).then((info) => ({ ...info, pages: info.pages ?? 1 }));
  return {
    path,
    sizeBytes: (await stat(path)).size,
    mediaType: keepsKind ? mediaType : "image/webp",
    widthPx: width,
    heightPx: Math.round(height / pages),
  };
}
