import type { Locale } from "@ymp/i18n/locales";
import { cellPadding, type GridColumn } from "./grid.ts";
import { a4, ink, openPaper, type Pdf } from "./paper.ts";
import { type TextStyle, type Typesetter, typesetterFor } from "./typesetter.ts";

/** The crew list, IMO FAL form 5, with its words in the language it is handed in. */
export interface CrewListSheet {
  readonly locale: Locale;
  readonly madeAt: Date;
  readonly author: string;
  readonly title: string;
  /** "IMO FAL Form 5". */
  readonly form: string;
  /** What says that the list has gaps; null where it has none. */
  readonly draft: string | null;
  readonly directions: readonly { readonly label: string; readonly isTicked: boolean }[];
  /** Two rows of four boxes. */
  readonly head: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CrewListCell[])[];
  /** Stands in a faulty cell that is empty. */
  readonly missing: string;
  readonly signature: string;
  /** Name and rank, printed beside the place for the signature. */
  readonly signer: string;
  /** With {page} and {pages} in it. */
  readonly pageWords: string;
}

export interface CrewListCell {
  readonly lines: readonly string[];
  readonly isFaulty: boolean;
}

const margin = 30;
const width = a4.long - 2 * margin;
const bottom = a4.short - margin - 14;
const shares = [26, 92, 92, 88, 54, 104, 48, 104, 54, 66] as const;
const cell: TextStyle = { size: 8.5 };
const fault: TextStyle = { size: 8.5, weight: "bold" };
const label: TextStyle = { size: 6.5, color: ink.muted };
const value: TextStyle = { size: 9, weight: "bold" };
const heading: TextStyle = { size: 7, weight: "bold" };
const headRow = 30;
const footHeight = 52;

interface Drawing {
  readonly pdf: Pdf;
  readonly type: Typesetter;
  readonly columns: readonly GridColumn[];
  y: number;
}

export async function writeCrewListPdf(sheet: CrewListSheet): Promise<Uint8Array> {
  const { locale, title, madeAt, author } = sheet;
  const size = [a4.long, a4.short] as const;
  const { pdf, bytes } = openPaper({ title, author, locale, madeAt, size, keepsPages: true });
  const sum = shares.reduce((total, share) => total + share, 0);
  const columns = sheet.columns.map((text, at) => ({
    heading: text,
    align: "start" as const,
    width: (width * (shares[at] ?? 0)) / sum,
  }));
  const drawing: Drawing = { pdf, type: typesetterFor(pdf, locale), columns, y: 0 };
  turnPage(drawing, sheet);
  for (const cells of sheet.rows) drawRow(drawing, sheet, cells);
  if (drawing.y + footHeight > bottom) turnPage(drawing, sheet);
  drawFoot(drawing, sheet);
  numberPages(drawing, sheet);
  pdf.end();
  return bytes;
}

/** Every page bears the head: a sheet that is parted from the others still says of which ship it is. */
function turnPage(drawing: Drawing, sheet: CrewListSheet): void {
  const { pdf, type } = drawing;
  pdf.addPage({ size: [a4.long, a4.short], margin: 0 });
  type.draw(sheet.title, margin, 24, { size: 14, weight: "bold" });
  type.draw(sheet.form, margin, 42, label);
  if (sheet.draft !== null) {
    const lines = type.lines(sheet.draft, width / 2, fault);
    for (const [at, line] of lines.entries()) type.draw(line, margin + 130, 26 + at * 12, fault);
  }
  let right = a4.long - margin;
  for (const { label: text, isTicked } of sheet.directions.toReversed()) {
    right -= type.width(text, cell);
    type.draw(text, right, 28, cell);
    right -= 14;
    pdf.lineWidth(0.8).strokeColor(ink.strongLine).rect(right, 29, 9, 9).stroke();
    if (isTicked) type.draw("X", right + 1.8, 27.5, fault);
    right -= 16;
  }
  drawing.y = 54;
  drawHead(drawing, sheet);
  drawHeadings(drawing);
}

function drawHead(drawing: Drawing, { head }: CrewListSheet): void {
  const { pdf, type } = drawing;
  const perRow = 4;
  const room = width / perRow;
  for (const [at, [name, text]] of head.entries()) {
    const x = margin + (at % perRow) * room;
    const y = drawing.y + Math.floor(at / perRow) * headRow;
    pdf.lineWidth(0.5).strokeColor(ink.strongLine).rect(x, y, room, headRow).stroke();
    type.draw(fitted(type, name, room - 8, label), x + cellPadding.across, y + 3, label);
    type.draw(fitted(type, text, room - 8, value), x + cellPadding.across, y + 14, value);
  }
  drawing.y += Math.ceil(head.length / perRow) * headRow + 6;
}

function drawHeadings(drawing: Drawing): void {
  const { type, columns } = drawing;
  drawBoxes(
    drawing,
    columns.map((column) => ({
      lines: type.lines(column.heading, column.width - 2 * cellPadding.across, heading),
      style: heading,
    })),
  );
}

function drawRow(drawing: Drawing, sheet: CrewListSheet, cells: readonly CrewListCell[]): void {
  const { type, columns } = drawing;
  const boxes = cells.map(({ lines, isFaulty }, at) => {
    const style = isFaulty ? fault : cell;
    const room = (columns[at]?.width ?? 0) - 2 * cellPadding.across;
    const shown = isFaulty && lines.length === 0 ? [sheet.missing] : isFaulty ? [...lines, "(!)"] : lines;
    return { lines: shown.flatMap((line) => type.lines(line, room, style)), style };
  });
  if (drawing.y + heightOf(type, boxes) > bottom) turnPage(drawing, sheet);
  drawBoxes(drawing, boxes);
}

interface Box {
  readonly lines: readonly string[];
  readonly style: TextStyle;
}

const heightOf = (type: Typesetter, boxes: readonly Box[]) =>
  Math.max(...boxes.map(({ lines, style }) => Math.max(1, lines.length) * type.lineHeight(style))) + 6;

function drawBoxes(drawing: Drawing, boxes: readonly Box[]): void {
  const { pdf, type, columns } = drawing;
  const height = heightOf(type, boxes);
  let x = margin;
  for (const [at, { lines, style }] of boxes.entries()) {
    const room = columns[at]?.width ?? 0;
    pdf.lineWidth(0.5).strokeColor(ink.strongLine).rect(x, drawing.y, room, height).stroke();
    for (const [line, text] of lines.entries())
      type.draw(text, x + cellPadding.across, drawing.y + 3 + line * type.lineHeight(style), style);
    x += room;
  }
  drawing.y += height;
}

function drawFoot({ pdf, type, y }: Drawing, { signature, signer }: CrewListSheet): void {
  const half = width / 2;
  type.draw(fitted(type, signature, half, label), margin, y + 10, label);
  type.draw(fitted(type, signer, half - 20, cell), margin + half, y + 34, cell);
  pdf.lineWidth(0.5).strokeColor(ink.strongLine);
  pdf
    .moveTo(margin, y + 48)
    .lineTo(margin + half - 20, y + 48)
    .stroke();
}

function numberPages({ pdf, type }: Drawing, { pageWords }: CrewListSheet): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    const words = pageWords.replace("{page}", String(page + 1)).replace("{pages}", String(count));
    type.draw(words, a4.long - margin - type.width(words, label), a4.short - margin, label);
  }
}

/** As much as there is room for; what is left away is said by the dots. */
function fitted(type: Typesetter, text: string, room: number, style: TextStyle): string {
  if (type.width(text, style) <= room) return text;
  const [first = ""] = type.lines(text, room - type.width("…", style), style);
  return `${first}…`;
}
