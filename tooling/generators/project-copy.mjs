import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const OWN = "@ymp";

/** Of the packages that are installed, below `node_modules`. */
export const programs = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  knip: "node_modules/knip/bin/knip.js",
  playwright: "node_modules/@playwright/test/cli.js",
  tsc: "node_modules/typescript/bin/tsc",
  vite: "node_modules/vite/bin/vite.js",
  vitest: "node_modules/vitest/vitest.mjs",
};

/** The project as it is, to be changed by a test, and which browser was found on this machine. */
export function copyOfProject() {
  const folder = mkdtempSync(path.join(tmpdir(), "ymp-copy-"));
  // The database may run as another account.
  chmodSync(folder, 0o755);
  const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = stdout.split("\0").filter((name) => name !== "");
  for (const file of [...files, ".cache/browser.json"])
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file));
  linkPackages(folder);
  return {
    folder,
    /** Runs one of its programs with this same Node, and gives what it said. */
    run: (program, args, { cwd = "", env = {} } = {}) => {
      const child = spawn(process.execPath, [path.join(folder, program), ...args], {
        cwd: path.join(folder, cwd),
        env: { ...withoutTest(process.env), NO_COLOR: "1", ...env },
      });
      const said = [];
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said.push(text));
      return new Promise((resolve, reject) => {
        child.on("error", reject);
        child.on("close", (code) => resolve({ code, said: stripVTControlCharacters(Buffer.concat(said).toString()) }));
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What runs in it is no part of the tests that run here: it is built and served as the product is. */
const OF_TESTS = /^(VITEST|VITE_|(TEST|NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL)$)/;
const withoutTest = (env) => Object.fromEntries(Object.entries(env).filter(([name]) => !OF_TESTS.test(name)));

/** Packages of others are those of the project; our own are those of the copy. */
function linkPackages(folder) {
  const [theirs, links] = [path.join(root, "node_modules"), path.join(folder, "node_modules")];
  mkdirSync(path.join(links, OWN), { recursive: true });
  for (const name of readdirSync(theirs).filter((name) => name !== OWN && name !== ".cache"))
    symlinkSync(path.join(theirs, name), path.join(links, name));
  for (const name of readdirSync(path.join(theirs, OWN)))
    symlinkSync(readlinkSync(path.join(theirs, OWN, name)), path.join(links, OWN, name));
  for (const own of ["e2e/node_modules"].filter((name) => existsSync(path.join(root, name))))
    symlinkSync(path.join(root, own), path.join(folder, own));
}
