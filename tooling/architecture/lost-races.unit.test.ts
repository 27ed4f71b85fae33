import { expect, it } from "vitest";
import { withoutComments } from "./code-text.ts";
import { codeFiles, isTest, lineAt, type SourceFile } from "./source-tree.ts";

/** Opens writes and begins those again that lost a race. */
const ONE_PLACE = "packages/api/src/kit/second-attempt.ts";
/** A vessel is read from her archive by one command, for as long as it takes; who lost a race there begins it again. */
const LONG = "packages/api/src/platform/archives/read-archive.ts";
const WRITES = /\baccess:\s*"write"/g;

const product = codeFiles().filter(({ path }) => /^(packages\/api|apps\/server)\/src\//.test(path) && !isTest(path));

it("a transaction that writes is opened where a lost race is tried once more", () => {
  expect(
    product.filter(({ path }) => path !== ONE_PLACE && path !== LONG).flatMap(writesOfTheirOwn),
    "writeIn of second-attempt.ts opens it",
  ).toEqual([]);
});

it.each([
  'await inScope(database, { vesselId, userId: null, access: "write" }, work)',
  'const own = { vesselId: null, userId, access: "write" } as const;\nawait inScope(database, own, work)',
])("finds %s", (text) => {
  expect(writesOfTheirOwn({ path: "a.ts", text: `import { inScope } from "@ymp/db/scope";\n${text}` })).toHaveLength(1);
});

it.each([
  'import { inScope } from "@ymp/db/scope";\nawait inScope(database, { vesselId, userId, access: "read" }, work)',
  'await enterVessel(ctx, { permission: null, meta: undefined, access: "write" }, work)',
])("leaves %s alone", (text) => {
  expect(writesOfTheirOwn({ path: "a.ts", text })).toEqual([]);
});

function writesOfTheirOwn({ path, text }: SourceFile): string[] {
  const code = withoutComments(text);
  if (!/\binScope\b/.test(code)) return [];
  return [...code.matchAll(WRITES)].map(({ index }) => `${path}:${lineAt(code, index)}`);
}
