import { describe, expect, it } from "vitest";
import { orderAfterMove } from "./worklists.rules.ts";

describe("moving a job within its list", () => {
  it.each([
    { name: "up", jobId: "c", before: "a", order: ["c", "a", "b"] },
    { name: "down", jobId: "a", before: "c", order: ["b", "a", "c"] },
    { name: "to the end", jobId: "a", before: null, order: ["b", "c", "a"] },
    { name: "before itself, which changes nothing", jobId: "b", before: "b", order: ["a", "b", "c"] },
    {
      name: "before one that left the list, which changes nothing",
      jobId: "b",
      before: "gone",
      order: ["a", "b", "c"],
    },
  ])("goes $name", ({ jobId, before, order }) => {
    expect(orderAfterMove(["a", "b", "c"], jobId, before)).toEqual(order);
  });
});
