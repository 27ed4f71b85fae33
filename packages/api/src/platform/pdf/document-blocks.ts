import type { Block, DocumentBlock } from "./document.ts";
import { drawTable } from "./document-table.ts";
import { drawLines, type Flow } from "./flow.ts";
import { drawLine } from "./grid.ts";
import { ink } from "./paper.ts";
import type { TextStyle } from "./typesetter.ts";

const body: TextStyle = { size: 9.5 };
const muted: TextStyle = { size: 9.5, color: ink.muted };
const label: TextStyle = { size: 8, color: ink.muted };
const gutter = 18;

export function drawBlock(flow: Flow, block: DocumentBlock): void {
  switch (block.kind) {
    case "heading":
      drawHeading(flow, block);
      break;
    case "paragraph":
      drawParagraph(flow, block);
      break;
    case "addresses":
      drawAddresses(flow, block);
      break;
    case "facts":
      drawFacts(flow, block);
      break;
    case "table":
      drawTable(flow, block);
      break;
    case "checklist":
      drawChecklist(flow, block);
      break;
    case "signatures":
      drawSignatures(flow, block);
      break;
    case "spacer":
      flow.y += Math.min(block.height, flow.room());
  }
}

/** A heading does not stay behind at the foot of a page. */
const roomAfterHeading = 48;

function drawHeading(flow: Flow, { level = 1, text }: Block<"heading">): void {
  const style: TextStyle = { size: level === 1 ? 12.5 : 10.5, weight: "bold" };
  const lines = flow.type.lines(text, flow.width, style);
  flow.ensure(lines.length * flow.type.lineHeight(style) + roomAfterHeading);
  flow.y = drawLines(flow.type, lines, { x: flow.left, y: flow.y + 6 }, style) + 4;
}

function drawParagraph(flow: Flow, { isMuted, text }: Block<"paragraph">): void {
  const style = isMuted ? muted : body;
  for (const line of flow.type.lines(text, flow.width, style)) drawInFlow(flow, line, flow.left, style);
  flow.y += 8;
}

function drawInFlow(flow: Flow, line: string, x: number, style: TextStyle): void {
  flow.ensure(flow.type.lineHeight(style));
  flow.y = drawLines(flow.type, [line], { x, y: flow.y }, style);
}

/** Draws cells side by side and keeps them together on a page. */
function drawBeside(flow: Flow, cells: readonly { label: string; lines: readonly string[] }[], across: number): void {
  const width = (flow.width - gutter * (across - 1)) / across;
  const set = cells.map((cell) => ({
    label: flow.type.lines(cell.label, width, label),
    lines: cell.lines.flatMap((line) => flow.type.lines(line, width, body)),
  }));
  const heightOf = (cell: (typeof set)[number]) =>
    cell.label.length * flow.type.lineHeight(label) + cell.lines.length * flow.type.lineHeight(body) + 8;
  const height = Math.max(0, ...set.map(heightOf));
  flow.ensure(height);
  for (const [index, cell] of set.entries()) {
    const x = flow.left + index * (width + gutter);
    const below = drawLines(flow.type, cell.label, { x, y: flow.y }, label);
    drawLines(flow.type, cell.lines, { x, y: below }, body);
  }
  flow.y += height;
}

function drawAddresses(flow: Flow, { columns }: Block<"addresses">): void {
  drawBeside(flow, columns, Math.max(2, columns.length));
  flow.y += 6;
}

function drawFacts(flow: Flow, { columns = 2, items }: Block<"facts">): void {
  for (let from = 0; from < items.length; from += columns) {
    const row = items.slice(from, from + columns).map((fact) => ({ label: fact.label, lines: [fact.value] }));
    drawBeside(flow, row, columns);
  }
  flow.y += 4;
}

const box = 9;

function drawChecklist(flow: Flow, { items }: Block<"checklist">): void {
  const x = flow.left + box + 8;
  for (const { isDone = false, note, text } of items) {
    const lines = flow.type.lines(text, flow.width - box - 8, body);
    const notes = note ? flow.type.lines(note, flow.width - box - 8, label) : [];
    flow.ensure(lines.length * flow.type.lineHeight(body) + notes.length * flow.type.lineHeight(label) + 5);
    drawBox(flow, isDone);
    for (const line of lines) drawInFlow(flow, line, x, body);
    for (const line of notes) drawInFlow(flow, line, x, label);
    flow.y += 5;
  }
  flow.y += 4;
}

function drawBox({ left, pdf, y }: Flow, isDone: boolean): void {
  const top = y + 2;
  pdf.lineWidth(0.8).strokeColor(ink.strongLine).roundedRect(left, top, box, box, 1.5).stroke();
  if (!isDone) return;
  pdf
    .lineWidth(1.3)
    .strokeColor(ink.text)
    .moveTo(left + 2, top + 4.8)
    .lineTo(left + 3.9, top + 6.8)
    .lineTo(left + 7.2, top + 2.4)
    .stroke();
}

const signatureHeight = 46;

function drawSignatures(flow: Flow, { lines }: Block<"signatures">): void {
  const width = (flow.width - gutter) / 2;
  for (let from = 0; from < lines.length; from += 2) {
    const pair = lines.slice(from, from + 2).map((line) => ({
      label: flow.type.lines(line.label, width, label),
      name: line.name ? flow.type.lines(line.name, width, body) : [],
    }));
    const below = Math.max(
      ...pair.map(
        ({ label: words, name }) =>
          words.length * flow.type.lineHeight(label) + name.length * flow.type.lineHeight(body),
      ),
    );
    flow.ensure(signatureHeight + below + 8);
    for (const [index, { label: words, name }] of pair.entries()) {
      const x = flow.left + index * (width + gutter);
      drawLine(flow.pdf, x, flow.y + signatureHeight - 4, width, "strong");
      const y = drawLines(flow.type, name, { x, y: flow.y + signatureHeight }, body);
      drawLines(flow.type, words, { x, y }, label);
    }
    flow.y += signatureHeight + below + 8;
  }
}
