import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readFileList, readManifest } from "@ymp/api/platform/backups/backup-folder";
import { startPostgres } from "@ymp/db/embedded/launch";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CrewWrite, fillStores, planWork } from "./crew-work.ts";
import { brokenFiles, type JobTrace, strayChanges, tracesOfJobs } from "./evidence.ts";
import { fillWithDemo, throwAwayFolder } from "./folders.ts";
import { type Product, startProduct } from "./product.ts";
import { type Ended, runScript } from "./run-script.ts";
import { at, type Person, signIn } from "./sign-in.ts";
import { until } from "./until.ts";

const [here, there, backups] = [throwAwayFolder("here"), throwAwayFolder("there"), throwAwayFolder("backups")];
const products: Product[] = [];
const acknowledged: CrewWrite[] = [];
const failures: unknown[] = [];
let chief: Person;
/** Of the writes: those that were acknowledged before the backup began. */
let before: CrewWrite[];
let made: Ended;

/** A second owner of a running cluster reads past every policy. */
async function openAsSuperuser(dataFolder: string): Promise<postgres.Sql> {
  const { url, adminUrl } = await startPostgres({ dir: path.join(dataFolder, "postgres"), durable: true });
  const { username, password } = new URL(adminUrl);
  return postgres(url(username, decodeURIComponent(password), "ymp"), { max: 1, onnotice: () => {} });
}

async function planForever({ path: dataFolder }: typeof here): Promise<() => CrewWrite> {
  const sql = await openAsSuperuser(dataFolder);
  const [profile] = await sql<{ id: string }[]>`
    select p.id from profiles p join users u on u.id = p.user_id where u.username = 'bosun' and p.vessel_id = ${chief.vesselId}`;
  await sql.end();
  const stores = await fillStores(chief);
  const plan = () => planWork(50, stores, profile?.id ?? "");
  let planned = plan();
  return () => {
    if (planned.length === 0) planned = plan();
    const [next, ...others] = planned;
    planned = others;
    if (!next) throw new Error("Nothing was planned.");
    return next;
  };
}

/** Works until it is told to stop; what is acknowledged and what fails is noted. */
function work(product: Product, nextWrite: () => CrewWrite): () => Promise<void> {
  let isWorking = true;
  const workers = Array.from({ length: 4 }, async () => {
    while (isWorking) {
      const write = nextWrite();
      await write.perform(product.origin, chief).then(
        () => acknowledged.push(write),
        (error: unknown) => failures.push(error),
      );
    }
  });
  return async () => {
    isWorking = false;
    await Promise.all(workers);
  };
}

const backUp = (dataFolder: string, to: string) => runScript("backup.ts", ["--to", to], { DATA_DIR: dataFolder });
const restore = (dataFolder: string, ...more: string[]) =>
  runScript("restore.ts", ["--from", backups.path, ...more], { DATA_DIR: dataFolder });
const folderOf = (to: string) => path.join(to, "backups", readdirSync(path.join(to, "backups")).at(-1) ?? "");

/** Notices are written by the queue, later. */
async function wholeTraces(sql: postgres.Sql, ids: string[]): Promise<Omit<JobTrace, "notices">[]> {
  return (await tracesOfJobs(sql, ids)).map(({ notices: _, ...trace }) => trace);
}

beforeAll(async () => {
  await fillWithDemo(here);
  const product = await startProduct({ dataFolder: here.path });
  products.push(product);
  chief = await signIn(product.origin, "chief");
  const stopWork = work(product, await planForever(here));
  await until(() => acknowledged.length >= 60, "some writes are acknowledged");
  before = [...acknowledged];
  made = await backUp(here.path, backups.path);
  await stopWork();
});
afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()));
  await Promise.all([here, there, backups].map((folder) => folder.remove()));
});

describe("the running product, backed up amid writes", () => {
  it("goes on meanwhile: no write fails", () => {
    expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/rows, \d+ files/) });
    expect(acknowledged.length).toBeGreaterThan(before.length);
    expect(failures).toEqual([]);
  });

  it("is checked without being restored, and refused when a byte is not what it was", async () => {
    expect(await restore(there.path, "--verify")).toMatchObject({ code: 0, said: expect.stringContaining("is whole") });
    const rows = path.join(folderOf(backups.path), "records/jobs.copy.gz");
    const whole = readFileSync(rows);
    writeFileSync(rows, whole.subarray(0, whole.length - 9));
    expect(await restore(there.path)).toMatchObject({ code: 1, said: expect.stringContaining("The rows of jobs") });
    writeFileSync(rows, whole);
  });

  it("ERB-27: is restored into an empty place with every table and every file, and refused where something is", async () => {
    expect(await restore(there.path)).toMatchObject({ code: 0, said: expect.stringContaining("is restored") });
    const again = path.join(backups.path, "again");
    expect(await backUp(there.path, again)).toMatchObject({ code: 0 });
    const [first, second] = await Promise.all([backups.path, again].map((to) => readManifest(folderOf(to))));
    expect(second?.records).toEqual(first?.records);
    expect(await readFileList(folderOf(again))).toEqual(await readFileList(folderOf(backups.path)));
    expect(await restore(there.path)).toMatchObject({ code: 1, said: expect.stringContaining("not empty") });
  });

  it("holds every write acknowledged before it began, and each as whole as in the product it came from", async () => {
    products.push(await startProduct({ dataFolder: there.path }));
    const [source, copy] = await Promise.all([here, there].map((folder) => openAsSuperuser(folder.path)));
    if (!source || !copy) throw new Error("Two clusters were asked for.");
    const jobIds = (writes: CrewWrite[]) => writes.filter(({ kind }) => kind !== "upload").map(({ id }) => id);
    const arrived = await wholeTraces(copy, jobIds(acknowledged));
    expect(arrived.map(({ id }) => id)).toEqual(expect.arrayContaining(jobIds(before)));
    // A completion is two calls: the backup may fall between them.
    const settled = arrived.filter(({ id, status }) => status === "done" || jobIds(before).includes(id));
    expect(settled).toEqual(
      await wholeTraces(
        source,
        settled.map(({ id }) => id),
      ),
    );
    expect(await strayChanges(copy, jobIds(acknowledged))).toEqual([]);
    const files = before.filter(({ kind }) => kind === "upload").map(({ id }) => id);
    expect(files.length).toBeGreaterThan(0);
    expect(await brokenFiles(copy, path.join(there.path, "files"), files)).toEqual([]);
    await Promise.all([source.end(), copy.end()]);
  });

  it("opens for the people it knew: by their password, and by the session they had", async () => {
    const [, restored] = products;
    const origin = restored?.origin ?? "";
    expect((await signIn(origin, "captain")).vesselId).toBe(chief.vesselId);
    const [job] = before.filter(({ kind }) => kind === "creation");
    await expect(at(origin, chief).client.jobs.get.query({ id: job?.id ?? "" })).resolves.toMatchObject({
      id: job?.id,
    });
  });
});
