import { pdfContentOf } from "@ymp/testing/pdf-content";
import { describe, expect, it } from "vitest";
import type { DocumentBlock } from "./document.ts";
import { writeDocumentPdf } from "./document-writer.ts";

const printed = async (blocks: readonly DocumentBlock[]) =>
  pdfContentOf(
    await writeDocumentPdf({
      locale: "en",
      madeAt: new Date("2026-11-21T12:00:00Z"),
      pageWords: (page, pages) => `Page ${page} of ${pages}`,
      header: {
        vesselName: "M/Y Meridian",
        vesselLines: ["IMO 9876543"],
        title: "Purchase order",
        number: "PO-42",
        titleLines: ["2026-11-21"],
      },
      blocks,
    }),
  );

const lines = (count: number): DocumentBlock => ({
  kind: "table",
  columns: [
    { heading: "Part", share: 3 },
    { heading: "Amount", share: 1, align: "end" },
  ],
  rows: Array.from({ length: count }, (_, index) => [`Filter ${index + 1}`, "12.00"]),
  foot: [{ cells: ["Total", "24.00"], isStrong: true }],
});

describe("a document", () => {
  it("says who, what and which page around its blocks", async () => {
    const { pages } = await printed([
      { kind: "heading", text: "Order" },
      { kind: "paragraph", text: "Please confirm." },
      { kind: "addresses", columns: [{ label: "Supplier", lines: ["Marine Parts", "Southampton"] }] },
      { kind: "facts", items: [{ label: "Needed by", value: "2026-12-01" }] },
      { kind: "spacer", height: 20 },
      { kind: "checklist", items: [{ text: "Certificates", isDone: true, note: "two" }] },
      { kind: "signatures", lines: [{ label: "Captain", name: "Elena Castell" }, { label: "Supplier" }] },
    ]);
    expect(pages.map(({ texts }) => texts)).toEqual([
      [
        ...["M/Y Meridian", "IMO 9876543", "Purchase order", "PO-42", "2026-11-21"],
        ...["Order", "Please confirm.", "Supplier", "Marine Parts", "Southampton", "Needed by", "2026-12-01"],
        ...["Certificates", "two", "Elena Castell", "Captain", "Supplier"],
        ...["M/Y Meridian · Purchase order PO-42", "Page 1 of 1"],
      ],
    ]);
  });

  it("repeats the headings of a long table and keeps the total with the last line", async () => {
    const { pages } = await printed([lines(120)]);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.every(({ texts }) => texts.includes("Amount"))).toBe(true);
    expect(pages.at(-1)?.texts).toEqual(expect.arrayContaining(["Filter 120", "Total"]));
    const parts = pages.flatMap(({ texts }) => texts.filter((text) => text.startsWith("Filter")));
    expect(parts).toHaveLength(120);
  });

  it.each([34, 35, 36, 37, 38, 39])("keeps the total with the last of %i lines", async (count) => {
    const { pages } = await printed([lines(count)]);
    expect(pages.at(-1)?.texts).toEqual(expect.arrayContaining([`Filter ${count}`, "Total"]));
  });

  it("keeps a heading with what follows it", async () => {
    const paragraphs = Array.from({ length: 60 }, (): DocumentBlock[] => [
      { kind: "heading", text: "Heading" },
      { kind: "paragraph", text: "Sentence." },
    ]);
    const { pages } = await printed(paragraphs.flat());
    const last = pages.map(({ texts }) => texts.at(-3));
    expect(pages.length).toBeGreaterThan(2);
    expect(last).not.toContain("Heading");
  });

  it("breaks a text without spaces instead of cutting it", async () => {
    const { pages } = await printed([{ kind: "paragraph", text: "x".repeat(20_000) }]);
    const letters =
      pages
        .flatMap(({ texts }) => texts)
        .join("")
        .match(/xx+/g)
        ?.join("") ?? "";
    expect(letters).toHaveLength(20_000);
  });

  it("writes the name of every script in one document", async () => {
    const { fonts, pages } = await printed([{ kind: "paragraph", text: "Élodie, 山田, Ωmega, Жук" }]);
    expect(fonts).toContain("NotoSansJP-Regular");
    expect(pages[0]?.texts.join("")).toContain("Élodie, 山田, Ωmega, Жук");
  });
});
