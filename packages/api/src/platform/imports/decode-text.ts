import { refuseFile } from "./refuse-file.ts";

/** The code points of bytes 0x80–0x9F in Windows-1252; the runtime's own decoder treats them as control characters. */
const windows1252High = [
  0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d, 0x017d,
  0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x9d,
  0x017e, 0x0178,
] as const;

const sniffedBytes = 4_096;

/** Text of a file whose encoding nobody names: a byte order mark decides, then UTF-16 by its zero bytes, then UTF-8 if valid, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const text = decodeBytes(bytes);
  if (looksBinary(text)) refuseFile("imports:fileNotATable");
  return text;
}

function decodeBytes(bytes: Uint8Array): string {
  const utf16 = utf16Label(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

function utf16Label(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, sniffedBytes);
  const pairs = Math.floor(sample.length / 2);
  if (pairs < 2) return undefined;
  let zeroFirst = 0;
  let zeroSecond = 0;
  for (let index = 0; index < pairs; index += 1) {
    if (sample[index * 2] === 0) zeroFirst += 1;
    if (sample[index * 2 + 1] === 0) zeroSecond += 1;
  }
  if (zeroSecond > pairs * 0.4 && zeroFirst < pairs * 0.1) return "utf-16le";
  if (zeroFirst > pairs * 0.4 && zeroSecond < pairs * 0.1) return "utf-16be";
  return undefined;
}

function decodeWindows1252(bytes: Uint8Array): string {
  let text = "";
  for (let start = 0; start < bytes.length; start += 8_192) {
    const codes = Array.from(bytes.subarray(start, start + 8_192), (byte) => windows1252High[byte - 0x80] ?? byte);
    text += String.fromCharCode(...codes);
  }
  return text;
}

/** Spreadsheet text holds tabs and line ends but no other control characters; compiled files and pictures are full of them. */
function looksBinary(text: string): boolean {
  const sample = text.slice(0, sniffedBytes);
  if (sample.includes("\u0000")) return true;
  const controls = [...sample].filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return (code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13) || (code >= 0x7f && code < 0xa0);
  });
  return controls.length > Math.max(2, sample.length * 0.01);
}
