import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { filesMatching, root } from "./source-tree.ts";

const page = readFileSync(path.join(root, "docs/record-book-checks.md"), "utf8");
const rows = [...page.matchAll(/^\| (\w+-\d{2}) \|[^|]*\| (tests|not built)/gm)].map(([, no = "", shown = ""]) => ({
  no,
  shown,
}));
const inOrder = (kind: string, count: number) =>
  Array.from({ length: count }, (_, nth) => `${kind}-${String(nth + 1).padStart(2, "0")}`);

const number = /\b(?:ERB|BOOK)-\d{2}\b/g;
/** What a test is called: the text after `it`, `test` and `describe`, and the name of a row of its table. */
const called = /(?:\b(?:it|test|describe)(?:\.each)?\S*\(|\[)\s*["`]([^"`\n]*)["`]|\)\(\s*["`]([^"`\n]*)["`]/g;

/** The numbers that tests are named by. */
const named = new Set(
  filesMatching(/\.(?:test|spec)\.tsx?$/)
    .filter(({ path: file }) => !file.endsWith("record-book-checks.unit.test.ts"))
    .flatMap(({ text }) => [...text.matchAll(called)])
    .flatMap(([, name = "", ofTable = ""]) => `${name} ${ofTable}`.match(number) ?? []),
);

describe("what makes the books acceptable", () => {
  it("stands on its page by every number, once", () => {
    expect(rows.map(({ no }) => no)).toEqual([...inOrder("ERB", 40), ...inOrder("BOOK", 16)]);
  });

  it("is shown by a test with its number in its name", () => {
    expect(rows.filter(({ no, shown }) => shown === "tests" && !named.has(no)).map(({ no }) => no)).toEqual([]);
  });

  it("is not said to be missing where a test shows it", () => {
    expect(rows.filter(({ no, shown }) => shown !== "tests" && named.has(no)).map(({ no }) => no)).toEqual([]);
  });

  it("no test is named by a number that is not on the page", () => {
    expect([...named].filter((no) => !rows.some((row) => row.no === no))).toEqual([]);
  });
});
