import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "ymp-stacks-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sources = {
  "deep.ts": "export function deep(depth: number): never {\n  throw new TypeError(String(depth));\n}\n",
  "begin.ts": [
    `import { nameSourcesInStacks } from ${JSON.stringify(path.join(import.meta.dirname, "mapped-stacks.ts"))};`,
    "nameSourcesInStacks();",
    'const { deep } = await import("./deep.ts");',
    "await Promise.all([1].map(async (depth) => deep(depth)));",
  ].join("\n"),
};

/** What a failing bundle prints when it exits. */
async function told({ withMaps }: { withMaps: boolean }): Promise<string> {
  for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(folder, name), text);
  const outdir = path.join(folder, withMaps ? "mapped" : "bare");
  await build({
    entryPoints: [path.join(folder, "begin.ts")],
    outdir,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    sourcemap: withMaps,
    minifyWhitespace: true,
    outExtension: { ".js": ".mjs" },
  });
  return spawnSync(process.execPath, [path.join(outdir, "begin.mjs")], { encoding: "utf8" }).stderr;
}

describe("the stack of an error of the bundle", () => {
  it("names the line of the source that threw, of a file that was read later as well", async () => {
    const stack = await told({ withMaps: true });
    expect(stack).toContain("TypeError: 1");
    expect(stack).toMatch(/at deep \(file:.*\/deep\.ts:2:9\)/);
    expect(stack).toMatch(/begin\.ts:4:\d+/);
  });

  it("names the place in the bundle where there is no map", async () => {
    expect(await told({ withMaps: false })).toMatch(/TypeError: 1[\s\S]*at deep \(file:.*\.mjs:\d+:\d+\)/);
  });
});
