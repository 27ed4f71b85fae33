import { expect, it } from "vitest";
import type { BookWords } from "./book-words.ts";
import { qualifiedSheet } from "./qualified-persons.rules.ts";

const words: BookWords = {
  ...{ english: (key) => key, book: (key) => key, both: (key) => key, stacked: (key) => key },
  ...{ pageState: (state) => state, beside: () => null },
};

const told = (entryNo: number, who: string, more: object) => ({
  entryNo,
  event: {
    payload: {
      values: { who, joinedOn: "2026-01-04", ...more },
      columns: { "Summary of communication": `${who} ${entryNo}` },
    },
  },
});

it.each([
  ["one of two", [told(1, "Berg", { isPrimary: true }), told(2, "Reid", {})], ["Berg 1", "Reid 2"], undefined],
  [
    "told again when she left",
    [told(1, "Berg", { isPrimary: true }), told(2, "Berg", { isPrimary: true, leftOn: "2026-03-01" })],
    ["Berg 2"],
    "qualified.none",
  ],
  [
    "two at a time",
    [told(1, "Berg", { isPrimary: true }), told(2, "Reid", { isPrimary: true })],
    ["Berg 1", "Reid 2"],
    "qualified.several",
  ],
] as const)("section B names who is designated for distress: %s", (_case, entries, rows, note) => {
  const [, table, said] = qualifiedSheet([...entries], words);
  expect(table?.kind === "table" && table.rows.map(([, text]) => text)).toEqual(rows);
  expect(said?.kind === "paragraph" ? said.text : undefined).toBe(note);
});
