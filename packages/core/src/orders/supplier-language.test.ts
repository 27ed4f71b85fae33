import { describe, expect, it } from "vitest";
import { supplierLanguage } from "./supplier-language.ts";

describe("the language a supplier is written to in", () => {
  it.each([
    ["France", "fr"],
    [" monaco ", "fr"],
    ["JP", "ja"],
    ["中国", "zh"],
    ["Italy", "en"],
    ["", "en"],
    [null, "en"],
  ])("of %j is %s", (country, expected) => {
    expect(supplierLanguage(country)).toBe(expected);
  });
});
