import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrastRatio, readTokens } from "./contrast.ts";
import { contrastRules } from "./contrast-pairs.ts";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const light = readTokens(css, ":root");
const dark = new Map([...light, ...readTokens(css, ".dark")]);

const pairs = contrastRules.flatMap(({ minimum, colors, on }) =>
  colors.flatMap((color) => on.map((surface) => ({ color, surface, minimum }))),
);

function ratio(tokens: typeof light, color: string, surface: string): number {
  const [front, back] = [tokens.get(color), tokens.get(surface)];
  if (!front || !back) throw new Error(`${color} or ${surface} is not an opaque token`);
  return contrastRatio(front, back);
}

describe("the contrast of the tokens", () => {
  it("covers each of the 110 pairs once", () => {
    expect(new Set(pairs.map(({ color, surface }) => `${color} on ${surface}`)).size).toBe(110);
    expect(pairs).toHaveLength(110);
  });

  it.each(pairs)("in light, $color can be read on $surface", ({ color, surface, minimum }) => {
    expect(ratio(light, color, surface)).toBeGreaterThanOrEqual(minimum);
  });

  it.each(pairs)("in dark, $color can be read on $surface", ({ color, surface, minimum }) => {
    expect(ratio(dark, color, surface)).toBeGreaterThanOrEqual(minimum);
  });

  it("agrees with a known ratio", () => {
    expect(ratio(light, "foreground", "background")).toBeCloseTo(15.76, 1);
  });
});
