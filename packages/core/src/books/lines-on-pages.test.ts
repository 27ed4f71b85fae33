import { describe, expect, it, test } from "vitest";
import type { PrintedLine } from "../definitions/entry-lines.ts";
import { placeEntry } from "./book-pages.ts";
import { linesOfEntry } from "./entry-words.ts";
import { linesOnPages } from "./lines-on-pages.ts";

const weekly: PrintedLine[] = [
  { item: "11.1", text: "Sludge tank" },
  { item: "11.2", text: "2.00 m3" },
  { item: "11.3", text: "0.85 m3" },
];

describe("the lines of an entry", () => {
  it("stand together where they fit", () => {
    expect([...linesOnPages({ page: 4, line: 3, lastPage: 4 }, weekly, 5)]).toEqual([[4, weekly]]);
  });

  it("go on overleaf where they do not", () => {
    expect([...linesOnPages({ page: 4, line: 4, lastPage: 5 }, weekly, 5)]).toEqual([
      [4, weekly.slice(0, 2)],
      [5, weekly.slice(2)],
    ]);
  });

  it("are cut after a word, and say the times by UTC at their end", () => {
    const text = "word ".repeat(60).trim();
    const pages = linesOnPages({ page: 1, line: 5, lastPage: 2 }, [{ item: "14", text, utc: "08:05 UTC" }], 5);
    const [here, overleaf] = [pages.get(1)?.[0], pages.get(2)?.[0]];
    expect(here).toMatchObject({ item: "14", text: expect.stringMatching(/^(word ?)+$/) });
    expect(here?.utc).toBeUndefined();
    expect(overleaf).toMatchObject({ item: "", utc: "08:05 UTC" });
    expect(`${here?.text} ${overleaf?.text}`).toBe(text);
  });
});

test("nothing is lost, and nothing stands on a page that the entry does not reach", () => {
  for (let length = 1; length < 1200; length += 37)
    for (const linesPerPage of [5, 7, 12]) {
      const lines = [
        { item: "13", text: "ab ".repeat(length).trim() },
        ...weekly,
        { item: "", text: "x".repeat(length) },
      ];
      const {
        pageNo: page,
        line,
        lastPageNo,
      } = placeEntry({ pageNo: 3, line: 4 }, linesOfEntry({ lines }), linesPerPage);
      const pages = linesOnPages({ page, line, lastPage: lastPageNo }, lines, linesPerPage);
      const said = [...pages.values()]
        .flat()
        .map(({ text }) => text)
        .join("");
      expect(said.replaceAll(" ", "")).toBe(
        lines
          .map(({ text }) => text)
          .join("")
          .replaceAll(" ", ""),
      );
      expect(Math.max(...pages.keys())).toBeLessThanOrEqual(lastPageNo);
    }
});
