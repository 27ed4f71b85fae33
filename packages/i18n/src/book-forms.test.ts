import { entryTypesOf } from "@ymp/core/books/all-books";
import { titlesOf } from "@ymp/core/books/paper-layout";
import type { EntryType, Field } from "@ymp/core/definitions/definition";
import { describe, expect, it } from "vitest";
import { bookFormWords, type FormGroup } from "./book-forms.ts";

const headings = (field: Field): string[] => [
  field.label,
  ...(field.type === "rows" ? field.fields.flatMap(headings) : []),
];
const choices = (field: Field): string[] => [
  ...(field.type === "choice" ? field.options.map(({ label }) => label) : []),
  ...(field.type === "rows" ? field.fields.flatMap(choices) : []),
];
const asked = (types: readonly EntryType[], words: (field: Field) => string[]) =>
  [
    ...new Set([...types.flatMap(({ title, fields }) => [title, ...fields.flatMap(words)]), ...titlesOf(types)]),
  ].toSorted();

const forms: Readonly<Record<FormGroup, string[]>> = {
  marpol: asked(
    [
      ...entryTypesOf("oil1"),
      ...entryTypesOf("garbage1", { garbage: "2013" }),
      ...entryTypesOf("garbage1", { garbage: "2018" }),
      ...entryTypesOf("garbage2"),
    ],
    (field) => [...headings(field), ...choices(field)],
  ),
  cargo: asked(entryTypesOf("oil2"), headings),
  official: asked([...entryTypesOf("official"), ...entryTypesOf("cayman")], headings),
  radio: asked([...entryTypesOf("gmdss"), ...entryTypesOf("imogmdss")], headings),
  logs: asked(
    (["chiefofficer", "sea", "port", "seabridge", "portbridge", "imonavigational"] as const).flatMap((kind) =>
      entryTypesOf(kind),
    ),
    headings,
  ),
};

describe.each(["fr", "ja", "zh"] as const)("28: in %s", (locale) => {
  it.each([
    ["oil and garbage record books say everything they ask", "marpol"],
    ["part II of the oil record book says every item", "cargo"],
    ["official log books say every heading", "official"],
    ["radio logs say every heading", "radio"],
    ["the logs of deck, bridge and machinery say every heading", "logs"],
  ] as const)("%s", async (_told, group) => {
    const words = await bookFormWords(locale, group);
    expect(Object.keys(words).toSorted()).toEqual(forms[group]);
    expect(Object.values(words).filter((word) => word.trim() === "")).toEqual([]);
  });
});

it("English has no words beside itself", async () => expect(await bookFormWords("en", "marpol")).toEqual({}));
