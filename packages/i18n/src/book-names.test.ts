import { bookNames } from "@ymp/core/books/book-names";
import { expect, it } from "vitest";
import words from "../messages/en/logbooks.json" with { type: "json" };

it("English calls each book as it stands on its cover", () => {
  expect(words.kind).toEqual(bookNames);
});
