import { expect, test } from "vitest";
import { compareRanks, movementOf, type Ranked } from "./onboard.ts";

const at = (time: string) => new Date(`2026-06-15T${time}:00Z`);
const aboard = { isOnboard: true, changedAt: at("08:00") };
const ashore = { isOnboard: false, changedAt: at("10:00") };
const neverTold = { isOnboard: false, changedAt: null };

test.each([
  ["comes aboard for the first time", neverTold, true, "09:00", "open"],
  ["was never aboard and stays away", neverTold, false, "09:00", "none"],
  ["is said to be aboard once more", aboard, true, "09:00", "none"],
  ["goes ashore", aboard, false, "09:00", "close"],
  ["is said to be ashore once more", ashore, false, "11:00", "none"],
  ["comes back", ashore, true, "11:00", "open"],
  ["comes back at the minute of leaving", ashore, true, "10:00", "open"],
  ["is said, late, to have left before coming", aboard, false, "07:00", "later"],
  ["is said, late, to have come before leaving", ashore, true, "09:00", "later"],
] as const)("somebody who %s", (_, known, isOnboard, time, expected) => {
  expect(movementOf(known, { isOnboard, at: at(time) })).toBe(expected);
});

test("people stand in the order of a crew list", () => {
  const person = (rank: string, department: Ranked["department"], role = "crew") => ({ rank, department, role });
  const inOrder = [
    person("Captain", "bridge", "captain"),
    person("Chief officer", "bridge", "hod"),
    person("Second officer", "bridge"),
    person("Bosun", "deck", "hod"),
    person("Lead deckhand", "deck"),
    person("Deckhand", "deck"),
    person("Chief engineer", "engineering", "hod"),
    person("2nd engineer", "engineering"),
    person("ETO", "engineering"),
    person("Chief stewardess", "interior", "hod"),
    person("Second stewardess", "interior"),
    person("Stewardess", "interior"),
    person("Head chef", "galley"),
    person("Crew chef", "galley"),
    person("Something else", "galley"),
    person("Rigger", null),
  ];
  const shuffled = inOrder
    .map((_, index) => inOrder[(index * 7 + 3) % inOrder.length])
    .filter((one) => one !== undefined);
  expect(shuffled.toSorted(compareRanks)).toEqual(inOrder);
});
