import { isOnGlobe, positionText } from "@ymp/core/definitions/position";
import { expect, test } from "vitest";
import { partsOf, positionOf, sideOf } from "./position-parts.ts";

test.each([
  ["42", "10.00", "N", "lat", "42.166667"],
  ["006", "05.00", "E", "lon", "6.083333"],
  ["006", "05.5", "W", "lon", "-6.091667"],
  ["0", "0", "S", "lat", "0"],
  ["180", "", "W", "lon", "-180"],
] as const)("%s %s %s is %s %s", (degrees, minutes, side, axis, kept) => {
  expect(sideOf({ degrees, minutes, side }, axis)).toBe(kept);
  expect(sideOf(partsOf(kept, axis), axis)).toBe(kept);
});

test("what is typed and kept comes back as it was printed", () => {
  const [lat, lon] = [partsOf("42.166667", "lat"), partsOf("-6.083333", "lon")];
  expect([lat, lon]).toEqual([
    { degrees: "42", minutes: "10.00", side: "N" },
    { degrees: "006", minutes: "05.00", side: "W" },
  ]);
  const position = positionOf(lat, lon);
  expect(position && positionText(position)).toBe("42 10.00' N 006 05.00' W");
});

test.each([
  ["42", "60", "N", "lat"],
  ["91", "0", "N", "lat"],
  ["180", "0.1", "E", "lon"],
  ["", "10", "N", "lat"],
  ["4x", "", "N", "lat"],
] as const)("%s %s %s is no place on the globe, and stays as typed", (degrees, minutes, side, axis) => {
  const kept = sideOf({ degrees, minutes, side }, axis);
  expect(isOnGlobe({ lat: "0", lon: "0", [axis]: kept })).toBe(false);
  expect(partsOf(kept, axis)).toEqual({ degrees, minutes, side });
});

test("nothing typed is no position", () => {
  const empty = { degrees: "", minutes: " ", side: "N" };
  expect(positionOf(empty, { ...empty, side: "E" })).toBeNull();
});
