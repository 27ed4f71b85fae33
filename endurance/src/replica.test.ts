import { newId } from "@ymp/core/ids";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DebianServer, debianPostgres, startPrimary, startStandby } from "./debian-postgres.ts";
import { throwAwayFolder } from "./folders.ts";
import { type Product, startProduct } from "./product.ts";
import { type Person, signIn } from "./sign-in.ts";
import { until } from "./until.ts";

const programs = debianPostgres();
const name = "reports and a streaming replica";

describe.skipIf(programs === null)(programs ? name : `${name}: Debian's PostgreSQL is not installed here`, () => {
  const folder = throwAwayFolder("replica");
  let primary: DebianServer;
  let standby: DebianServer;
  let product: Product;
  let chief: Person;

  beforeAll(async () => {
    primary = await startPrimary(programs ?? "", folder.path);
    const admin = postgres(primary.url.replace(/ymp$/, "postgres"), { max: 1 });
    await admin`create database ymp`.finally(() => admin.end());
    standby = await startStandby(programs ?? "", folder.path, primary);
    product = await startProduct({
      dataFolder: folder.path,
      databaseUrl: primary.url,
      env: { DATABASE_REPLICA_URL: `postgres://127.0.0.1:${standby.port}` },
    });
    chief = await signIn(product.origin, "chief");
  });
  afterAll(async () => {
    await product.kill();
    await standby.stop();
    await primary.stop();
    await folder.remove();
  });

  /** Saves a job and has the list of jobs made at once; answers whether the job is in it. */
  async function reportHoldsWhatWasJustSaved(): Promise<boolean> {
    const title = `Trial job ${newId()}`;
    await chief.client.jobs.create.mutate({ id: newId(), title });
    const file = await chief.client.jobs.export.query({ format: "csv", locale: "en" });
    return Buffer.from(file.base64, "base64").toString("utf8").includes(title);
  }

  /** How often the jobs of the vessel were read from the standby. */
  const readsOfStandby = () => standby.log().match(/from "jobs"/g)?.length ?? 0;
  const pauseReplay = async (isPaused: boolean) => {
    const sql = postgres(standby.url, { max: 1 });
    await (isPaused ? sql`select pg_wal_replay_pause()` : sql`select pg_wal_replay_resume()`).finally(() => sql.end());
  };

  it("are read from the replica, with everything that was saved before they were asked for", async () => {
    for (let round = 1; round <= 5; round += 1) {
      expect(await reportHoldsWhatWasJustSaved()).toBe(true);
      expect(readsOfStandby()).toBeGreaterThanOrEqual(round);
    }
  });

  it("nobody's daily work is read from the replica", async () => {
    const before = readsOfStandby();
    await chief.client.jobs.list.query({});
    expect(readsOfStandby()).toBe(before);
  });

  it("lack nothing while the replica lags, and are read from it again when it has caught up", async () => {
    await pauseReplay(true);
    const before = readsOfStandby();
    expect(await reportHoldsWhatWasJustSaved()).toBe(true);
    expect(readsOfStandby()).toBe(before);
    await pauseReplay(false);
    await until(async () => {
      expect(await reportHoldsWhatWasJustSaved()).toBe(true);
      return readsOfStandby() > before;
    }, "the replica is read again");
  });

  it("are made also when the replica is away", async () => {
    await standby.stop();
    for (let round = 1; round <= 3; round += 1) expect(await reportHoldsWhatWasJustSaved()).toBe(true);
    expect(product.output()).not.toContain('"unexpected"');
  });
});
