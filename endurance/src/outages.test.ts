import { setTimeout as sleep } from "node:timers/promises";
import { newId } from "@ymp/core/ids";
import postgres from "postgres";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SharedDatabase, startDatabase } from "./database.ts";
import { freeze, type Tap, tapTo } from "./faults.ts";
import { fillWithDemo, throwAwayFolder } from "./folders.ts";
import { type LiveStream, openHearingStream } from "./live-stream.ts";
import { persistent } from "./persist.ts";
import { type Product, startProduct } from "./product.ts";
import { makeQueueDue } from "./queue.ts";
import { type Person, signIn } from "./sign-in.ts";
import { until } from "./until.ts";

const outageMs = Number(process.env.ENDURANCE_OUTAGE_SECONDS ?? 3) * 1000;
const patienceMs = 120_000;

const folder = throwAwayFolder("outages");
const received: string[] = [];
let database: SharedDatabase;
let toDatabase: Tap;
let toMail: Tap;
let smtp: SMTPServer;
let product: Product;
let chief: Person;
let sql: postgres.Sql;

function startMailServer(): Promise<number> {
  smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, done) {
      received.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume().on("end", () => done());
    },
  });
  return new Promise((resolve) => {
    const server = smtp.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(address && typeof address === "object" ? address.port : 0);
    });
  });
}

beforeAll(async () => {
  await fillWithDemo(folder);
  database = await startDatabase(folder.path);
  toDatabase = await tapTo(database.port);
  toMail = await tapTo(await startMailServer());
  const databaseUrl = new URL(database.url);
  databaseUrl.port = String(toDatabase.port);
  const env = { SMTP_URL: `smtp://127.0.0.1:${toMail.port}` };
  product = await startProduct({ dataFolder: folder.path, databaseUrl: databaseUrl.href, env });
  sql = postgres(database.url, { max: 1, onnotice: () => {} });
  chief = await signIn(product.origin, "chief");
}, patienceMs);
afterAll(async () => {
  await sql?.end({ timeout: 1 });
  await product?.kill();
  await toDatabase?.close();
  await toMail?.close();
  await new Promise<void>((resolve) => (smtp ? smtp.close(() => resolve()) : resolve()));
  await database?.stop();
  await folder.remove();
});

const jobsCalled = async (title: string) =>
  (await sql`select id from jobs where title = ${title}`).map(({ id }) => String(id));

function askList(language: string): Promise<Response> {
  const headers = { cookie: chief.cookie, "x-vessel-id": chief.vesselId, "accept-language": language };
  return fetch(`${product.origin}/trpc/jobs.summary`, { headers });
}

/** Sends a write until it is taken while the outage lasts and after it. */
async function writeThrough(outage: () => Promise<void>): Promise<{ id: string; faults: string[] }> {
  const id = newId();
  const { send, faults } = persistent();
  const over = outage();
  await send(() => chief.client.jobs.create.mutate({ id, title: `Outage ${id}` }));
  await over;
  return { id, faults };
}

describe("while the database is gone", () => {
  it("readers are told so at once, and the product comes back without a restart", async () => {
    let stream: LiveStream | undefined;
    try {
      stream = await openHearingStream(product.origin, chief);
      await toDatabase.close();
      await until(async () => (await askList("en")).status === 503, "the product says that the database is away");
      const refused = await askList("en");
      expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
      expect(await refused.text()).toContain("refusals:databaseAway");
      const file = await fetch(`${product.origin}/files/${chief.vesselId}/${newId()}/original`, {
        headers: { cookie: chief.cookie, "accept-language": "fr" },
      });
      expect(file.status).toBe(503);
      expect(await file.text()).toContain("La base de données est injoignable");
      expect(await product.isReady()).toBe(false);
      await sleep(outageMs);
      await toDatabase.open();
      await until(() => product.isReady(), "the product is ready again");
      expect((await askList("en")).status).toBe(200);
      await until(() => stream?.changes.some(({ verb }) => verb === "gap") ?? false, "the stream is told of a gap");
      const id = newId();
      await chief.client.jobs.create.mutate({ id, title: `After the gap ${id}` });
      await until(() => stream?.changes.some(({ recordId }) => recordId === id) ?? false, "changes are heard again");
    } finally {
      stream?.close();
      await toDatabase.open();
    }
  });

  it("a write that is sent until it is taken is written once", async () => {
    const { id, faults } = await writeThrough(async () => {
      await toDatabase.close();
      await sleep(outageMs);
      await toDatabase.open();
    });
    expect(faults).toEqual([]);
    expect(await jobsCalled(`Outage ${id}`)).toEqual([id]);
  });

  it("a database that is silent for a while only makes people wait", async () => {
    const { id, faults } = await writeThrough(async () => {
      const frozen = await freeze(database.cluster, sql);
      await sleep(outageMs);
      frozen.thaw();
    });
    expect(faults).toEqual([]);
    expect(await jobsCalled(`Outage ${id}`)).toEqual([id]);
  });
});

describe("while the database answers nobody", () => {
  it("everybody is told before it does again, a write that was sent is written once, and nothing is restarted", async () => {
    const id = newId();
    const { send, faults } = persistent();
    const reads = Array.from({ length: 60 }, (_, index) => index);
    await askList("en");
    const frozen = await freeze(database.cluster, sql);
    try {
      const writing = send(() => chief.client.jobs.create.mutate({ id, title: `Frozen ${id}` }));
      const told = await Promise.all(reads.map(() => askList("en")));
      expect(told.map(({ status }) => status)).toEqual(reads.map(() => 503));
      expect(await told[0]?.text()).toContain("refusals:databaseAway");
      expect(await product.isReady()).toBe(false);
      frozen.thaw();
      await writing;
    } finally {
      frozen.thaw();
    }
    await until(() => product.isReady(), "the product is ready again");
    expect(faults).toEqual([]);
    expect((await askList("en")).status).toBe(200);
    expect(await jobsCalled(`Frozen ${id}`)).toEqual([id]);
  });
});

describe("while the mail server is down", () => {
  const askForLink = (email: string) =>
    fetch(`${product.origin}/trpc/session.requestReset`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ json: { email } }),
    });
  const addressOf = async (username: string) =>
    String((await sql`select email from users where username = ${username}`)[0]?.email);

  it.each([
    ["refuses", () => toMail.close(), "bosun"],
    ["is silent", async () => toMail.swallow(), "deckhand"],
  ])("and %s, the mail waits and leaves when it is back", async (_how, goAway, username) => {
    const email = await addressOf(username);
    await goAway();
    expect((await askForLink(email)).status).toBe(200);
    await until(
      async () => (await sql`select from mails where recipient = ${email} and failure is not null`).length > 0,
      "the failure is noted",
      60_000,
    );
    expect(received).not.toContain(email);
    await toMail.open();
    await until(
      async () => {
        await makeQueueDue(sql);
        return received.includes(email);
      },
      "the mail leaves",
      60_000,
    );
  });
});
