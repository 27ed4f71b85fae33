import { type CollisionDetection, closestCenter, type KeyboardCoordinateGetter, pointerWithin } from "@dnd-kit/core";

const headHeight = 48;
const inset = 8;

/** While a card is lifted, the left and right arrows carry it to the column beside. */
export const columnCoordinates: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
  if (!step) return undefined;
  event.preventDefault();
  const enabled = context.droppableContainers.getEnabled().map((container) => context.droppableRects.get(container.id));
  const columns = enabled.flatMap((rect) => rect ?? []).sort((a, b) => a.left - b.left);
  const from = columns.findLastIndex((column) => column.left <= currentCoordinates.x + inset);
  const target = columns[Math.min(Math.max(from + step, 0), columns.length - 1)];
  return target ? { x: target.left + inset, y: target.top + headHeight } : undefined;
};

/** The column under the pointer; without a pointer, the nearest one. */
export const columnUnder: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  return under.length > 0 ? under : closestCenter(args);
};
