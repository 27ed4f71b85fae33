import { expect, test } from "vitest";
import { keyMove, movedIn, placeOf } from "./arrange-moves.ts";
import { aNode } from "./machine.fixture.ts";
import { registerOf } from "./register-tree.ts";

const propulsion = aNode({ name: "Propulsion" });
const portEngine = aNode({ name: "Main engine P", parentId: propulsion.id });
const starboardEngine = aNode({ name: "Main engine S", parentId: propulsion.id });
const electrical = aNode({ name: "Electrical" });
const register = registerOf([propulsion, portEngine, starboardEngine, electrical]);

test("up goes in front of the neighbour above", () => {
  expect(keyMove(register, starboardEngine.id, "ArrowUp")).toEqual({
    parentId: propulsion.id,
    beforeId: portEngine.id,
  });
});

test("down from the last but one goes to the end", () => {
  expect(keyMove(register, portEngine.id, "ArrowDown")).toEqual({ parentId: propulsion.id, beforeId: null });
});

test("right hangs an item under the neighbour above", () => {
  expect(keyMove(register, starboardEngine.id, "ArrowRight")).toEqual({ parentId: portEngine.id });
});

test("left puts an item behind what it hung under", () => {
  expect(keyMove(register, portEngine.id, "ArrowLeft")).toEqual({ parentId: null, beforeId: electrical.id });
});

test("the first item cannot go up, and the top cannot go out", () => {
  expect(keyMove(register, portEngine.id, "ArrowUp")).toBeNull();
  expect(keyMove(register, propulsion.id, "ArrowLeft")).toBeNull();
});

test("a moved item can be put back in front of the neighbour it had", () => {
  expect(placeOf(register, portEngine.id)).toEqual({ parentId: propulsion.id, beforeId: starboardEngine.id });
  expect(placeOf(register, starboardEngine.id)).toEqual({ parentId: propulsion.id, beforeId: null });
});

test("a move shows before the server has answered", () => {
  const nodes = [propulsion, portEngine, starboardEngine, electrical];
  const namesBelow = (parentId: string | null, moved: readonly (typeof propulsion)[]) =>
    (registerOf(moved).children.get(parentId) ?? []).map(({ name }) => name);
  const inFront = movedIn(nodes, starboardEngine.id, { parentId: propulsion.id, beforeId: portEngine.id });
  expect(namesBelow(propulsion.id, inFront)).toEqual(["Main engine S", "Main engine P"]);
  const under = movedIn(nodes, portEngine.id, { parentId: electrical.id });
  expect(namesBelow(electrical.id, under)).toEqual(["Main engine P"]);
});
