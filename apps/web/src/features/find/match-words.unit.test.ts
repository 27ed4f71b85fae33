import { expect, test } from "vitest";
import { matchWords } from "./match-words.ts";

const shown = (text: string, query: string) => matchWords(text, query)?.map(({ from, to }) => text.slice(from, to));

test.each([
  ["Generator 1, CAT C4.4", "gen 1", ["Gen", "1"]],
  ["Équipements", "equip", ["Équip"]],
  ["Raise job on Generator 1", "job gen", ["job", "Gen"]],
  ["在庫", "在", ["在"]],
  ["Jobs", "", []],
])("in “%s” the words of “%s” are found", (text, query, ranges) => {
  expect(shown(text, query)).toEqual(ranges);
});

test("a word that does not occur leaves the text out", () => {
  expect(matchWords("Equipment", "jobs")).toBeNull();
});
