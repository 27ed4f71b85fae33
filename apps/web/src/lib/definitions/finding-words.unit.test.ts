import { entryTypesOf } from "@ymp/core/books/all-books";
import { bookKinds } from "@ymp/core/books/kinds";
import { findingCodes } from "@ymp/core/definitions/judge-entry";
import words from "@ymp/i18n/messages/en/definitions.json" with { type: "json" };
import { expect, test } from "vitest";

test("there is a sentence for every rule of every book", () => {
  const types = bookKinds.flatMap((kind) => entryTypesOf(kind));
  const rules = new Set(types.flatMap(({ rules: of }) => of.map(({ id }) => id)));
  expect(rules.size).toBeGreaterThan(20);
  expect([...rules].filter((id) => !Object.hasOwn(words.rule, id))).toEqual([]);
});

test("there is a sentence for whatever can be wrong with a value", () => {
  expect(findingCodes.filter((code) => !Object.hasOwn(words.finding, code))).toEqual([]);
});
