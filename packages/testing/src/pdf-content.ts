import { inflateSync } from "node:zlib";

export interface PdfContent {
  /** The fonts that were embedded, such as "NotoSans-Bold". */
  fonts: string[];
  pages: PdfPage[];
}

export interface PdfPage {
  width: number;
  height: number;
  /** What is on the page, one entry for each stretch of text in one font, in the order of writing. */
  texts: string[];
  /** The same as it is read: what is on one height of the page from left to right, the highest first. */
  rows: string[][];
}

interface Stretch {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

interface PdfObject {
  head: string;
  stream: string;
}

/** Reads back the documents that our writers make; not a reader for those of others. */
export function pdfContentOf(bytes: Uint8Array): PdfContent {
  const objects = objectsOf(Buffer.from(bytes).toString("latin1"));
  const all = [...objects.values()];
  const fonts = all.flatMap(({ head }) => /\/FontName \/\w+\+(\S+)/.exec(head)?.[1] ?? []);
  const pages = all
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map((page) => {
      const stretches = stretchesOf(page, objects);
      return { ...sizeOf(page), texts: stretches.map(({ text }) => text), rows: rowsOf(stretches) };
    });
  return { fonts: [...new Set(fonts)].sort(), pages };
}

function objectsOf(file: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const start = /(?:^|\n)(\d+) 0 obj\n/g;
  for (let found = start.exec(file); found; found = start.exec(file)) {
    const head = file.slice(start.lastIndex, headEnd(file, start.lastIndex));
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const at = start.lastIndex + head.length + "stream\n".length;
    const raw = length > 0 ? file.slice(at, at + length) : "";
    const stream = head.includes("/FlateDecode") ? inflateSync(Buffer.from(raw, "latin1")).toString("latin1") : raw;
    objects.set(found[1] ?? "", { head, stream });
    start.lastIndex = length > 0 ? at + length : start.lastIndex + head.length - 1;
  }
  return objects;
}

function headEnd(file: string, from: number): number {
  const stream = file.indexOf("stream\n", from);
  const end = file.indexOf("endobj", from);
  return stream >= 0 && stream < end ? stream : end;
}

function sizeOf({ head }: PdfObject) {
  const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head)?.map(Number) ?? [];
  return { width, height };
}

const named = (objects: Map<string, PdfObject>, head: string, name: string) =>
  objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? "");

/** Letters of two sizes on one line stand a point apart at most. */
const sameLine = 1.5;

function rowsOf(stretches: readonly Stretch[]): string[][] {
  const rows: { y: number; row: Stretch[] }[] = [];
  for (const stretch of stretches.toSorted((one, other) => other.y - one.y)) {
    const last = rows.at(-1);
    if (last && last.y - stretch.y <= sameLine) last.row.push(stretch);
    else rows.push({ y: stretch.y, row: [stretch] });
  }
  return rows.map(({ row }) => row.sort((one, other) => one.x - other.x).map(({ text }) => text));
}

function stretchesOf(page: PdfObject, objects: Map<string, PdfObject>): Stretch[] {
  const resources = named(objects, page.head, "Resources");
  const content = named(objects, page.head, "Contents")?.stream ?? "";
  const letters = new Map<string, string[]>();
  const written = /BT\n1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n[\s\S]*?\/(F\d+) [\d.]+ Tf\n([\s\S]*?)ET/g;
  return [...content.matchAll(written)].map(([, x, y, font = "", shown = ""]) => {
    const table = letters.get(font) ?? lettersOf(named(objects, resources?.head ?? "", font), objects);
    letters.set(font, table);
    const text = [...shown.matchAll(/<([0-9a-f]+)>/g)]
      .flatMap(([, codes = ""]) => codes.match(/.{4}/g) ?? [])
      .map((code) => table[Number.parseInt(code, 16)] ?? "")
      .join("");
    return { text, x: Number(x), y: Number(y) };
  });
}

/** What each glyph of a font stands for. */
function lettersOf(font: PdfObject | undefined, objects: Map<string, PdfObject>): string[] {
  const map = named(objects, font?.head ?? "", "ToUnicode")?.stream ?? "";
  return [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, entries = ""]) =>
    [...entries.matchAll(/<([^>]*)>/g)].map(([, units = ""]) =>
      String.fromCharCode(...units.split(" ").map((unit) => Number.parseInt(unit, 16))),
    ),
  );
}
