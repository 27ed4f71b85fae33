import { expect, it } from "vitest";
import { codeFiles } from "./source-tree.ts";

/** What ends a walk that its data leads in a circle: rows seen once, a detected circle, or a bound on the way. */
const endings = [/\bunion\s+select\b/, /\bcycle\s+\w+\s+set\b/, /\bheight\s*<\s*\d/];

it("every recursive walk ends where its data form a circle", () => {
  const walks = codeFiles().flatMap(({ path, text }) =>
    text
      .split(/\bwith recursive\b/i)
      .slice(1)
      .map((walk) => ({ path, walk: walk.slice(0, walk.indexOf("`")) })),
  );
  expect(walks.length).toBeGreaterThan(2);
  const endless = walks.filter(({ walk }) => !endings.some((ending) => ending.test(walk)));
  expect(endless.map(({ path }) => path)).toEqual([]);
});
