import { ink, type Pdf } from "../paper.ts";
import type { TextStyle, Typesetter } from "../typesetter.ts";
import type { PrintedSignature } from "./book-print.ts";
import { drawSignature } from "./ink.ts";

/** What is in a cell, from above. */
export type InkLine =
  | { readonly kind: "text"; readonly text: string; readonly style: TextStyle; readonly isStruck?: boolean }
  | {
      readonly kind: "signature";
      readonly signature: PrintedSignature;
      /** Beside the drawing, with what they are set in. */
      readonly beside: readonly { readonly text: string; readonly style: TextStyle }[];
    };

export interface RowCell {
  readonly x: number;
  readonly lines: readonly InkLine[];
}

export interface PaperRow {
  readonly cells: readonly RowCell[];
  /** A rule is drawn below it. */
  readonly isRuled: boolean;
}

export const rowPadding = { above: 3, below: 3 } as const;
export const signatureBox = { width: 46, height: 19 } as const;
const besideGap = 6;

export function textLines(
  type: Typesetter,
  text: string,
  width: number,
  style: TextStyle,
  isStruck = false,
): InkLine[] {
  return type.lines(text, width, style).map((line) => ({ kind: "text", text: line, style, isStruck }));
}

/** The drawing, and beside it who it is, as what and when. */
export function signatureLine(type: Typesetter, signature: PrintedSignature, width: number, size: number): InkLine {
  const room = width - signatureBox.width - besideGap;
  const set = (text: string, style: TextStyle) => type.lines(text, room, style).map((line) => ({ text: line, style }));
  return {
    kind: "signature",
    signature,
    beside: [...set(signature.who, { size }), ...set(signature.how, { size: size - 1, color: ink.muted })],
  };
}

export function lineHeightOf(type: Typesetter, line: InkLine): number {
  if (line.kind === "text") return type.lineHeight(line.style);
  return (
    Math.max(
      signatureBox.height,
      line.beside.reduce((sum, { style }) => sum + type.lineHeight(style), 0),
    ) + 3
  );
}

const heightOf = (type: Typesetter, lines: readonly InkLine[]): number =>
  lines.reduce((sum, line) => sum + lineHeightOf(type, line), 0);

export const rowHeight = (type: Typesetter, { cells }: PaperRow): number =>
  rowPadding.above + Math.max(0, ...cells.map(({ lines }) => heightOf(type, lines))) + rowPadding.below;

/** As much of a row as there is room for, and the rest of it; at least a line of each cell, or nothing would ever end. */
export function parted(type: Typesetter, row: PaperRow, room: number): [PaperRow, PaperRow | null] {
  if (rowHeight(type, row) <= room) return [row, null];
  const inner = room - rowPadding.above - rowPadding.below;
  const counts = row.cells.map(({ lines }) => fitting(type, lines, inner));
  const part = (from: (at: number) => number, to: (at: number) => number | undefined): RowCell[] =>
    row.cells.map(({ x, lines }, at) => ({ x, lines: lines.slice(from(at), to(at)) }));
  const here = part(
    () => 0,
    (at) => counts[at],
  );
  const rest = part(
    (at) => counts[at] ?? 0,
    () => undefined,
  );
  if (rest.every(({ lines }) => lines.length === 0)) return [row, null];
  return [
    { cells: here, isRuled: false },
    { cells: rest, isRuled: row.isRuled },
  ];
}

function fitting(type: Typesetter, lines: readonly InkLine[], room: number): number {
  let used = 0;
  for (const [at, line] of lines.entries()) {
    used += lineHeightOf(type, line);
    if (used > room) return Math.max(1, at);
  }
  return lines.length;
}

export function drawRow(pdf: Pdf, type: Typesetter, row: PaperRow, top: number): void {
  for (const { x, lines } of row.cells) {
    let y = top + rowPadding.above;
    for (const line of lines) {
      drawInkLine(pdf, type, line, { x, y });
      y += lineHeightOf(type, line);
    }
  }
}

function drawInkLine(pdf: Pdf, type: Typesetter, line: InkLine, { x, y }: { x: number; y: number }): void {
  if (line.kind === "text") {
    type.draw(line.text, x, y, line.style);
    if (line.isStruck) strikeThrough(pdf, type, line, { x, y });
    return;
  }
  const { drawing } = line.signature;
  if (drawing !== null) drawSignature(pdf, drawing, { x, y: y + 1, ...signatureBox });
  let at = y;
  for (const { text, style } of line.beside) {
    type.draw(text, x + signatureBox.width + besideGap, at, style);
    at += type.lineHeight(style);
  }
}

/** One line through it, which leaves it legible. */
function strikeThrough(
  pdf: Pdf,
  type: Typesetter,
  { text, style }: { text: string; style: TextStyle },
  { x, y }: { x: number; y: number },
): void {
  const middle = y + style.size * 0.72;
  pdf
    .lineWidth(0.7)
    .strokeColor(ink.text)
    .moveTo(x, middle)
    .lineTo(x + type.width(text, style), middle)
    .stroke();
}
