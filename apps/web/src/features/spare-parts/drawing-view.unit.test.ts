import { describe, expect, it } from "vitest";
import { centredOn, fittedSize, nudged, settled, spotAt, stepOf, wholeDrawing, zoomedAt } from "./drawing-view.ts";

const stage = { width: 800, height: 600 };
const drawing = { width: 640, height: 480 };
const fitted = fittedSize(stage, drawing);

describe("a drawing on its stage", () => {
  it.each([
    ["fills it where the shapes agree", drawing, { width: 800, height: 600 }],
    ["is as wide as it when it is long", { width: 1600, height: 400 }, { width: 800, height: 200 }],
    ["is as high as it when it is tall", { width: 300, height: 1200 }, { width: 150, height: 600 }],
  ])("%s", (_, size, expected) => {
    expect(fittedSize(stage, size)).toEqual(expected);
  });

  it("stands in the middle while it is smaller, and bares no edge while it is larger", () => {
    expect(settled({ scale: 0.2, x: 50, y: 50 }, stage, { width: 400, height: 600 })).toEqual({
      scale: 1,
      x: 200,
      y: 0,
    });
    expect(settled({ scale: 2, x: 90, y: -5000 }, stage, fitted)).toEqual({ scale: 2, x: 0, y: -600 });
  });

  it("grows around the pointer, up to eight times", () => {
    const at = { x: 200, y: 150 };
    const larger = zoomedAt(wholeDrawing, at, 2);
    expect(spotAt(at, larger, fitted)).toEqual(spotAt(at, wholeDrawing, fitted));
    expect(zoomedAt(wholeDrawing, at, 100).scale).toBe(8);
  });
});

describe("a spot", () => {
  it("is the same part of the drawing however it is looked at", () => {
    expect(spotAt({ x: 400, y: 300 }, wholeDrawing, fitted)).toEqual({ x: 500, y: 500 });
    expect(spotAt({ x: 0, y: 0 }, { scale: 2, x: -800, y: -600 }, fitted)).toEqual({ x: 500, y: 500 });
    expect(spotAt({ x: -40, y: 900 }, wholeDrawing, fitted)).toEqual({ x: 0, y: 1000 });
  });

  it("moves by arrow keys and stays on the drawing", () => {
    expect(nudged({ x: 995, y: 3 }, stepOf("ArrowRight", 10) ?? { x: 0, y: 0 })).toEqual({ x: 1000, y: 3 });
    expect(stepOf("Enter", 10)).toBeNull();
  });

  it("is brought to the middle as far as the edges allow", () => {
    const view = { scale: 4, x: 0, y: 0 };
    expect(centredOn({ x: 500, y: 500 }, view, stage, fitted)).toEqual({ scale: 4, x: -1200, y: -900 });
    expect(centredOn({ x: 0, y: 0 }, view, stage, fitted)).toEqual({ scale: 4, x: 0, y: 0 });
  });
});
