import { allCalls } from "@ymp/server/rest/all-calls";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { isChosen, openRange, type Range } from "./throwing.ts";
import { throwAtRest } from "./throwing-at-rest.ts";

vi.mock(import("@ymp/db/scope"), async (load) => {
  const { inScope, ...others } = await load();
  const { rollingBack } = await import("../fleet/rolled-back-scope.ts");
  return { ...others, inScope: rollingBack(inScope) };
});

const chosen = allCalls.filter(({ method, path }) => isChosen(`${method} ${path}`));

describe("whatever a script sends", () => {
  let range: Range;
  beforeAll(async () => {
    range = await openRange();
  }, 240_000);
  afterAll(() => range?.fleet.close());

  it.each(chosen)(
    "$method $path answers or refuses, and tells of no other vessel",
    async (call) => {
      expect(await throwAtRest(range, call)).toEqual([]);
    },
    240_000,
  );
});
