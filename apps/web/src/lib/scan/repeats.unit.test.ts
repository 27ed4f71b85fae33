import { expect, it } from "vitest";
import { createSights } from "./repeats.ts";

it.each<[string, [string, number][], string[]]>([
  ["reads a code once", [["a", 0]], ["a"]],
  [
    "does not read it again within two seconds",
    [
      ["a", 0],
      ["a", 120],
      ["a", 2_000],
    ],
    ["a"],
  ],
  [
    "reads it once for as long as it stays in sight",
    [
      ["a", 0],
      ["a", 1_500],
      ["a", 3_000],
      ["a", 4_500],
    ],
    ["a"],
  ],
  [
    "reads it again when it was taken away for two seconds",
    [
      ["a", 0],
      ["a", 2_001],
    ],
    ["a", "a"],
  ],
  [
    "reads another code at once",
    [
      ["a", 0],
      ["b", 50],
      ["a", 100],
    ],
    ["a", "b"],
  ],
])("%s", (_case, sights, read) => {
  const known = createSights();
  expect(sights.filter(([code, at]) => known.isNew(code, at)).map(([code]) => code)).toEqual(read);
});
