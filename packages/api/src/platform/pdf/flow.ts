import { a4, type Pdf } from "./paper.ts";
import type { TextStyle, Typesetter } from "./typesetter.ts";

export const documentMargin = 44;
const footRoom = 26;

/** Where the next thing is drawn on upright A4; turns the page when there is no room. */
export interface Flow {
  readonly pdf: Pdf;
  readonly type: Typesetter;
  readonly left: number;
  readonly width: number;
  /** From here to the foot of the page. */
  room(): number;
  /** Of a page without anything on it. */
  readonly wholeRoom: number;
  y: number;
  turnPage(): void;
  /** Turns the page unless this much fits; what is higher than a page starts where it is. */
  ensure(height: number): void;
}

/** @param onPage draws what is on every page, such as its foot */
export function flowOn(pdf: Pdf, type: Typesetter, onPage: () => void = () => {}): Flow {
  const bottom = a4.long - documentMargin - footRoom;
  const flow: Flow = {
    pdf,
    type,
    left: documentMargin,
    width: a4.short - 2 * documentMargin,
    wholeRoom: bottom - documentMargin,
    y: documentMargin,
    room: () => bottom - flow.y,
    turnPage: () => {
      pdf.addPage({ size: [a4.short, a4.long], margin: 0 });
      onPage();
      flow.y = documentMargin;
    },
    ensure: (height) => {
      if (height > flow.room() && height <= flow.wholeRoom) flow.turnPage();
    },
  };
  flow.turnPage();
  return flow;
}

/** Lines one below the other; answers the y below the last. */
export function drawLines(
  type: Typesetter,
  lines: readonly string[],
  place: { x: number; y: number },
  style: TextStyle,
): number {
  let { y } = place;
  for (const line of lines) {
    type.draw(line, place.x, y, style);
    y += type.lineHeight(style);
  }
  return y;
}
