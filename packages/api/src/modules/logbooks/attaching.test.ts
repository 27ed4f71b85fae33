import { createHash } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { newId } from "@ymp/core/ids";
import { files } from "@ymp/db/schema/files";
import { readMessages } from "@ymp/i18n/message-files";
import { createTranslator } from "@ymp/i18n/translator";
import { refusalOf } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
let logbookId: string;
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  logbookId = (await openBook(world)).id;
});
afterAll(() => world.close());

const sum = "ab".repeat(32);
async function sent(who: Who = "chief", facts: { name?: string; sha256?: string } = {}) {
  const { userId: createdBy } = world.person(who);
  return makeFile(world, { createdBy, name: "receipt 7781.pdf", mediaType: "application/pdf", sha256: sum, ...facts });
}
const books = (who: Who = "chief") => world.as(who).logbooks;
const attach = (entryId: string, fileId: string, who: Who = "chief", id = newId()) =>
  books(who).attachFile({ id, entryId, fileId });
const sign = (entry: { id: string; hash: string }, shown?: string[]) =>
  books().sign({
    id: logbookId,
    entries: [{ ...entry, ...(shown && { files: shown }) }],
    capacity: "officer",
    pin: worldPin,
  });

it("a file is put to an entry by the sum of its bytes, and whoever signs it signs the files that were shown", async () => {
  const entry = await makeEntry(world, { logbookId });
  const file = await sent();
  const id = newId();
  await attach(entry.id, file.id, "chief", id);
  await attach(entry.id, file.id, "chief", id);
  const read = await books().entry({ entryId: entry.id });
  expect(read.files).toMatchObject([{ fileId: file.id, name: "receipt 7781.pdf", sha256: sum, isPhoto: false }]);
  expect(await refusalOf(sign(entry))).toMatchObject({ code: "stale" });
  await sign(
    entry,
    read.files.map(({ hash }) => hash),
  );
  expect(await books("captain").verify({ id: logbookId })).toMatchObject({ ok: true });
  const csv = await books("captain").export({ id: logbookId, format: "csv" });
  expect(Buffer.from(csv.base64, "base64").toString()).toContain(`receipt 7781.pdf ${sum}`);
});

it("is read by whoever reads the books, hangs nowhere else, and is put there by who writes the entry", async () => {
  const entry = await makeEntry(world, { logbookId });
  const file = await sent();
  await attach(entry.id, file.id);
  const other = await makeEntry(world, { logbookId });
  expect(await refusalOf(attach(other.id, (await sent("captain")).id))).toMatchObject({ code: "not_found" });
  expect(await refusalOf(attach(other.id, (await sent("manager")).id, "manager"))).toMatchObject({ code: "forbidden" });
  expect(await refusalOf(attach(newId(), (await sent()).id))).toMatchObject({ code: "not_found" });
  await books("chief").strike({ id: logbookId, entryId: other.id, hash: other.hash, reason: "Wrong", pin: worldPin });
  expect(await refusalOf(attach(other.id, (await sent()).id))).toMatchObject({ code: "conflict" });
});

it("a page that its master has signed waits for that signature again once a file is put to it", async () => {
  const { id } = await openBook(world, { kind: "imooil1", number: "ORB-F1" });
  const entry = await makeEntry(world, { logbookId: id });
  await books().sign({ id, entries: [{ id: entry.id, hash: entry.hash }], capacity: "officer", pin: worldPin });
  const page = async () => (await books("captain").pages({ id })).pages[0];
  const { pageNo = 1, hash = "" } = (await page()) ?? {};
  await books("captain").countersign({ id, pageNo, pageHash: hash, pin: worldPin });
  expect((await page())?.state).toBe("verified");
  await attach(entry.id, (await sent()).id);
  expect((await page())?.state).toBe("awaitingReverification");
  expect(await books("captain").verify({ id })).toMatchObject({ ok: true });
});

it("a file that is another than the book says is found", async () => {
  const { id } = await openBook(world, { kind: "oil2", number: "ORB-F2" });
  const entry = await makeEntry(world, { logbookId: id, code: "O", who: "captain", values: { record: "Slops" } });
  const file = await sent("captain");
  await attach(entry.id, file.id, "captain");
  await world.inVessel("A", (tx) =>
    tx
      .update(files)
      .set({ sha256: "cd".repeat(32) })
      .where(eq(files.id, file.id)),
  );
  expect(await books("captain").verify({ id })).toMatchObject({ ok: false, firstBad: { seq: 3, fault: "index" } });
});

it("the zip for the inspector holds it, under its sum", async () => {
  Object.assign(world.services, { translate: createTranslator(readMessages()) });
  const entry = await makeEntry(world, { logbookId, values: { remarks: "Receipt of Antibes" } });
  const bytes = Buffer.from("receipt 7781");
  const file = await sent("chief", {
    name: "receipt 7781.txt",
    sha256: createHash("sha256").update(bytes).digest("hex"),
  });
  const at = path.join(await mkdtemp(path.join(tmpdir(), "ymp-attached-")), "receipt");
  await writeFile(at, bytes);
  await world.services.files.put(`${file.storageKey}/original`, {
    ...{ path: at, sizeBytes: bytes.length, mediaType: "text/plain" },
  });
  await attach(entry.id, file.id);
  const { base64 } = await books("captain").export({ id: logbookId, format: "zip" });
  const reader = new ZipReader(new Uint8ArrayReader(Buffer.from(base64, "base64")));
  const entries = await reader.getEntries();
  const found = entries.find(({ filename }) => filename === `files/${file.sha256}-receipt 7781.txt`);
  if (!found || found.directory) throw new Error("It is not in the zip");
  expect(Buffer.from(await found.getData(new Uint8ArrayWriter())).toString()).toBe("receipt 7781");
  // Of the earlier ones nothing is stored: they are named.
  expect(entries.map(({ filename }) => filename)).toContain("files/not-in-this-zip.txt");
  await reader.close();
});
