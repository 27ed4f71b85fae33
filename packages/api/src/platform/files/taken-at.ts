import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { instantOf } from "@ymp/core/time";

const exifIfdTag = 0x8769;
const takenAtTag = 0x9003;
const offsetTag = 0x9011;

/**
 * When a camera says that it took the photo, from the EXIF block that sharp hands over. A camera without a zone is taken
 * to show ship's time. Undefined when nothing sensible is said.
 */
export function readTakenAt(exif: Buffer | undefined, shipsZone: string): Date | undefined {
  if (!exif) return undefined;
  try {
    const tags = readTags(exif.subarray(exif.toString("latin1", 0, 6) === "Exif\0\0" ? 6 : 0));
    return instantOfTags(tags, shipsZone);
  } catch (error) {
    // Cameras write all manner of things; a block that points beyond its end says nothing.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function instantOfTags(tags: Map<number, string>, shipsZone: string): Date | undefined {
  const [, year, month, day, hour, minute, second] =
    tags.get(takenAtTag)?.match(/^(\d{4}):(\d{2}):(\d{2}) (\d{2}):(\d{2}):(\d{2})/) ?? [];
  const on = calendarDateSchema.safeParse(`${year}-${month}-${day}`);
  if (!on.success || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const zone = tags.get(offsetTag)?.match(/^[+-]\d{2}:\d{2}/)?.[0] ?? shipsZone;
  return instantOf(zone, { on: on.data, hour: Number(hour), minute: Number(minute), second: Number(second) });
}

/** The text tags of the block's EXIF directory (TIFF 6.0 layout, EXIF 2.32). */
function readTags(tiff: Buffer): Map<number, string> {
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const u16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const entriesAt = (directory: number) =>
    Array.from({ length: Math.min(u16(directory), 200) }, (_, index) => directory + 2 + index * 12);

  const pointer = entriesAt(u32(4)).find((entry) => u16(entry) === exifIfdTag);
  if (pointer === undefined) return new Map();
  const asciiType = 2;
  return new Map(
    entriesAt(u32(pointer + 8))
      .filter((entry) => u16(entry + 2) === asciiType)
      .map((entry) => {
        const length = u32(entry + 4);
        const start = length <= 4 ? entry + 8 : u32(entry + 8);
        return [u16(entry), tiff.toString("latin1", start, start + length).replace(/\0.*$/s, "")];
      }),
  );
}
