import { randomBytes } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { newId } from "@ymp/core/ids";
import { startPostgres } from "@ymp/db/embedded/launch";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SharedDatabase, startDatabase } from "./database.ts";
import { brokenFiles, tracesOfJobs } from "./evidence.ts";
import { fillWithDemo, throwAwayFolder } from "./folders.ts";
import { inParallel, persistent } from "./persist.ts";
import { type Product, startProduct } from "./product.ts";
import { type FileToSend, sendFile, UploadRefused } from "./send-file.ts";
import { type Person, signIn } from "./sign-in.ts";
import { mountSmallDisk, noSmallDisks, type SmallDisk } from "./small-disk.ts";
import { until } from "./until.ts";

const where = noSmallDisks ? `left out: ${noSmallDisks}` : "on a disk in memory";
const sentence = "The server’s disk is full, so nothing could be saved. Tell your administrator.";

function logOfWatch({ vesselId }: Person, sizeBytes: number): FileToSend {
  const bytes = Buffer.from(`Log of the watch\n${randomBytes(sizeBytes / 2).toString("hex")}`);
  return { id: newId(), name: "watch.txt", vesselId, bytes, uploadUrl: null };
}

/** A picture of noise: rewritten, it takes as much room again. */
function noisyPhoto({ vesselId }: Person): FileToSend {
  const [width, height] = [400, 300];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(2, 9);
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), randomBytes(width * 3)]));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.concat(rows));
  const chunks = [chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))];
  return { id: newId(), name: "deck.png", vesselId, bytes: Buffer.concat([signature, ...chunks]), uploadUrl: null };
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

describe.skipIf(noSmallDisks)(`when the files' disk is full (${where})`, () => {
  const [folder, data] = [throwAwayFolder("disk-files"), throwAwayFolder("small-files")];
  let disk: SmallDisk;
  let database: SharedDatabase;
  let product: Product;
  let chief: Person;
  let sql: postgres.Sql;

  beforeAll(async () => {
    await fillWithDemo(folder);
    disk = mountSmallDisk(data.path, 64);
    mkdirSync(path.join(disk.folder, "files"));
    // Passwords open with the key of the installation that hashed them.
    copyFileSync(path.join(folder.path, "secret.key"), path.join(disk.folder, "secret.key"));
    database = await startDatabase(folder.path);
    product = await startProduct({ dataFolder: disk.folder, databaseUrl: database.url });
    sql = postgres(database.url, { max: 1, onnotice: () => {} });
    chief = await signIn(product.origin, "chief");
  });
  afterAll(async () => {
    await sql?.end({ timeout: 1 });
    await product?.stop();
    await database?.stop();
    disk?.unmount();
    await Promise.all([folder, data].map((it) => it.remove()));
  });

  const send = (file: FileToSend) => sendFile(product.origin, chief.cookie, file);
  const left = () => readdirSync(path.join(disk.folder, "uploads"));
  const kept = () =>
    readdirSync(path.join(disk.folder, "files"), { recursive: true, withFileTypes: true }).filter((it) => it.isFile());

  it.each([
    ["as it arrives", 100_000, () => logOfWatch(chief, 600_000)],
    ["as it is kept", 900_000, () => logOfWatch(chief, 600_000)],
    ["as it is written anew", 500_000, () => noisyPhoto(chief)],
  ])(
    "a file that does not fit %s is refused in plain words, leaves nothing, and fits when there is room",
    async (_when, room, make) => {
      const file = make();
      const before = kept().length;
      disk.leave(room);
      await expect(send(file)).rejects.toMatchObject({ status: 503, message: expect.stringContaining(sentence) });
      expect([left(), kept().length]).toEqual([[], before]);
      await chief.client.jobs.create.mutate({ id: newId(), title: "Free the disk" });
      expect(await product.isReady()).toBe(true);
      disk.clear();
      await send({ ...file, uploadUrl: null });
      expect(await brokenFiles(sql, path.join(disk.folder, "files"), [file.id])).toEqual([]);
    },
  );

  it("the sender of a half-sent file is told as well, and may send it again at the address it had", async () => {
    const file = logOfWatch(chief, 400_000);
    disk.leave(100_000);
    const refused = await send(file).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UploadRefused);
    expect(file.uploadUrl).not.toBeNull();
    disk.clear();
    await send(file);
    expect(await brokenFiles(sql, path.join(disk.folder, "files"), [file.id])).toEqual([]);
  });
});

describe.skipIf(noSmallDisks)(`when the database's disk is full (${where})`, () => {
  const data = throwAwayFolder("small-database");
  let disk: SmallDisk;
  let product: Product;
  let chief: Person;
  let sql: postgres.Sql;

  beforeAll(async () => {
    disk = mountSmallDisk(data.path, 320);
    await fillWithDemo(data);
    product = await startProduct({ dataFolder: disk.folder });
    sql = await openAsSuperuser();
    chief = await signIn(product.origin, "chief");
  });
  afterAll(async () => {
    await sql?.end({ timeout: 1 });
    await product?.stop();
    disk?.unmount();
    await data.remove();
  });

  async function openAsSuperuser(): Promise<postgres.Sql> {
    const { url, adminUrl } = await startPostgres({ dir: path.join(disk.folder, "postgres"), durable: true });
    const { username, password } = new URL(adminUrl);
    return postgres(url(username, decodeURIComponent(password), "ymp"), { max: 1, onnotice: () => {} });
  }

  const tasks = Array.from({ length: 20 }, (_, index) => `Isolate valve ${index}, ${"and tag it, ".repeat(10)}`);
  const create = (id: string) => chief.client.jobs.create.mutate({ id, title: `Disk ${id}`, tasks });
  const refusal = (id: string) =>
    create(id).then(
      () => null,
      (error: unknown) => error,
    );

  it("a write is refused in plain words while readers read on, and is taken when there is room", async () => {
    disk.leave(0);
    const taken: string[] = [];
    let refused: unknown = null;
    for (let id = newId(); !refused; id = newId()) {
      refused = await refusal(id);
      if (!refused) taken.push(id);
    }
    expect(refused).toMatchObject({ code: "unavailable", messageKey: "refusals:diskFull" });
    const more = await Promise.all(Array.from({ length: 12 }, () => refusal(newId())));
    for (const one of more) expect(one).toMatchObject({ code: "unavailable", messageKey: "refusals:diskFull" });
    expect((await chief.client.jobs.list.query({})).rows.length).toBeGreaterThan(0);
    disk.clear();
    const id = newId();
    await create(id);
    expect((await tracesOfJobs(sql, [...taken, id])).length).toBe(taken.length + 1);
  });

  it("PostgreSQL stops for want of room for its log, comes back with the room, and has all that was acknowledged", async () => {
    const ids = Array.from({ length: 60 }, newId);
    const acknowledged: string[] = [];
    const { send, faults } = persistent();
    const working = inParallel(ids, 6, async (id) => {
      await send(() => create(id));
      acknowledged.push(id);
    });
    await until(() => acknowledged.length > 5, "some are written");
    disk.leave(0);
    await until(async () => !(await logged(sql)), "PostgreSQL has no room for its log");
    await until(async () => isAway(await refusal(newId())), "the product says that the database is away");
    disk.clear();
    await working;
    expect(faults).toEqual([]);
    // The driver tells the next statement of a connection what ended the one before.
    await sql.end({ timeout: 0 });
    sql = await openAsSuperuser();
    const traces = await tracesOfJobs(sql, ids);
    expect(traces.filter(({ tasks, createdChanges }) => tasks !== 20 || createdChanges !== 1)).toEqual([]);
    expect(traces.length).toBe(ids.length);
  });
});

/** Writes a megabyte into PostgreSQL's log, and nowhere else; answers whether there was room. */
function logged(sql: postgres.Sql): Promise<boolean> {
  return sql`select pg_logical_emit_message(false, 'trial', repeat('x', 1000000), true)`.then(
    () => true,
    () => false,
  );
}

const isAway = (refused: unknown) =>
  refused instanceof Error && "messageKey" in refused && refused.messageKey === "refusals:databaseAway";
