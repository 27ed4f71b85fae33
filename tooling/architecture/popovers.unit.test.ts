import { expect, it } from "vitest";
import { filesMatching, isTest } from "./source-tree.ts";

const POPOVER = /<PopoverContent\b[^>]*?className="([^"]*)"/g;

it("a popover with a height of its own is not higher than its room either: in a low window, above a keyboard", () => {
  const classes = filesMatching(/^(?:apps\/web|packages\/ui)\/src\/.*\.tsx$/)
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) => [...text.matchAll(POPOVER)].map(([, className = ""]) => `${path}: ${className}`));
  expect(classes.length).toBeGreaterThan(5);
  expect(classes.filter((named) => /\bmax-h-(?!\S*--radix-popper-available-height)/.test(named))).toEqual([]);
});
