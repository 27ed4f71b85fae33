// npm run new:module -- voyages [--one=voyage] [--permission=logbook]: writes a module that works, and names it wherever modules are named.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Generator, getConfig } from "@tanstack/router-generator";
import { namesOf } from "./module-names.mjs";
import { filesOf } from "./read-templates.mjs";
import { registeredIn } from "./registrations.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { one: { type: "string" }, permission: { type: "string" } },
});
const [plural = ""] = positionals;
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
if (!KEBAB.test(plural)) fail('Name the module in the plural and in kebab-case: "npm run new:module -- voyages".');

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file) => readFileSync(path.join(root, file), "utf8");

const known = [
  ...(/modules = \[([^\]]*)\]/.exec(read("packages/core/src/access/modules.ts"))?.[1] ?? "").matchAll(/"(\w+)"/g),
];
const modules = known.map(([, module]) => module);
/** Records of the vessel that have no system access of their own. */
const { permission = modules.includes(plural) ? plural : "logbook" } = values;
if (!modules.includes(permission)) fail(`--permission is one of ${modules.join(", ")}.`);

const names = namesOf(plural, { ...values, permission });
if (names.one.kebab === names.many.kebab || !KEBAB.test(names.one.kebab))
  fail(`Say what one of them is called: "npm run new:module -- ${plural} --one=…".`);

const made = filesOf(names);
const taken = Object.keys(made).filter((file) => existsSync(path.join(root, file)));
if (taken.length > 0) fail(`Nothing was written; these files exist already:\n${taken.join("\n")}`);
if (read("packages/core/src/access/menu.ts").includes(`"${names.many.address}"`))
  fail(`Nothing was written; the menu has an entry "${names.many.address}" already: name the module otherwise.`);

const changed = registeredIn(read, names);
for (const [file, text] of Object.entries({ ...made, ...changed })) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

await writeRouteTree();
run("drizzle-kit/bin.cjs", ["generate", `--name=${names.many.snake}`], path.join(root, "packages/db"));
// Names differ in length, and so do the lines they are in.
run("@biomejs/biome/bin/biome", ["check", "--write", ...Object.keys({ ...made, ...changed })], root);

const count = (files) => Object.values(files).reduce((sum, text) => sum + text.split("\n").length - 1, 0);
console.log(`${Object.keys(made).join("\n")}
${count(made)} lines, and an entry in each of
${Object.keys(changed).join("\n")}

To do by hand:
  packages/db/migrations              read the migration
  INPUT_SIZES=write npx vitest run --project unit tooling/architecture/inputs
  FIELD_MATRIX=write npx vitest run --project unit tooling/architecture/fields
  ACCESS_MATRIX=write npx vitest run --project database-alone tooling/architecture/access
                                      and review these tables as a diff
  npx vitest run --project built apps/web/build
                                      after a build: the entry of the menu is among what loads first, which has a budget
  packages/i18n/messages              translate what is marked in French, Japanese and Chinese
  GLOSSARY.md, CHANGELOG.md           what the trade means by the word, and what users notice`);

async function writeRouteTree() {
  const web = path.join(root, "apps/web");
  const options = { target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true };
  await new Generator({ config: getConfig(options, web), root: web }).run();
}

function run(program, args, cwd) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, "node_modules", program), ...args], {
    cwd,
    encoding: "utf8",
  });
  if (status !== 0) fail(`${program} failed:\n${stdout}${stderr}`);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
