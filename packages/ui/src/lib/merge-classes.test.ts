import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { extendTailwindMerge } from "tailwind-merge";
import { describe, expect, test } from "vitest";
import { mergeClasses } from "./merge-classes.ts";

const spacing =
  "control-sm control control-lg touch row row-touch row-head topbar navrow footer bottom-bar sidebar sidebar-collapsed sheet dialog-sm dialog palette";

/** The library that merging is otherwise done by. It knows all of Tailwind, and is nine times as large. */
const byLibrary = extendTailwindMerge({
  cacheSize: 0,
  extend: {
    theme: { text: ["2xs"], leading: ["tight", "normal"], spacing: spacing.split(" ") },
    classGroups: { shadow: ["surface", "field-edge"] },
  },
});

const root = path.resolve(import.meta.dirname, "../../../..");

function utilitiesIn(folder: string): string[] {
  const sources = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|class-effects/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), "utf8"));
  const texts = sources.flatMap((source) =>
    [...source.matchAll(/["'`]([^"'`\n]*)["'`]/g)].map(([, text = ""]) => text),
  );
  return texts.flatMap((text) => text.split(/\s+/)).filter((word) => word && !/[:!$]/.test(word));
}

/** All that the product's sources say, as far as the library takes it for a utility; "from-image" is a browser's word. */
const utilities = [...new Set([...utilitiesIn("packages/ui/src"), ...utilitiesIn("apps/web/src")])]
  .filter((word) => word !== "from-image" && byLibrary(`${word} ${word}`) === word)
  .sort();

/** Cutting lines off sets overflow in both directions, of which the library knows only the two together. */
const isKnownBetter = (first: string, second: string) =>
  first.startsWith("overflow-") && second.startsWith("line-clamp-");

test("what two later ones set together goes as well", () => {
  expect(mergeClasses("size-4 h-2 w-2")).toBe("h-2 w-2");
});

describe("classes are merged as the library would", () => {
  test("there are utilities to be merged", () => expect(utilities.length).toBeGreaterThan(500));

  test.each(utilities)("%s before any other", (first) => {
    const others = utilities.filter((second) => !isKnownBetter(first, second));
    const pairs = others.map((second) => `${first} ${second}`);
    expect(pairs.filter((pair) => mergeClasses(pair) !== byLibrary(pair))).toEqual([]);
  });

  test.each([
    "hover:bg-accent bg-card hover:bg-primary",
    "[&_svg]:size-4 [&_svg]:size-5",
    "p-2! p-4 p-1!",
    "data-[state=open]:p-1 data-[state=closed]:p-2",
    "max-md:px-2 px-4 max-md:p-0",
    "px-2 py-1 p-3",
    "tap-target bar-top tap-target",
    "  p-1   p-2 ",
    "",
  ])("%j", (classes) => expect(mergeClasses(classes)).toBe(byLibrary(classes)));
});
