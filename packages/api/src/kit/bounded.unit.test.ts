import { describe, expect, it } from "vitest";
import { bounded, inBatches, wholeUpTo } from "./bounded.ts";

const rows = (count: number) => Array.from({ length: count }, (_, at) => at);
const query = (count: number) => ({ limit: async (most: number) => rows(count).slice(0, most) });

describe("a list that ends at a bound", () => {
  it("tells whether it goes on", async () => {
    expect(await bounded(query(3), 3)).toEqual({ rows: [0, 1, 2], hasMore: false });
    expect(await bounded(query(4), 3)).toEqual({ rows: [0, 1, 2], hasMore: true });
  });

  it("is refused where fewer would prove the wrong thing", async () => {
    expect(await wholeUpTo(query(3), 3, "x:tooMany")).toHaveLength(3);
    await expect(wholeUpTo(query(4), 3, "x:tooMany")).rejects.toMatchObject({
      ...{ code: "limit", messageKey: "x:tooMany", params: { count: 3 } },
    });
  });
});

describe("a list that is read in batches", () => {
  it.each([0, 1, 3, 6, 7])("of %i rows is read to its end", async (count) => {
    const seen: number[] = [];
    const batches = inBatches<number>(3, async (batchSize, after = -1) =>
      rows(count).slice(after + 1, after + 1 + batchSize),
    );
    for await (const batch of batches) seen.push(...batch);
    expect(seen).toEqual(rows(count));
  });
});
