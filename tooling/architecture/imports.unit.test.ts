import { describe, expect, it } from "vitest";
import { findCycles } from "./cycles.ts";
import { allImports, importsOf } from "./import-graph.ts";
import { importRules } from "./import-rules.ts";
import { codeFiles } from "./source-tree.ts";

describe("imports", () => {
  const inside = allImports().flatMap((found) => (found.to === undefined ? [] : [{ ...found, to: found.to }]));

  it.each(importRules)("$name", ({ isBroken }) => {
    const broken = inside.filter(isBroken).map(({ from, to }) => `${from} → ${to}`);
    expect(broken).toEqual([]);
  });

  it("go round in no circle", () => {
    const edges = new Map<string, Set<string>>();
    for (const { from, to, isTypeOnly } of inside) {
      if (isTypeOnly || from === to) continue;
      edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
    expect(findCycles(edges)).toEqual([]);
  });

  it("lead to the file that holds the thing, never to one that only passes it on", () => {
    const passing = codeFiles().filter(
      ({ path, text }) =>
        !path.endsWith(".d.mts") && /^export\s+(type\s+)?(\*|\{[^}]*\})\s*(as \w+ )?from\b/m.test(text),
    );
    expect(passing.map(({ path }) => path)).toEqual([]);
  });

  it("find every file that is named", () => {
    const paths = new Set(codeFiles().map(({ path }) => path));
    const lost = inside.filter(
      ({ specifier, to }) => specifier.startsWith("@ymp/") && /\.(ts|tsx)$/.test(to) && !paths.has(to),
    );
    expect(lost).toEqual([]);
  });
});

describe("the reading of imports", () => {
  const read = (text: string) => importsOf({ path: "packages/api/src/modules/jobs/jobs.router.ts", text }, new Set());

  it("sees names, types, effects and lazy ones", () => {
    const code = `
      import { a, type B } from "./a.ts";
      import type { C } from "./c.ts";
      import { type D } from "@ymp/core/d";
      import "./effect.css";
      const late = () => import("./late.ts");`;
    expect(read(code).map(({ to, isTypeOnly }) => [to, isTypeOnly])).toEqual([
      ["packages/api/src/modules/jobs/a.ts", false],
      ["packages/api/src/modules/jobs/c.ts", true],
      ["packages/core/src/d", true],
      ["packages/api/src/modules/jobs/effect.css", false],
      ["packages/api/src/modules/jobs/late.ts", false],
    ]);
  });

  it("passes over comments and keeps addresses whole", () => {
    expect(read('// import { a } from "./a.ts";\nconst home = "https://example.org"; /* import "./b.ts" */')).toEqual(
      [],
    );
  });

  it("recognises a circle", () => {
    const edges = new Map([
      ["a", new Set(["b"])],
      ["b", new Set(["c"])],
      ["c", new Set(["b"])],
    ]);
    expect(findCycles(edges)).toEqual([["b", "c", "b"]]);
  });
});
