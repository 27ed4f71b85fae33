import { existsSync, readdirSync, utimesSync } from "node:fs";
import path from "node:path";
import { inspectionCookieName } from "@ymp/api/modules/inspections/inspection-cookie";
import { newId } from "@ymp/core/ids";
import { callerOf } from "@ymp/testing/callers";
import { givePins, worldPin } from "@ymp/testing/factories/logbooks";
import type { Who } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { holderOf, MadeFiles } from "./made-files.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** As a browser: by cookie. */
const cookieOf = async (who: Who) => ({
  cookie: `${app.services.accounts.sessions.cookieName}=${await app.tokenOf(who)}`,
});

const answerSchema = z.object({
  result: z.object({
    data: z.object({
      json: z.object({ fileName: z.string(), base64: z.string(), address: z.string().optional() }),
    }),
  }),
});

/** Asks as the screens do, and answers what becomes of the file. */
async function exported(headers: Record<string, string>) {
  const input = encodeURIComponent(JSON.stringify({ json: { format: "csv", locale: "en" } }));
  const response = await app.request(`/trpc/suppliers.export?input=${input}`, {
    headers: { ...headers, "x-vessel-id": app.world.vessels.A.id },
  });
  return answerSchema.parse(await response.json()).result.data.json;
}

async function addressFor(who: Who) {
  const { address = "" } = await exported(await cookieOf(who));
  expect(address).toMatch(/^\/downloads\/[0-9a-f-]{36}$/);
  return address;
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name))
    : [];

it("gives a browser an address in place of the bytes, where its session downloads them under their name", async () => {
  const cookie = await cookieOf("captain");
  const { base64, fileName, address = "" } = await exported(cookie);
  expect(base64).toBe("");
  const response = await app.request(address, { headers: cookie });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toContain(`attachment; filename="${fileName}"`);
  expect(response.headers.get("cache-control")).toContain("private");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("content-length")).toBe(String(bytes.length));
  expect(bytes.toString()).toContain("Categories");
  const rest = await app.request(address, { headers: { ...cookie, range: "bytes=3-" } });
  expect(rest.status).toBe(206);
  expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(3))).toBe(true);
});

it("gives a script the bytes with the answer", async () => {
  const { base64, address } = await exported(await app.headersOf("captain"));
  expect(address).toBeUndefined();
  expect(Buffer.from(base64, "base64").toString()).toContain("Categories");
});

it("opens the address to nobody else, whatever they know", async () => {
  const address = await addressFor("captain");
  expect((await app.request(address)).status).toBe(401);
  for (const who of ["chief", "rival"] as const)
    expect((await app.request(address, { headers: await cookieOf(who) })).status).toBe(404);
  const captain = { headers: await cookieOf("captain") };
  expect((await app.request(`/downloads/${newId()}`, captain)).status).toBe(404);
  for (const odd of ["..%2F..%2Fetc%2Fpasswd", "nothing", `${address.slice(11)}.json`])
    expect((await app.request(`/downloads/${odd}`, captain)).status).toBe(404);
});

it("shows a document in a tab of its own where it is asked to, and nothing that a browser would run", async () => {
  const address = await addressFor("captain");
  const shown = await app.request(`${address}?shown`, { headers: await cookieOf("captain") });
  expect(shown.headers.get("content-disposition")).toMatch(/^attachment/);
});

it("gives an inspector what was made for them while the inspection runs, and not afterwards", async () => {
  const { world, deps } = app;
  await givePins(world);
  const inspection = { id: newId(), authority: "MCA", officer: "P. Girard", port: "Antibes", hours: 1 };
  const captain = world.as("captain").inspections;
  await captain.start({ ...inspection, pin: worldPin });
  const { code } = await captain.get({ id: inspection.id });
  let inspectionToken = "";
  const setHeader = (_: string, value: string) => {
    inspectionToken = /^ymp_inspection=([^;]*)/.exec(value)?.[1] ?? "";
  };
  await callerOf(world.services, { setHeader }).inspections.enter({ way: "code", secret: code ?? "" });
  const holder = holderOf({ principal: null, inspectionToken }) ?? "";
  const made = { fileName: "page.pdf", mediaType: "application/pdf", base64: Buffer.from("%PDF").toString("base64") };
  const address = `/downloads/${await new MadeFiles(deps.downloadsFolder).keep(holder, made)}`;
  const inspector = {
    headers: { cookie: `${inspectionCookieName(world.services.accounts.sessions.cookieName)}=${inspectionToken}` },
  };
  expect((await app.request(address, inspector)).status).toBe(200);
  await captain.end({ id: inspection.id });
  expect((await app.request(address, inspector)).status).toBe(403);
});

it("keeps few of each, and none for long", async () => {
  const cookie = await cookieOf("chief");
  const first = await addressFor("chief");
  for (let made = 0; made < 10; made++) await addressFor("chief");
  expect((await app.request(first, { headers: cookie })).status).toBe(404);
  const longAgo = new Date(Date.now() - 60 * 60_000);
  for (const file of filesIn(app.deps.downloadsFolder)) utimesSync(file, longAgo, longAgo);
  const latest = await addressFor("chief");
  expect((await app.request(latest, { headers: cookie })).status).toBe(200);
  expect(filesIn(app.deps.downloadsFolder)).toHaveLength(2);
});
