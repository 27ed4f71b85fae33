import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withZip } from "./zip-reading.ts";
import { growZip } from "./zip-writing.ts";

const unpackedBytes = 30_000_000;
let folder: string;
let bomb: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "ymp-zip-"));
  bomb = path.join(folder, "bomb.zip");
  const zip = growZip(bomb);
  const piece = Buffer.alloc(1_000_000);
  await zip.add("data/users.json", Array(unpackedBytes / piece.byteLength).fill(piece));
  await zip.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("an entry that unpacks to more than its manifest promises is read no further", async () => {
  expect((await stat(bomb)).size).toBeLessThan(1_000_000);
  const found = await withZip(bomb, (zip) => zip.sumOf("data/users.json", 1_000_000));
  expect(found.sizeBytes).toBeGreaterThan(1_000_000);
  expect(found.sizeBytes).toBeLessThan(20_000_000);
});

it("a list that unpacks to more than any archive's is refused instead of filling the memory", async () => {
  await expect(withZip(bomb, (zip) => zip.readText("data/users.json", 5_000_000))).rejects.toThrow(
    "larger than any archive's",
  );
});
