import { expect, test } from "vitest";
import { isOpenSwap, stateAfter, swapActsOf, swapStates } from "./watch-swap.ts";

test.each([
  ["asked", "asker", ["withdraw"]],
  ["asked", "asked", ["accept", "decline"]],
  ["asked", "officer", []],
  ["asked", "nobody", []],
  ["accepted", "asker", ["withdraw"]],
  ["accepted", "asked", ["decline"]],
  ["accepted", "officer", ["approve", "refuse"]],
  ["accepted", "nobody", []],
] as const)("a request that is %s leaves to the %s what is theirs to do", (state, role, acts) => {
  expect(swapActsOf(state, role)).toEqual(acts);
});

test.each(swapStates.filter((state) => !isOpenSwap(state)))("a request that was %s is nobody's to change", (state) => {
  expect((["asker", "asked", "officer", "nobody"] as const).flatMap((role) => swapActsOf(state, role))).toEqual([]);
});

test("every act but the agreement closes a request", () => {
  expect(Object.values(stateAfter).filter(isOpenSwap)).toEqual(["accepted"]);
});
