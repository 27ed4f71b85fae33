import { drawLines } from "../flow.ts";
import { drawLine } from "../grid.ts";
import { a4, ink, type Pdf } from "../paper.ts";
import type { TextStyle, Typesetter } from "../typesetter.ts";
import type { BookPrint, PrintedPage, PrintedTable } from "./book-print.ts";
import { columnsFor, type PageColumns } from "./entry-rows.ts";
import { drawSignature } from "./ink.ts";
import { drawRow, type PaperRow, parted, rowHeight, signatureBox } from "./rows.ts";

export const bookMargin = 36;
const titleStyle: TextStyle = { size: 12, weight: "bold" };
const factStyle: TextStyle = { size: 8, color: ink.muted };
const footStyle: TextStyle = { size: 6.5, color: ink.muted };
const alarmStyle: TextStyle = { size: 9, weight: "bold" };
const tableStyle: TextStyle = { size: 9, weight: "bold" };
const stateStyle: TextStyle = { size: 8.5 };
const labelStyle: TextStyle = { size: 7.5, color: ink.muted };
/** No larger than what is below it, or its words would not fit where those do. */
const headingStyle = ({ size }: PageColumns): TextStyle => ({ ...labelStyle, size: Math.min(labelStyle.size, size) });

/** From the pleasant to the smallest that is read in print: a page of the book goes on one sheet where it can. */
const sizes = [9, 8.5, 8, 7.5, 7] as const;
const [pleasant] = sizes;

interface Sheet {
  readonly pdf: Pdf;
  readonly type: Typesetter;
  readonly print: BookPrint;
  readonly page: PrintedPage;
  readonly table: PrintedTable;
  readonly width: number;
  readonly height: number;
}

export function sizeOfSheet({ layout }: Pick<BookPrint, "layout">): readonly [number, number] {
  return layout === "record" ? [a4.short, a4.long] : [a4.long, a4.short];
}

/** One page of the book, on as many sheets as it takes; its master signs below each of its tables. */
export function drawBookPage(pdf: Pdf, type: Typesetter, print: BookPrint, page: PrintedPage): void {
  const [width, height] = sizeOfSheet(print);
  const sheets = page.tables.flatMap((table) => {
    const sheet: Sheet = { pdf, type, print, page, table, width, height };
    const set = settingOf(sheet);
    return onSheets(sheet, set).map((rows, index, { length }) => ({
      ...{ sheet, set, rows },
      isLast: index === length - 1,
    }));
  });
  for (const [index, { sheet, set, rows, isLast }] of sheets.entries()) {
    pdf.addPage({ size: [width, height], margin: 0 });
    let y = drawHeadings(sheet, set.columns, drawHead(sheet));
    for (const row of rows) {
      drawRow(pdf, type, row, y);
      y += rowHeight(type, row);
      if (row.isRuled) drawLine(pdf, bookMargin, y, inner(sheet));
    }
    if (sheet.table.entries.length === 0) type.draw(print.words.empty, bookMargin + 4, y + 6, factStyle);
    if (isLast && page.isEnded) closeUnused(sheet, y);
    const sheetWords = print.words.sheetOf
      .replace("{sheet}", String(index + 1))
      .replace("{sheets}", String(sheets.length));
    drawFoot(sheet, sheets.length === 1 ? "" : `, ${sheetWords}`, isLast);
  }
}

interface Setting {
  readonly columns: PageColumns;
  readonly rows: readonly PaperRow[];
}

/** The largest letters in which the table goes on one sheet; where none do, it goes on, and is set pleasantly. */
function settingOf(sheet: Sheet): Setting {
  const at = (size: number): Setting => {
    const columns = columnsFor(sheet.print, sheet.table, {
      ...{ type: sheet.type, left: bookMargin, width: inner(sheet), size },
    });
    return { columns, rows: sheet.table.entries.flatMap((entry) => columns.rowsOf(entry)) };
  };
  const heightOf = ({ rows }: Setting) => rows.reduce((sum, row) => sum + rowHeight(sheet.type, row), 0);
  for (const size of sizes) {
    const set = at(size);
    if (heightOf(set) <= roomFor(sheet, set.columns)) return set;
  }
  return at(pleasant);
}

const headHeight = ({ type, print }: Pick<Sheet, "type" | "print">) =>
  2 * type.lineHeight(titleStyle) + (print.legend === null ? 2 : 3) * type.lineHeight(factStyle) + 10;

function headingsHeight(sheet: Sheet, set: PageColumns): number {
  const { type } = sheet;
  const style = headingStyle(set);
  const lines = set.columns.map(({ heading, width }) => type.lines(heading, width, style).length);
  return tableHeadingHeight(sheet) + Math.max(1, ...lines) * type.lineHeight(style) + 7;
}

function tableHeadingHeight({ type, table }: Sheet): number {
  if (table.heading === null) return 0;
  return type.lineHeight(tableStyle) + (table.heading.includes("\n") ? type.lineHeight(factStyle) : 0) + 3;
}

function drawTableHeading({ type, table }: Sheet, top: number): void {
  const [english, beside] = table.heading?.split("\n") ?? [];
  if (english === undefined) return;
  type.draw(english, bookMargin, top, tableStyle);
  if (beside !== undefined) type.draw(beside, bookMargin, top + type.lineHeight(tableStyle), factStyle);
}

const roomFor = (sheet: Sheet, columns: PageColumns): number =>
  sheet.height - 2 * bookMargin - headHeight(sheet) - headingsHeight(sheet, columns) - footHeight(sheet);

function onSheets(sheet: Sheet, { columns, rows }: Setting): PaperRow[][] {
  const whole = roomFor(sheet, columns);
  const sheets: PaperRow[][] = [[]];
  let room = whole;
  for (let waiting = [...rows]; waiting.length > 0; ) {
    const [row, ...others] = waiting;
    if (!row) break;
    const height = rowHeight(sheet.type, row);
    const isBegun = (sheets.at(-1)?.length ?? 0) > 0;
    if (height > room && isBegun) {
      sheets.push([]);
      room = whole;
      continue;
    }
    const [here, rest] = parted(sheet.type, row, room);
    sheets.at(-1)?.push(here);
    room -= rowHeight(sheet.type, here);
    waiting = rest ? [rest, ...others] : others;
  }
  return sheets;
}

const inner = ({ width }: Pick<Sheet, "width">) => width - 2 * bookMargin;

/** Book at the left, ship at the right, and below what tells them from others; answers where the rest begins. */
export function drawHead(sheet: Pick<Sheet, "pdf" | "type" | "print" | "width">): number {
  const { pdf, type, print, width } = sheet;
  const right = (text: string, y: number, style: TextStyle) =>
    type.draw(text, width - bookMargin - type.width(text, style), y, style);
  type.draw(print.title, bookMargin, bookMargin, titleStyle);
  right(print.ship, bookMargin, titleStyle);
  const second = bookMargin + type.lineHeight(titleStyle);
  if (print.titleBeside !== null) type.draw(print.titleBeside, bookMargin, second, factStyle);
  right(print.shipFacts, second, factStyle);
  const third = second + type.lineHeight(factStyle);
  type.draw(print.volume, bookMargin, third, factStyle);
  right(print.timeBasis, third, factStyle);
  if (print.legend !== null)
    type.draw(print.legend, bookMargin, third + type.lineHeight(factStyle), { ...factStyle, size: 7 });
  const below = bookMargin + headHeight(sheet) - 8;
  drawLine(pdf, bookMargin, below - 6, inner(sheet), "strong");
  return below - 4;
}

function drawHeadings(sheet: Sheet, set: PageColumns, top: number): number {
  const { pdf, type } = sheet;
  const style = headingStyle(set);
  drawTableHeading(sheet, top + 2);
  const y = top + tableHeadingHeight(sheet) + 2;
  for (const { heading, x, width } of set.columns) drawLines(type, type.lines(heading, width, style), { x, y }, style);
  const below = top + headingsHeight(sheet, set);
  drawLine(pdf, bookMargin, below - 1, inner(sheet), "strong");
  return below;
}

/** No line is left in which something could be added by hand. */
function closeUnused(sheet: Sheet, from: number): void {
  const { pdf, type, print, height, width } = sheet;
  const to = height - bookMargin - footHeight(sheet) - 6;
  if (to - from < 30) return;
  pdf
    .lineWidth(0.8)
    .strokeColor(ink.strongLine)
    .moveTo(bookMargin, to)
    .lineTo(width - bookMargin, from + 8)
    .stroke();
  type.draw(print.words.noFurther, bookMargin + 4, from + 6, factStyle);
}

const verificationHeight = signatureBox.height + 3;

function footHeight({ type, print, page }: Sheet): number {
  const waits = page.verifications.length === 0 ? 1 : 0;
  const signed = page.isSignedByPage
    ? type.lineHeight(labelStyle) +
      (page.verifications.length + waits) * verificationHeight +
      (page.state === null ? 0 : type.lineHeight(stateStyle)) +
      4
    : 0;
  const alarm = print.alarm === null ? 0 : type.lineHeight(alarmStyle);
  return signed + alarm + (print.foot.length + 1) * type.lineHeight(footStyle) + 10;
}

/** The master's signatures under the page, what it waits for, and by what the print is held against the book. */
function drawFoot(sheet: Sheet, sheetWords: string, isLast: boolean): void {
  const { pdf, type, print, page, width, height } = sheet;
  let y = height - bookMargin - footHeight(sheet) + 4;
  drawLine(pdf, bookMargin, y - 2, inner(sheet), "strong");
  if (page.isSignedByPage && isLast) y = drawVerifications(sheet, y);
  if (print.alarm !== null) {
    type.draw(
      print.alarm,
      bookMargin,
      height - bookMargin - lowestHeight(sheet) - type.lineHeight(alarmStyle),
      alarmStyle,
    );
  }
  y = height - bookMargin - lowestHeight(sheet);
  const name = page.name + sheetWords;
  const nameStyle: TextStyle = { size: 9, weight: "bold" };
  type.draw(name, width - bookMargin - type.width(name, nameStyle), y - 2, nameStyle);
  const told = [`${print.words.pageHash} ${page.hash}`, page.madeBy].filter(Boolean).join(" · ");
  drawLines(type, [told, ...print.foot], { x: bookMargin, y }, footStyle);
}

const lowestHeight = ({ type, print }: Sheet) => (print.foot.length + 1) * type.lineHeight(footStyle);

function drawVerifications(sheet: Sheet, top: number): number {
  const { pdf, type, print, page } = sheet;
  type.draw(print.words.masterSignature, bookMargin, top, labelStyle);
  let y = top + type.lineHeight(labelStyle);
  for (const { who, how, drawing } of page.verifications) {
    if (drawing !== null) drawSignature(pdf, drawing, { x: bookMargin, y: y + 1, ...signatureBox });
    const told = `${who}, ${how}`;
    type.draw(told, bookMargin + signatureBox.width + 8, y + 4, stateStyle);
    y += verificationHeight;
  }
  if (page.verifications.length === 0) {
    drawLine(pdf, bookMargin, y + verificationHeight - 4, 220, "hair");
    y += verificationHeight;
  }
  if (page.state !== null) type.draw(page.state, bookMargin, y, stateStyle);
  return y;
}
