import { rmSync } from "node:fs";
import path from "node:path";
import { newId } from "@ymp/core/ids";
import { openDatabase } from "@ymp/db/client";
import { bootstrapDatabase } from "@ymp/db/embedded/bootstrap";
import { startPostgres } from "@ymp/db/embedded/launch";
import { migrate } from "@ymp/db/migrate";
import { inScope } from "@ymp/db/scope";
import { sql } from "drizzle-orm";
import postgres from "postgres";

/** What a scoped read costs over a bare one: the ways are taken in turn within one run, so that only ratios are quoted. */
const rounds = 15;
const readsPerRound = 400;
const parallel = 10;

const dir = path.resolve(".cache/bench-scope");
rmSync(dir, { recursive: true, force: true });
const server = await startPostgres({ dir, durable: false });
const urls = await bootstrapDatabase({ adminUrl: server.adminUrl });
await migrate(urls.ownerUrl);
const database = openDatabase(urls.appUrl, { maxConnections: parallel });
const vesselId = newId();
await inScope(database, { vesselId, userId: null, access: "write" }, (tx) =>
  tx.execute(
    sql`insert into equipment (vessel_id, id, name) select ${vesselId}::uuid, gen_random_uuid(), 'Machine ' || n from generate_series(1, 2000) n`,
  ),
);

/** The same rows without opening anything: the setting is on the connection. For measuring only. */
const fixed = postgres(urls.appUrl, { max: parallel, connection: { "app.vessel_id": vesselId } });

const text = "select id, name from equipment where vessel_id = $1 order by name, id limit 50";
const statement = sql`select id, name from equipment where vessel_id = ${vesselId} order by name, id limit 50`;
const scope = { vesselId, userId: null, access: "read" as const };
const ways: Record<string, () => Promise<unknown>> = {
  "bare statement": () => fixed.unsafe(text, [vesselId], { prepare: true }),
  "scoped, one flight": () => inScope(database, scope, (tx) => tx.execute(statement)),
  "scoped, a plain Drizzle transaction": () =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.vessel_id', ${vesselId}, true)`);
      return tx.execute(statement);
    }),
};

async function measure(way: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let left = readsPerRound;
  const worker = async () => {
    while (left-- > 0) await way();
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return readsPerRound / ((performance.now() - start) / 1000);
}

const results = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
for (let round = 0; round <= rounds; round++) {
  for (const [name, way] of Object.entries(ways)) {
    const perSecond = await measure(way);
    if (round > 0) results.get(name)?.push(perSecond);
  }
}
const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const bare = median(results.get("bare statement") ?? []);
for (const [name, list] of results) {
  const mid = median(list);
  console.log(`${name.padEnd(44)} ${mid.toFixed(0).padStart(7)}/s  ${(mid / bare).toFixed(2)} of bare`);
}
await fixed.end();
await database.close();
await server.stop();
rmSync(dir, { recursive: true, force: true });
