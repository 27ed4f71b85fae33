import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import type { EntryType, Field } from "../definitions/definition.ts";
import { entryTypesOf } from "./all-books.ts";
import { oilRecordBook } from "./oil-record-book.ts";

const marpol = ["oil1", "oil2", "garbage1", "garbage2"] as const;

const inner = (field: Field): readonly Field[] => (field.type === "rows" ? [field, ...field.fields] : [field]);
const wordsOf = ({ title, fields, columns = [] }: EntryType): string[] => [
  title,
  ...fields
    .flatMap(inner)
    .flatMap((field) => [field.label, ...(field.type === "choice" ? field.options.map(({ label }) => label) : [])]),
  ...columns.map((column) => column.title),
];

/** By appendix III to Annex I, word for word. */
const letters = {
  A: "Ballasting or cleaning of oil fuel tanks",
  B: "Discharge of dirty ballast or cleaning water from oil fuel tanks referred to under section A",
  C: "Collection, transfer and disposal of oil residues (sludge)",
  D: "Non-automatic starting of discharge overboard, transfer or disposal otherwise of bilge water which has accumulated in machinery spaces",
  E: "Automatic starting of discharge overboard, transfer or disposal otherwise of bilge water which has accumulated in machinery spaces",
  F: "Condition of the oil filtering equipment",
  G: "Accidental or other exceptional discharges of oil",
  H: "Bunkering of fuel or bulk lubricating oil",
  I: "Additional operational procedures and general remarks",
};

test("ERB-01, ERB-40: the letters of the oil record book are called as the form calls them", () => {
  expect(Object.fromEntries(oilRecordBook.map(({ code, title }) => [code, title]))).toEqual(letters);
});

describe("ERB-40: the words of the forms of MARPOL", () => {
  const file = new URL("form-words.txt", import.meta.url);
  const lines = () =>
    marpol.flatMap((kind) =>
      entryTypesOf(kind).flatMap((type) => wordsOf(type).map((word) => `${kind} ${type.code}: ${word}`)),
    );

  it("are those that were compared with the forms", () => {
    if (process.env.FORM_WORDS === "write") writeFileSync(file, `${lines().join("\n")}\n`);
    // Where this fails a word was changed: compare it with the form, then run this with FORM_WORDS=write.
    expect(readFileSync(file, "utf8").trimEnd().split("\n")).toEqual(lines());
  });

  it("are written out: what is short is short in MARPOL as well", () => {
    const short = lines().flatMap(
      (line) => line.replace(/^\S+ \S+: /, "").match(/\b[A-Z]{2,}\b|\b[A-Za-z]+\.(?=\s|$)/g) ?? [],
    );
    expect([...new Set(short)].sort()).toEqual(["CBT", "COW", "HME", "II"]);
  });
});
