import { setImmediate as breathe } from "node:timers/promises";
import { drawBlock } from "../document-blocks.ts";
import { documentMargin, drawLines, type Flow, flowOn } from "../flow.ts";
import { scriptsFor } from "../font-files.ts";
import { drawLine } from "../grid.ts";
import { a4, ink, openPaper, type Pdf } from "../paper.ts";
import { drawCode } from "../qr-code.ts";
import { type TextStyle, type Typesetter, typesetterFor } from "../typesetter.ts";
import { type BookPrint, entriesOn, type PrintedEntry, type PrintedPage } from "./book-print.ts";
import { drawSignature } from "./ink.ts";
import { drawBookPage } from "./page-sheet.ts";
import { signatureBox } from "./rows.ts";
import { drawTestMonths } from "./test-months.ts";

const footStyle: TextStyle = { size: 6.5, color: ink.muted };
const cellStyle: TextStyle = { size: 9 };
const coverTitle: TextStyle = { size: 20, weight: "bold" };
const coverShip: TextStyle = { size: 14 };

/** A volume in the layout of the paper book: cover, what is known beside it, page by page, and who signed. */
export async function writeBookPdf(print: BookPrint, pages: readonly PrintedPage[]): Promise<Uint8Array> {
  const { pdf, bytes } = openPaper({
    title: `${print.title}, ${print.volume}`,
    author: print.ship,
    locale: "en",
    madeAt: print.madeAt,
    size: [a4.short, a4.long],
    keepsPages: false,
  });
  // The books are in English; what is beside it in the reader's language takes the fonts of that.
  const beside = scriptsFor(print.locale).filter((script) => script !== "latin");
  const type = typesetterFor(pdf, "en", ["latin", ...beside]);
  const { certificate } = print;
  if (certificate) drawUpright(pdf, type, print, (flow) => drawCertificate(flow, certificate, pages));
  drawUpright(pdf, type, print, (flow) => {
    drawCoverTitle(flow, print);
    for (const block of print.cover) drawBlock(flow, block);
  });
  for (const page of pages) {
    drawBookPage(pdf, type, print, page);
    await breathe();
  }
  drawTestMonths(pdf, type, print, pages);
  drawUpright(pdf, type, print, (flow) => {
    drawSignatories(flow, print);
    const entries = pages.flatMap(entriesOn);
    drawSections(flow, print, entries);
    drawList(
      flow,
      print.receipts,
      entries.flatMap(({ receipt }) => receipt ?? []),
    );
    drawList(
      flow,
      print.corrections,
      entries.flatMap(({ correction }) => correction ?? []),
    );
  });
  pdf.end();
  return bytes;
}

/** Sheets that are no pages of the book bear its number and fingerprint as well. */
function drawUpright(pdf: Pdf, type: Typesetter, print: BookPrint, draw: (flow: Flow) => void): void {
  const flow = flowOn(pdf, type, () => drawSheetFoot(pdf, type, print));
  draw(flow);
}

function drawSheetFoot(pdf: Pdf, type: Typesetter, print: BookPrint): void {
  const lines = [`${print.ship} · ${print.title}, ${print.volume}`, ...print.foot];
  const y = a4.long - documentMargin - lines.length * type.lineHeight(footStyle) + 14;
  drawLine(pdf, documentMargin, y - 4, a4.short - 2 * documentMargin);
  drawLines(type, lines, { x: documentMargin, y }, footStyle);
}

function drawCoverTitle(flow: Flow, { title, titleBeside, ship, shipFacts, alarm }: BookPrint): void {
  const { type, left, width } = flow;
  const put = (text: string, style: TextStyle) => {
    flow.y = drawLines(type, type.lines(text, width, style), { x: left, y: flow.y }, style);
  };
  put(title, coverTitle);
  if (titleBeside !== null) put(titleBeside, { size: 11, color: ink.muted });
  flow.y += 6;
  put(ship, coverShip);
  put(shipFacts, { size: 9.5, color: ink.muted });
  flow.y += 8;
  drawLine(flow.pdf, left, flow.y, width, "strong");
  flow.y += 12;
  if (alarm === null) return;
  put(alarm, { size: 12, weight: "bold" });
  flow.y += 10;
}

/** By the hash of a page anybody holds the copy against the book. */
function drawCertificate(
  flow: Flow,
  { blocks, page, hash, mark }: NonNullable<BookPrint["certificate"]>,
  pages: readonly PrintedPage[],
): void {
  for (const block of blocks) drawBlock(flow, block);
  if (mark) drawMark(flow, mark);
  drawBlock(flow, {
    kind: "table",
    columns: [
      { heading: page, share: 2 },
      { heading: hash, share: 7 },
    ],
    rows: pages.map((one) => [one.name, one.hash]),
  });
}

const codeSize = 82;

/** The signature with who, when and the hash beside it, and the code by which the print is checked. */
function drawMark(
  flow: Flow,
  { drawing, code, lines }: NonNullable<NonNullable<BookPrint["certificate"]>["mark"]>,
): void {
  flow.ensure(codeSize + 18);
  const { pdf, type, left, width, y } = flow;
  drawCode(pdf, code, { x: left + width - codeSize, y, size: codeSize });
  drawSignature(pdf, drawing, { x: left, y, width: signatureBox.width * 1.4, height: signatureBox.height * 1.4 });
  const textWidth = width - codeSize - 18;
  const texts = lines.flatMap((line) => type.lines(line, textWidth, cellStyle));
  const below = drawLines(type, texts, { x: left, y: y + signatureBox.height * 1.4 + 6 }, cellStyle);
  flow.y = Math.max(below, y + codeSize) + 14;
}

function drawList(flow: Flow, heading: string, told: readonly string[]): void {
  if (told.length === 0) return;
  drawBlock(flow, { kind: "heading", text: heading });
  for (const text of told) drawBlock(flow, { kind: "paragraph", text });
}

/** Where the entries of each section stand, in the order in which the sections come up: its pages are those of the chain. */
function drawSections(flow: Flow, { sections }: BookPrint, entries: readonly PrintedEntry[]): void {
  const told = new Map<string, string[]>();
  for (const { section } of entries) {
    if (section === null) continue;
    const { no, page } = section.entry;
    const place = sections.entry.replace("{no}", String(no)).replace("{page}", String(page));
    told.set(section.title, [...(told.get(section.title) ?? []), place]);
  }
  drawList(
    flow,
    sections.heading,
    [...told].map(([title, places]) => `${title}: ${places.join(", ")}`),
  );
}

/** Everybody who signed in the book, with a specimen of the hand. */
function drawSignatories(flow: Flow, { signatories, signatoryRows }: BookPrint): void {
  if (signatoryRows.length === 0) return;
  drawBlock(flow, { kind: "heading", text: signatories.heading });
  const shares = signatories.table.reduce((sum, { share }) => sum + share, 0);
  const specimen = signatureBox.width + 14;
  const widths = signatories.table.map(({ share }) => ((flow.width - specimen) * share) / shares);
  const height = signatureBox.height + 8;
  const drawCells = (cells: readonly string[], style: TextStyle) => {
    let x = flow.left + specimen;
    const set = cells.map((text, at) => flow.type.lines(text, (widths[at] ?? 0) - 8, style));
    for (const [at, lines] of set.entries()) {
      drawLines(flow.type, lines, { x, y: flow.y + 4 }, style);
      x += widths[at] ?? 0;
    }
    return Math.max(...set.map(({ length }) => length)) * flow.type.lineHeight(style) + 8;
  };
  const headings = signatories.table.map(({ heading }) => heading);
  flow.y += drawCells(headings, { size: 8, weight: "bold", color: ink.muted });
  for (const { cells, drawing } of signatoryRows) {
    flow.ensure(height + 12);
    if (drawing !== null) drawSignature(flow.pdf, drawing, { x: flow.left, y: flow.y + 3, ...signatureBox });
    flow.y += Math.max(height, drawCells(cells, cellStyle));
    drawLine(flow.pdf, flow.left, flow.y, flow.width);
  }
  flow.y += 16;
}
