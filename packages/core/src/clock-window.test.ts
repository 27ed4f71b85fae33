import { describe, expect, it } from "vitest";
import {
  happenedBefore,
  holdsNow,
  isOfJumpedClock,
  isWindowOver,
  isYoungerThan,
  latestEndOfWindow,
} from "./clock-window.ts";

const now = new Date("2026-06-15T09:00:00Z");
const minute = 60_000;
const day = 24 * 60 * minute;
const after = (ms: number) => new Date(now.getTime() + ms);

describe("a window of fifteen minutes", () => {
  it.each([
    ["that has begun", after(15 * minute), false],
    ["that is nearly over", after(1), false],
    ["that is over", after(0), true],
    ["that is long over", after(-400 * day), true],
    ["begun a little ahead, by another process", after(16 * minute), false],
    ["begun 400 days ahead, before the clock was set back", after(400 * day + 15 * minute), true],
    ["begun an hour ahead", after(75 * minute), true],
  ])("%s", (_, endsAt, isOver) => {
    expect(isWindowOver(endsAt, 15 * minute, now)).toBe(isOver);
    expect(endsAt <= now || endsAt > latestEndOfWindow(15 * minute, now)).toBe(isOver);
  });
});

describe("a proof that holds for ten minutes", () => {
  it.each([
    ["just given", after(0), true],
    ["nine minutes old", after(-9 * minute), true],
    ["ten minutes old", after(-10 * minute), false],
    ["a minute ahead, by another process", after(minute), true],
    ["400 days ahead, before the clock was set back", after(400 * day), false],
    ["400 days old, after the clock was set forward", after(-400 * day), false],
  ])("%s", (_, at, holds) => expect(isYoungerThan(at, 10 * minute, now)).toBe(holds));
});

describe("a moment", () => {
  it.each([
    ["now", after(0), false],
    ["a minute ahead", after(minute), false],
    ["an hour ahead", after(60 * minute), true],
    ["a year ago", after(-365 * day), false],
  ])("%s", (_, at, isAhead) => expect(isOfJumpedClock(at, now)).toBe(isAhead));
});

describe("what was given for an hour", () => {
  it.each([
    ["just now", after(0), true],
    ["59 minutes ago", after(-59 * minute), true],
    ["an hour ago", after(-60 * minute), false],
    ["a minute ahead, by another process", after(minute), true],
    ["400 days ahead, before the clock was set back", after(400 * day), false],
  ])("%s", (_, from, holds) => {
    expect(holdsNow({ from, until: new Date(from.getTime() + 60 * minute) }, now)).toBe(holds);
  });
});

describe("a turn", () => {
  it.each([
    ["after what happened", after(-day), after(-minute), true],
    ["in the same moment", after(-minute), after(-minute), false],
    ["before it", after(-minute), after(-day), false],
    ["a minute ahead, by another process", after(0), after(minute), true],
    ["60 days ahead, by a clock that was set back since", after(0), after(60 * day), false],
  ])("%s", (_, at, turn, isBefore) => expect(happenedBefore(at, turn, now)).toBe(isBefore));
});
