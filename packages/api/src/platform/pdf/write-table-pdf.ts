import { setImmediate as breathe } from "node:timers/promises";
import type { Locale } from "@ymp/i18n/locales";
import type { ExportColumn, ExportTable, TitleLine } from "../exports/export-table.ts";
import { cellReader } from "./cell-text.ts";
import { fitColumns } from "./column-widths.ts";
import type { PageWords } from "./document.ts";
import { drawLines } from "./flow.ts";
import {
  drawLine,
  drawStrip,
  type GridColumn,
  lineCount,
  pagesOfRows,
  type SetRow,
  setRow,
  stripHeight,
} from "./grid.ts";
import { a4, ink, openPaper, type Pdf } from "./paper.ts";
import { type TextStyle, type Typesetter, typesetterFor } from "./typesetter.ts";

export interface TablePdfOptions {
  locale: Locale;
  vesselName: string;
  /** Below the title: vessel, filter in words, when and by whom. */
  titleLines: readonly TitleLine[];
  /** "Page 2 of 7" in the reader's language. */
  pageWords: PageWords;
  madeAt: Date;
}

const margin = 34;
const footer = 22;
const titleStyle: TextStyle = { size: 16, weight: "bold" };
const lineStyle: TextStyle = { size: 8.5, color: ink.muted };
const footStyle: TextStyle = { size: 7.5, color: ink.muted };
const sampledRows = 400;
const rowsBetweenBreaths = 250;

interface Sheet {
  pdf: Pdf;
  type: Typesetter;
  columns: readonly GridColumn[];
  cell: TextStyle;
  heading: TextStyle;
  headings: SetRow;
  width: number;
  height: number;
}

/**
 * A list in print, written page by page. Rows are set twice, first only to count their lines: so "page x of y" is known
 * before the first page, and no page waits in memory for the last: 20,000 rows of eleven columns take 190 MB at most.
 */
export async function writeTablePdf<Row>(table: ExportTable<Row>, options: TablePdfOptions): Promise<Uint8Array> {
  const { locale, madeAt, vesselName } = options;
  const { pdf, bytes } = openPaper({
    title: table.title,
    author: vesselName,
    locale,
    madeAt,
    size: [a4.short, a4.long],
    keepsPages: false,
  });
  const read = cellReader<Row>(table, locale);
  const printed = columnsWithContent(table, read);
  const sheet = sheetFor(pdf, typesetterFor(pdf, locale), table, printed, read);
  const rowAt = (index: number): SetRow => {
    const row = table.rows[index];
    const cells = row === undefined ? [] : printed.map((column) => read(column, row));
    return setRow(sheet.type, sheet.columns, cells, sheet.cell);
  };
  const lineCounts = new Uint16Array(table.rows.length);
  for (let index = 0; index < lineCounts.length; index++) {
    lineCounts[index] = lineCount(rowAt(index));
    if (index % rowsBetweenBreaths === 0) await breathe();
  }
  const top = titleHeight(sheet, options);
  const room = sheet.height - 2 * margin - footer - headingHeight(sheet);
  const heightOf = (lines: number) => stripHeight(sheet.type, lines, sheet.cell);
  const pages = pagesOfRows(lineCounts, { firstPage: room - top, otherPages: room, heightOf });
  for (const [index, strips] of pages.entries()) {
    pdf.addPage({ size: [sheet.width, sheet.height], margin: 0 });
    let y = index === 0 ? drawTitle(sheet, table.title, options) : margin;
    y = drawHeadings(sheet, y);
    for (const { row, from, to } of strips) {
      y += drawStrip(sheet.type, sheet.columns, rowAt(row), { x: margin, y, from, to }, sheet.cell);
      drawLine(pdf, margin, y, inner(sheet));
    }
    drawFoot(sheet, `${vesselName} · ${table.title}`, options.pageWords(index + 1, pages.length));
    await breathe();
  }
  pdf.end();
  return bytes;
}

/** An empty column would only make the others narrower. */
function columnsWithContent<Row>(
  { columns, rows }: ExportTable<Row>,
  read: (column: ExportColumn<Row>, row: Row) => string,
): readonly ExportColumn<Row>[] {
  const filled = columns.filter((column) => rows.some((row) => read(column, row) !== ""));
  return filled.length === 0 ? columns : filled;
}

function sheetFor<Row>(
  pdf: Pdf,
  type: Typesetter,
  { rows }: ExportTable<Row>,
  printed: readonly ExportColumn<Row>[],
  read: (column: ExportColumn<Row>, row: Row) => string,
): Sheet {
  const step = Math.max(1, Math.ceil(rows.length / sampledRows));
  const sampled = rows.filter((_, index) => index % step === 0);
  const texts = printed.map((column) => ({
    heading: column.heading,
    align: column.kind === "number" ? ("end" as const) : ("start" as const),
    samples: sampled.map((row) => read(column, row)),
  }));
  const available = { portrait: a4.short - 2 * margin, landscape: a4.long - 2 * margin };
  const { columns, layout, size } = fitColumns(type, texts, available);
  const heading: TextStyle = { size, weight: "bold", color: ink.muted };
  const headingTexts = columns.map((column) => column.heading);
  return {
    pdf,
    type,
    columns,
    cell: { size },
    heading,
    headings: setRow(type, columns, headingTexts, heading),
    width: layout === "portrait" ? a4.short : a4.long,
    height: layout === "portrait" ? a4.long : a4.short,
  };
}

const inner = ({ width }: Sheet) => width - 2 * margin;
const headingHeight = ({ heading, headings, type }: Sheet) => stripHeight(type, lineCount(headings), heading);

function drawHeadings(sheet: Sheet, y: number): number {
  const { columns, heading, headings, pdf, type } = sheet;
  const place = { x: margin, y, from: 0, to: lineCount(headings) };
  const below = y + drawStrip(type, columns, headings, place, heading);
  drawLine(pdf, margin, below, inner(sheet), "strong");
  return below;
}

function titleLinesSet(sheet: Sheet, { titleLines }: TablePdfOptions): string[] {
  return titleLines
    .filter(({ value }) => value !== "")
    .flatMap(({ label, value }) => sheet.type.lines(`${label}: ${value}`, inner(sheet), lineStyle));
}

function titleHeight(sheet: Sheet, options: TablePdfOptions): number {
  const lines = titleLinesSet(sheet, options).length * sheet.type.lineHeight(lineStyle);
  return sheet.type.lineHeight(titleStyle) + 4 + lines + 10;
}

function drawTitle(sheet: Sheet, title: string, options: TablePdfOptions): number {
  const { type } = sheet;
  type.draw(title, margin, margin, titleStyle);
  let y = margin + type.lineHeight(titleStyle) + 4;
  for (const line of titleLinesSet(sheet, options)) {
    type.draw(line, margin, y, lineStyle);
    y += type.lineHeight(lineStyle);
  }
  return y + 10;
}

function drawFoot(sheet: Sheet, left: string, page: string): void {
  const { height, type, width } = sheet;
  const y = height - margin - type.lineHeight(footStyle);
  const pageWidth = type.width(page, footStyle);
  drawLines(type, type.lines(left, inner(sheet) - pageWidth - 20, footStyle), { x: margin, y }, footStyle);
  type.draw(page, width - margin - pageWidth, y, footStyle);
}
