import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { newId } from "@ymp/core/ids";
import { equipmentFiles } from "@ymp/db/schema/equipment";
import { files } from "@ymp/db/schema/files";
import { jobAssignees, jobFiles } from "@ymp/db/schema/jobs";
import { changes } from "@ymp/db/schema/platform";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeJob } from "@ymp/testing/factories/jobs";
import type { Who } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "./test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const base64 = (text: string) => Buffer.from(text).toString("base64");
const text = (content: string) => new TextEncoder().encode(content);

interface UploadFacts {
  id?: string;
  name?: string;
  vesselId?: string;
  who?: Who;
}

async function begin(sizeBytes: number, facts: UploadFacts = {}): Promise<Response> {
  const { id = newId(), name = "photo.jpg", vesselId = app.world.vessels.A.id, who = "engineer" } = facts;
  const metadata = Object.entries({ id, name, vesselId }).map(([key, value]) => `${key} ${base64(value)}`);
  return app.request("/uploads", {
    method: "POST",
    headers: {
      ...(await app.headersOf(who)),
      "tus-resumable": "1.0.0",
      "upload-length": String(sizeBytes),
      "upload-metadata": metadata.join(","),
    },
  });
}

async function send(location: string, bytes: Uint8Array, offset = 0, who: Who = "engineer"): Promise<Response> {
  return app.request(location, {
    method: "PATCH",
    headers: {
      ...(await app.headersOf(who)),
      "tus-resumable": "1.0.0",
      "upload-offset": String(offset),
      "content-type": "application/offset+octet-stream",
    },
    body: bytes,
  });
}

async function upload(bytes: Uint8Array, facts: UploadFacts = {}): Promise<Response> {
  const begun = await begin(bytes.length, facts);
  if (begun.status !== 201) return begun;
  return send(begun.headers.get("location") ?? "", bytes, 0, facts.who);
}

/** A photo as phones take them: lying on its side, with place, time and camera written into it. */
async function phonePhoto(width = 600, height = 400): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#336688" } })
    .withExif({
      IFD0: { Make: "Phone", Orientation: "6" },
      IFD2: { DateTimeOriginal: "2026:06:14 08:30:00" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "43/1 42/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function fetchFile(fileId: string, variant: string, who: Who = "engineer", headers: Record<string, string> = {}) {
  const address = `/files/${app.world.vessels.A.id}/${fileId}/${variant}`;
  return app.request(address, { headers: { ...(await app.headersOf(who)), ...headers } });
}

describe("a photo that is sent", () => {
  it("comes out upright, without place and camera, in three sizes, with the time it was taken", async () => {
    const id = newId();
    expect((await upload(await phonePhoto(4000, 3000), { id, name: "IMG 0042.jpg" })).status).toBe(204);

    expect(await app.world.as("engineer").files.get({ fileId: id })).toMatchObject({
      name: "IMG 0042.jpg",
      mediaType: "image/jpeg",
      widthPx: 1920,
      heightPx: 2560,
      takenAt: new Date("2026-06-14T06:30:00Z"),
    });
    const original = Buffer.from(await (await fetchFile(id, "original")).arrayBuffer());
    const facts = await sharp(original).metadata();
    expect(facts).toMatchObject({ width: 1920, height: 2560 });
    expect(facts.exif).toBeUndefined();
    expect(original.includes("Phone")).toBe(false);
    const sizes = await Promise.all(
      ["view", "thumb"].map(async (variant) => sharp(await (await fetchFile(id, variant)).arrayBuffer()).metadata()),
    );
    expect(sizes.map(({ format, height }) => [format, height])).toEqual([
      ["webp", 1280],
      ["webp", 320],
    ]);
  });

  it("is written into the vessel's history and leaves nothing behind on the way", async () => {
    const id = newId();
    await upload(await phonePhoto(), { id });
    const rows = await app.world.inVessel("A", (tx) => tx.select().from(changes).where(eq(changes.recordId, id)));
    expect(rows).toMatchObject([{ recordKind: "file", verb: "create", userId: app.world.person("engineer").userId }]);
    expect(readdirSync(app.uploadsFolder)).toEqual([]);
  });

  it("goes on after a lost link from where it stopped", async () => {
    const bytes = await phonePhoto(1200, 900);
    const id = newId();
    const location = (await begin(bytes.length, { id })).headers.get("location") ?? "";
    const half = Math.floor(bytes.length / 2);
    expect((await send(location, bytes.subarray(0, half))).headers.get("upload-offset")).toBe(String(half));
    const asked = await app.request(location, {
      method: "HEAD",
      headers: { ...(await app.headersOf("engineer")), "tus-resumable": "1.0.0" },
    });
    expect(asked.headers.get("upload-offset")).toBe(String(half));
    expect((await send(location, bytes.subarray(half), half)).status).toBe(204);
    expect(await app.world.as("engineer").files.get({ fileId: id })).toMatchObject({ widthPx: 900, heightPx: 1200 });
  });

  it("is kept when its sender asks for it again, where the process was killed with the last of its bytes", async () => {
    const bytes = await phonePhoto();
    const id = newId();
    const location = (await begin(bytes.length, { id })).headers.get("location") ?? "";
    writeFileSync(path.join(app.uploadsFolder, path.basename(location)), bytes);
    const asked = await app.request(location, {
      method: "HEAD",
      headers: { ...(await app.headersOf("engineer")), "tus-resumable": "1.0.0" },
    });
    expect([asked.status, asked.headers.get("upload-offset")]).toEqual([200, String(bytes.length)]);
    expect(await app.world.as("engineer").files.get({ fileId: id })).toMatchObject({ name: "photo.jpg" });
    expect(readdirSync(app.uploadsFolder)).toEqual([]);
  });

  it("may be finished twice without becoming two", async () => {
    const id = newId();
    const bytes = await phonePhoto();
    expect((await upload(bytes, { id })).status).toBe(204);
    expect((await upload(bytes, { id })).status).toBe(204);
    const rows = await app.world.inVessel("A", (tx) => tx.select().from(files).where(eq(files.id, id)));
    expect(rows).toHaveLength(1);
  });

  it("does not take the place of somebody else's", async () => {
    const id = newId();
    await upload(await phonePhoto(), { id });
    expect((await upload(await phonePhoto(), { id, who: "bosun" })).status).toBe(409);
  });
});

describe("what is kept", () => {
  it("is judged by its bytes, not by its name", async () => {
    const id = newId();
    await upload(text("%PDF-1.7\n%%EOF"), { id, name: "photo.jpg" });
    expect(await app.world.as("engineer").files.get({ fileId: id })).toMatchObject({ mediaType: "application/pdf" });
  });

  it.each([
    ["a drawing with a script", "plan.svg", text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ["a web page that calls itself text", "notes.txt", text("\uFEFF <html><script>alert(1)</script></html>")],
    ["a shell script", "list.csv", text("#!/bin/sh\nrm -rf /")],
    ["a Windows program", "manual.pdf", Buffer.concat([text("MZ"), Buffer.alloc(200)])],
    [
      "a Linux program",
      "photo.png",
      Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), Buffer.alloc(200)]),
    ],
    ["bytes that nobody knows", "thing.txt", Buffer.from([0, 1, 2, 3, 4, 5, 6, 7])],
  ])("is not %s", async (_what, name, bytes) => {
    const id = newId();
    const response = await upload(bytes, { id, name });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ msg: expect.stringMatching(/^Files of this kind/) }] });
    await expect(app.world.as("engineer").files.get({ fileId: id })).rejects.toThrow();
    expect(readdirSync(app.uploadsFolder)).toEqual([]);
  });

  it("is not a photo that cannot be read", async () => {
    const response = await upload((await phonePhoto()).subarray(0, 300));
    expect(await response.json()).toMatchObject({ errors: [{ msg: expect.stringMatching(/^This photo is damaged/) }] });
  });

  it("is not what hides its length, which is counted before the first byte", async () => {
    const metadata = `id ${btoa(newId())},name ${btoa("a.txt")},vesselId ${btoa(app.world.vessels.A.id)}`;
    const response = await app.request("/uploads", {
      method: "POST",
      headers: {
        ...(await app.headersOf("chief")),
        "tus-resumable": "1.0.0",
        "upload-defer-length": "1",
        "upload-metadata": metadata,
      },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Say how long the file is");
    expect(app.errors).toEqual([]);
  });

  it.each([
    ["nothing to be seen", "\u200B"],
    ["a character of value nothing", "a\u0000.txt"],
    ["letters turned round", "invoice\u202Efdp.exe"],
  ])("has a name that can be read: none with %s", async (_what, name) => {
    const response = await begin(10, { name });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: [{ msg: expect.stringMatching(/^It holds hidden/) }] });
    expect(app.errors).toEqual([]);
  });

  it("is not more than may be sent", async () => {
    const response = await begin(100_000_001);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: [{ msg: "A file may have up to 100 MB." }] });
  });
});

describe("sending", () => {
  it("is for those who are on board", async () => {
    expect((await begin(10, { who: "rival" })).status).toBe(404);
    const { status } = await app.request("/uploads", { method: "POST", headers: { "tus-resumable": "1.0.0" } });
    expect(status).toBe(401);
  });

  it("is gone on with by the person who began, and read back by nobody", async () => {
    const location = (await begin(100)).headers.get("location") ?? "";
    expect((await send(location, new Uint8Array(10), 0, "bosun")).status).toBe(404);
    expect((await app.request(location, { headers: await app.headersOf("engineer") })).status).toBe(404);
  });
});

describe("reading a file", () => {
  it("in parts, for players and slow links", async () => {
    const id = newId();
    await upload(text("0123456789"), { id, name: "figures.txt" });
    const part = await fetchFile(id, "original", "engineer", { range: "bytes=2-4" });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([206, "bytes 2-4/10", "234"]);
    expect(await (await fetchFile(id, "original", "engineer", { range: "bytes=-3" })).text()).toBe("789");
    expect((await fetchFile(id, "original", "engineer", { range: "bytes=10-" })).status).toBe(416);
  });

  it("again costs nothing while it has not changed, but is asked for", async () => {
    const id = newId();
    await upload(text("unchanged"), { id, name: "notes.txt" });
    const first = await fetchFile(id, "original");
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    const etag = first.headers.get("etag") ?? "";
    expect((await fetchFile(id, "original", "engineer", { "if-none-match": etag })).status).toBe(304);
    expect((await fetchFile(id, "original", "stew", { "if-none-match": etag })).status).toBe(404);
  });

  it("saves it under its name, whatever that holds, and runs nothing in it", async () => {
    const id = newId();
    await upload(text("a,b\n1,2"), { id, name: 'Überhol"ung\r\nX: 主機.csv' });
    const { headers } = await fetchFile(id, "original");
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="U_berhol_ung__X_ __.csv"; filename*=UTF-8''${encodeURIComponent('Überhol"ung\r\nX: 主機.csv')}`,
    );
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("is for its sender until it belongs to something, then for anyone who may see that", async () => {
    const vesselId = app.world.vessels.A.id;
    const [ofJob, ofEquipment] = [newId(), newId()];
    await upload(await phonePhoto(), { id: ofJob });
    await upload(await phonePhoto(), { id: ofEquipment });
    expect((await fetchFile(ofJob, "thumb", "engineer")).status).toBe(200);
    expect((await fetchFile(ofJob, "thumb", "captain")).status).toBe(404);

    const [job, machine] = await Promise.all([makeJob(app.world), makeEquipment(app.world)]);
    await app.world.inVessel("A", async (tx) => {
      await tx.insert(jobFiles).values({ vesselId, jobId: job.id, fileId: ofJob });
      await tx.insert(equipmentFiles).values({ vesselId, equipmentId: machine.id, fileId: ofEquipment });
    });
    expect((await fetchFile(ofJob, "thumb", "captain")).status).toBe(200);
    expect((await fetchFile(ofEquipment, "thumb", "stew")).status).toBe(200);
    expect((await fetchFile(ofEquipment, "thumb", "yard")).status).toBe(404);

    expect((await fetchFile(ofJob, "thumb", "yard")).status).toBe(404);
    const { profileId } = app.world.person("yard");
    await app.world.inVessel("A", (tx) => tx.insert(jobAssignees).values({ vesselId, jobId: job.id, profileId }));
    expect((await fetchFile(ofJob, "thumb", "yard")).status).toBe(200);
  });

  it("of another vessel finds nothing, under either vessel's address", async () => {
    const id = newId();
    await upload(await phonePhoto(), { id });
    const headers = await app.headersOf("rival");
    for (const vesselId of [app.world.vessels.A.id, app.world.vessels.B.id])
      expect((await app.request(`/files/${vesselId}/${id}/original`, { headers })).status).toBe(404);
    expect((await app.request(`/files/${app.world.vessels.A.id}/${id}/original`)).status).toBe(401);
    expect((await fetchFile(id, "..%2foriginal")).status).toBe(404);
  });
});

it("nothing of this was unexpected", () => {
  expect(app.errors).toEqual([]);
});
