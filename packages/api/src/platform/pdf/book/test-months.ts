import { dayText } from "@ymp/core/definitions/entry-lines";
import { drawLines } from "../flow.ts";
import { drawLine } from "../grid.ts";
import { a4, ink, type Pdf } from "../paper.ts";
import type { TextStyle, Typesetter } from "../typesetter.ts";
import { type BookPrint, entriesOn, type PrintedPage, type PrintedTest, type TestSheets } from "./book-print.ts";
import { bookMargin, drawHead } from "./page-sheet.ts";

const size = [a4.long, a4.short] as const;
const width = a4.long - 2 * bookMargin;
const labelWidth = 178;
const days = 31;
const dayWidth = (width - labelWidth) / days;
const titleStyle: TextStyle = { size: 10, weight: "bold" };
const labelStyle: TextStyle = { size: 7 };
const dayStyle: TextStyle = { size: 6.5, color: ink.muted };
const cellStyle: TextStyle = { size: 6.5 };
const failedStyle: TextStyle = { size: 6.5, weight: "bold" };
const noteStyle: TextStyle = { size: 7.5 };
const footStyle: TextStyle = { size: 6.5, color: ink.muted };

interface Held extends PrintedTest {
  /** Of the entry. */
  readonly no: number;
}

interface Sheet {
  readonly pdf: Pdf;
  readonly type: Typesetter;
  readonly print: BookPrint;
  readonly tests: TestSheets;
  readonly initials: ReadonlyMap<string, string>;
}

/** The annex of a radio log: a sheet a month, a line a test, in each day the initials of who made it. */
export function drawTestMonths(pdf: Pdf, type: Typesetter, print: BookPrint, pages: readonly PrintedPage[]): void {
  const { tests } = print;
  const held = pages.flatMap((page) =>
    entriesOn(page).flatMap(({ test, no }): Held[] => (test ? [{ ...test, no }] : [])),
  );
  if (tests === null || held.length === 0) return;
  const initials = initialsOf(held.map(({ operator }) => operator));
  for (const month of [...new Set(held.map(({ day }) => day.slice(0, 7)))].toSorted()) {
    const made = held.filter(({ day }) => day.startsWith(month));
    drawMonth({ pdf, type, print, tests, initials }, month, made);
  }
}

/** Told apart by a number where two have the same. */
function initialsOf(names: readonly string[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const name of names) {
    if (known.has(name)) continue;
    const letters = name
      .split(/\s+/)
      .map((word) => [...word][0] ?? "")
      .join("")
      .toUpperCase();
    const same = [...known.values()].filter((other) => other.replace(/\d+$/, "") === letters).length;
    known.set(name, same === 0 ? letters : `${letters}${same + 1}`);
  }
  return known;
}

function drawMonth(sheet: Sheet, month: string, made: readonly Held[]): void {
  const { pdf, type, print, tests } = sheet;
  pdf.addPage({ size: [...size], margin: 0 });
  let y = drawHead({ pdf, type, print, width: a4.long }) + 6;
  type.draw(`${tests.heading}, ${dayText(`${month}-01`).slice(3)}`, bookMargin, y, titleStyle);
  y += type.lineHeight(titleStyle) + 4;
  const top = y;
  for (let day = 1; day <= days; day += 1) drawCentred(type, String(day), dayX(day), y + 2, dayStyle);
  y += type.lineHeight(dayStyle) + 4;
  drawLine(pdf, bookMargin, y, width, "strong");
  for (const row of tests.rows) {
    const cells = Array.from({ length: days }, (_, at) => cellOf(sheet, made, row.id, at + 1));
    y = drawTestRow(sheet, row, cells, y);
  }
  for (let day = 1; day <= days + 1; day += 1) drawUpright(pdf, dayX(day), top, y);
  drawNotes(sheet, made, y + 8);
  drawFoot(sheet);
}

const dayX = (day: number): number => bookMargin + labelWidth + (day - 1) * dayWidth;

interface CellLine {
  readonly text: string;
  readonly style: TextStyle;
}

function cellOf({ initials, tests }: Sheet, made: readonly Held[], id: string, day: number): CellLine[] {
  return made
    .filter((test) => test.id === id && Number(test.day.slice(8)) === day)
    .flatMap(({ operator, isPassed, figures }): CellLine[] => [
      { text: initials.get(operator) ?? "", style: cellStyle },
      ...(isPassed ? [] : [{ text: tests.failed, style: failedStyle }]),
      ...figures.map((text): CellLine => ({ text, style: dayStyle })),
    ]);
}

function drawTestRow(
  { pdf, type }: Sheet,
  { id, title }: TestSheets["rows"][number],
  cells: readonly (readonly CellLine[])[],
  top: number,
): number {
  const label = type.lines(`${id}  ${title}`, labelWidth - 8, labelStyle);
  const tallest = Math.max(...cells.map((lines) => lines.reduce((sum, { style }) => sum + type.lineHeight(style), 0)));
  const below = top + 3 + Math.max(label.length * type.lineHeight(labelStyle), tallest) + 3;
  drawLines(type, label, { x: bookMargin, y: top + 3 }, labelStyle);
  for (const [at, lines] of cells.entries()) {
    let y = top + 3;
    for (const { text, style } of lines) {
      drawCentred(type, text, dayX(at + 1), y, style);
      y += type.lineHeight(style);
    }
  }
  drawLine(pdf, bookMargin, below, width);
  return below;
}

const drawCentred = (type: Typesetter, text: string, x: number, y: number, style: TextStyle): void =>
  type.draw(text, x + (dayWidth - type.width(text, style)) / 2, y, style);

function drawUpright(pdf: Pdf, x: number, from: number, to: number): void {
  pdf.lineWidth(0.4).strokeColor(ink.line).moveTo(x, from).lineTo(x, to).stroke();
}

/** Whose initials they are, and what was not in order. */
function drawNotes({ type, tests, initials }: Sheet, made: readonly Held[], top: number): void {
  const names = [...new Set(made.map(({ operator }) => operator))];
  const who = names.map((name) => `${initials.get(name) ?? ""} ${name}`).join("  ·  ");
  const failures = made
    .filter(({ isPassed }) => !isPassed)
    .map(({ no, told }) => `${tests.failed}  ${told} (${tests.entry.replace("{no}", String(no))})`);
  const lines = [`${tests.initials}: ${who}`, ...failures].flatMap((text) => type.lines(text, width, noteStyle));
  drawLines(type, lines, { x: bookMargin, y: top }, noteStyle);
}

function drawFoot({ pdf, type, print }: Sheet): void {
  const lines = [`${print.ship} · ${print.title}, ${print.volume}`, ...print.foot];
  const y = a4.short - bookMargin - lines.length * type.lineHeight(footStyle);
  drawLine(pdf, bookMargin, y - 4, width);
  drawLines(type, lines, { x: bookMargin, y }, footStyle);
}
