// What failed is started again alone: a defect fails again, a machine that was busy elsewhere does not.
import { sum } from "./reports.mjs";

const most = 2;

/**
 * Runs all files, then those alone in which something failed, twice at most. Mended is only what was seen to pass: a runner that ends
 * early, or leaves a file out, mends nothing.
 * @param {(line: string) => void} tell
 * @param {(files?: string[]) => Promise<{ code: number, files?: import("./reports.mjs").FileResult[] }>} run all, or the given files
 */
export async function withNewBeginnings(tell, run) {
  const first = await run();
  if (first.files === undefined) return broken("The runner wrote no report.");
  const results = new Map(first.files.map((result) => [result.file, result]));
  const flaky = [];
  let failing = first.files.filter(isFailed);
  if (first.code !== 0 && failing.length === 0) return broken("The runner failed, and names no test.", first.files);
  for (let round = 0; round < most && failing.length > 0; round++) {
    tell(`Begun anew, alone: ${failing.map(({ file }) => file).join(", ")}`);
    const again = await run(failing.map(({ file }) => file));
    for (const before of failing) {
      const after = again.files?.find(({ file }) => file === before.file);
      if (!isMended(before, after)) continue;
      // Some runners repeat the whole file, others only what failed in it.
      results.set(before.file, { ...before, passed: Math.max(before.passed + before.failed, after.passed), failed: 0 });
      flaky.push(...before.failures.map((failure) => `${before.file}: ${failure}`));
    }
    failing = failing.filter(({ file }) => isFailed(results.get(file)));
  }
  const all = [...results.values()];
  return {
    ...count(all),
    output: failing.flatMap(({ file, failures }) => failures.map((failure) => `${file}: ${failure}`)).join("\n"),
    files: first.files,
    flaky,
  };
}

const isFailed = ({ failed }) => failed > 0;

/** An error outside the tests may have stood for none or for all of them, so one that passes is enough there. */
function isMended(before, after) {
  return after !== undefined && after.failed === 0 && after.passed >= Math.min(before.failed, before.passed + 1);
}

function count(results) {
  const total = (name) => sum(results.map((result) => result[name]));
  return { passed: total("passed"), failed: total("failed"), skipped: total("skipped") };
}

function broken(output, files = []) {
  return { ...count(files), failed: 1, output, files, flaky: [] };
}
