import { expect, test } from "vitest";
import { latinName } from "./latin-name.ts";

test.each([
  ["Noé", "NOE"],
  ["Müller", "MUELLER"],
  ["O’Neill-Łukasz", "ONEILL-LUKASZ"],
  ["Kahaʻi", "KAHAI"],
  ["Straße", "STRASSE"],
  ["田", null],
])("%s is written %s", (name, written) => {
  expect(latinName(name)).toBe(written);
});
