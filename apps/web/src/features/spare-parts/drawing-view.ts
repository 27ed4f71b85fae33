/** How a drawing is looked at: where its corner is in the stage, and how much larger it is than fitted. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const wholeDrawing: View = { scale: 1, x: 0, y: 0 };
export const largest = 8;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The size at which the whole drawing is seen. */
export function fittedSize(stage: Size, drawing: Size): Size {
  if (stage.width <= 0 || stage.height <= 0) return { width: 0, height: 0 };
  const factor = Math.min(stage.width / drawing.width, stage.height / drawing.height);
  return { width: drawing.width * factor, height: drawing.height * factor };
}

/** Smaller than the stage it is in the middle; larger, it never leaves an edge bare. */
export function settled(view: View, stage: Size, fitted: Size): View {
  const scale = clamp(view.scale, 1, largest);
  const along = (offset: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : clamp(offset, room - length, 0);
  return {
    scale,
    x: along(view.x, stage.width, fitted.width * scale),
    y: along(view.y, stage.height, fitted.height * scale),
  };
}

/** What is under the pointer stays under it. */
export function zoomedAt(view: View, at: Point, factor: number): View {
  const scale = clamp(view.scale * factor, 1, largest);
  const change = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change };
}

export const panned = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y });

/** A point of the stage as thousandths of the drawing. */
export function spotAt(at: Point, view: View, fitted: Size): Point {
  const along = (offset: number, start: number, length: number) =>
    clamp(Math.round(((offset - start) / (length * view.scale)) * 1000), 0, 1000);
  return { x: along(at.x, view.x, fitted.width), y: along(at.y, view.y, fitted.height) };
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key leads to, `by` at a time; null for any other key. */
export function stepOf(key: string, by: number): Point | null {
  const step = steps[key];
  return step ? { x: step.x * by, y: step.y * by } : null;
}

export const nudged = (spot: Point, by: Point): Point => ({
  x: clamp(spot.x + by.x, 0, 1000),
  y: clamp(spot.y + by.y, 0, 1000),
});

/** The view in which a spot is in the middle, as far as the edges allow. */
export function centredOn(spot: Point, view: View, stage: Size, fitted: Size): View {
  const x = stage.width / 2 - (spot.x / 1000) * fitted.width * view.scale;
  const y = stage.height / 2 - (spot.y / 1000) * fitted.height * view.scale;
  return settled({ ...view, x, y }, stage, fitted);
}
