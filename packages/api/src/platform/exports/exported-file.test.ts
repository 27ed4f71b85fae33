import { setImmediate as breathe } from "node:timers/promises";
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
  it("names vessel, page and the person who had it made, in the reader's language", async () => {
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

  /** Counts how many lists of `rows` rows are read at a time. */
  function counting(rows: number) {
    const seen = { now: 0, most: 0, pages: 0 };
    const table = (onPage: (page: number) => void = () => {}) => ({
      title: "Jobs",
      columns: [{ heading: "Number", kind: "number" as const, value: (nth: number) => nth }],
      rows: everyPage(async ({ cursor, limit }) => {
        const from = Number(cursor ?? 0);
        if (from >= 3000) seen.now += from === 3000 ? 1 : 0;
        seen.most = Math.max(seen.most, seen.now);
        seen.pages += 1;
        onPage(seen.pages);
        await breathe();
        const isLast = from + limit >= rows;
        if (isLast && from >= 3000) seen.now -= 1;
        const page = Array.from({ length: Math.min(limit, rows - from) }, (_, at) => from + at);
        return { rows: page, nextCursor: isLast ? null : String(from + limit) };
      }),
    });
    return { seen, table };
  }
  const options = { format: "csv", locale: "en", filterWords: "" } as const;

  it("takes its turn as CSV too: one of an account at a time, and too many are refused", async () => {
    const { seen, table } = counting(8000);
    const asked = Array.from({ length: 8 }, () =>
      world
        .enter("captain", (scope) => exportedFile(scope, table(), options))
        .then(
          () => "written",
          ({ messageKey }) => messageKey,
        ),
    );
    const answers = await Promise.all(asked);
    expect(seen.most).toBe(1);
    expect(answers).toContain("refusals:heavyQueueFull");
    expect(answers.filter((answer) => answer === "written").length).toBeGreaterThan(1);
  });

  it("of few rows waits for nobody", async () => {
    const { table } = counting(1500);
    const files = await Promise.all(
      Array.from({ length: 12 }, () => world.enter("captain", (scope) => exportedFile(scope, table(), options))),
    );
    expect(files).toHaveLength(12);
  });

  it.each(["csv", "xlsx", "pdf"] as const)("is read no further once its asker has hung up: %s", async (format) => {
    const { seen, table } = counting(15_000);
    const asker = new AbortController();
    const file = world.enter("captain", (scope) =>
      exportedFile(
        { ...scope, signal: asker.signal },
        table((page) => page === 5 && asker.abort()),
        { ...options, format },
      ),
    );
    expect(await refusalOf(file)).toMatchObject({ code: "limit" });
    expect(seen.pages).toBe(5);
  });
});
