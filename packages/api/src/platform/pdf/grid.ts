import { ink, type Pdf } from "./paper.ts";
import type { TextStyle, Typesetter } from "./typesetter.ts";

export interface GridColumn {
  heading: string;
  /** Points, padding included. */
  width: number;
  align: "start" | "end";
}

/** Cells of a row, each in its lines. */
export type SetRow = readonly (readonly string[])[];

/** Which lines of a row stand together on a page. */
export interface Strip {
  row: number;
  from: number;
  to: number;
}

export const cellPadding = { across: 4, above: 3, below: 3 } as const;

export function setRow(
  type: Typesetter,
  columns: readonly GridColumn[],
  cells: readonly string[],
  style: TextStyle,
): SetRow {
  return columns.map(({ width }, index) => type.lines(cells[index] ?? "", width - 2 * cellPadding.across, style));
}

export const lineCount = (row: SetRow) => Math.max(1, ...row.map(({ length }) => length));

export function stripHeight(type: Typesetter, lines: number, style: TextStyle): number {
  return cellPadding.above + lines * type.lineHeight(style) + cellPadding.below;
}

export interface StripPlace {
  x: number;
  y: number;
  from: number;
  to: number;
}

/** Draws lines of a row; answers how high they stand. */
export function drawStrip(
  type: Typesetter,
  columns: readonly GridColumn[],
  row: SetRow,
  { x, y, from, to }: StripPlace,
  style: TextStyle,
): number {
  let left = x;
  for (const [index, { align, width }] of columns.entries()) {
    for (const [line, text] of (row[index] ?? []).slice(from, to).entries()) {
      if (text === "") continue;
      const inset = align === "start" ? cellPadding.across : width - cellPadding.across - type.width(text, style);
      type.draw(text, left + inset, y + cellPadding.above + line * type.lineHeight(style), style);
    }
    left += width;
  }
  return stripHeight(type, to - from, style);
}

export function drawLine(pdf: Pdf, x: number, y: number, width: number, weight: "hair" | "strong" = "hair"): void {
  pdf
    .lineWidth(weight === "hair" ? 0.4 : 0.8)
    .strokeColor(weight === "hair" ? ink.line : ink.strongLine)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke();
}

/**
 * Divides rows, known by their number of lines, over pages. A row moves to the next page whole; only one that is higher
 * than a page is continued.
 */
export function pagesOfRows(
  lineCounts: ArrayLike<number>,
  room: { firstPage: number; otherPages: number; heightOf: (lines: number) => number },
): Strip[][] {
  const pages: Strip[][] = [];
  let strips: Strip[] = [];
  let left = room.firstPage;
  const turn = () => {
    pages.push(strips);
    strips = [];
    left = room.otherPages;
  };
  for (let row = 0; row < lineCounts.length; row++) {
    const lines = lineCounts[row] ?? 1;
    if (room.heightOf(lines) > left && strips.length > 0 && room.heightOf(lines) <= room.otherPages) turn();
    for (let from = 0; from < lines; ) {
      const fitting = linesWithin(left, lines - from, room.heightOf);
      if (fitting === 0 && (strips.length > 0 || pages.length === 0)) {
        turn();
        continue;
      }
      const to = from + Math.max(1, fitting);
      strips.push({ row, from, to });
      left -= room.heightOf(to - from);
      from = to;
    }
  }
  pages.push(strips);
  return pages;
}

function linesWithin(height: number, most: number, heightOf: (lines: number) => number): number {
  let lines = most;
  while (lines > 0 && heightOf(lines) > height) lines--;
  return lines;
}
