import { expect, it } from "vitest";
import { isOtherCapacity } from "./capacity.ts";

it.each([
  ["Master", "Lead deckhand", true],
  [" lead DECKHAND ", "Lead deckhand", false],
  ["", "Lead deckhand", false],
  ["Master", null, false],
])("the capacity %j beside an engagement as %j is another: %j", (capacity, engagedAs, isOther) => {
  expect(isOtherCapacity(capacity, engagedAs)).toBe(isOther);
});
