import { create } from "qrcode";
import type { Pdf } from "./paper.ts";

/** The code as one filled path: sharp at every size, unlike a picture. */
export function drawCode(pdf: Pdf, text: string, { size, x, y }: { x: number; y: number; size: number }): void {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const module = size / modules.size;
  for (let row = 0; row < modules.size; row++) {
    for (let from = 0; from < modules.size; ) {
      let to = from;
      while (to < modules.size && modules.get(row, to)) to++;
      if (to > from) pdf.rect(x + from * module, y + row * module, (to - from) * module, module);
      from = to + 1;
    }
  }
  pdf.fill("#000000");
}
