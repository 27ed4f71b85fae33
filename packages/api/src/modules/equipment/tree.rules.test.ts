import { describe, expect, it, test } from "vitest";
import { followRenaming, nameOfCopy } from "./equipment.rules.ts";
import { heightsOf, judgePlacing, levelOf, orderWith, treeOf } from "./tree.rules.ts";

const parents = new Map([
  ["propulsion", null],
  ["engine", "propulsion"],
  ["pump", "engine"],
  ["seal", "pump"],
  ["electrical", null],
]);

describe("the tree of a register", () => {
  it("knows how deep an item stands and how much hangs below it", () => {
    expect(levelOf(parents, "seal")).toBe(4);
    expect(heightsOf(parents).get("engine")).toBe(3);
  });

  test.each([
    ["an item under itself", "engine", "engine", "inside_itself"],
    ["an item under its own part", "engine", "seal", "inside_itself"],
    ["three levels under the third", "engine", "electrical", "ok"],
    ["to the top", "seal", null, "ok"],
    ["a branch below the fifth level", "propulsion", "electrical", "ok"],
  ])("places %s", (_, id, parentId, verdict) => {
    expect(judgePlacing(treeOf(parents), id, parentId, 5)).toBe(verdict);
  });

  it("stops at the deepest level", () => {
    const deep = new Map([...parents, ["ring", "seal"], ["spring", null]]);
    expect(judgePlacing(treeOf(deep), "spring", "ring", 5)).toBe("too_deep");
  });

  it("puts an item before a neighbour, or last", () => {
    expect(orderWith(["a", "b", "c"], "c", "a")).toEqual(["c", "a", "b"]);
    expect(orderWith(["a", "b", "c"], "a", null)).toEqual(["b", "c", "a"]);
  });
});

test.each([
  ["Main engine port", "Main engine starboard"],
  ["MAIN ENGINE STARBOARD", "MAIN ENGINE PORT"],
  ["Gearbox P", "Gearbox S"],
  ["ME-P-001", "ME-S-001"],
  ["Shaft seal stbd", "Shaft seal port"],
  ["Moteur principal bâbord", "Moteur principal tribord"],
  ["左舷主機", "右舷主機"],
  ["Generator 1", "Generator 2"],
  ["Portable pump", "Portable pump 2"],
])("the copy of %s is %s", (name, copy) => {
  expect(nameOfCopy(name, new Set([name]))).toBe(copy);
});

test.each([
  ["Generator 1", ["Generator 1", "Generator 2"], "Generator 3"],
  ["Gearbox P", ["Gearbox P", "Gearbox S"], "Gearbox P 2"],
  ["Fuel pump", ["Fuel pump", "Fuel pump 2"], "Fuel pump 3"],
])("the copy of %s leaves names that are taken", (name, taken, copy) => {
  expect(nameOfCopy(name, new Set(taken))).toBe(copy);
});

test.each([
  ["Main engine port, oil change", "Main engine port", "Main engine starboard", "Main engine starboard, oil change"],
  ["Gearbox P", "Main engine port", "Main engine starboard", "Gearbox S"],
  ["Change the oil", "Main engine port", "Main engine starboard", "Change the oil"],
  ["Generator 1: 500 h service", "Generator 1", "Generator 2", "Generator 2: 500 h service"],
])("%s follows its machine", (text, from, to, renamed) => {
  expect(followRenaming(text, { from, to })).toBe(renamed);
});
