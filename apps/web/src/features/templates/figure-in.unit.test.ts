import { expect, test } from "vitest";
import { figureIn } from "./figure-in.ts";

test.each<[string, unknown, number | undefined]>([
  ["a figure under the name", { count: 3 }, 3],
  ["nothing where the name is missing", { taken: 3 }, undefined],
  ["nothing for what is no figure", { count: "3" }, undefined],
  ["nothing for an answer that is none", null, undefined],
])("an answer carries %s", (_what, answer, figure) => {
  expect(figureIn(answer, "count")).toBe(figure);
});
