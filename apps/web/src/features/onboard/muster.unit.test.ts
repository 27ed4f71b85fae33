import { newId } from "@ymp/core/ids";
import { describe, expect, it, test } from "vitest";
import { countMuster, elapsedText, newMuster, readMuster, toggleReported } from "./muster.ts";

const start = new Date("2026-06-15T09:00:00Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

test.each([
  [0, "0:00"],
  [7, "0:07"],
  [187, "3:07"],
  [3729, "1:02:09"],
  [-5, "0:00"],
])("%i seconds read %s", (seconds, expected) => {
  expect(elapsedText(start, later(seconds))).toBe(expected);
});

describe("a muster", () => {
  const people = [
    { id: newId(), isOnboard: true },
    { id: newId(), isOnboard: true },
    { id: newId(), isOnboard: false },
  ] as const;
  const [first, second, ashore] = people;

  it("begins with everybody on board missing", () => {
    const count = countMuster(people, newMuster(start));
    expect(count).toEqual({ missing: [first, second], reported: [], ashore: [ashore], expected: 2 });
  });

  it("counts who reports, also those the list had ashore", () => {
    const muster = [first.id, ashore.id].reduce(toggleReported, newMuster(start));
    expect(countMuster(people, muster)).toEqual({
      missing: [second],
      reported: [first, ashore],
      ashore: [],
      expected: 2,
    });
  });

  it("takes a tick back", () => {
    const muster = [first.id, first.id].reduce(toggleReported, newMuster(start));
    expect(muster.reportedIds).toEqual([]);
  });

  it("is taken up again after a reload, and forgotten after half a day", () => {
    const muster = toggleReported(newMuster(start), first.id);
    const kept = JSON.stringify(muster);
    expect(readMuster(kept, later(600))).toEqual(muster);
    expect(readMuster(kept, later(12 * 3600))).toBeNull();
  });

  it.each([null, "", "no json", "{}", "[]"])("is not read from %j", (text) => {
    expect(readMuster(text, start)).toBeNull();
  });
});
