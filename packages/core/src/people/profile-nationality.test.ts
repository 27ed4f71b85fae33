import { expect, test } from "vitest";
import { nationalityCodes, nationalityName } from "./profile-nationality.ts";
import { nationalitySchema } from "./profile-nationality-schema.ts";

test.each([
  ["FRA", "en", "France"],
  ["DEU", "fr", "Allemagne"],
  ["GBR", "ja", "イギリス"],
  ["CHN", "zh", "中国"],
  ["XYZ", "en", "XYZ"],
])("%s is called, in %s, %s", (code, locale, name) => {
  expect(nationalityName(code, locale)).toBe(name);
});

test("every country has a code of three letters and a name", () => {
  expect(nationalityCodes.length).toBeGreaterThan(240);
  for (const code of nationalityCodes) expect(nationalityName(code, "en")).not.toBe(code);
});

test("codes are taken in any case, and only those that a country has", () => {
  expect(nationalitySchema.parse(" fra ")).toBe("FRA");
  expect(nationalitySchema.safeParse("XYZ").success).toBe(false);
});
