import { expect, test } from "vitest";
import { mayFetchAhead } from "./when-idle.ts";

test.each([
  ["a browser that does not tell", undefined, true],
  ["a good link", { effectiveType: "4g", saveData: false }, true],
  ["a slow link", { effectiveType: "3g" }, true],
  ["a link that hardly carries anything", { effectiveType: "slow-2g" }, false],
  ["somebody who saves data", { effectiveType: "4g", saveData: true }, false],
])("what may be needed is fetched ahead for %s or not", (_, connection, is) => {
  expect(mayFetchAhead({ connection })).toBe(is);
});
