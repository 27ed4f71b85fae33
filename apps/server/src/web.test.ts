import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { webApplication } from "./web.ts";

const folder = mkdtempSync(path.join(tmpdir(), "ymp-web-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the built application is served without the list that the build keeps for itself", async () => {
  mkdirSync(path.join(folder, ".vite"));
  writeFileSync(path.join(folder, ".vite/manifest.json"), "{}");
  writeFileSync(path.join(folder, "manifest.webmanifest"), "{}");
  const web = webApplication(folder);
  expect((await web.request("/manifest.webmanifest")).status).toBe(200);
  expect((await web.request("/.vite/manifest.json")).status).toBe(404);
});
