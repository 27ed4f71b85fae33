/** A drawn signature as it is kept: strokes as lines of points in whole pixels, cut to their ink. */
export interface SignatureDrawing {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly (readonly { readonly x: number; readonly y: number }[])[];
}

/** Of the text a drawing is kept as. */
export const longestDrawing = 10_000;
const largestSide = 4000;

/** Strokes apart by ";", points by a space: "10,20 11,22;40,20 41,21". */
export const drawingPattern = /^\d{1,4},\d{1,4}(?:[ ;]\d{1,4},\d{1,4})*$/;

type Point = { x: number; y: number };

/** The text to keep; null while nothing is drawn. What would be too long is thinned, every second point at a time. */
export function drawingText(strokes: readonly (readonly Point[])[]): string | null {
  const points = strokes.flat();
  if (points.length === 0) return null;
  const left = Math.min(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  const side = (figure: number) => Math.min(largestSide, Math.max(0, Math.round(figure)));
  let kept = strokes
    .filter((stroke) => stroke.length > 0)
    .map((stroke) => stroke.map(({ x, y }) => `${side(x - left)},${side(y - top)}`));
  const written = () => kept.map((stroke) => stroke.join(" ")).join(";");
  while (written().length > longestDrawing && kept.some((stroke) => stroke.length > 2))
    kept = kept.map((stroke) => stroke.filter((_point, at) => at % 2 === 0 || at === stroke.length - 1));
  return written().length > longestDrawing ? null : written();
}

/** @throws RangeError for a text that is no drawing */
export function drawingOf(text: string): SignatureDrawing {
  if (!drawingPattern.test(text)) throw new RangeError("Not a drawing of a signature");
  const strokes = text.split(";").map((stroke) =>
    stroke.split(" ").map((point) => {
      const [x = 0, y = 0] = point.split(",").map(Number);
      return { x, y };
    }),
  );
  const points = strokes.flat();
  return {
    width: Math.max(1, ...points.map(({ x }) => x)),
    height: Math.max(1, ...points.map(({ y }) => y)),
    strokes,
  };
}

/** Too little ink to be anybody's hand: a dot, or a slip of the finger. */
export function isFaint(text: string): boolean {
  const { width, height, strokes } = drawingOf(text);
  return strokes.flat().length < 5 || Math.max(width, height) < 20;
}

const comparable = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s.\-'’]+/gu, " ")
    .trim()
    .toLocaleLowerCase("en");

/** Whether somebody typed their own name: capitals, accents and hyphens are ignored. */
export function isOwnName(typed: string, name: string): boolean {
  return comparable(typed) !== "" && comparable(typed) === comparable(name);
}

/** How somebody proves that it is them who signs a book. */
export type SigningMethod = "pin" | "passkey";
