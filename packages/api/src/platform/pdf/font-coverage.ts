/** Whether a font has a picture for a code point. */
export type Coverage = (codePoint: number) => boolean;

/** Reads the character map of an OpenType file: its table `cmap`, in format 12, which all our fonts carry. */
export function coverageOf(font: Buffer): Coverage {
  const subtable = wholeUnicodeMap(font, tableOffset(font, "cmap"));
  const groups = font.readUInt32BE(subtable + 12);
  const first = new Uint32Array(groups);
  const last = new Uint32Array(groups);
  for (let index = 0; index < groups; index++) {
    first[index] = font.readUInt32BE(subtable + 16 + index * 12);
    last[index] = font.readUInt32BE(subtable + 20 + index * 12);
  }
  return (codePoint) => {
    const at = lastAtOrBelow(first, codePoint);
    return at >= 0 && codePoint <= (last[at] ?? -1);
  };
}

function tableOffset(font: Buffer, name: string): number {
  const tables = font.readUInt16BE(4);
  for (let index = 0; index < tables; index++) {
    const entry = 12 + index * 16;
    if (font.toString("latin1", entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table ${name}`);
}

function wholeUnicodeMap(font: Buffer, cmap: number): number {
  const subtables = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < subtables; index++) {
    const offset = cmap + font.readUInt32BE(cmap + 8 + index * 8);
    if (font.readUInt16BE(offset) === 12) return offset;
  }
  throw new Error("The font maps no characters in format 12");
}

/** Position of the last value in the rising list that is not above; -1 when all are. */
function lastAtOrBelow(rising: Uint32Array, value: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
