import { newId } from "@ymp/core/ids";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Certificate, makeCertificate, noCertificates } from "./certificate.ts";
import { type SharedDatabase, startDatabase } from "./database.ts";
import { type Tap, tapTo } from "./faults.ts";
import { fillWithDemo, throwAwayFolder } from "./folders.ts";
import { openHearingStream } from "./live-stream.ts";
import { persistent } from "./persist.ts";
import { launchProduct, type Product, startProduct } from "./product.ts";
import { type Person, signIn } from "./sign-in.ts";
import { until } from "./until.ts";

const how = noCertificates ? `left out: ${noCertificates}` : "with a certificate of its own";

describe.skipIf(noCertificates)(`on a database that is reached by TLS (${how})`, () => {
  const folder = throwAwayFolder("tls");
  let database: SharedDatabase;
  let tap: Tap;
  let own: Certificate;
  let product: Product;
  let chief: Person;
  let sql: postgres.Sql;

  const addressBy = (mode: string, { certificate }: Certificate) =>
    `${database.url.replace(String(database.port), String(tap.port))}?sslmode=${mode}&sslrootcert=${encodeURIComponent(certificate)}`;

  beforeAll(async () => {
    await fillWithDemo(folder);
    database = await startDatabase(folder.path);
    own = makeCertificate(folder.path, "own");
    sql = postgres(database.url, { max: 1, onnotice: () => {} });
    await sql.unsafe(`alter system set ssl_cert_file = '${own.certificate}'`);
    await sql.unsafe(`alter system set ssl_key_file = '${own.key}'`);
    await sql`alter system set ssl = on`;
    await sql`select pg_reload_conf()`;
    await until(async () => (await sql`show ssl`)[0]?.ssl === "on", "PostgreSQL takes the certificate");
    tap = await tapTo(database.port);
    product = await startProduct({ dataFolder: folder.path, databaseUrl: addressBy("verify-full", own) });
    chief = await signIn(product.origin, "chief");
  });
  afterAll(async () => {
    await product?.stop();
    await tap?.close();
    await sql?.end({ timeout: 1 });
    await database?.stop();
    await folder.remove();
  });

  it("no connection of the product is in the clear", async () => {
    const connected = () => sql<{ role: string; isSecure: boolean }[]>`
      select distinct usename as role, ssl as "isSecure" from pg_stat_ssl join pg_stat_activity using (pid)
      where usename in ('ymp_app', 'ymp_queue') order by 1`;
    // The queue begins a moment after the product serves.
    await until(async () => (await connected()).some(({ role }) => role === "ymp_queue"), "the queue is connected");
    expect([...(await connected())]).toEqual([
      { role: "ymp_app", isSecure: true },
      { role: "ymp_queue", isSecure: true },
    ]);
  });

  it("it is told when the database is gone, and comes back with it: writes, live updates and the queue", async () => {
    const stream = await openHearingStream(product.origin, chief);
    const id = newId();
    await tap.close();
    await until(async () => !(await product.isReady()), "the product says that it is not ready");
    const { send, faults } = persistent();
    const writing = send(() => chief.client.jobs.create.mutate({ id, title: `Outage ${id}` }));
    await tap.open();
    await writing;
    expect(faults).toEqual([]);
    await until(() => stream.changes.some(({ verb }) => verb === "gap"), "the stream is told of a gap");
    const later = newId();
    await chief.client.jobs.create.mutate({ id: later, title: `After ${id}` });
    await until(() => stream.changes.some(({ recordId }) => recordId === later), "changes are heard again");
    stream.close();
    await until(async () => {
      const [row] = await sql`select 1 from pg_stat_activity where usename = 'ymp_queue'`;
      return row !== undefined;
    }, "the queue works again");
  });

  it("a product that trusts another certificate does not start, and says why", async () => {
    const another = makeCertificate(folder.path, "another");
    const refused = await launchProduct({ dataFolder: folder.path, databaseUrl: addressBy("verify-full", another) });
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain("self-signed certificate");
  });

  it("one that asks for TLS and no more trusts anyone who answers", async () => {
    const trusting = new URL(addressBy("require", own));
    trusting.searchParams.delete("sslrootcert");
    const second = await startProduct({ dataFolder: folder.path, databaseUrl: trusting.href });
    expect((await signIn(second.origin, "chief")).vesselId).toBe(chief.vesselId);
    await second.stop();
  });
});
