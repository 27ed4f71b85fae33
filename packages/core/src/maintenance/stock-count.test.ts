import { describe, expect, it } from "vitest";
import { type CountEntry, isExpectedIn, judgeLine, momentCounted, tallyOf } from "./stock-count.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 5, 15, 9, minute));
const telling =
  (isAdded: boolean) =>
  (minute: number, quantity: number, countedBy = "anna"): CountEntry => ({
    id: `${minute}-${countedBy}`,
    quantity,
    isAdded,
    countedAt: at(minute),
    countedBy,
  });
const typed = telling(false);
const scanned = telling(true);

describe("the tally of a line", () => {
  it.each<[string, CountEntry[], number | null]>([
    ["is nothing before anybody counted", [], null],
    ["is the figure that was typed", [typed(1, 7)], 7],
    ["is zero for what was not found, which is not the same as not counted", [typed(1, 0)], 0],
    ["is the number of scans", [scanned(1, 1), scanned(2, 1), scanned(3, 1)], 3],
    ["is the sum of what two people scanned", [scanned(1, 1, "anna"), scanned(2, 1, "ben"), scanned(3, 1, "anna")], 3],
    ["is the last figure typed", [typed(1, 7), typed(2, 5)], 5],
    ["is the last figure typed and the scans since", [scanned(1, 1), typed(2, 5), scanned(3, 1)], 6],
    ["does not depend on the order of arrival", [scanned(3, 1), typed(2, 5), scanned(1, 1)], 6],
    ["leaves an older figure that arrives late behind the newer one", [typed(5, 4), typed(1, 9, "ben")], 4],
    ["never falls below zero", [scanned(1, 1), scanned(2, -1), scanned(3, -1), scanned(4, 1)], 1],
    ["keeps decimals exact", [typed(1, 0.1), scanned(2, 0.2)], 0.3],
  ])("%s", (_case, entries, counted) => expect(tallyOf(entries)?.counted ?? null).toBe(counted));

  it("is held against the books of the moment the figure was typed", () => {
    expect(tallyOf([scanned(1, 1), typed(4, 5), scanned(6, 1)])).toMatchObject({ asOf: at(4), lastAt: at(6) });
  });

  it("is held against the books of the first scan where nothing was typed", () => {
    expect(tallyOf([scanned(3, 1), scanned(1, 1)])).toMatchObject({ asOf: at(1), lastAt: at(3) });
  });

  it("names those whose tellings it is made of", () => {
    expect(tallyOf([scanned(1, 1, "cleo"), typed(2, 5, "anna"), scanned(3, 1, "ben")])?.countedBy).toEqual([
      "anna",
      "ben",
    ]);
  });
});

describe("posting a line", () => {
  it.each([
    { what: "nothing when the count agrees", counted: 4, expected: 4, onHand: 4, difference: 0, verdict: "agrees" },
    { what: "what is missing", counted: 3, expected: 5, onHand: 5, difference: -2, verdict: "less" },
    { what: "what is over", counted: 6, expected: 5, onHand: 5, difference: 1, verdict: "more" },
    {
      what: "only the difference when some was used since",
      counted: 3,
      expected: 5,
      onHand: 4,
      difference: -2,
      verdict: "less",
    },
    {
      what: "only the difference when some was received since",
      counted: 3,
      expected: 5,
      onHand: 15,
      difference: -2,
      verdict: "less",
    },
    {
      what: "nothing when all was found and then used",
      counted: 5,
      expected: 5,
      onHand: 0,
      difference: 0,
      verdict: "agrees",
    },
    { what: "everything that was not found", counted: 0, expected: 5, onHand: 5, difference: -5, verdict: "less" },
    {
      what: "nothing before a recount when more was used since than was counted",
      counted: 1,
      expected: 5,
      onHand: 2,
      difference: -4,
      verdict: "recount",
    },
    { what: "decimals exactly", counted: 0.3, expected: 0.1, onHand: 0.1, difference: 0.2, verdict: "more" },
  ])("adds $what", ({ counted, expected, onHand, difference, verdict }) => {
    expect(judgeLine({ counted, expected, onHand })).toEqual({ difference, verdict });
  });
});

describe("the moment of counting", () => {
  it.each([
    ["is now for what arrives at once", 0, 0, 0],
    ["is now when the device's clock is a minute slow", -1, 0, 0],
    ["is now when the device's clock runs ahead", 45, 0, 0],
    ["is as told for what waited without a link", -30, 0, -30],
  ])("%s", (_case, told, now, counted) => expect(momentCounted(at(told), at(now))).toEqual(at(counted)));
});

it.each([
  ["in 2030", "2030-01-01T00:00:00Z"],
  ["the day after tomorrow", "2026-06-17T09:01:00Z"],
  ["in 1990", "1990-01-01T00:00:00Z"],
])("what was told to be counted %s is left so, to be refused", (_when, told) => {
  expect(momentCounted(new Date(told), new Date("2026-06-15T09:00:00Z"))).toEqual(new Date(told));
});

describe("what a count set out to count", () => {
  const line = { locationId: "lazarette", category: "Filters", isKeptThere: true };
  it.each([
    ["of the whole vessel is everything that has its place", { locationId: null, category: null }, line, true],
    ["of a place is what is kept there", { locationId: "lazarette", category: null }, line, true],
    ["of a place is nothing of another", { locationId: "galley", category: null }, line, false],
    ["of a category is its items", { locationId: null, category: "Filters" }, line, true],
    ["of a category is nothing of another", { locationId: null, category: "Oils" }, line, false],
    [
      "of a place is not what was only found there",
      { locationId: "lazarette", category: null },
      { ...line, isKeptThere: false },
      false,
    ],
  ])("%s", (_case, scope, found, isExpected) => expect(isExpectedIn(scope, found)).toBe(isExpected));
});
