import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { WebFolder, webApplication } from "./web.ts";

const folder = mkdtempSync(path.join(tmpdir(), "ymp-web-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the built application is served without the list that the build keeps for itself", async () => {
  mkdirSync(path.join(folder, ".vite"));
  writeFileSync(path.join(folder, ".vite/manifest.json"), "{}");
  writeFileSync(path.join(folder, "manifest.webmanifest"), "{}");
  const web = webApplication(new WebFolder(folder));
  expect((await web.request("/manifest.webmanifest")).status).toBe(200);
  expect((await web.request("/.vite/manifest.json")).status).toBe(404);
});

test("what the build has compressed is sent as it is to those who can read it", async () => {
  mkdirSync(path.join(folder, "assets"));
  mkdirSync(path.join(folder, ".br"));
  const code = "export const words = [];\n".repeat(200);
  writeFileSync(path.join(folder, "assets/base-1a2b3c4d.js"), code);
  writeFileSync(path.join(folder, ".br/base-1a2b3c4d.js.br"), "compressed by the build");
  const web = webApplication(new WebFolder(folder));
  const ask = (encodings: string) =>
    web.request("/assets/base-1a2b3c4d.js", { headers: { "accept-encoding": encodings } });

  const answer = await ask("gzip, br");
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(await answer.text()).toBe("compressed by the build");
  expect((await ask("gzip")).headers.get("content-encoding")).toBe("gzip");
  expect(await (await ask("")).text()).toBe(code);
  expect((await web.request("/.br/base-1a2b3c4d.js.br")).status).toBe(404);
});
