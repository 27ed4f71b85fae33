import { expect, test } from "vitest";
import { aList, aPerson } from "./onboard.fixture.ts";
import { withMoved } from "./onboard.mutations.ts";
import { filterPeople, groupByDepartment } from "./onboard-people.ts";

const chief = aPerson();
const stew = aPerson({ firstName: "Chloé", lastName: "Laurent", rank: "Chief stewardess", department: "interior" });
const deckhand = aPerson({
  firstName: "Mia",
  lastName: "Tanaka",
  rank: "Deckhand",
  department: "deck",
  isOnboard: false,
});
const everybody = [chief, stew, deckhand];

test.each([
  ["everybody", {}, everybody],
  ["those aboard", { where: "aboard" }, [chief, stew]],
  ["those away", { where: "ashore" }, [deckhand]],
  ["a department", { department: "deck" }, [deckhand]],
  ["a name without its accents", { search: "chloe" }, [stew]],
  ["words of name and rank together", { search: "chief NOWAK" }, [chief]],
  ["nobody", { search: "pilot" }, []],
] as const)("the filters leave %s", (_, filters, expected) => {
  expect(filterPeople(everybody, filters)).toEqual(expected);
});

test("people stand with their department, in the order they come in", () => {
  const second = aPerson({ firstName: "Priya" });
  expect(groupByDepartment([chief, stew, second])).toEqual([
    { department: "engineering", people: [chief, second] },
    { department: "interior", people: [stew] },
  ]);
});

test("somebody who moves changes every count at once", () => {
  const at = new Date("2026-06-15T09:00:00Z");
  const moved = withMoved(aList(everybody), new Map([[chief.id, false]]), at);
  expect(moved.counts).toEqual({ onBoard: 1, total: 3 });
  expect(moved.byDepartment).toContainEqual({ department: "engineering", onBoard: 0, total: 1 });
  expect(moved.people[0]).toMatchObject({ isOnboard: false, since: at });
  expect(moved.people[1]).toBe(stew);
});
