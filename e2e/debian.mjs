// Programs of Debian's packages that some journeys need: found, or installed where that is possible.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const aptGet = "/usr/bin/apt-get";

/**
 * @param {string[]} programs files that must exist
 * @param {string[]} packages that bring them
 * @returns {string | undefined} what is missing and how to get it; nothing when all is there
 */
export function missingPrograms(programs, packages) {
  const areThere = () => programs.every((file) => existsSync(file));
  if (areThere()) return undefined;
  const names = packages.join(" ");
  if (!existsSync(aptGet)) return `Debian's packages are needed (${names}), and this is no Debian.`;
  if (process.getuid?.() !== 0) return `Packages are missing. Install them: apt-get install ${names}`;
  console.log(`Installing ${names} …`);
  const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync(aptGet, ["update", "-qq"], options);
  spawnSync(aptGet, ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
  return areThere() ? undefined : `Packages could not be installed: apt-get install ${names}`;
}
