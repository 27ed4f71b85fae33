import { pdfContentOf } from "@ymp/testing/pdf-content";
import { createWorld, type World } from "@ymp/testing/world";
import { beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

describe("a list as PDF", () => {
  it("names vessel, page and whoever had it made, in the reader's language", async () => {
    const file = await world.as("captain").users.exportCrew({ format: "pdf", locale: "fr" });
    expect(file).toMatchObject({ mediaType: "application/pdf", fileName: expect.stringMatching(/\.pdf$/) });
    const { pages } = pdfContentOf(Buffer.from(file.base64, "base64"));
    const texts = pages[0]?.texts ?? [];
    expect(texts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`^\\[fr\\] exports:vessel .*: ${world.vessels.A.name}`),
        expect.stringMatching(/^\[fr\] exports:madeBy .*: Marie Laurent$/),
      ]),
    );
    expect(texts.at(-1)).toBe(`[fr] exports:pageOf ${JSON.stringify({ page: "1", pages: String(pages.length) })}`);
  });
});
