import { request } from "node:http";
import path from "node:path";
import { newId } from "@ymp/core/ids";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type CrewWrite, fillStores, planWork, type Stores } from "./crew-work.ts";
import { brokenFiles, tracesOfJobs } from "./evidence.ts";
import { type Fleet, startFleet } from "./fleet.ts";
import { openLiveStream } from "./live-stream.ts";
import { persistent } from "./persist.ts";
import type { Product } from "./product.ts";
import { type Person, signIn } from "./sign-in.ts";
import { until } from "./until.ts";

const writersAtOnce = 8;

let fleet: Fleet;
let serving: Product[];
/** Through the balancer. */
let chief: Person;
let stores: Stores;
let assigneeId: string;
let sql: postgres.Sql;

beforeAll(async () => {
  fleet = await startFleet("rolling", { SHUTDOWN_DELAY: "1" });
  sql = postgres(fleet.database.url, { max: 1 });
  serving = await Promise.all([fleet.join(), fleet.join()]);
  chief = await signIn(fleet.balancer.origin, "chief");
  stores = await fillStores(chief);
  const [profile] = await sql<{ id: string }[]>`select id from profiles where vessel_id = ${chief.vesselId} limit 1`;
  assigneeId = profile?.id ?? "";
});
afterAll(async () => {
  await sql.end();
  await fleet.stop();
});

/** Many people write and read until told to stop. What finds nobody there is sent again, as the browser does. */
function workUntil(isOver: () => boolean) {
  const acknowledged: CrewWrite[] = [];
  const { faults, send } = persistent(isOver);
  const writer = async () => {
    while (!isOver())
      for (const write of planWork(5, stores, assigneeId)) {
        await send(() => write.perform(fleet.balancer.origin, chief));
        acknowledged.push(write);
      }
  };
  const reader = async () => {
    while (!isOver()) await send(() => chief.client.jobs.list.query({}));
  };
  const done = Promise.all([...Array.from({ length: writersAtOnce }, writer), reader()]);
  return { acknowledged, faults, done };
}

/** A new one joins before an old one leaves. */
async function replace(product: Product): Promise<number | null> {
  await fleet.join();
  return product.stop();
}

describe("a rolling restart under load", () => {
  it("refuses nobody and keeps every write that was acknowledged", async () => {
    let isOver = false;
    onTestFinished(() => {
      isOver = true;
    });
    const work = workUntil(() => isOver);
    await until(() => work.acknowledged.length > 20, "work is done");
    const exits = [];
    for (const product of serving) exits.push(await replace(product));
    const soFar = work.acknowledged.length;
    await until(() => work.acknowledged.length > soFar + 20, "the new processes do work");
    isOver = true;
    await work.done;

    expect(exits).toEqual([0, 0]);
    expect(work.faults).toEqual([]);
    const idsOf = (kind: CrewWrite["kind"]) => work.acknowledged.filter((it) => it.kind === kind).map(({ id }) => id);
    const completed = await tracesOfJobs(sql, idsOf("completion"));
    expect(completed).toHaveLength(idsOf("completion").length);
    expect(completed.filter((it) => it.status !== "done" || it.takenOut !== 1 || it.completions !== 1)).toEqual([]);
    const created = await tracesOfJobs(sql, idsOf("creation"));
    expect(created).toHaveLength(idsOf("creation").length);
    expect(created.filter((it) => it.tasks !== 2)).toEqual([]);
    expect(await brokenFiles(sql, path.join(fleet.dataFolder, "files"), idsOf("upload"))).toEqual([]);
  });
});

describe("a process that is told to stop", () => {
  it("says at /readyz that it leaves, serves on for its delay, and closes each connection after its answer", async () => {
    const leaving = await fleet.join({ SHUTDOWN_DELAY: "3" });
    const before = await fetch(`${leaving.origin}/healthz`);
    expect(before.headers.get("connection")).toBe("keep-alive");
    const stream = await openLiveStream(leaving.origin, chief);
    leaving.signal("SIGTERM");
    await until(async () => !(await leaving.isReady()), "the process says that it leaves");
    const answer = await fetch(`${leaving.origin}/trpc/session.me`, { headers: { cookie: chief.cookie } });
    expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
    expect(stream.ending()).toBeNull();
    expect(await leaving.exited).toBe(0);
    expect(stream.ending()).toBe("told");
    await until(() => !fleet.balancer.sendsTo(leaving.origin), "the balancer knows that it left");
  });

  it("answers the request that has begun, however late the rest of it comes", async () => {
    const leaving = await fleet.join();
    const body = JSON.stringify({ json: { id: newId(), title: "Check the tender's bilge" } });
    const slow = openSlowly(leaving, body.slice(0, 20));
    leaving.signal("SIGTERM");
    await until(() => refusesConnections(leaving), "the process takes no more connections");
    expect(await slow.finish(body.slice(20))).toBe(200);
    expect(await leaving.exited).toBe(0);
  });
});

const refusesConnections = ({ origin }: Product) =>
  fetch(`${origin}/healthz`).then(
    () => false,
    () => true,
  );

/** A creation whose body arrives in two parts. */
function openSlowly({ origin }: Product, firstPart: string) {
  const outgoing = request(`${origin}/trpc/jobs.create`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: chief.cookie, "x-vessel-id": chief.vesselId },
  });
  const status = new Promise<number>((resolve, reject) => {
    outgoing.on("response", (answer) => resolve(answer.resume().statusCode ?? 0));
    outgoing.on("error", reject);
  });
  outgoing.write(firstPart);
  return {
    finish(rest: string) {
      outgoing.end(rest);
      return status;
    },
  };
}
