import { fitColumns, levelColumns } from "../column-widths.ts";
import { cellPadding } from "../grid.ts";
import { ink } from "../paper.ts";
import type { TextStyle, Typesetter } from "../typesetter.ts";
import type { BookPrint, PrintedEntry, PrintedSignature, PrintedTable } from "./book-print.ts";
import { type InkLine, type PaperRow, type RowCell, rowHeight, signatureLine, textLines } from "./rows.ts";

/** Where the columns of a page stand, what is above them, and how an entry is set in them. */
export interface PageColumns {
  readonly columns: readonly { readonly heading: string; readonly x: number; readonly width: number }[];
  readonly size: number;
  rowsOf(entry: PrintedEntry): PaperRow[];
}

interface Room {
  readonly type: Typesetter;
  readonly left: number;
  readonly width: number;
  /** Of the letters, at most. */
  readonly size: number;
}

export function columnsFor(print: BookPrint, table: PrintedTable, room: Room): PageColumns {
  if (print.layout === "table") return tableColumns(print, table, room);
  return print.layout === "official" ? officialColumns(print, room) : recordColumns(print, room);
}

const gutter = 2 * cellPadding.across;

interface Wanted {
  readonly heading: string;
  /** Points; the one without takes what is left. */
  readonly width?: number;
}

function placed(wanted: readonly Wanted[], { left, width }: Room) {
  const taken = wanted.reduce((sum, column) => sum + (column.width ?? 0), 0);
  let x = left;
  return wanted.map((column) => {
    const own = column.width ?? width - taken;
    const at = { heading: column.heading, x, width: own - gutter };
    x += own;
    return at;
  });
}

const muted = (size: number): TextStyle => ({ size: size - 0.5, color: ink.muted });

/** Day, and below it the clocks. */
function dateCell(type: Typesetter, entry: PrintedEntry, at: { x: number; width: number }, size: number): RowCell {
  return {
    x: at.x,
    lines: [
      ...textLines(type, entry.day, at.width, { size }, entry.isStruck),
      ...(entry.clock === "" ? [] : textLines(type, entry.clock, at.width, { size: size - 1.5, color: ink.muted })),
    ],
  };
}

const numberCell = (
  type: Typesetter,
  { no }: PrintedEntry,
  at: { x: number; width: number },
  size: number,
): RowCell => ({
  x: at.x,
  lines: textLines(type, String(no), at.width, muted(size)),
});

/** What was noted to it since, and by whom it was struck out. */
function marksOf(type: Typesetter, { notes, strike }: PrintedEntry, width: number, size: number): InkLine[] {
  return [
    ...notes.flatMap((note) => textLines(type, note, width, muted(size))),
    ...(strike
      ? [
          ...textLines(type, strike.text, width, { size: size - 0.5, weight: "bold" }),
          signatureLine(type, strike.signature, width, size - 0.5),
        ]
      : []),
  ];
}

const withUtc = ({ text, utc }: { text: string; utc?: string | undefined }): string =>
  utc === undefined ? text : `${text} (${utc})`;

/** MARPOL Annex I, appendix III: date, code, item, record of operations with the signature of the officer in charge. */
function recordColumns({ words }: BookPrint, room: Room): PageColumns {
  const { type, size } = room;
  const columns = placed(
    [
      { heading: words.date, width: 84 },
      { heading: words.code, width: 34 },
      { heading: words.item, width: 44 },
      { heading: words.record },
      { heading: words.no, width: 30 },
    ],
    room,
  );
  const [date, code, item, record, no] = columns;
  if (!date || !code || !item || !record || !no) throw new Error("A record has five columns");
  const rowsOf = (entry: PrintedEntry): PaperRow[] => {
    const items: InkLine[] = [];
    const texts: InkLine[] = [];
    for (const line of entry.lines ?? []) {
      const set = textLines(type, withUtc(line), record.width, { size }, entry.isStruck);
      texts.push(...set);
      items.push(...set.map((_, at): InkLine => ({ kind: "text", text: at === 0 ? line.item : "", style: { size } })));
    }
    const signatures = entry.signatures.map((signature) => signatureLine(type, signature, record.width, size - 0.5));
    const cells = [
      dateCell(type, entry, date, size),
      { x: code.x, lines: textLines(type, entry.code, code.width, { size, weight: "bold" }) },
      { x: item.x, lines: items },
      { x: record.x, lines: [...texts, ...signatures, ...marksOf(type, entry, record.width, size)] },
      numberCell(type, entry, no, size),
    ];
    return [{ cells, isRuled: true }];
  };
  return { columns, size, rowsOf };
}

/** The narrative pages of an official log book. */
function officialColumns({ words }: BookPrint, room: Room): PageColumns {
  const { type, size } = room;
  const columns = placed(
    [
      { heading: words.occurred, width: 78 },
      { heading: words.place, width: 76 },
      { heading: words.entered, width: 76 },
      { heading: words.no, width: 28 },
      { heading: words.entry },
      { heading: words.fine, width: 58 },
      { heading: words.master, width: 128 },
      { heading: words.witness, width: 128 },
    ],
    room,
  );
  const [date, place, entered, no, text, , master, witness] = columns;
  if (!date || !place || !entered || !no || !text || !master || !witness)
    throw new Error("An official log book has eight columns");
  const rowsOf = (entry: PrintedEntry): PaperRow[] => {
    const title = entry.title === null ? [] : textLines(type, entry.title, text.width, { size, weight: "bold" });
    const told = (entry.lines ?? []).flatMap((line) => textLines(type, withUtc(line), text.width, { size }));
    const by = (isAsked: (signature: PrintedSignature) => boolean, width: number) =>
      entry.signatures.filter(isAsked).map((signature) => {
        // The heading says it already.
        const how = signature.role === "officer" ? signature.how : signature.when;
        return signatureLine(type, { ...signature, how }, width, size - 1);
      });
    const cells = [
      dateCell(type, entry, date, size),
      { x: place.x, lines: textLines(type, entry.place, place.width, { size: size - 1 }) },
      { x: entered.x, lines: textLines(type, entry.recorded, entered.width, { size: size - 1, color: ink.muted }) },
      numberCell(type, entry, no, size),
      { x: text.x, lines: [...title, ...told, ...marksOf(type, entry, text.width, size)] },
      { x: master.x, lines: by(({ role }) => role !== "witness", master.width) },
      { x: witness.x, lines: by(({ role }) => role === "witness", witness.width) },
    ];
    return [{ cells, isRuled: true }];
  };
  return { columns, size, rowsOf };
}

const fixedOfTable = { date: 78, no: 28 } as const;
/** Who signed and when takes three lines in the broad one, which pays where the texts beside have room to spare. */
const signedWidths = [196, 146] as const;

/** A row for each entry under the titles of the law; an entry that goes line by line is across them. */
function tableColumns(print: BookPrint, table: PrintedTable, room: Room): PageColumns {
  const [broad, narrow] = signedWidths.map((width) => tableBeside(print, table, room, width));
  if (!broad || !narrow) throw new Error("A table is tried in two widths");
  const heightOf = (set: PageColumns) =>
    table.entries.flatMap(set.rowsOf).reduce((sum, row) => sum + rowHeight(room.type, row), 0);
  return broad.size === narrow.size && heightOf(broad) < heightOf(narrow) ? broad : narrow;
}

function tableBeside(
  { words }: BookPrint,
  { titles, entries }: PrintedTable,
  room: Room,
  signedWidth: number,
): PageColumns {
  const { type } = room;
  const textOf = (entry: PrintedEntry, title: string) => entry.cells?.find(([own]) => own === title)?.[1] ?? "";
  // The form of a radio log has the day in a column of its own.
  const dateWidth = titles[0]?.title.startsWith("Date") ? 0 : fixedOfTable.date;
  const texts = titles.map(({ title, heading }) => ({
    heading,
    align: "start" as const,
    samples: entries.map((entry) => textOf(entry, title)),
  }));
  const width = room.width - dateWidth - fixedOfTable.no - signedWidth;
  const size = Math.min(room.size, fitColumns(type, texts, { portrait: 0, landscape: width }).size);
  const fitted = levelColumns(type, texts, { width, size });
  const columns = placed(
    [
      ...(dateWidth === 0 ? [] : [{ heading: words.date, width: dateWidth }]),
      ...fitted.map((column) => ({ heading: column.heading, width: column.width })),
      { heading: words.signed, width: signedWidth },
      { heading: words.no, width: fixedOfTable.no },
    ],
    room,
  );
  const date = dateWidth === 0 ? undefined : columns[0];
  const [[signed, no], told] = [columns.slice(-2), columns.slice(date ? 1 : 0, -2)];
  const first = told[0] ?? date;
  if (!first || !signed || !no) throw new Error("A table has three columns at least");
  const across = { x: first.x, width: signed.x - first.x - gutter };
  const rowsOf = (entry: PrintedEntry): PaperRow[] => {
    const signatures = entry.signatures.map((signature) => signatureLine(type, signature, signed.width, size - 0.5));
    const around = (written: readonly RowCell[], isRuled: boolean): PaperRow => ({
      cells: [
        ...(date ? [dateCell(type, withoutTwice(entry), date, size)] : []),
        ...written,
        { x: signed.x, lines: signatures },
        numberCell(type, entry, no, size),
      ],
      isRuled,
    });
    if (!entry.cells) return [around([{ x: across.x, lines: acrossLines(type, entry, across.width, size) }], true)];
    const written = told.map(({ x, width }, at) => ({
      x,
      lines: textLines(type, textOf(entry, titles[at]?.title ?? ""), width, { size }, entry.isStruck),
    }));
    const marks = marksOf(type, entry, across.width + signed.width + gutter, size);
    if (marks.length === 0) return [around(written, true)];
    return [around(written, false), { cells: [{ x: across.x, lines: marks }], isRuled: true }];
  };
  return { columns, size, rowsOf };
}

/** Of a table that has a column for the time, the clocks stand there. */
function withoutTwice(entry: PrintedEntry): PrintedEntry {
  const isTold = entry.cells?.some(([, cell]) => cell.includes(entry.clock.slice(0, 5))) ?? false;
  return isTold ? { ...entry, clock: "" } : entry;
}

/** An entry that goes line by line, under its title and with what was noted to it. */
function acrossLines(type: Typesetter, entry: PrintedEntry, width: number, size: number): InkLine[] {
  const title = entry.title === null ? [] : textLines(type, entry.title, width, { size, weight: "bold" });
  const lines = (entry.lines ?? []).flatMap((line) =>
    textLines(type, [line.item, withUtc(line)].filter(Boolean).join("  "), width, { size }, entry.isStruck),
  );
  return [...title, ...lines, ...marksOf(type, entry, width, size)];
}
