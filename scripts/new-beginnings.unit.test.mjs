import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { withNewBeginnings } from "./new-beginnings.mjs";
import { programs, root, runNode } from "./run-command.mjs";

const result = (file, passed, failed) => ({
  file,
  passed,
  failed,
  skipped: 0,
  seconds: 1,
  failures: Array.from({ length: failed }, (_, at) => `test ${at}: wrong`),
});

/** Plays the given runs one after the other, and says which files each was asked for. */
async function played(...runs) {
  const asked = [];
  const outcome = await withNewBeginnings(
    () => {},
    async (files) => {
      asked.push(files);
      return runs[asked.length - 1] ?? { code: 1 };
    },
  );
  return { ...outcome, asked };
}

const failedOnce = { code: 1, files: [result("a", 3, 0), result("b", 2, 1)] };

it("runs nothing twice where all passed", async () => {
  expect(await played({ code: 0, files: [result("a", 3, 0)] })).toMatchObject({
    passed: 3,
    failed: 0,
    asked: [undefined],
  });
});

it("counts a failure that passes alone as passed, and names it", async () => {
  const whole = await played(failedOnce, { code: 0, files: [result("b", 3, 0)] });
  expect(whole).toMatchObject({ passed: 6, failed: 0, flaky: ["b: test 0: wrong"], asked: [undefined, ["b"]] });
  const onlyFailed = await played(failedOnce, { code: 0, files: [result("b", 1, 0)] });
  expect(onlyFailed).toMatchObject({ passed: 6, failed: 0 });
});

it("begins again twice and no more", async () => {
  const again = { code: 1, files: [result("b", 2, 1)] };
  const outcome = await played(failedOnce, again, again);
  expect(outcome).toMatchObject({ passed: 5, failed: 1, flaky: [], output: "b: test 0: wrong" });
  expect(outcome.asked).toEqual([undefined, ["b"], ["b"]]);
});

it.each([
  ["writes no report", { code: 1 }],
  ["leaves the file out", { code: 0, files: [] }],
  ["runs no test of the file", { code: 0, files: [result("b", 0, 0)] }],
])("mends nothing where the second run %s", async (_, again) => {
  expect(await played(failedOnce, again, again)).toMatchObject({ failed: 1, flaky: [] });
});

it("fails where the runner failed and names no test, or wrote no report", async () => {
  expect(await played({ code: 1, files: [result("a", 3, 0)] })).toMatchObject({ passed: 3, failed: 1 });
  expect(await played({ code: 0 })).toMatchObject({ passed: 0, failed: 1 });
});

it("reads of Vitest what passed, failed, could not be loaded and was raised outside the tests", {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "ymp-report-"));
  const write = (name, text) => writeFileSync(path.join(folder, name), text);
  write("vitest.config.mjs", "export default { test: { globals: true } };");
  write("mixed.test.mjs", 'it("holds", () => {}); it("fails", () => expect(1).toBe(2)); it.skip("waits", () => {});');
  write("unloaded.test.mjs", 'throw new Error("not here");');
  write(
    "hook.test.mjs",
    'describe("all", () => { beforeAll(() => { throw new Error("no ship"); }); it("sails", () => {}); });',
  );
  write(
    "late.test.mjs",
    'it("ends", async () => { Promise.reject(new Error("late")); await new Promise((r) => setTimeout(r)); });',
  );
  const report = path.join(folder, "report.json");
  const reporter = path.join(root, "scripts/vitest-report.mjs");
  await runNode([programs.vitest, "run", `--reporter=${reporter}`, `--outputFile=${report}`], { cwd: folder });
  const files = JSON.parse(readFileSync(report, "utf8"));
  rmSync(folder, { recursive: true });
  const of = (name) => files.find(({ file }) => file.endsWith(name));
  expect(of("mixed.test.mjs")).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: 1,
    failures: [expect.stringMatching(/^fails: /)],
  });
  expect(of("unloaded.test.mjs")).toMatchObject({ passed: 0, failed: 1, failures: ["not here"] });
  expect(of("hook.test.mjs")).toMatchObject({ passed: 0, failed: 1, failures: ["no ship"] });
  expect(of("late.test.mjs")).toMatchObject({ passed: 1, failed: 1, failures: ["unhandled: late"] });
});
