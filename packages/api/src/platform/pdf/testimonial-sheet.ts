import type { Locale } from "@ymp/i18n/locales";
import { drawSignature } from "./book/ink.ts";
import { a4, ink, openPaper, type Pdf } from "./paper.ts";
import { type TextStyle, type Typesetter, typesetterFor } from "./typesetter.ts";

/** A testimonial of sea service on one page, with its words in the language it is handed in. */
export interface TestimonialSheet {
  readonly locale: Locale;
  readonly madeAt: Date;
  readonly author: string;
  readonly title: string;
  /** By which rules its days were counted. */
  readonly rules: string;
  /** That it is a draft or was withdrawn; null of one that counts. */
  readonly warning: string | null;
  readonly groups: readonly {
    readonly heading: string;
    readonly facts: readonly (readonly [label: string, value: string])[];
  }[];
  /** Days by kind, side by side. */
  readonly days: readonly (readonly [label: string, value: string])[];
  readonly daysHeading: string;
  /** What a figure of them rests on; null where there is nothing to say. */
  readonly daysNote: string | null;
  readonly texts: readonly { readonly heading: string; readonly text: string }[];
  readonly declaration: string;
  readonly signature: {
    readonly heading: string;
    readonly lines: readonly string[];
    /** Strokes; null where the name was typed, and while nobody has signed. */
    readonly drawing: string | null;
  };
  /** Beside the place for it. */
  readonly stamp: string;
}

const margin = 44;
const width = a4.short - 2 * margin;
const label: TextStyle = { size: 7, color: ink.muted };
const value: TextStyle = { size: 9.5 };
const strong: TextStyle = { size: 9.5, weight: "bold" };
const heading: TextStyle = { size: 10, weight: "bold" };
const factRow = 27;
const perRow = 3;
/** The foot begins here on every sheet. */
const footTop = a4.long - 206;

interface Drawing {
  readonly pdf: Pdf;
  readonly type: Typesetter;
  y: number;
}

export async function writeTestimonialPdf(sheet: TestimonialSheet): Promise<Uint8Array> {
  const { locale, title, author, madeAt } = sheet;
  const size = [a4.short, a4.long] as const;
  const { pdf, bytes } = openPaper({ title, author, locale, madeAt, size, keepsPages: false });
  pdf.addPage({ size: [...size], margin: 0 });
  const drawing: Drawing = { pdf, type: typesetterFor(pdf, locale), y: 40 };
  drawHead(drawing, sheet);
  for (const group of sheet.groups) drawGroup(drawing, group);
  drawDays(drawing, sheet);
  for (const [at, text] of sheet.texts.entries()) drawText(drawing, text, sheet.texts.length - at);
  drawFoot(drawing, sheet);
  pdf.end();
  return bytes;
}

function drawHead(drawing: Drawing, { title, rules, warning, author }: TestimonialSheet): void {
  const { type } = drawing;
  type.draw(author, margin, drawing.y, label);
  type.draw(fitted(type, title, width, { size: 17, weight: "bold" }), margin, drawing.y + 11, {
    size: 17,
    weight: "bold",
  });
  const said = type.lines(rules, width, label).slice(0, 3);
  for (const [at, line] of said.entries()) type.draw(line, margin, drawing.y + 34 + at * type.lineHeight(label), label);
  drawing.y += 41 + said.length * type.lineHeight(label);
  if (warning === null) return;
  const lines = type.lines(warning, width, strong).slice(0, 2);
  for (const line of lines) {
    type.draw(line, margin, drawing.y, strong);
    drawing.y += type.lineHeight(strong);
  }
  drawing.y += 6;
}

function drawHeading({ pdf, type, y }: Drawing, text: string): void {
  type.draw(fitted(type, text, width, heading), margin, y, heading);
  pdf.lineWidth(0.6).strokeColor(ink.strongLine);
  pdf
    .moveTo(margin, y + 15)
    .lineTo(margin + width, y + 15)
    .stroke();
}

function drawGroup(drawing: Drawing, { heading: text, facts }: TestimonialSheet["groups"][number]): void {
  const { type } = drawing;
  drawHeading(drawing, text);
  drawing.y += 20;
  const room = width / perRow;
  for (const [at, [name, fact]] of facts.entries()) {
    const x = margin + (at % perRow) * room;
    const y = drawing.y + Math.floor(at / perRow) * factRow;
    type.draw(fitted(type, name, room - 8, label), x, y, label);
    type.draw(fitted(type, fact, room - 8, value), x, y + 9, value);
  }
  drawing.y += Math.ceil(facts.length / perRow) * factRow + 6;
}

function drawDays(drawing: Drawing, { days, daysHeading, daysNote }: TestimonialSheet): void {
  const { pdf, type } = drawing;
  drawHeading(drawing, daysHeading);
  drawing.y += 20;
  const room = width / days.length;
  const figure: TextStyle = { size: 14, weight: "bold" };
  for (const [at, [name, fact]] of days.entries()) {
    const x = margin + at * room;
    pdf.lineWidth(0.5).strokeColor(ink.line).rect(x, drawing.y, room, 42).stroke();
    const lines = type.lines(name, room - 10, label).slice(0, 2);
    for (const [line, words] of lines.entries()) type.draw(words, x + 5, drawing.y + 4 + line * 8.5, label);
    type.draw(fitted(type, fact, room - 10, figure), x + 5, drawing.y + 22, figure);
  }
  drawing.y += 54;
  if (daysNote === null) return;
  const lines = type.lines(daysNote, width, value).slice(0, 2);
  for (const [line, words] of lines.entries())
    type.draw(words, margin, drawing.y - 6 + line * type.lineHeight(value), value);
  drawing.y += lines.length * type.lineHeight(value);
}

/** What is longer than its share of the page is set smaller, so that nothing is left out and no second page begins. */
function drawText(drawing: Drawing, { heading: title, text }: TestimonialSheet["texts"][number], left: number): void {
  const { type } = drawing;
  drawHeading(drawing, title);
  drawing.y += 19;
  const room = (footTop - drawing.y) / left - 26;
  const sizes = [9.5, 8.5, 7.5, 6.5, 5.5];
  const style = sizes
    .map((size): TextStyle => ({ size }))
    .find((each) => type.lines(text, width, each).length * type.lineHeight(each) <= room) ?? { size: 5 };
  for (const line of type.lines(text, width, style)) {
    type.draw(line, margin, drawing.y, style);
    drawing.y += type.lineHeight(style);
  }
  drawing.y += 8;
}

function drawFoot({ pdf, type }: Drawing, { declaration, signature, stamp }: TestimonialSheet): void {
  let y = footTop;
  for (const line of type.lines(declaration, width, value).slice(0, 3)) {
    type.draw(line, margin, y, value);
    y += type.lineHeight(value);
  }
  const top = footTop + 46;
  const half = width * 0.62;
  type.draw(signature.heading, margin, top, label);
  if (signature.drawing !== null)
    drawSignature(pdf, signature.drawing, { x: margin, y: top + 10, width: 170, height: 44 });
  pdf.lineWidth(0.6).strokeColor(ink.strongLine);
  pdf
    .moveTo(margin, top + 58)
    .lineTo(margin + half - 24, top + 58)
    .stroke();
  for (const [at, line] of signature.lines.entries())
    type.draw(fitted(type, line, half - 24, value), margin, top + 62 + at * 13, at === 0 ? strong : value);
  const x = margin + half;
  pdf
    .lineWidth(0.6)
    .strokeColor(ink.line)
    .rect(x, top, width - half, 100)
    .stroke();
  type.draw(fitted(type, stamp, width - half - 10, label), x + 5, top + 4, label);
}

/** As much as there is room for; what is left away is said by the dots. */
function fitted(type: Typesetter, text: string, room: number, style: TextStyle): string {
  if (type.width(text, style) <= room) return text;
  const [first = ""] = type.lines(text, room - type.width("…", style), style);
  return `${first}…`;
}
