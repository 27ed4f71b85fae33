import { describe, expect, it, test } from "vitest";
import { isOnGlobe, nauticalMilesBetween, positionText } from "./position.ts";

const at = (lat: string, lon: string) => ({ lat, lon });

describe("a position is written in degrees and minutes", () => {
  it.each([
    [at("42.166667", "6.083333"), "42 10.00' N 006 05.00' E"],
    [at("43.273667", "5.365"), "43 16.42' N 005 21.90' E"],
    [at("0", "-25.5"), "00 00.00' N 025 30.00' W"],
    [at("-36.5", "0"), "36 30.00' S 000 00.00' E"],
    [at("41.999999", "179.999999"), "42 00.00' N 180 00.00' E"],
  ])("%j", (position, text) => expect(positionText(position)).toBe(text));
});

describe("what lies on the globe", () => {
  it.each([
    [at("0", "0"), true],
    [at("90", "-180"), true],
    [at("90.000001", "0"), false],
    [at("10", "180.1"), false],
    [at("", "5"), false],
    [at("4e1", "5"), false],
    [at("41.1234567", "5"), false],
  ])("%j: %s", (position, is) => expect(isOnGlobe(position)).toBe(is));
});

test("half a degree of latitude is thirty miles", () => {
  expect(nauticalMilesBetween(at("43", "6"), at("43.5", "6"))).toBeCloseTo(30, 0);
  expect(nauticalMilesBetween(at("10", "179.5"), at("10", "-179.5"))).toBeCloseTo(59.1, 1);
});
