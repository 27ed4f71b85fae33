import type { ByteRange } from "@ymp/api/platform/files/file-store";

/**
 * The part of a file that a Range header asks for (RFC 9110, 14.2). Undefined: the whole file, also for several parts at
 * once, which a server may answer in full. "unsatisfiable": nothing of the file is there.
 */
export function readByteRange(header: string | undefined, sizeBytes: number): ByteRange | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const length = Math.min(Number(to), sizeBytes);
    return length === 0 ? "unsatisfiable" : { first: sizeBytes - length, last: sizeBytes - 1 };
  }
  const range = { first: Number(from), last: to === "" ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1) };
  return range.first >= sizeBytes || range.last < range.first ? "unsatisfiable" : range;
}
