// What the reports of Vitest and Playwright say, in one shape: files with their tests counted, their time and their first failure.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { cache, root } from "./run-command.mjs";

/**
 * @typedef {object} FileResult
 * @property {string} file from the root of the project
 * @property {number} passed
 * @property {number} failed a file that could not be loaded counts as one
 * @property {number} skipped
 * @property {number} seconds
 * @property {string[]} failures name and first line of the message of each
 */

export function freshReport(name) {
  mkdirSync(cache, { recursive: true });
  const file = path.join(cache, name);
  rmSync(file, { force: true });
  return file;
}

/** @returns {FileResult[] | undefined} nothing where the runner ended before it wrote its report */
export function readVitest(file) {
  return readJson(file)?.testResults.map((suite) => {
    const of = (status) => suite.assertionResults.filter((test) => test.status === status);
    const failed = of("failed");
    const isUnloaded = suite.status === "failed" && failed.length === 0;
    return {
      file: path.relative(root, suite.name),
      passed: of("passed").length,
      failed: isUnloaded ? 1 : failed.length,
      skipped: of("skipped").length + of("pending").length,
      seconds: (suite.endTime - suite.startTime) / 1000,
      failures: isUnloaded
        ? [firstLine(suite.message)]
        : failed.map((test) => `${test.fullName}: ${firstLine(test.failureMessages[0])}`),
    };
  });
}

/** @returns {FileResult[] | undefined} */
export function readPlaywright(file) {
  return readJson(file)?.suites.map((suite) => {
    const tests = testsOf(suite);
    const of = (status) => tests.filter((test) => test.status === status);
    return {
      file: path.join("e2e/tests", suite.file),
      passed: of("expected").length,
      failed: of("unexpected").length,
      skipped: of("skipped").length,
      seconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
      failures: of("unexpected").map(({ title, results }) => `${title}: ${firstLine(results.at(-1)?.error?.message)}`),
    };
  });
}

function testsOf(suite) {
  const own = (suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => ({ ...test, title: spec.title })));
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}

export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal
const firstLine = (message = "no message") => message.replace(/\u001b\[[0-9;]*m/g, "").split("\n")[0];

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
