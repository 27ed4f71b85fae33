import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { keepPrivate } from "./private-folders.ts";

const root = mkdtempSync(path.join(tmpdir(), "ymp-private-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (folder: string) => statSync(folder).mode & 0o777;
const nothingReported = (error: unknown) => {
  throw error;
};

it("stored files are for nobody else on the machine, also in a folder that an earlier version made", async () => {
  const [fresh, earlier] = [path.join(root, "files"), path.join(root, "earlier")];
  mkdirSync(earlier);
  chmodSync(earlier, 0o755);
  await keepPrivate([fresh, earlier], nothingReported);
  expect([fresh, earlier].map(modeOf)).toEqual([0o700, 0o700]);
});

it("a folder that cannot be made is told, and the next one is made", async () => {
  const file = path.join(root, "a-file");
  writeFileSync(file, "");
  const [impossible, next] = [path.join(file, "files"), path.join(root, "next")];
  const told: unknown[] = [];
  await keepPrivate([impossible, next], (error, about) => told.push([error, about]));
  expect(told).toMatchObject([[{ code: "ENOTDIR" }, { part: "files", folder: impossible }]]);
  expect(modeOf(next)).toBe(0o700);
});
