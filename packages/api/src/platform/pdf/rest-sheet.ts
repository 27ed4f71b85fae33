import type { Locale } from "@ymp/i18n/locales";
import { drawSignature } from "./book/ink.ts";
import { a4, ink, openPaper, type Pdf } from "./paper.ts";
import { type TextStyle, type Typesetter, typesetterFor } from "./typesetter.ts";

/** Months of hours of rest in the form of the IMO/ILO Guidelines of 1999, one a page, and another with what found no room on it. */
export interface RestSheet {
  readonly locale: Locale;
  readonly title: string;
  readonly madeAt: Date;
  readonly headings: {
    readonly rest: string;
    readonly comments: string;
    readonly any24: string;
    readonly days7: string;
  };
  /** What the letters of the grid say. */
  readonly legend: string;
  readonly pages: readonly RestPage[];
}

export interface RestPage {
  /** Ship, flag, seafarer, rank, month. */
  readonly head: readonly (readonly [label: string, value: string])[];
  readonly days: readonly RestLine[];
  /** What was broken, numbered. */
  readonly notes: readonly string[];
  readonly signatures: readonly RestMark[];
  readonly foot: string;
}

export interface RestLine {
  readonly day: string;
  /** A letter to each half hour, or to each quarter. */
  readonly grid: string;
  readonly rest: string;
  readonly any24: string;
  readonly days7: string;
  readonly comment: string;
  readonly isBroken: boolean;
}

export interface RestMark {
  readonly label: string;
  readonly declaration: string;
  readonly line: string;
  readonly drawing: string | null;
}

const page = { width: a4.long, height: a4.short, margin: 30 } as const;
const hourWidth = 18.8;
const gridLeft = page.margin + 22;
const gridWidth = 24 * hourWidth;
const sums = 34;
const rowHeight = 11.2;
const small: TextStyle = { size: 6.5 };
const tiny: TextStyle = { size: 5 };
const muted: TextStyle = { size: 6, color: ink.muted };
const plain: TextStyle = { size: 7.5 };
const strong: TextStyle = { size: 7.5, weight: "bold" };
const mostNotes = 6;
const width = page.width - 2 * page.margin;
const commentWidth = page.width - page.margin - (gridLeft + gridWidth + 4) - 3 * sums;

export async function writeRestSheetPdf({ pages, ...sheet }: RestSheet): Promise<Uint8Array> {
  const { locale, title, madeAt } = sheet;
  const size = [page.width, page.height] as const;
  const { pdf, bytes } = openPaper({ title, author: "YMP", locale, madeAt, size, keepsPages: false });
  const type = typesetterFor(pdf, locale);
  for (const each of pages) {
    pdf.addPage({ size: [...size], margin: 0 });
    drawPage(pdf, type, sheet, each);
    drawOverflow(pdf, type, sheet, each);
  }
  pdf.end();
  return bytes;
}

function drawPage(pdf: Pdf, type: Typesetter, sheet: Omit<RestSheet, "pages">, each: RestPage): void {
  type.draw(sheet.title, page.margin, 24, { size: 12, weight: "bold" });
  const headWidth = (page.width - 2 * page.margin) / each.head.length;
  for (const [index, [label, value]] of each.head.entries()) {
    const x = page.margin + index * headWidth;
    type.draw(label, x, 44, muted);
    type.draw(fitted(type, value, headWidth - 6, strong), x, 52, strong);
  }
  const top = 78;
  drawHeadings(pdf, type, sheet, top);
  for (const [row, line] of each.days.entries()) drawLine(pdf, type, line, top + row * rowHeight);
  let y = top + each.days.length * rowHeight + 5;
  type.draw(sheet.legend, page.margin, y, muted);
  y += 10;
  const more = each.notes.length - mostNotes;
  // The next page says those that find no room here.
  const notes = [...each.notes.slice(0, mostNotes), ...(more > 0 ? [`… +${more}`] : [])];
  for (const note of notes) {
    type.draw(fitted(type, note, width, small), page.margin, y, small);
    y += 9;
  }
  drawSigned(pdf, type, each);
}

/** What of the month found no room on its page, in full. */
function drawOverflow(pdf: Pdf, type: Typesetter, { title }: Pick<RestSheet, "title">, each: RestPage): void {
  const isCut = (text: string, room: number) => type.width(text, small) > room;
  const texts = [
    ...each.days.flatMap(({ day, comment }) => (isCut(comment, commentWidth) ? [`${day}: ${comment}`] : [])),
    ...each.notes.filter((note, index) => index >= mostNotes || isCut(note, width)),
  ];
  let y: number = page.height;
  for (const line of texts.flatMap((text) => type.lines(text, width, small))) {
    if (y > page.height - page.margin - 9) {
      pdf.addPage({ size: [page.width, page.height], margin: 0 });
      type.draw(title, page.margin, 24, { size: 12, weight: "bold" });
      const named = each.head.map(([label, value]) => `${label} ${value}`).join(" · ");
      type.draw(fitted(type, named, width, muted), page.margin, 44, muted);
      y = 62;
    }
    type.draw(line, page.margin, y, small);
    y += 9;
  }
}

function drawHeadings(pdf: Pdf, type: Typesetter, { headings }: Pick<RestSheet, "headings">, top: number): void {
  for (let hour = 0; hour <= 24; hour += 2) {
    const text = String(hour).padStart(2, "0");
    type.draw(text, gridLeft + hour * hourWidth - type.width(text, muted) / 2, top - 10, muted);
  }
  const right = gridLeft + gridWidth + 4;
  for (const [index, heading] of [headings.rest, headings.any24, headings.days7, headings.comments].entries())
    type.draw(fitted(type, heading, index < 3 ? sums : 150, muted), right + index * sums, top - 10, muted);
  pdf.lineWidth(0.8).strokeColor(ink.strongLine);
  pdf
    .moveTo(page.margin, top)
    .lineTo(page.width - page.margin, top)
    .stroke();
}

/** Rest is marked, as the form has it; work that has a ground bears its letter. */
function drawLine(pdf: Pdf, type: Typesetter, line: RestLine, y: number): void {
  type.draw(line.day, page.margin, y + 1.5, small);
  const slotWidth = gridWidth / line.grid.length;
  const slotsOfHour = line.grid.length / 24;
  // A quarter of an hour is narrower than a letter of the usual size.
  const marked = slotsOfHour > 2 ? tiny : small;
  for (const [slot, letter] of [...line.grid].entries()) {
    const x = gridLeft + slot * slotWidth;
    pdf.lineWidth(slot % slotsOfHour === 0 ? 0.5 : 0.25).strokeColor(ink.line);
    pdf.rect(x, y, slotWidth, rowHeight).stroke();
    if (letter === "#") pdf.rect(x, y + 1, slotWidth, rowHeight - 2).fill("#94a3b8");
    const mark = letter === "." ? "X" : letter === "#" || letter === "x" ? "" : letter;
    if (mark)
      type.draw(mark, x + (slotWidth - type.width(mark, marked)) / 2, y + (rowHeight - marked.size) / 2 - 0.8, marked);
  }
  const right = gridLeft + gridWidth + 4;
  for (const [index, text] of [line.rest, line.any24, line.days7].entries())
    type.draw(text, right + index * sums, y + 1.5, line.isBroken && index === 1 ? { ...small, weight: "bold" } : small);
  type.draw(fitted(type, line.comment, commentWidth, small), right + 3 * sums, y + 1.5, small);
}

function drawSigned(pdf: Pdf, type: Typesetter, { signatures, foot }: RestPage): void {
  const top = page.height - 72;
  const room = width / Math.max(1, signatures.length);
  for (const [index, { label, declaration, line, drawing }] of signatures.entries()) {
    const x = page.margin + index * room;
    type.draw(fitted(type, declaration, room - 24, plain), x, top - 12, plain);
    type.draw(label, x, top, muted);
    if (drawing !== null) drawSignature(pdf, drawing, { x, y: top + 8, width: 90, height: 22 });
    pdf.lineWidth(0.5).strokeColor(ink.strongLine);
    pdf
      .moveTo(x, top + 32)
      .lineTo(x + room - 24, top + 32)
      .stroke();
    type.draw(fitted(type, line, room - 24, small), x, top + 34, small);
  }
  type.draw(foot, page.margin, page.height - 24, muted);
}

/** As much as there is room for; what is left away is said by the dots. */
function fitted(type: Typesetter, text: string, width: number, style: TextStyle): string {
  if (type.width(text, style) <= width) return text;
  const [first = ""] = type.lines(text, width - type.width("…", style), style);
  return `${first}…`;
}
