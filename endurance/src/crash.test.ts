import path from "node:path";
import { startPostgres } from "@ymp/db/embedded/launch";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BookWork, planBookWork, tracesInBook } from "./book-work.ts";
import { type CrewWrite, fillStores, interleaved, openingQuantity, planWork, type Stores } from "./crew-work.ts";
import {
  brokenFiles,
  strayBytes,
  strayChanges,
  strayJobs,
  takenFrom,
  tracesOfJobs,
  unmailedNotices,
} from "./evidence.ts";
import { postmasterOf } from "./faults.ts";
import { fillWithDemo, throwAwayFolder } from "./folders.ts";
import { inParallel, persistent } from "./persist.ts";
import { type Product, startProduct } from "./product.ts";
import { makeQueueDue } from "./queue.ts";
import { at, type Person, signIn } from "./sign-in.ts";
import { until } from "./until.ts";

const writeCount = Number(process.env.ENDURANCE_WRITES ?? 1000);
/** Each is entered and signed by the pin, which takes a while to prove. */
const entryCount = Number(process.env.ENDURANCE_ENTRIES ?? 40);
const writesAtOnce = 50;
const patienceMs = 600_000;
const queuePatienceMs = 90_000;

const folder = throwAwayFolder("crash");
const filesFolder = path.join(folder.path, "files");
let product: Product;
let isOver = false;
let chief: Person;
let stores: Stores;
let book: BookWork;
let writes: CrewWrite[];
let sql: postgres.Sql;
const { faults, send } = persistent();

const idsOf = (kind: CrewWrite["kind"]) => writes.filter((write) => write.kind === kind).map(({ id }) => id);

/** A second owner of the running cluster learns its address, and reads past every policy. */
async function openAsSuperuser(): Promise<postgres.Sql> {
  const { url, adminUrl } = await startPostgres({ dir: path.join(folder.path, "postgres"), durable: true });
  const { username, password } = new URL(adminUrl);
  return postgres(url(username, decodeURIComponent(password), "ymp"), { max: 1, onnotice: () => {} });
}

async function bosunsProfile(): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    select p.id from profiles p join users u on u.id = p.user_id
    where u.username = 'bosun' and p.vessel_id = ${chief.vesselId}`;
  return row?.id ?? "";
}

/** Anyone who is to be mailed of the work is mailed at any hour of the ship's day. */
async function endQuietHours(): Promise<void> {
  const { client } = await signIn(product.origin, "bosun");
  const { digestAtMinute } = await client.notifications.digest.query();
  await client.notifications.setDigest.mutate({ digestAtMinute, quietFromMinute: null, quietUntilMinute: null });
}

/** Begins the server again whenever it ends, as what watches over it in production does. */
function watchedOver(watched: Product): Product {
  watched.exited.then(async () => {
    if (isOver) return;
    product = watchedOver(await startProduct({ dataFolder: folder.path, port: watched.port }));
  });
  return watched;
}

async function killServer(): Promise<void> {
  const killed = product;
  await killed.kill();
  await until(() => product !== killed, "the server was begun again", 180_000);
}

async function killPostgres(): Promise<void> {
  process.kill(postmasterOf(path.join(folder.path, "postgres")), "SIGKILL");
}

/** The kernel takes one connection's process when memory runs out; PostgreSQL then ends all others. */
async function killBackend(): Promise<void> {
  const [row] = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where usename = 'ymp_app' and pid <> pg_backend_pid() order by random() limit 1`;
  if (row) process.kill(row.pid, "SIGKILL");
}

const recovered = () => until(() => product.isReady(), "the product has recovered", 180_000);

/** Does the work, and at each share of it one of the disasters, each once the product has recovered from the last. */
async function workThrough(disasters: readonly (() => Promise<void>)[]): Promise<void> {
  let acknowledged = 0;
  const struck: Promise<void>[] = [];
  await inParallel(writes, writesAtOnce, async (write) => {
    await send(() => write.perform(product.origin, at(product.origin, chief)), write.kind);
    acknowledged += 1;
    const due = Math.floor((acknowledged / writes.length) * (disasters.length + 1));
    const disaster = disasters[struck.length];
    if (disaster && due > struck.length)
      struck.push((struck.at(-1) ?? Promise.resolve()).then(disaster).then(recovered));
  });
  await Promise.all(struck);
}

beforeAll(async () => {
  await fillWithDemo(folder);
  product = watchedOver(await startProduct({ dataFolder: folder.path }));
  sql = await openAsSuperuser();
  chief = await signIn(product.origin, "chief");
  stores = await fillStores(chief);
  await endQuietHours();
  book = await planBookWork(chief, entryCount);
  writes = interleaved(planWork(writeCount, stores, await bosunsProfile()), book.writes);
  await workThrough([killServer, killPostgres, killBackend, killPostgres]);
}, patienceMs);
afterAll(async () => {
  isOver = true;
  await sql?.end({ timeout: 1 });
  await product?.stop();
  await folder.remove();
});

describe("after server and PostgreSQL were killed amid the work of a crew", () => {
  it("nobody was told anything but that the product is away", () => {
    expect([...new Set(faults)]).toEqual([]);
  });

  it("every job is there once, with its checklist, its history and its notice", async () => {
    const ids = idsOf("creation");
    const whole = { tasks: 2, createdChanges: 1, completedChanges: 0, completions: 0, takenOut: 0, notices: 1 };
    const traces = await tracesOfJobs(sql, ids);
    expect(traces).toHaveLength(ids.length);
    expect(traces.filter((trace) => !isLike(trace, whole))).toEqual([]);
    expect(await strayJobs(sql, writes)).toEqual([]);
    expect(await strayChanges(sql, ids)).toEqual([]);
  });

  it("every completed job has one completion and took one part out of stock", async () => {
    const ids = idsOf("completion");
    const whole = { status: "done", createdChanges: 1, completedChanges: 1, completions: 1, takenOut: 1 };
    const traces = await tracesOfJobs(sql, ids);
    expect(traces).toHaveLength(ids.length);
    expect(traces.filter((trace) => !isLike(trace, whole))).toEqual([]);
    expect(await takenFrom(sql, stores.itemIds, openingQuantity)).toBe(ids.length);
  });

  it("every file that was sent has its row, its history and its bytes", async () => {
    expect(await brokenFiles(sql, filesFolder, idsOf("upload"))).toEqual([]);
  });

  it("ERB-28: every entry stands in its book once, signed once, and no number is missing", async () => {
    const ids = idsOf("entry");
    const { numbers, entries } = await tracesInBook(sql, book, ids);
    expect(numbers).toEqual(numbers.map((_, nth) => nth + 1));
    expect(entries).toHaveLength(entryCount);
    expect(entries.filter(({ stands, signed }) => stands !== 1 || signed !== 1)).toEqual([]);
    const { client } = at(product.origin, chief);
    expect(await client.logbooks.verify.query({ id: book.logbookId })).toMatchObject({ ok: true });
  });

  it("no task of the queue is lost: everybody is mailed of what was given to them", async () => {
    const isMailed = async () => {
      await makeQueueDue(sql);
      return (await unmailedNotices(sql, idsOf("creation"))) === 0;
    };
    await until(isMailed, "the queue mails every notice", queuePatienceMs);
  });

  it("bytes whose row was never written are taken away", async () => {
    const isTidy = async () => {
      await makeQueueDue(sql);
      return (await strayBytes(sql, filesFolder, chief.vesselId)).length === 0;
    };
    await until(isTidy, "bytes without a row leave the store", queuePatienceMs);
  });
});

function isLike(trace: object, whole: Record<string, unknown>): boolean {
  const found = new Map<string, unknown>(Object.entries(trace));
  return Object.entries(whole).every(([key, value]) => found.get(key) === value);
}
