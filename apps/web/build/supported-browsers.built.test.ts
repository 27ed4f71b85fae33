import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { floorsOf, unsupportedFeatures } from "./unsupported-features.ts";

const dist = path.resolve(import.meta.dirname, "../dist");
const floors = floorsOf(path.resolve(import.meta.dirname, ".."));
const scripts = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));

/** Filled in by `src/boot/missing-built-ins.ts` before anything calls them. */
const filledIn = [
  "javascript.builtins.Array.toReversed",
  "javascript.builtins.Array.toSorted",
  "javascript.builtins.Array.toSpliced",
  "javascript.builtins.TypedArray.toReversed",
  "javascript.builtins.TypedArray.toSorted",
  "api.URL.canParse_static",
];

/** Called only after asking whether they are there. */
const askedFor: Record<string, string> = {
  "api.CSSStyleSheet.CSSStyleSheet": "adoptCss",
  "api.CSSStyleSheet.replaceSync": "adoptCss",
  "api.Document.startViewTransition": "the router",
  "api.Element.startViewTransition": "the router",
  "api.Element.checkVisibility": "the library of menus",
  "javascript.builtins.Uint8Array.fromBase64": "the library of uploads",
};

const known = new Set([...filledIn, ...Object.keys(askedFor)]);

test.each(scripts)("%s has nothing that a supported browser lacks", (file) => {
  const missing = unsupportedFeatures(readFileSync(path.join(dist, file), "utf8"), floors);
  expect([...missing].filter((feature) => !known.has(feature))).toEqual([]);
});

const sheets = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));

test.each(sheets)("%s gives a plain colour to a Safari before 16.2, which mixes none", (file) => {
  expect(mixedOutsideOfQueries(readFileSync(path.join(dist, file), "utf8"))).toEqual([]);
});

/** Rules that mix a colour without having asked whether the browser can. */
function mixedOutsideOfQueries(css: string): string[] {
  const around: string[] = [];
  const mixed: string[] = [];
  let from = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    const text = css.slice(from, index);
    from = index + 1;
    if (brace === "{") around.push(text);
    else {
      if (text.includes("color-mix(") && !around.some((query) => query.includes("color-mix("))) mixed.push(text);
      around.pop();
    }
  }
  return mixed;
}

test("no part of the application is left out", () => {
  expect(scripts.length).toBeGreaterThan(100);
});
