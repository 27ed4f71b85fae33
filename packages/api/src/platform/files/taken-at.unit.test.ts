import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readTakenAt } from "./taken-at.ts";

async function exifWith(tags: Record<string, string>): Promise<Buffer | undefined> {
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#000" } })
    .withExif({ IFD0: { Make: "Phone" }, IFD2: tags })
    .jpeg()
    .toBuffer();
  return (await sharp(photo).metadata()).exif;
}

describe("when a photo was taken", () => {
  it("is ship's time where the camera names no zone", async () => {
    const exif = await exifWith({ DateTimeOriginal: "2026:06:14 08:30:05" });
    expect(readTakenAt(exif, "Europe/Paris")).toEqual(new Date("2026-06-14T06:30:05Z"));
  });

  it("is the camera's own where it does", async () => {
    const exif = await exifWith({ DateTimeOriginal: "2026:06:14 08:30:05", OffsetTimeOriginal: "-04:00" });
    expect(readTakenAt(exif, "Europe/Paris")).toEqual(new Date("2026-06-14T12:30:05Z"));
  });

  it.each(["0000:00:00 00:00:00", "2026:13:40 08:30:05", "2026:06:14 28:30:05", "yesterday"])(
    "is not told by %s",
    async (text) => {
      expect(readTakenAt(await exifWith({ DateTimeOriginal: text }), "UTC")).toBeUndefined();
    },
  );

  it("is not told by a block that is cut off, or by none", async () => {
    const exif = await exifWith({ DateTimeOriginal: "2026:06:14 08:30:05" });
    for (let length = 0; length < 60; length += 3)
      expect(readTakenAt(exif?.subarray(0, length), "UTC")).toBeUndefined();
    expect(readTakenAt(undefined, "UTC")).toBeUndefined();
  });
});
