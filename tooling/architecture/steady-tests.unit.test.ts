import { expect, it } from "vitest";
import { codeFiles, lineAt } from "./source-tree.ts";

/** What makes the outcome of a test depend on how fast the machine is. Trials are not held to it: they wait on purpose. */
const TIMED: [string, RegExp][] = [
  ["waits for a fixed time", /new Promise[^;]*?setTimeout\(\w+, /g],
  ["asserts a duration", /expect\([^;]*?(?:performance\.now|Date\.now)\(\) - /g],
  ["gives up before others do", /vi\.wait(?:For|Until)\((?![^;]*?\b(?:60|120)_000\b)/g],
  ["ends itself before others end", /^\s*\}, (?:\d{1,5}|\d{1,2}_\d{3}|1[0-7]\d_\d{3})\);/gm],
];

/** They ask again until something holds, as far apart as this. */
const ASKS_AGAIN = new Set([
  "apps/server/src/process.test.ts",
  "apps/server/src/queue/queue.test.ts",
  "apps/server/src/queue/quiet-log.test.ts",
  "packages/db/src/embedded/launch.test.ts",
  "scripts/keep-running.test.ts",
]);

const tests = codeFiles().filter(({ path }) => /\.test\.(ts|tsx|mjs)$/.test(path) && !path.startsWith("endurance/"));

it.each(TIMED)("no test %s", (_what, pattern) => {
  const found = tests.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(({ index }) => `${path}:${lineAt(text, index + 1)}`),
  );
  expect(found).toEqual([]);
});

it("no test sleeps, except between two questions", () => {
  const sleepers = tests.filter(({ text }) => /\bawait sleep\(/.test(text)).map(({ path }) => path);
  expect(new Set(sleepers)).toEqual(ASKS_AGAIN);
});
