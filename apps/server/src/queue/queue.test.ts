import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findMail } from "@ymp/api/platform/mail/mails.repository";
import { writeMail } from "@ymp/api/platform/mail/write-mail";
import { enqueue } from "@ymp/api/platform/queue/enqueue";
import { choosePort } from "@ymp/db/embedded/ports";
import { mails } from "@ymp/db/schema/operations";
import { inScope } from "@ymp/db/scope";
import { eq, sql } from "drizzle-orm";
import { type ParsedMail, simpleParser } from "mailparser";
import postgres from "postgres";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailTransport } from "../mail-transport.ts";
import { createTestApp, type TestApp } from "../test-app.ts";
import { prepareQueue } from "./prepare-queue.ts";
import { type RunningQueue, runQueue } from "./run-queue.ts";

const platformScope = { vesselId: null, userId: null, access: "write" } as const;
const folder = mkdtempSync(path.join(tmpdir(), "ymp-queue-"));

let app: TestApp;
let smtp: SMTPServer;
let smtpUrl: string;
let received: ParsedMail[] = [];
let refusals = 0;
const queues: RunningQueue[] = [];

function listen(server: SMTPServer): Promise<string> {
  return new Promise((resolve) => {
    const socket = server.listen(0, "127.0.0.1", () => {
      const address = socket.address();
      resolve(`smtp://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`);
    });
  });
}

async function work(url: string | null = smtpUrl, transport = mailTransport(url, "YMP <ymp@example.test>")) {
  const { deps, world } = app;
  const services = { ...app.services, mailTransport: transport };
  const { queueUrl } = world.testDatabase;
  queues.push(runQueue({ queueUrl, services, uploadsFolder: folder, printsFolder: folder, log: deps.log }));
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(20);
}

const mailOf = async (recipient: string) => {
  const { db } = app.world.database;
  const [fate] = await db
    .select({ id: mails.id, sentAt: mails.sentAt, failure: mails.failure })
    .from(mails)
    .where(eq(mails.recipient, recipient));
  return fate && { ...fate, ...(await findMail(db, fate.id))?.says };
};

const waiting = async () => {
  const { queueUrl } = app.world.testDatabase;
  const queue = postgres(queueUrl, { max: 1 });
  const rows =
    await queue`select attempts, run_at > now() + interval '1 second' as "isLater", locked_at is not null as "isHeld" from graphile_worker.jobs`;
  await queue.end();
  return rows;
};

beforeAll(async () => {
  app = await createTestApp({ services: { enqueue } });
  await prepareQueue(app.world.testDatabase.queueUrl, app.deps.log);
  smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    async onData(stream, _session, done) {
      const mail = await simpleParser(stream);
      if (refusals > 0) {
        refusals -= 1;
        return done(new Error("Try again later"));
      }
      received.push(mail);
      done();
    },
  });
  smtpUrl = await listen(smtp);
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  received = [];
  refusals = 0;
});
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop();
});

function order(to: string) {
  const params = { name: "Anaïs <Roux>", username: "anais", minutes: 60 };
  return { to, locale: "fr", template: "reset", params, link: "https://ymp.test/auth/reset-password/abc" } as const;
}

describe("a mail", () => {
  it("that was asked for over HTTP arrives with its link, in the reader's language", async () => {
    const { account } = app.world.person("bosun");
    await app.world.as("bosun").session.setTheme({ locale: "fr" });
    await work();
    const response = await app.request("/trpc/session.requestReset", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ json: { email: account.email } }),
    });
    expect(response.status).toBe(200);
    await until(() => received.length === 1);
    expect(received[0]?.subject).toBe("Choisissez un nouveau mot de passe pour YMP");
    expect(received[0]?.text).toMatch(/https:\/\/ymp\.test\/auth\/reset-password\/[\w-]{43}\n/);
    await until(async () => (await mailOf(account.email))?.sentAt !== null);
    expect(await mailOf(account.email)).toMatchObject({ text: "", html: "", failure: null });
  });

  it("escapes what people are called", async () => {
    await inScope(app.world.database, platformScope, (tx) => writeMail(app.services, tx, order("a@example.test")));
    await work();
    await until(() => received.length === 1);
    expect(received[0]?.html).toContain("Bonjour Anaïs &lt;Roux&gt;,");
    expect(received[0]?.text).toContain("Bonjour Anaïs <Roux>,");
  });

  it("is not sent when the transaction that wrote it fails", async () => {
    const failing = inScope(app.world.database, platformScope, async (tx) => {
      await writeMail(app.services, tx, order("never@example.test"));
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await mailOf("never@example.test")).toBeUndefined();
    expect(await waiting()).toHaveLength(0);
  });

  it("that the mail server refuses comes again later, and what was wrong is noted", async () => {
    refusals = 1;
    await inScope(app.world.database, platformScope, (tx) => writeMail(app.services, tx, order("later@example.test")));
    await work();
    await until(async () => (await mailOf("later@example.test"))?.failure !== null);
    expect((await mailOf("later@example.test"))?.failure).toContain("Try again later");
    await until(async () => (await waiting())[0]?.isLater === true);
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
  });

  it("is kept to be read where there is no mail server", async () => {
    await inScope(app.world.database, platformScope, (tx) => writeMail(app.services, tx, order("kept@example.test")));
    await work(null);
    await until(async () => (await waiting()).length === 0);
    expect(await mailOf("kept@example.test")).toMatchObject({ sentAt: null, text: expect.stringContaining("abc") });
  });
});

describe("the queue", () => {
  it("takes work from the application's role, and shows it none", async () => {
    const { db } = app.world.database;
    await expect(db.execute(sql`select * from graphile_worker._private_jobs`)).rejects.toThrow();
    await expect(db.execute(sql`select graphile_worker.add_job('send_mail')`)).rejects.toThrow();
  });

  it("tells the platform's administrators how much waits, and since when", async () => {
    const { world } = app;
    await inScope(world.database, platformScope, (tx) => writeMail(app.services, tx, order("waits@example.test")));
    const { queue } = await world.as("superadmin").platform.health();
    expect(queue).toMatchObject({ waiting: expect.any(Number), failed: 0, oldestWaitingAt: expect.any(Date) });
    expect(queue?.waiting).toBeGreaterThan(0);
  });

  it("erases cooled-off vessels, notices endings and tells people by the clock", async () => {
    const queue = postgres(app.world.testDatabase.queueUrl, { max: 1 });
    await work();
    const wanted = ["erase_vessels", "notice_endings", "raise_notices", "send_waiting_notices", "tidy_up"];
    await until(async () => {
      const known = await queue`select identifier from graphile_worker._private_known_crontabs`;
      return wanted.every((name) => known.some(({ identifier }) => identifier === name));
    });
    await queue.end();
  });

  it("begins once its database can be reached, and stops before that when it is told to", async () => {
    const direct = new URL(app.world.testDatabase.queueUrl);
    const sockets = new Set<Socket>();
    const way = createServer((near) => {
      const far = connect(Number(direct.port), direct.hostname);
      for (const socket of [near, far]) sockets.add(socket.on("error", () => {}));
      near.pipe(far).pipe(near);
    });
    const port = await choosePort(undefined);
    const detour = new URL(direct);
    detour.host = `127.0.0.1:${port}`;
    let faults = 0;
    const reportError = () => {
      faults += 1;
    };
    const services = { ...app.services, mailTransport: mailTransport(smtpUrl, "YMP <ymp@example.test>") };
    const begin = () =>
      runQueue({
        queueUrl: detour.href,
        services: { ...services, reportError },
        ...{ uploadsFolder: folder, printsFolder: folder, log: app.deps.log },
      });
    const given = begin();
    await until(() => faults > 0);
    await given.stop();

    const queue = begin();
    await until(() => faults > 1);
    await inScope(app.world.database, platformScope, (tx) => writeMail(app.services, tx, order("late@example.test")));
    await new Promise<void>((resolve) => way.listen(port, "127.0.0.1", resolve));
    await until(() => received.length === 1);
    await queue.stop();
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => way.close(() => resolve()));
  });

  it("has noted what it finished by the time it has stopped", async () => {
    for (let round = 1; round <= 20; round += 1) {
      await inScope(app.world.database, platformScope, (tx) => writeMail(app.services, tx, order("once@example.test")));
      await work();
      await until(() => received.length >= round);
      await queues.pop()?.stop();
      expect((await waiting()).filter((job) => job.isHeld)).toEqual([]);
    }
  });

  it("gives back what does not end when its process must, for another process to do", async () => {
    await inScope(app.world.database, platformScope, (tx) => writeMail(app.services, tx, order("stuck@example.test")));
    let sending = 0;
    const silentServer = () => {
      sending += 1;
      return new Promise<never>(() => {});
    };
    await work(null, { kind: "sends", send: silentServer });
    await until(() => sending === 1);
    await queues.pop()?.stop(0);
    expect(await waiting()).toMatchObject([{ attempts: 1, isHeld: false }]);
    await work();
    await until(() => received.length === 1);
  });

  it("can be prepared again, also by two processes at once", async () => {
    const { queueUrl } = app.world.testDatabase;
    await Promise.all([prepareQueue(queueUrl, app.deps.log), prepareQueue(queueUrl, app.deps.log)]);
  });
});
