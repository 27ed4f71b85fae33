import { drawingOf } from "@ymp/core/signature";
import { ink, type Pdf } from "../paper.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawn signature, as large as it fits into the box, from its left. */
export function drawSignature(pdf: Pdf, drawing: string, { x, y, width, height }: Box): void {
  const drawn = drawingOf(drawing);
  const scale = Math.min(width / drawn.width, height / drawn.height);
  const top = y + (height - drawn.height * scale) / 2;
  pdf.lineWidth(0.9).lineCap("round").lineJoin("round").strokeColor(ink.text);
  for (const [first, ...rest] of drawn.strokes) {
    if (!first) continue;
    pdf.moveTo(x + first.x * scale, top + first.y * scale);
    for (const point of rest.length > 0 ? rest : [first]) pdf.lineTo(x + point.x * scale, top + point.y * scale);
    pdf.stroke();
  }
  pdf.lineCap("butt").lineJoin("miter");
}
