import { expect, it } from "vitest";
import { withoutComments } from "./code-text.ts";
import { filesMatching, isTest } from "./source-tree.ts";

/** What waits for code no longer than `codeInTime`, and reports a failure. */
const LIMITED = /\b(codeInTime|lazyPanel|lazyView|quietPart|lazyPart|lateCode|lateSchemaForm)(<[^;]*>)?\(/;

/** Where the limit is elsewhere than around the import. */
const LIMITED_BY_CALLER: Readonly<Record<string, string>> = {
  "apps/web/src/app/parts-of-tree.ts": "the start and the router put the limit around it",
  "apps/web/src/app/shell/app-area.tsx": "one import for three views, each of which is limited",
  "apps/web/src/features/account/change-password-screen.tsx": "the form fetches it under its own limit",
  "apps/web/src/features/jobs/late-filter-editors.ts": "one import for several views, each of which is limited",
  "apps/web/src/lib/lists/late-editors.ts": "one import for several controls, each of which is limited",
  "apps/web/src/lib/uploads/use-resumed-uploads.ts": "nobody waits for it, and it is told where it is late",
  "apps/web/src/routes/dev/ui.tsx": "the gallery, which is not in the product",
};

const files = filesMatching(/^(apps\/web|packages\/ui)\/src\/.*\.tsx?$/).filter(({ path }) => !isTest(path));

function unlimitedIn(text: string): string[] {
  const code = withoutComments(text).replace(/typeof import\(/g, "");
  return [...code.matchAll(/\bimport\(/g)].flatMap(({ index }) => {
    const begin = Math.max(code.lastIndexOf(";", index), code.lastIndexOf("\n\n", index)) + 1;
    return LIMITED.test(code.slice(begin, index)) ? [] : [code.slice(index, code.indexOf("\n", index))];
  });
}

it("no screen waits for code without a limit", () => {
  const unlimited = files.filter(({ path, text }) => !(path in LIMITED_BY_CALLER) && unlimitedIn(text).length > 0);
  expect(unlimited.map(({ path, text }) => [path, unlimitedIn(text)])).toEqual([]);
});

it("what is limited by its caller is named where it is", () => {
  const named = files.filter(({ path, text }) => path in LIMITED_BY_CALLER && unlimitedIn(text).length > 0);
  expect(named.map(({ path }) => path).sort()).toEqual(Object.keys(LIMITED_BY_CALLER).sort());
});

it("sees an import that stands alone", () => {
  expect(unlimitedIn('const a = 1;\nvoid import("./late.ts");')).toHaveLength(1);
  expect(unlimitedIn('const Late = lazy(() => import("./late.tsx"));')).toHaveLength(1);
  expect(unlimitedIn('const load = () => codeInTime(() => import("./late.ts"));')).toEqual([]);
});
