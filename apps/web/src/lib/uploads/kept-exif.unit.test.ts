import { describe, expect, it } from "vitest";
import { uprightExif, withExif } from "./kept-exif.ts";

/** A JPEG whose EXIF says that it was taken lying on its side. */
function sidewaysJpeg(isLittle: boolean): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(26));
  tiff.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  tiff.setUint16(2, 42, isLittle);
  tiff.setUint32(4, 8, isLittle);
  tiff.setUint16(8, 1, isLittle);
  tiff.setUint16(10, 0x0112, isLittle);
  tiff.setUint16(12, 3, isLittle);
  tiff.setUint32(14, 1, isLittle);
  tiff.setUint16(18, 6, isLittle);
  const mark = [...new TextEncoder().encode("Exif\0\0")];
  const jfif = [0xff, 0xe0, 0x00, 0x04, 0x01, 0x02];
  const exif = [0xff, 0xe1, 0x00, 2 + mark.length + tiff.byteLength, ...mark, ...new Uint8Array(tiff.buffer)];
  return Uint8Array.from([0xff, 0xd8, ...jfif, ...exif, 0xff, 0xda, 0x00, 0x02, 0x01]);
}

const orientationOf = (block: Uint8Array, isLittle: boolean) =>
  new DataView(block.buffer, block.byteOffset + 10).getUint16(18, isLittle);

describe("what a camera wrote about a photo", () => {
  it.each([true, false])("is kept when the photo is made smaller, standing upright (little endian: %s)", (isLittle) => {
    const original = sidewaysJpeg(isLittle);
    const block = uprightExif(original);
    expect(block && orientationOf(block, isLittle)).toBe(1);
    const shrunk = Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0x00, 0x02]);
    const joined = withExif(shrunk, block ?? new Uint8Array());
    expect(uprightExif(joined)).toEqual(block);
    expect(joined.at(-1)).toBe(0x02);
  });

  it("leaves the original as it was", () => {
    const original = sidewaysJpeg(true);
    const before = original.slice();
    uprightExif(original);
    expect(original).toEqual(before);
  });

  it.each([
    ["nothing", []],
    ["a picture of another kind", [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]],
    ["a block that ends early", [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0x45, 0x78, 0x69, 0x66, 0, 0]],
    ["a JPEG without one", [0xff, 0xd8, 0xff, 0xda, 0x00, 0x02, 1, 2, 3, 4, 5, 6]],
  ])("is absent in %s", (_, bytes) => {
    expect(uprightExif(Uint8Array.from(bytes))).toBeUndefined();
  });
});
