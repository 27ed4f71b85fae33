import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { enqueue } from "@ymp/api/platform/queue/enqueue";
import { newId } from "@ymp/core/ids";
import { worldPassword } from "@ymp/testing/people";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../test-app.ts";
import { prepareQueue } from "./prepare-queue.ts";
import { crontab, runQueue } from "./run-queue.ts";

let app: TestApp;
let queue: postgres.Sql;
beforeAll(async () => {
  app = await createTestApp({ services: { enqueue } });
  await prepareQueue(app.world.testDatabase.queueUrl, app.deps.log);
  queue = postgres(app.world.testDatabase.queueUrl, { max: 1 });
  // Nobody has sent a file yet.
  rmSync(app.uploadsFolder, { recursive: true });
});
afterAll(async () => {
  await queue.end();
  await app.close();
});

const send = async (path: string, input: unknown, headers: Record<string, string> = {}) => {
  const answer = await app.request(`/trpc/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ json: input }),
  });
  expect([path, answer.status]).toEqual([path, 200]);
};

async function worksOff(): Promise<void> {
  for (;;) {
    const jobs =
      await queue`select task_identifier, last_error, attempts from graphile_worker.jobs where run_at <= now()`;
    const failed = jobs.filter(({ attempts, last_error: fault }) => attempts > 0 && fault);
    expect(failed).toEqual([]);
    if (jobs.length === 0) return;
    await sleep(50);
  }
}

it("a fresh installation in ordinary use, with everything that the clock brings, logs no error", async () => {
  const { account } = app.world.person("bosun");
  const captain = await app.headersOf("captain");
  await send("session.signIn", { login: account.username, password: worldPassword });
  await send("session.requestReset", { email: account.email });
  await send("jobs.create", { id: newId(), title: "Grease the crane", kind: "request", priority: "high" }, captain);
  for (const page of ["jobs.list", "attention.list", "session.me"])
    await app.request(`/trpc/${page}?input=${encodeURIComponent('{"json":{}}')}`, { headers: captain });

  const names = crontab
    .trim()
    .split("\n")
    .map((line) => line.split(" ")[5] ?? "");
  expect(names).toHaveLength(11);
  for (const name of names) await queue`select graphile_worker.add_job(${name}, '{}'::json)`;
  const { queueUrl } = app.world.testDatabase;
  const working = runQueue({
    queueUrl,
    services: app.services,
    uploadsFolder: app.uploadsFolder,
    printsFolder: app.uploadsFolder,
    log: app.deps.log,
  });
  await worksOff().finally(() => working.stop());

  expect(app.errors).toEqual([]);
  const lines = app.logged().split("\n").filter(Boolean);
  expect(lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
});
