import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@ymp/db/client";
import { changes } from "@ymp/db/schema/platform";
import { inScope } from "@ymp/db/scope";
import { testDatabase } from "@ymp/testing/database";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { manifestName, manifestSchema, rowsName } from "../../platform/archives/archive-format.ts";
import { readArchive } from "../../platform/archives/read-archive.ts";
import { writeArchive } from "../../platform/archives/write-archive.ts";
import { withZip } from "../../platform/archives/zip-reading.ts";
import { growZip } from "../../platform/archives/zip-writing.ts";
import { createDiskStore } from "../../platform/files/disk-store.ts";
import { createSecrets } from "../../platform/secrets/secrets.ts";
import { receiveBooks } from "./arriving.service.ts";
import { verifyAllBooks } from "./verify-all.service.ts";

const folder = mkdtempSync(path.join(tmpdir(), "ymp-arriving-"));
const zipPath = path.join(folder, "seraphine.zip");
const secrets = createSecrets("the key of another installation");
let world: World;

beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  const book = await openBook(world, { number: "ORB1-2026-01" });
  for (let n = 0; n < 3; n += 1) {
    const entry = await makeEntry(world, { logbookId: book.id, values: { remarks: `Remark ${n}` } });
    await world.as("chief").logbooks.sign({ id: book.id, entries: [entry], capacity: "officer", pin: worldPin });
  }
  const [page] = (await world.as("captain").logbooks.pages({ id: book.id })).pages;
  await world.as("captain").logbooks.countersign({ id: book.id, pageNo: 1, pageHash: page?.hash ?? "", pin: worldPin });
  await openBook(world, { kind: "official", number: "OLB-2026-01" });
  const { database, services, vessels } = world;
  const order = { database, files: services.files, vesselId: vessels.A.id, madeAt: world.now(), madeBy: null };
  await writeArchive({ ...order, path: zipPath });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The archive with other rows of a table, and the sums that belong to them. */
async function changed(table: string, change: (rows: string) => string): Promise<string> {
  const copy = path.join(folder, `${Math.random()}.zip`);
  const name = rowsName(table);
  await withZip(zipPath, async (zip) => {
    const grown = growZip(copy);
    const rows = change(await zip.readText(name));
    const sums = { sha256: createHash("sha256").update(rows).digest("hex"), sizeBytes: Buffer.byteLength(rows) };
    for (const entry of zip.names) {
      const text = await zip.readText(entry);
      if (entry === name) await grown.add(entry, [rows]);
      else if (entry !== manifestName) await grown.add(entry, [text]);
      else {
        const manifest = manifestSchema.parse(JSON.parse(text));
        const entries = manifest.entries.map((one) => (one.name === name ? { ...one, ...sums } : one));
        await grown.add(entry, [JSON.stringify({ ...manifest, entries })]);
      }
    }
    await grown.close();
  });
  return copy;
}

/** Reads it into an installation of its own, and says how its books stand there. */
async function readElsewhere(file: string) {
  const elsewhere = await testDatabase();
  const database = openDatabase(elsewhere.ownerUrl, { maxConnections: 3 });
  try {
    const files = createDiskStore(path.join(folder, "store"));
    const now = new Date("2026-07-01T09:00:00Z");
    await readArchive({ database, files, receive: (arrived) => receiveBooks({ secrets, now }, arrived) }, file);
    const books = [];
    for await (const report of verifyAllBooks(database, { secrets })) books.push(report);
    const scope = { vesselId: world.vessels.A.id, userId: null, access: "read" } as const;
    const told = await inScope(database, scope, (tx) =>
      tx.select({ facts: changes.facts }).from(changes).where(eq(changes.verb, "sealed_anew")),
    );
    return { books, told: told.map(({ facts }) => facts) };
  } finally {
    await database.close();
    await elsewhere.drop();
  }
}

describe("the books of a vessel that comes by an archive", () => {
  it("hold where she arrives, under the key of that installation, which stands in the history", async () => {
    const { books, told } = await readElsewhere(zipPath);
    expect(books).toMatchObject([
      { number: "OLB-2026-01", ok: true },
      { number: "ORB1-2026-01", ok: true, events: 8 },
    ]);
    const heads = books.map(({ number, headHash }) => ({ name: number, hash: headHash }));
    expect(told).toEqual(expect.arrayContaining(heads.map((head) => expect.objectContaining(head))));
  });

  it.each<[string, string, (rows: string) => string, RegExp]>([
    [
      "a text was changed",
      "logbook_events",
      (rows) => rows.replace("Remark 1", "Remark 9"),
      /ORB1-2026-01 does not hold/,
    ],
    [
      "an entry was left out",
      "logbook_events",
      (rows) => rows.replace(/^.*"type": ?"verify_page".*\n/m, ""),
      /ORB1-2026-01 does not hold/,
    ],
    [
      "a number of a book is used twice",
      "logbooks",
      (rows) => rows.replace("OLB-2026-01", "ORB1-2026-01"),
      /logbooks holds the same number twice/,
    ],
    [
      "a number of an entry is used twice",
      "logbook_events",
      (rows) => rows.replace(/"entry_no": ?2\b/, '"entry_no": 1'),
      /logbook_events holds the same number twice/,
    ],
  ])("are refused with her where %s", async (_what, table, change, message) => {
    const file = await changed(table, change);
    await expect(readElsewhere(file)).rejects.toThrow(message);
  });

  it("arrive as they are where they were known not to hold", async () => {
    const file = await changed("logbooks", (rows) =>
      rows
        .split("\n")
        .map((row) =>
          row.includes("ORB1-2026-01")
            ? row.replace(/"broken_since": ?null/, '"broken_since": "2026-06-01T03:22:00+00:00"')
            : row,
        )
        .join("\n"),
    );
    const { books } = await readElsewhere(file);
    expect(books.find(({ number }) => number === "ORB1-2026-01")).toMatchObject({
      firstBad: { seq: 1, fault: "seal" },
    });
  });
});
