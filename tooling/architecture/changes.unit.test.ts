import { expect, it } from "vitest";
import { withoutComments } from "./code-text.ts";
import { allImports } from "./import-graph.ts";
import { codeFiles, filesMatching, isTest } from "./source-tree.ts";

it("a module that lets a vessel's records be edited tells the audit", () => {
  const editing = filesMatching(/^packages\/api\/src\/modules\/.*\.router\.ts$/)
    .filter(({ text }) => /vesselProcedure\(\s*"[a-z]+:edit"/.test(text) && text.includes(".mutation("))
    .map(({ path }) => path.slice(0, path.lastIndexOf("/") + 1));
  const telling = new Set(
    allImports()
      .filter(
        ({ from, to }) => from.includes(".service.") && to === "packages/api/src/platform/changes/record-change.ts",
      )
      .map(({ from }) => from.slice(0, from.lastIndexOf("/") + 1)),
  );
  expect([...new Set(editing)].filter((folder) => !telling.has(folder))).toEqual([]);
});

it("anyone who asks what a form came from heeds whether it says anything new", () => {
  const asking = codeFiles().filter(
    ({ path, text }) => path.startsWith("packages/api/src/modules/") && !isTest(path) && text.includes("expectBase("),
  );
  const unheeded = asking.filter(({ text }) => /^\s*(?:if \([^!]*\) )?expectBase\(/m.test(withoutComments(text)));
  expect(asking.length).toBeGreaterThan(10);
  expect(unheeded.map(({ path }) => path)).toEqual([]);
});
