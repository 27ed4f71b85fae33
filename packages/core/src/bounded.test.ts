import { expect, it } from "vitest";
import { firstOf } from "./bounded.ts";

it.each([
  [0, 0, false],
  [3, 3, false],
  [4, 3, true],
])("of %i rows three are shown at most (%i); there is more: %s", (count, shown, hasMore) => {
  const found = firstOf(
    Array.from({ length: count }, (_, at) => at),
    3,
  );
  expect([found.rows.length, found.hasMore]).toEqual([shown, hasMore]);
});
