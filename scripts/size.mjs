// npm run size: how many files and lines each module has, by layer, with and without tests.
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { sizesOf, tableOf } from "./module-sizes.mjs";
import { fail, root } from "./run-command.mjs";

const { values } = parseArgs({ options: { against: { type: "string" } } });

/** Lines of every text file, of the working folder or of a commit. */
function countedIn(commit) {
  const where = commit ? ["-e", "", commit] : ["--untracked", "-e", ""];
  const output = execFileSync("git", ["grep", "-cIz", ...where, "--", "apps", "packages"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  return output
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [path, lines] = line.split("\0");
      return [commit ? path.slice(commit.length + 1) : path, Number(lines)];
    });
}

/** The commit a name stands for; a name that begins like an option is none. */
function commitOf(name) {
  try {
    return execFileSync("git", ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`], {
      cwd: root,
      encoding: "utf8",
    }).trim();
  } catch {
    return fail(`There is no commit ${name}.`);
  }
}

const before = values.against === undefined ? undefined : sizesOf(countedIn(commitOf(values.against)));
for (const line of tableOf(sizesOf(countedIn()), before)) console.log(line);
