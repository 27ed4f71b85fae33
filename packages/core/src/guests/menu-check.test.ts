import { expect, test } from "vitest";
import type { Allergy } from "./allergies.ts";
import { allergensIn, conflictsOf } from "./menu-check.ts";

const rosalind = {
  ...{ guestId: "r", name: "Rosalind Arnaud" },
  allergies: [{ allergen: "crustaceans", severity: "anaphylactic", note: null }] satisfies Allergy[],
};
const elise = {
  ...{ guestId: "e", name: "Elise Arnaud" },
  allergies: [{ allergen: "nuts", severity: "mild", note: null }] satisfies Allergy[],
};

test.each([
  ["Spaghetti alle vongole", ["gluten", "molluscs"]],
  ["Bisque de homard", ["crustaceans"]],
  ["Corsican lamb", []],
  ["海老の天ぷら", ["crustaceans"]],
  ["花生鸡丁", ["peanuts"]],
  ["Doughnuts without", []],
  ["Creme brulee", ["milk"]],
  ["Grilled monkfish", ["fish"]],
  ["Gamberi, sushi, baguette", ["gluten", "crustaceans", "fish"]],
])("%s holds %j", (text, found) => {
  expect(allergensIn(text)).toEqual(found);
});

test("clams are told of a guest who is allergic to shellfish, the gravest first", () => {
  const menu = { text: "Clams, almond tart", contains: [] };
  expect(conflictsOf(menu, [elise, rosalind]).map(({ name }) => name)).toEqual(["Rosalind Arnaud", "Elise Arnaud"]);
});

test("what the cook declares counts without a word of it", () => {
  expect(conflictsOf({ text: "Surprise", contains: ["nuts"] }, [elise, rosalind])).toHaveLength(1);
  expect(conflictsOf({ text: "Surprise", contains: [] }, [elise, rosalind])).toEqual([]);
});

test("an allergy of no list is found by its own word", () => {
  const kiwi = { ...elise, allergies: [{ allergen: "other", severity: "severe", note: "Kiwi" }] satisfies Allergy[] };
  expect(conflictsOf({ text: "Pavlova, kiwi", contains: [] }, [kiwi])).toHaveLength(1);
});
