const startOfImage = 0xffd8;
const startOfScan = 0xffda;
const app1 = 0xffe1;
const exifMark = "Exif\0\0";
const orientationTag = 0x0112;

/**
 * The EXIF block of a JPEG, marker and length included, with its orientation set to upright: a redrawn picture is as
 * it is looked at. Undefined where there is none.
 */
export function uprightExif(jpeg: Uint8Array): Uint8Array | undefined {
  const block = exifBlock(jpeg)?.slice();
  if (block) setUpright(new DataView(block.buffer, 10));
  return block;
}

/** The JPEG with the block as its first segment, where readers look for it. */
export function withExif(jpeg: Uint8Array, block: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(jpeg.length + block.length);
  joined.set(jpeg.subarray(0, 2));
  joined.set(block, 2);
  joined.set(jpeg.subarray(2), 2 + block.length);
  return joined;
}

function exifBlock(jpeg: Uint8Array): Uint8Array | undefined {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  if (jpeg.length < 4 || view.getUint16(0) !== startOfImage) return undefined;
  for (let at = 2; at + 10 <= jpeg.length; ) {
    const marker = view.getUint16(at);
    const length = view.getUint16(at + 2);
    if (marker < 0xff00 || marker === startOfScan || length < 2) return undefined;
    const end = at + 2 + length;
    if (marker === app1 && end <= jpeg.length && textAt(jpeg, at + 4, 6) === exifMark) return jpeg.subarray(at, end);
    at = end;
  }
  return undefined;
}

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Writes 1 into the first directory's orientation (TIFF 6.0 layout), where there is one. */
function setUpright(tiff: DataView): void {
  if (tiff.byteLength < 8) return;
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return;
  const count = tiff.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.byteLength) return;
    if (tiff.getUint16(entry, isLittle) === orientationTag) tiff.setUint16(entry + 8, 1, isLittle);
  }
}
