import { pdfContentOf } from "@ymp/testing/pdf-content";
import { describe, expect, it } from "vitest";
import { type LabelFormat, writeLabelSheetPdf } from "./label-sheet.ts";

const sheet = async (format: LabelFormat, count: number, lines: readonly string[] = ["Engine room"]) => {
  const labels = Array.from({ length: count }, (_, index) => ({
    qr: `https://example.com/app/equipment/${index}`,
    title: `Pump ${index + 1}`,
    lines,
  }));
  return pdfContentOf(
    await writeLabelSheetPdf({ labels, format, locale: "en", title: "Labels", madeAt: new Date("2026-11-21") }),
  );
};

describe("a sheet of labels", () => {
  it.each([
    ["a4-3x8", 24, 1],
    ["a4-3x8", 25, 2],
    ["a4-2x7", 14, 1],
    ["a4-2x7", 15, 2],
    ["roll-62", 3, 3],
    ["a4-3x8", 0, 1],
  ] as const)("%s puts %i labels on %i pages", async (format, count, expected) => {
    expect((await sheet(format, count)).pages).toHaveLength(expected);
  });

  it("prints title and lines beside the code", async () => {
    const { pages } = await sheet("roll-62", 1);
    expect(pages[0]?.texts).toEqual(["Pump 1", "Engine room"]);
  });

  it("is as wide as the roll", async () => {
    const { pages } = await sheet("roll-62", 1);
    expect(pages[0]?.width).toBeCloseTo(175.75, 1);
  });

  it("makes the text smaller before it leaves anything away", async () => {
    const lines = Array.from({ length: 8 }, (_, index) => `Line ${index + 1}`);
    const { pages } = await sheet("a4-2x7", 1, lines);
    expect(pages[0]?.texts).toEqual(["Pump 1", ...lines]);
  });
});
