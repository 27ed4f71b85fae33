import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { faultOfName } from "../architecture/file-names.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const generator = path.join(root, "tooling/generators/new-module.mjs");
const typescript = path.join(root, "node_modules/typescript/bin/tsc");

describe("a new module", () => {
  let folder: string;
  beforeEach(() => {
    // Inside the project, where packages are found.
    mkdirSync(path.join(root, ".cache"), { recursive: true });
    folder = mkdtempSync(path.join(root, ".cache/new-module-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function generate(...args: string[]) {
    return spawnSync(process.execPath, [generator, `--into=${folder}`, ...args], { encoding: "utf8" });
  }

  it("has a file in every place a module has one, named by the rules", () => {
    expect(generate("ship-stores").status).toBe(0);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
    expect(files).toEqual([
      "apps/web/src/features/ship-stores/ship-stores-screen.tsx",
      "apps/web/src/routes/app/ship-stores.tsx",
      "e2e/tests/ship-stores.spec.ts",
      ...["record", "repository", "router", "rules.test", "rules", "schema", "service", "test"].map(
        (role) => `packages/api/src/modules/ship-stores/ship-stores.${role}.ts`,
      ),
      "packages/db/src/schema/ship-stores.ts",
      ...["en", "fr", "ja", "zh"].map((locale) => `packages/i18n/messages/${locale}/ship-stores.json`),
    ]);
    expect(
      files
        .filter((file) => !file.endsWith(".json"))
        .map(faultOfName)
        .filter(Boolean),
    ).toEqual([]);
  });

  it("never writes over what is there", () => {
    generate("voyages");
    const again = generate("voyages");
    expect(again.status).toBe(1);
    expect(again.stderr).toContain("exist already");
  });

  it("asks for a name in the plural and in kebab-case", () => {
    expect(generate("SpareParts").stderr).toContain("kebab-case");
    expect(readdirSync(folder)).toEqual([]);
  });

  it("fails its own test until someone has said what it is for", () => {
    generate("voyages");
    expect(readFileSync(path.join(folder, "packages/api/src/modules/voyages/voyages.test.ts"), "utf8")).toContain(
      "expect.fail(",
    );
  });

  it("fits the platform as it stands", () => {
    generate("voyages", "--one=part", "--permission=logbook");
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(projectOver(folder)));
    const { stdout } = spawnSync(process.execPath, [typescript, "-p", folder], { encoding: "utf8" });
    expect(stdout.split("\n").filter((line) => line.includes("voyages"))).toEqual([]);
    expect(existsSync(typescript)).toBe(true);
  }, 60_000);
});

/** Lays the generated folders over the real ones, so that relative imports reach both. */
function projectOver(folder: string) {
  const server = "packages/api/src/modules/voyages/voyages";
  return {
    extends: path.join(root, "tooling/tsconfig/base.json"),
    compilerOptions: {
      rootDirs: ["packages/api/src", "packages/db/src"].flatMap((source) => [
        path.join(root, source),
        path.join(folder, source),
      ]),
      paths: { "@ymp/db/schema/voyages": [path.join(folder, "packages/db/src/schema/voyages.ts")] },
      typeRoots: [path.join(root, "node_modules/@types")],
    },
    files: [...["router", "rules"].map((role) => `${server}.${role}.ts`), "packages/db/src/schema/voyages.ts"].map(
      (file) => path.join(folder, file),
    ),
  };
}
