import { readdirSync } from "node:fs";
import { createClamd } from "@ymp/api/platform/files/clamd";
import type { SecurityEvent } from "@ymp/api/platform/security-events";
import { newId } from "@ymp/core/ids";
import { type ClamdDouble, type ClamdManners, eicar, startClamdDouble } from "@ymp/testing/clamd-double";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "./test-app.ts";

let app: TestApp;
let clamd: ClamdDouble;
const manners: ClamdManners = {};
const noted: SecurityEvent[] = [];
beforeAll(async () => {
  clamd = await startClamdDouble(manners);
  const scanner = createClamd(clamd.address, { connectMs: 30_000, answerMs: 30_000 });
  app = await createTestApp({ services: { scanner, noteSecurity: (event) => void noted.push(event) } });
});
afterAll(async () => {
  await app.close();
  await clamd.close();
});
beforeEach(() => {
  manners.answer = undefined;
  manners.streamMaxLength = undefined;
  noted.length = 0;
});

const protocol = async () => ({ ...(await app.headersOf("engineer")), "tus-resumable": "1.0.0" });
const inBase64 = (text: string) => Buffer.from(text).toString("base64");

/** Begins an upload of a text; answers its address. */
async function begin(id: string, content: string): Promise<string> {
  const metadata = Object.entries({ id, name: "notes.txt", vesselId: app.world.vessels.A.id });
  const begun = await app.request("/uploads", {
    method: "POST",
    headers: {
      ...(await protocol()),
      "upload-length": String(content.length),
      "upload-metadata": metadata.map(([key, value]) => `${key} ${inBase64(value)}`).join(","),
    },
  });
  return begun.headers.get("location") ?? "";
}

async function send(location: string, content: string, offset = 0): Promise<Response> {
  return app.request(location, {
    method: "PATCH",
    headers: {
      ...(await protocol()),
      "upload-offset": String(offset),
      "content-type": "application/offset+octet-stream",
    },
    body: content.slice(offset),
  });
}

const offsetOf = async (location: string) =>
  (await app.request(location, { method: "HEAD", headers: await protocol() })).headers.get("upload-offset");
const kept = (fileId: string) => app.world.as("engineer").files.get({ fileId });

describe("a file that is sent where a virus scanner is set up", () => {
  it("is kept when nothing is found in it", async () => {
    const id = newId();
    expect((await send(await begin(id, "Oil changed."), "Oil changed.")).status).toBe(204);
    expect(await kept(id)).toMatchObject({ name: "notes.txt" });
    expect(clamd.heard.at(-1)).toBe("Oil changed.".length);
  });

  it("is refused when it holds a virus, and the security log tells who sent what", async () => {
    const id = newId();
    const refused = await send(await begin(id, eicar), eicar);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({
      errors: [{ msg: expect.stringContaining("harmful code (Eicar-Signature)") }],
    });
    await expect(kept(id)).rejects.toThrow("files:noSuchFile");
    expect(readdirSync(app.uploadsFolder)).toEqual([]);
    const { userId } = app.world.person("engineer");
    expect(noted).toContainEqual(expect.objectContaining({ event: "infectedFile", userId, detail: "Eicar-Signature" }));
  });

  it("waits while the scanner is away, and is kept when its last byte is sent again", async () => {
    const id = newId();
    const location = await begin(id, "Filter changed.");
    manners.answer = "COMMAND READ TIMED OUT";
    const waiting = await send(location, "Filter changed.");
    expect(waiting.status).toBe(503);
    expect(JSON.stringify(await waiting.json())).toContain("The virus scanner does not answer");
    await expect(kept(id)).rejects.toThrow("files:noSuchFile");
    expect(noted.map(({ event }) => event)).toContain("scannerAway");

    manners.answer = undefined;
    expect(await offsetOf(location)).toBe(String("Filter changed.".length - 1));
    expect((await send(location, "Filter changed.", "Filter changed.".length - 1)).status).toBe(204);
    expect(await kept(id)).toMatchObject({ sizeBytes: "Filter changed.".length });
  });

  it("is refused for good when the scanner does not take files of its size", async () => {
    const id = newId();
    manners.streamMaxLength = 5;
    const refused = await send(await begin(id, "Pump overhauled."), "Pump overhauled.");
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toContain("too large for the virus scanner");
    await expect(kept(id)).rejects.toThrow("files:noSuchFile");
  });
});
