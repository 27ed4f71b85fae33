// npm run new:module -- voyages [--one=voyage] [--permission=logbook]: writes a module in every place one has, with tests that fail until it is filled.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { namesOf } from "./module-names.mjs";
import { serverFiles } from "./server-templates.mjs";
import { webFiles } from "./web-templates.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { into: { type: "string" }, one: { type: "string" }, permission: { type: "string" } },
});
const [plural = ""] = positionals;
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(plural)) {
  fail('Name the module in the plural and in kebab-case: "npm run new:module -- voyages".');
}

const root = values.into ?? fileURLToPath(new URL("../..", import.meta.url));
const names = namesOf(plural, values);
const files = { ...serverFiles(names), ...webFiles(names) };

const taken = Object.keys(files).filter((file) => existsSync(path.join(root, file)));
if (taken.length > 0) fail(`Nothing was written; these files exist already:\n${taken.join("\n")}`);

for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

// Names differ in length, and so do the lines they stand in.
const biome = fileURLToPath(new URL("../../node_modules/@biomejs/biome/bin/biome", import.meta.url));
if (!values.into)
  spawnSync(process.execPath, [biome, "check", "--write", ...Object.keys(files)], { cwd: root, stdio: "ignore" });

console.log(`${Object.keys(files).join("\n")}

Still to add by hand:
  packages/api/src/root.ts               ${names.camel}: lazy(() => import("./modules/${plural}/${plural}.router.ts")),
  packages/core/src/records.ts           what is known of the kind "${names.one}"; what is then missing, the compiler says
  packages/i18n/messages                 the French, Japanese and Chinese words of ${plural}.json
  npm run db:generate                    the migration of packages/db/src/schema/${plural}.ts
  GLOSSARY.md                            what the trade means by the word`);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
