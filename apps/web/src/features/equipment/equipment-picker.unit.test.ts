import { expect, test } from "vitest";
import { nearestFirst } from "./equipment-picker.tsx";

const namesOf = (names: readonly string[], search: string | undefined) =>
  nearestFirst(
    names.map((name) => ({ name })),
    search,
  ).map(({ name }) => name);

test("what is called as it was typed is offered first", () => {
  const found = ["High-pressure pump, watermaker 1", "Watermaker 2 membranes", "Watermaker 2"];
  expect(namesOf(found, "watermaker 2")).toEqual([
    "Watermaker 2",
    "Watermaker 2 membranes",
    "High-pressure pump, watermaker 1",
  ]);
});

test("without a search the order stays", () => {
  expect(namesOf(["Windlass", "Autopilot"], undefined)).toEqual(["Windlass", "Autopilot"]);
});
