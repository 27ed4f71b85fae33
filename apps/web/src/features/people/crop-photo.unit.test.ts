import { expect, test } from "vitest";
import { centreOf, squareAt, zoomOf } from "./crop-photo.ts";

const landscape = { width: 400, height: 200 };

test.each([
  ["the whole height in the middle", 1, { x: 50, y: 50 }, { x: 25, y: 0, width: 50, height: 100 }],
  ["a quarter of it at twice the size", 2, { x: 50, y: 50 }, { x: 37.5, y: 25, width: 25, height: 50 }],
  ["no more than there is, at the edge", 2, { x: 100, y: 0 }, { x: 75, y: 0, width: 25, height: 50 }],
])("the square shows %s", (_, zoom, centre, square) => {
  expect(squareAt(landscape, zoom, centre)).toEqual(square);
});

test("a square tells its zoom and its middle", () => {
  const square = squareAt(landscape, 2, { x: 40, y: 60 });
  expect(zoomOf(landscape, square)).toBe(2);
  expect(centreOf(square)).toEqual({ x: 40, y: 60 });
});
