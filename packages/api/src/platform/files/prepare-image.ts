import { rm, writeFile } from "node:fs/promises";
import { AppError } from "@ymp/core/errors";
import type { Sharp } from "sharp";
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

/** More than any camera takes. A file of a few kilobytes can claim a picture that fills the memory. */
const mostPixels = 250_000_000;
/** For one size of a photo, beyond which the library gives it up. */
const longestSeconds = 60;
const longestEdgePx = { original: 2560, view: 1280, thumb: 320 } as const;

/**
 * Writes the photo again: upright, at most 2560 px, without the place and the camera that phones write into it. Also makes
 * the sizes that lists and sheets show. Bytes that only look like a photo do not survive this.
 */
export async function prepareImage(file: string, mediaType: string, shipsZone: string): Promise<PreparedImage> {
  const { exif, original, view, thumb } = await encodeSizes(file, mediaType);
  try {
    return {
      original: await writePart(file, original),
      view: await writePart(file, view),
      thumb: await writePart(file, thumb),
      widthPx: original.widthPx,
      heightPx: original.heightPx,
      takenAt: readTakenAt(exif, shipsZone) ?? null,
    };
  } catch (error) {
    // The disk is full, and what was written before is in nobody's list.
    await Promise.all([original, view, thumb].map(({ size }) => rm(partFile(file, size), { force: true })));
    throw error;
  }
}

/** Read with the first picture: it is a large native library. */
const readSharp = async () => (await import("sharp")).default;

async function encodeSizes(file: string, mediaType: string) {
  const sharp = await readSharp();
  try {
    const isAnimated = mediaType === "image/gif";
    const exif = await readHeader(file, isAnimated);
    const upright = sharp(file, { failOn: "error", animated: isAnimated, limitInputPixels: mostPixels }).autoOrient();
    const [original, view, thumb] = await Promise.all([
      encode(upright.clone(), "original", mediaType),
      encode(upright.clone(), "view", "image/webp"),
      encode(upright.clone(), "thumb", "image/webp"),
    ]);
    return { exif, original, view, thumb };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (isTimeout(cause)) throw new AppError("invalid", "files:imageTookTooLong");
    throw new AppError("invalid", "files:damagedImage", {}, {}, { cause });
  }
}

/** The library names no code for it. */
const isTimeout = (cause: unknown): boolean => cause instanceof Error && cause.message.startsWith("timeout");

/** What is before the picture itself: its EXIF block, and a size that is refused before anything is unpacked. */
async function readHeader(file: string, isAnimated: boolean): Promise<Buffer | undefined> {
  const { exif, width, height, pages = 1 } = await (await readSharp())(file, { limitInputPixels: false }).metadata();
  if (width * height * (isAnimated ? pages : 1) > mostPixels)
    throw new AppError("invalid", "files:tooManyPixels", { megapixels: mostPixels / 1_000_000 });
  return exif;
}

type Size = keyof typeof longestEdgePx;

interface EncodedImage {
  readonly size: Size;
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

async function encode(image: Sharp, size: Size, mediaType: string): Promise<EncodedImage> {
  const edge = longestEdgePx[size];
  const fitted = image
    .timeout({ seconds: longestSeconds })
    .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true });
  const keepsKind = mediaType === "image/jpeg" || mediaType === "image/png";
  const encoded =
    mediaType === "image/jpeg"
      ? fitted.jpeg({ quality: 85 })
      : mediaType === "image/png"
        ? fitted.png()
        : fitted.webp({ quality: size === "thumb" ? 70 : 80 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return {
    size,
    bytes: data,
    mediaType: keepsKind ? mediaType : "image/webp",
    widthPx: info.width,
    heightPx: Math.round(info.height / (info.pages ?? 1)),
  };
}

const partFile = (file: string, size: Size) => `${file}.${size}`;

async function writePart(file: string, { size, bytes, mediaType }: EncodedImage): Promise<PreparedPart> {
  const path = partFile(file, size);
  await writeFile(path, bytes);
  return { path, sizeBytes: bytes.byteLength, mediaType };
}
