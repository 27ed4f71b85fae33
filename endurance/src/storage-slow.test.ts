import { randomBytes } from "node:crypto";
import { type S3Double, startS3Double } from "@ymp/api/platform/files/s3-double";
import { newId } from "@ymp/core/ids";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type SharedDatabase, startDatabase } from "./database.ts";
import { fillWithDemo, throwAwayFolder } from "./folders.ts";
import { type Product, startProduct } from "./product.ts";
import { type FileToSend, sendFile } from "./send-file.ts";
import { type Person, signIn } from "./sign-in.ts";
import { until } from "./until.ts";

/** More than the product has connections to its database. */
const sentAtOnce = 25;
const sentence = "The file store does not answer just now. Try again in a moment.";

const folder = throwAwayFolder("storage-slow");
let database: SharedDatabase;
let store: S3Double;
let product: Product;
let chief: Person;
let sql: postgres.Sql;

beforeAll(async () => {
  await fillWithDemo(folder);
  database = await startDatabase(folder.path);
  store = await startS3Double("AKIDTRIAL", "quiet anchorage");
  const env = { STORAGE_URL: `${store.storageUrl}&timeout=2` };
  product = await startProduct({ dataFolder: folder.path, databaseUrl: database.url, env });
  sql = postgres(database.url, { max: 1, onnotice: () => {} });
  chief = await signIn(product.origin, "chief");
});
afterEach(() => {
  store.fallSilent(null);
  store.beBusy(0);
});
afterAll(async () => {
  await sql?.end({ timeout: 1 });
  await product?.stop();
  await store?.stop();
  await database?.stop();
  await folder.remove();
});

function logOfWatch(): FileToSend {
  const bytes = Buffer.from(`Log of the watch\n${randomBytes(10_000).toString("hex")}`);
  return { id: newId(), name: "watch.txt", vesselId: chief.vesselId, bytes, uploadUrl: null };
}

const send = (file: FileToSend) => sendFile(product.origin, chief.cookie, file);
const read = ({ id }: FileToSend) =>
  fetch(`${product.origin}/files/${chief.vesselId}/${id}/original`, { headers: { cookie: chief.cookie } });
const isWhole = async (file: FileToSend) => Buffer.from(await (await read(file)).arrayBuffer()).equals(file.bytes);

describe("while the file store does not answer", () => {
  it("others work on, senders and readers are told in time, and all of it is taken without a restart", async () => {
    const kept = logOfWatch();
    await send(kept);
    store.fallSilent("at once");
    const before = store.requestCount();
    const files = Array.from({ length: sentAtOnce }, logOfWatch);
    const sending = files.map((file) => send(file).catch((error: unknown) => error));
    await until(() => store.requestCount() >= before + sentAtOnce, "all files are on their way to the store");
    const [{ held } = { held: -1 }] = await sql<{ held: number }[]>`
      select count(*)::int as held from pg_stat_activity where usename = 'ymp_app' and state <> 'idle'`;
    expect(held).toBe(0);
    const id = newId();
    await chief.client.jobs.create.mutate({ id, title: "Look for the file store" });
    expect(await chief.client.jobs.get.query({ id })).toMatchObject({ id });

    const refused = { status: 503, message: expect.stringContaining(sentence) };
    for (const outcome of await Promise.all(sending)) expect(outcome).toMatchObject(refused);
    const unread = await read(kept);
    expect([unread.status, await unread.text()]).toEqual([503, expect.stringContaining(sentence)]);

    store.fallSilent(null);
    await Promise.all(files.map((file) => send({ ...file, uploadUrl: null })));
    expect(await Promise.all([kept, ...files].map(isWhole))).toEqual(Array(sentAtOnce + 1).fill(true));
  });

  it("a file that it stops sending halfway is broken off, and read whole afterwards", async () => {
    const file = logOfWatch();
    await send(file);
    store.fallSilent("halfway");
    await expect(isWhole(file)).rejects.toThrow();
    store.fallSilent(null);
    expect(await isWhole(file)).toBe(true);
  });
});

describe("while the file store is too busy", () => {
  it("it is asked again for a while, and nobody notices", async () => {
    const file = logOfWatch();
    store.beBusy(2);
    await send(file);
    expect(await isWhole(file)).toBe(true);
  });

  it("for longer, it is asked four times, and the sender is told", async () => {
    const before = store.requestCount();
    store.beBusy(1000);
    await expect(send(logOfWatch())).rejects.toMatchObject({ status: 503, message: expect.stringContaining(sentence) });
    expect(store.requestCount() - before).toBe(4);
  });
});
