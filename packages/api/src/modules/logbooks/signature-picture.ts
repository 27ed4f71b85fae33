import { drawingOf } from "@ymp/core/signature";

/** A drawn signature as a picture that any browser shows. */
export function signaturePicture(drawing: string): string {
  const { width, height, strokes } = drawingOf(drawing);
  const paths = strokes
    .map((points) => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`)
    .map((d) => `<path d="${d}"/>`)
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${width + 8} ${height + 8}" fill="none" stroke="#111827" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>\n`;
}
