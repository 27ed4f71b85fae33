import { expect, test } from "vitest";
import { unsupportedFeatures } from "./unsupported-features.ts";

const safari15 = [{ browser: "safari", version: 15.4 } as const];
const safari17 = [{ browser: "safari", version: 17 } as const];

test.each([
  ["class A { static { go(); } }", "javascript.classes.static.initialization_blocks"],
  ["/(?<=a)b/.test(c)", "javascript.regular_expressions.lookbehind_assertion"],
  ["new CSSStyleSheet()", "api.CSSStyleSheet.CSSStyleSheet"],
  ["a.toSorted()", "javascript.builtins.Array.toSorted"],
  ["URL.canParse(a)", "api.URL.canParse_static"],
])("%s is told of where an older Safari is supported", (code, feature) => {
  expect([...unsupportedFeatures(code, safari15)]).toContain(feature);
  expect([...unsupportedFeatures(code, safari17)]).toEqual([]);
});

test("what is asked for in the call, and what every supported browser has, is not", () => {
  expect([...unsupportedFeatures("a.toSorted?.(); a.at(-1); class B { #c = 1; d = 2 }", safari17)]).toEqual([]);
});

test("syntax that is newer than any supported browser cannot be read", () => {
  expect(() => unsupportedFeatures("using a = b();", safari17)).toThrow(SyntaxError);
});
