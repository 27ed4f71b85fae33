import type { DocumentHeader, PdfDocument } from "./document.ts";
import { drawBlock } from "./document-blocks.ts";
import { documentMargin, drawLines, type Flow, flowOn } from "./flow.ts";
import { drawLine } from "./grid.ts";
import { a4, ink, openPaper, type Pdf } from "./paper.ts";
import { type TextStyle, type Typesetter, typesetterFor } from "./typesetter.ts";

const vesselStyle: TextStyle = { size: 13, weight: "bold" };
const titleStyle: TextStyle = { size: 15, weight: "bold" };
const smallStyle: TextStyle = { size: 8.5, color: ink.muted };
const footStyle: TextStyle = { size: 7.5, color: ink.muted };

/** A document of few pages, such as an order or a worklist, on upright A4. Its pages wait in memory for their number. */
export async function writeDocumentPdf({
  blocks,
  header,
  locale,
  madeAt,
  pageWords,
}: PdfDocument): Promise<Uint8Array> {
  const title = [header.title, header.number].filter(Boolean).join(" ");
  const { pdf, bytes } = openPaper({
    title,
    author: header.vesselName,
    locale,
    madeAt,
    size: [a4.short, a4.long],
    keepsPages: true,
  });
  const type = typesetterFor(pdf, locale);
  const flow = flowOn(pdf, type);
  drawHeader(flow, header);
  for (const block of blocks) drawBlock(flow, block);
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    drawFoot(pdf, type, `${header.vesselName} · ${title}`, pageWords(index + 1, count));
  }
  pdf.end();
  return bytes;
}

/** Vessel at the left, what the document is at the right. */
function drawHeader(flow: Flow, header: DocumentHeader): void {
  const { left, type, width } = flow;
  const half = width / 2 - 10;
  const vessel = type.lines(header.vesselName, half, vesselStyle);
  const below = drawLines(type, vessel, { x: left, y: flow.y + 2 }, vesselStyle) + 2;
  const vesselLines = header.vesselLines.flatMap((line) => type.lines(line, half, smallStyle));
  const vesselEnd = drawLines(type, vesselLines, { x: left, y: below }, smallStyle);
  let y = flow.y;
  const atRight = (text: string, style: TextStyle) => {
    for (const line of type.lines(text, half, style)) {
      y = drawLines(type, [line], { x: left + width - type.width(line, style), y }, style);
    }
  };
  atRight(header.title, titleStyle);
  if (header.number) atRight(header.number, { size: 11 });
  for (const line of header.titleLines ?? []) atRight(line, smallStyle);
  flow.y = Math.max(vesselEnd, y) + 8;
  drawLine(flow.pdf, left, flow.y, width, "strong");
  flow.y += 14;
}

function drawFoot(pdf: Pdf, type: Typesetter, left: string, page: string): void {
  const y = a4.long - documentMargin - type.lineHeight(footStyle);
  const pageWidth = type.width(page, footStyle);
  drawLine(pdf, documentMargin, y - 5, a4.short - 2 * documentMargin);
  drawLines(
    type,
    type.lines(left, a4.short - 2 * documentMargin - pageWidth - 20, footStyle),
    { x: documentMargin, y },
    footStyle,
  );
  type.draw(page, a4.short - documentMargin - pageWidth, y, footStyle);
}
