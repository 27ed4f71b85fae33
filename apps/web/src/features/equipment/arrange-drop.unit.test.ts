import type { ClientRect, DroppableContainer } from "@dnd-kit/core";
import { expect, test } from "vitest";
import { dropMove, zoneId, zoneUnder } from "./arrange-drop.ts";
import { aNode } from "./machine.fixture.ts";
import { registerOf } from "./register-tree.ts";

const propulsion = aNode({ name: "Propulsion" });
const portEngine = aNode({ name: "Main engine P", parentId: propulsion.id });
const starboardEngine = aNode({ name: "Main engine S", parentId: propulsion.id });
const gearbox = aNode({ name: "Gearbox S", parentId: propulsion.id });
const register = registerOf([propulsion, portEngine, starboardEngine, gearbox]);

const rectOf = (top: number, height: number): ClientRect => ({
  ...{ top, height, bottom: top + height },
  ...{ left: 0, width: 300, right: 300 },
});

/** Two rows of 36 px with a zone of 16 px on the line above each, and a lifted row that covers the first. */
function zoneAt(y: number) {
  const rects = new Map<string, ClientRect>([
    [zoneId("into", portEngine.id), rectOf(0, 36)],
    [zoneId("before", portEngine.id), rectOf(-8, 16)],
    [zoneId("into", starboardEngine.id), rectOf(36, 36)],
    [zoneId("before", starboardEngine.id), rectOf(28, 16)],
  ]);
  const droppableContainers = [...rects.keys()].map(
    (id): DroppableContainer => ({
      ...{ id, key: id, disabled: false, data: { current: undefined } },
      ...{ node: { current: null }, rect: { current: null } },
    }),
  );
  const [hit] = zoneUnder({
    active: { id: gearbox.id, data: { current: undefined }, rect: { current: { initial: null, translated: null } } },
    collisionRect: rectOf(0, 36),
    droppableRects: rects,
    droppableContainers,
    pointerCoordinates: { x: 100, y },
  });
  return hit?.id;
}

test("on the line between two rows the item goes in front, whatever the lifted row covers", () => {
  expect(zoneAt(36)).toBe(zoneId("before", starboardEngine.id));
});

test("in the middle of a row the item goes under it", () => {
  expect(zoneAt(54)).toBe(zoneId("into", starboardEngine.id));
});

test("off every row nothing is hit", () => {
  expect(zoneAt(400)).toBeUndefined();
});

test("a drop on a line keeps the parent of that line", () => {
  expect(dropMove(register, gearbox.id, zoneId("before", starboardEngine.id))).toEqual({
    parentId: propulsion.id,
    beforeId: starboardEngine.id,
  });
});

test("a drop on an item hangs it under that item", () => {
  expect(dropMove(register, gearbox.id, zoneId("into", portEngine.id))).toEqual({ parentId: portEngine.id });
});

test("a drop where the item stands already moves nothing", () => {
  expect(dropMove(register, starboardEngine.id, zoneId("before", gearbox.id))).toBeNull();
  expect(dropMove(register, gearbox.id, zoneId("into", gearbox.id))).toBeNull();
});
