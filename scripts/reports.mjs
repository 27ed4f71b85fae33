// What Vitest and Playwright report, in one shape: files with their tests counted, their time and their failures.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { cache, firstLine } from "./run-command.mjs";

/**
 * @typedef {object} FileResult
 * @property {string} file from the root of the project
 * @property {number} passed
 * @property {number} failed an error outside the tests counts as one
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
export const readVitest = readJson;

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

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
