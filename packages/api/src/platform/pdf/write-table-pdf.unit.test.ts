import { pdfContentOf } from "@ymp/testing/pdf-content";
import { describe, expect, it } from "vitest";
import type { ExportTable } from "../exports/export-table.ts";
import { type TablePdfOptions, writeTablePdf } from "./write-table-pdf.ts";

interface Job {
  title: string;
  hours: number;
  note: string | null;
}

const options: TablePdfOptions = {
  locale: "en",
  vesselName: "M/Y Meridian",
  titleLines: [{ label: "Vessel", value: "M/Y Meridian, IMO 9876543" }],
  pageWords: (page, pages) => `Page ${page} of ${pages}`,
  madeAt: new Date("2026-11-21T12:00:00Z"),
};

const jobs = (count: number, title = "Change oil", note: string | null = null): ExportTable<Job> => ({
  title: "Jobs",
  timeZone: "UTC",
  words: { yes: "Yes", no: "No" },
  columns: [
    { heading: "Title", kind: "text", value: (job) => job.title },
    { heading: "Hours", kind: "number", decimals: 1, value: (job) => job.hours },
    { heading: "Note", kind: "text", value: (job) => job.note },
  ],
  rows: Array.from({ length: count }, (_, index) => ({ title: `${title} ${index + 1}`, hours: 1234.5, note })),
});

const printed = async (table: ExportTable<Job>, changes: Partial<TablePdfOptions> = {}) =>
  pdfContentOf(await writeTablePdf(table, { ...options, ...changes }));

describe("a list in print", () => {
  it("has a title block, headings, every row and its place among the pages", async () => {
    const { pages } = await printed(jobs(2));
    expect(pages.map(({ texts }) => texts)).toEqual([
      [
        "Jobs",
        "Vessel: M/Y Meridian, IMO 9876543",
        "Title",
        "Hours",
        "Change oil 1",
        "1,234.5",
        "Change oil 2",
        "1,234.5",
        "M/Y Meridian · Jobs",
        "Page 1 of 1",
      ],
    ]);
  });

  it("repeats the headings on every page and leaves no row out", async () => {
    const { pages } = await printed(jobs(200));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.every(({ texts }) => texts.includes("Title"))).toBe(true);
    expect(pages.at(-1)?.texts.at(-1)).toBe(`Page ${pages.length} of ${pages.length}`);
    const titles = pages.flatMap(({ texts }) => texts.filter((text) => text.startsWith("Change oil")));
    expect(titles).toEqual(jobs(200).rows.map(({ title }) => title));
  });

  it("stands upright when there is room, and lies across when there is not", async () => {
    const table = jobs(1);
    const [upright] = (await printed(table)).pages;
    const [across] = (await printed({ ...table, columns: Array(8).fill(table.columns).flat() })).pages;
    expect([upright?.width, across?.width]).toEqual([595.28, 841.89]);
  });

  it("wraps a long text and cuts nothing off, even when the row is higher than a page", async () => {
    const words = Array.from({ length: 3000 }, (_, index) => `word${index}`);
    const { pages } = await printed(jobs(1, "Change oil", words.join(" ")));
    expect(pages.length).toBeGreaterThan(1);
    const text = pages.flatMap(({ texts }) => texts).join(" ");
    expect(words.filter((word) => !text.includes(`${word} `))).toEqual([]);
  });

  it("writes figures as the reader does", async () => {
    const { pages } = await printed(jobs(1), { locale: "fr" });
    expect(pages[0]?.texts).toContain("1\u202f234,5");
  });

  it("uses the font of the reader's language, and another one only for what it does not hold", async () => {
    expect((await printed(jobs(1))).fonts).toEqual(["NotoSans-Bold", "NotoSans-Regular"]);
    expect((await printed(jobs(1, "主機関"), { locale: "ja" })).fonts).toEqual([
      "NotoSansJP-Bold",
      "NotoSansJP-Regular",
    ]);
    expect((await printed(jobs(1, "更换机油"), { locale: "zh" })).fonts).toEqual([
      "NotoSansHans-Bold",
      "NotoSansHans-Regular",
    ]);
    const mixed = await printed(jobs(1, "Taro 山田"));
    expect(mixed.fonts).toEqual(["NotoSans-Bold", "NotoSans-Regular", "NotoSansJP-Regular"]);
    expect(mixed.pages[0]?.texts.join("")).toContain("Taro 山田 1");
  });

  it("prints an empty list with its headings", async () => {
    const { pages } = await printed(jobs(0));
    expect(pages).toHaveLength(1);
    expect(pages[0]?.texts).toContain("Note");
  });
});
