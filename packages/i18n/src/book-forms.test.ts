import { entryTypesOf } from "@ymp/core/books/all-books";
import type { Field } from "@ymp/core/definitions/definition";
import { expect, it } from "vitest";
import { bookFormWords } from "./book-forms.ts";

const labelsOf = (field: Field): string[] => [
  field.label,
  ...(field.type === "choice" ? field.options.map(({ label }) => label) : []),
  ...(field.type === "rows" ? field.fields.flatMap(labelsOf) : []),
];
const forms = [
  ...entryTypesOf("oil1"),
  ...entryTypesOf("garbage1", { garbage: "2013" }),
  ...entryTypesOf("garbage1", { garbage: "2018" }),
];
const asked = [...new Set(forms.flatMap(({ title, fields }) => [title, ...fields.flatMap(labelsOf)]))].toSorted();

it.each(["fr", "ja", "zh"] as const)(
  "28: oil and garbage record books say everything they ask in %s as well",
  async (locale) => {
    const words = await bookFormWords(locale);
    expect(Object.keys(words).toSorted()).toEqual(asked);
    expect(Object.values(words).filter((word) => word.trim() === "")).toEqual([]);
  },
);

it("English has no words beside itself", async () => expect(await bookFormWords("en")).toEqual({}));
