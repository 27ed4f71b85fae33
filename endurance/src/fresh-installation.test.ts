import path from "node:path";
import type { Client } from "@ymp/api/client";
import { newId } from "@ymp/core/ids";
import { startPostgres } from "@ymp/db/embedded/launch";
import { crontab } from "@ymp/server/queue/run-queue";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { throwAwayFolder } from "./folders.ts";
import { type Product, startProduct } from "./product.ts";
import { makeQueueDue } from "./queue.ts";
import { sendFile } from "./send-file.ts";
import { personWith, signIn } from "./sign-in.ts";
import { until } from "./until.ts";

const folder = throwAwayFolder("fresh");
const vesselId = newId();
const [administrator, captain] = [
  { name: "Ingrid Berg", username: "ingrid", email: "ingrid@example.test", password: "A quiet anchorage 9" },
  { username: "noor", email: "noor@example.test", password: "Another calm bay 12" },
];
let product: Product;
let sql: postgres.Sql;

beforeAll(async () => {
  product = await startProduct({ dataFolder: folder.path, env: { SEED: "none", ADMIN_SECOND_STEP: "optional" } });
  const { url, adminUrl } = await startPostgres({ dir: path.join(folder.path, "postgres"), durable: true });
  const { username, password } = new URL(adminUrl);
  sql = postgres(url(username, decodeURIComponent(password), "ymp"), { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql?.end({ timeout: 1 });
  await product?.stop();
  await folder.remove();
});

interface Line {
  readonly level: number;
  readonly msg?: string;
  readonly code?: string;
}

const logged = (): Line[] =>
  product
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
const isWarning = ({ level }: Line) => level >= 40;
const asksForCode = ({ msg }: Line) => msg?.includes("the first administrator is asked for this code") === true;

/** Its code is in the log, and nowhere else. */
async function makeAdministrator(): Promise<Client> {
  const code = logged().find(asksForCode)?.code ?? "";
  const answer = await fetch(`${product.origin}/trpc/session.firstAdministrator`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ json: { ...administrator, code } }),
  });
  expect(answer.status).toBe(200);
  return personWith(product.origin, answer.headers.get("set-cookie")?.split(";")[0] ?? "").client;
}

async function mailedLink(recipient: string): Promise<string> {
  let token: string | undefined;
  await until(async () => {
    const [mail] = await sql<{ text: string }[]>`select text from mails where recipient = ${recipient}`;
    token = mail?.text.match(/reset-password\/([\w-]+)/)?.[1];
    return token !== undefined;
  }, "the captain's link is in the mail");
  return token ?? "";
}

async function choosePassword(token: string): Promise<void> {
  const answer = await fetch(`${product.origin}/trpc/session.resetPassword`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ json: { token, newPassword: captain.password } }),
  });
  expect(answer.status).toBe(200);
}

/** What a crew does in an hour, in the order of a day. */
async function useIt(): Promise<void> {
  const { client, cookie } = await signIn(product.origin, captain.username, captain.password);
  const [jobId, equipmentId] = [newId(), newId()];
  await client.equipment.create.mutate({ id: equipmentId, name: "Crane" });
  await client.jobs.create.mutate({
    id: jobId,
    title: "Grease the crane",
    kind: "request",
    priority: "high",
    equipmentId,
  });
  await client.jobs.list.query({});
  await client.jobs.get.query({ id: jobId });
  await client.search.find.query({ query: "crane" });
  await client.notifications.list.query({});
  const file = { id: newId(), name: "plan.txt", vesselId, bytes: Buffer.from("Grease here."), uploadUrl: null };
  await sendFile(product.origin, cookie, file);
  for (const format of ["csv", "xlsx", "pdf"] as const) await client.jobs.export.query({ format, locale: "en" });
  expect((await client.equipment.labels.query({})).count).toBe(1);
  await client.archive.request.mutate();
  await until(
    async () => (await client.archive.list.query()).every(({ status }) => status === "ready"),
    "the archive is made",
  );
}

const scheduled = crontab
  .trim()
  .split("\n")
  .map((line) => line.split(" ")[5] ?? "");

async function runEverything(): Promise<void> {
  for (const name of scheduled) await sql`select graphile_worker.add_job(${name}, '{}'::json)`;
  await until(async () => {
    await makeQueueDue(sql);
    return (await sql`select from graphile_worker._private_jobs`).length === 0;
  }, "the queue has nothing left to do");
}

describe("a fresh installation", () => {
  it("is taken over by its code, used, and worked off by the clock without an error or a warning in its log", async () => {
    expect(logged().filter(isWarning).every(asksForCode)).toBe(true);
    const client = await makeAdministrator();
    await client.platform.createVessel.mutate({
      ...{ id: vesselId, name: "Seraphine", timeZone: "Europe/Paris", currency: "EUR" },
      captain: { firstName: "Noor", lastName: "Haddad", username: captain.username, email: captain.email },
    });
    await choosePassword(await mailedLink(captain.email));
    await useIt();
    expect(scheduled).toHaveLength(7);
    await runEverything();
    expect(logged().filter((line) => isWarning(line) && !asksForCode(line))).toEqual([]);
  });

  it("is left in order, and says so on its next start, without the code", async () => {
    expect(await product.stop()).toBe(0);
    expect(logged().filter((line) => isWarning(line) && !asksForCode(line))).toEqual([]);
    await sql.end({ timeout: 1 });
    product = await startProduct({ dataFolder: folder.path, env: { SEED: "none" } });
    expect(logged().filter(isWarning)).toEqual([]);
  });
});
