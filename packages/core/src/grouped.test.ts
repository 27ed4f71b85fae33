import { expect, it } from "vitest";
import { groupedBy } from "./grouped.ts";

it("keeps members and groups in the order in which they came", () => {
  const groups = groupedBy(["oil", "filter", "ointment", "flare"], ([first]) => first);
  expect([...groups]).toEqual([
    ["o", ["oil", "ointment"]],
    ["f", ["filter", "flare"]],
  ]);
});
