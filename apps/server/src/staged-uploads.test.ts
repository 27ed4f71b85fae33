import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Upload } from "@tus/server";
import { afterAll, expect, it } from "vitest";
import { forgetOldUploads, StagedUploads } from "./staged-uploads.ts";

const folder = mkdtempSync(path.join(tmpdir(), "ymp-staged-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = new Date("2026-06-14T08:00:00Z");

function leave(name: string, touchedAt: string): void {
  const file = path.join(folder, name);
  writeFileSync(file, "");
  utimesSync(file, new Date(touchedAt), new Date(touchedAt));
}

it("nothing is forgotten where nobody has sent a file yet", async () => {
  await forgetOldUploads(path.join(folder, "not-made-yet"), now);
});

it("files on their way are for nobody else on the machine, and a folder that cannot be made ends nothing", async () => {
  const own = path.join(folder, "own");
  const staged = new StagedUploads(own);
  await staged.create(new Upload({ id: "photo", offset: 0, size: 5 }));
  const modes = [own, path.join(own, "photo"), path.join(own, "photo.json")].map((file) => statSync(file).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600, 0o600]);

  const file = path.join(folder, "a-file");
  writeFileSync(file, "");
  const nowhere = new StagedUploads(path.join(file, "uploads"));
  await expect(nowhere.create(new Upload({ id: "photo", offset: 0, size: 5 }))).rejects.toThrow("ENOTDIR");
  rmSync(own, { recursive: true });
  rmSync(file);
});

it("what nobody touched for a day is forgotten, also what a full disk or a killed process left of it", async () => {
  leave("half-sent", "2026-06-13T07:59:00Z");
  leave("half-sent.json", "2026-06-13T07:59:00Z");
  leave("cut-off.thumb", "2026-06-10T00:00:00Z");
  leave("empty.json", "2026-06-10T00:00:00Z");
  leave("under-way", "2026-06-13T08:01:00Z");
  await forgetOldUploads(folder, now);
  expect(readdirSync(folder)).toEqual(["under-way"]);
});
