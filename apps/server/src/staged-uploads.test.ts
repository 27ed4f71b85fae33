import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { forgetOldUploads } from "./staged-uploads.ts";

const folder = mkdtempSync(path.join(tmpdir(), "ymp-staged-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = new Date("2026-06-14T08:00:00Z");

function leave(name: string, touchedAt: string): void {
  const file = path.join(folder, name);
  writeFileSync(file, "");
  utimesSync(file, new Date(touchedAt), new Date(touchedAt));
}

it("what nobody touched for a day is forgotten, also what a full disk or a killed process left of it", async () => {
  leave("half-sent", "2026-06-13T07:59:00Z");
  leave("half-sent.json", "2026-06-13T07:59:00Z");
  leave("cut-off.thumb", "2026-06-10T00:00:00Z");
  leave("empty.json", "2026-06-10T00:00:00Z");
  leave("under-way", "2026-06-13T08:01:00Z");
  await forgetOldUploads(folder, now);
  expect(readdirSync(folder)).toEqual(["under-way"]);
});
