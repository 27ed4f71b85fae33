import { refusalOf } from "@ymp/testing/callers";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { createWorld, type World } from "@ymp/testing/world";
import { beforeAll, describe, expect, it } from "vitest";
import { everyPage } from "./every-page.ts";
import { exportedFile } from "./exported-file.ts";

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

describe("a list of very many rows", () => {
  const exported = (rows: number, format: "csv" | "xlsx" | "pdf") =>
    world.enter("captain", (scope) =>
      exportedFile(
        scope,
        {
          title: "Jobs",
          columns: [{ heading: "Number", kind: "number", value: (nth: number) => nth }],
          rows: everyPage(async ({ cursor, limit }) => {
            const from = Number(cursor ?? 0);
            const page = Array.from({ length: Math.min(limit, rows - from) }, (_, at) => from + at);
            return { rows: page, nextCursor: from + limit < rows ? String(from + limit) : null };
          }),
        },
        { format, locale: "en", filterWords: "" },
      ),
    );

  it("is written to its end", async () => {
    const { base64 } = await exported(50_129, "csv");
    const lines = Buffer.from(base64, "base64").toString("utf8").trimEnd().split("\r\n");
    expect([lines.length, lines.at(-1)]).toEqual([50_130, "50128"]);
  });

  it("is refused where a file of the kind does not hold it, and never cut", async () => {
    expect(await refusalOf(exported(20_001, "pdf"))).toMatchObject({
      messageKey: "exports:tooManyRows",
      params: { most: 20_000 },
    });
  });
});
