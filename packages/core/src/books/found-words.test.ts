import { expect, it } from "vitest";
import { wordsOfBook, wordsOfEntry } from "./found-words.ts";

const signers = { first: "officer", witness: false } as const;
const payload = { code: "C", title: "Sludge", values: {}, shipOffsetMin: 0, signers, author: { name: "Tom Reyes" } };

it("a book is called by its name, and found by what its kind is called", () => {
  expect(wordsOfBook({ kind: "oil1", number: "ORB1-1" }, ["油記録簿"])).toEqual({
    title: "Oil record book, part I",
    detail: "ORB1-1",
    text: ["Oil record book, part I", "油記録簿"],
  });
  expect(wordsOfBook({ kind: "custom", number: "C-1", title: "Tender log" }).title).toBe("Tender log");
});

it("an entry is called by its number and what it is, with the beginning of its text", () => {
  const lines = [
    { item: "11.1", text: "Sludge tank" },
    { item: "11.3", text: "x".repeat(200) },
  ];
  const entry = { entryNo: 12, payload: { ...payload, lines }, words: "C Sludge 11.1 Sludge tank" };
  const found = wordsOfEntry({ number: "ORB1-1" }, entry);
  expect(found).toMatchObject({ title: "12. C, Sludge", text: ["C Sludge 11.1 Sludge tank", "ORB1-1"] });
  expect(found.detail).toMatch(/^11\.1 Sludge tank 11\.3 x+…$/);
  const diary = { ...payload, code: "diary", title: "Diary", columns: { Summary: "Heard" } };
  expect(wordsOfEntry({ number: "G-1" }, { entryNo: 1, payload: diary, words: "" })).toMatchObject({
    title: "1. Diary",
    detail: "Heard",
  });
});
