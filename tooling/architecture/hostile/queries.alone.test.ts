import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { allProcedures } from "../fleet/all-procedures.ts";
import { isChosen, openRange, type Range, throwAt } from "./throwing.ts";

vi.mock(import("@ymp/db/scope"), async (load) => {
  const { inScope, ...others } = await load();
  const { rollingBack } = await import("../fleet/rolled-back-scope.ts");
  return { ...others, inScope: rollingBack(inScope) };
});

const all = allProcedures.filter(({ path, type }) => type === "query" && isChosen(path));

describe("whatever is asked", () => {
  let range: Range;
  beforeAll(async () => {
    range = await openRange();
  }, 240_000);
  afterAll(() => range?.fleet.close());

  it.each(all)(
    "$path answers or refuses, and tells of no other vessel",
    async (procedure) => {
      expect(await throwAt(range, procedure)).toEqual([]);
    },
    240_000,
  );
});
