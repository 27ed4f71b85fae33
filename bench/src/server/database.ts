import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { bootstrapDatabase } from "@ymp/db/embedded/bootstrap";
import { startPostgres } from "@ymp/db/embedded/launch";
import { migrate } from "@ymp/db/migrate";
import postgres from "postgres";
import { timesAsLarge, usualVessel, type VesselRange, type VesselSize } from "./fleet/fleet-size.ts";
import { seedFleet } from "./fleet/seed-fleet.ts";
import { cpuSecondsOf } from "./server-process.ts";

export interface Fleet {
  readonly parts: readonly { readonly size: VesselSize; readonly range: VesselRange }[];
}

const vessels = (from: number, to: number, factor = 1): Fleet["parts"][number] => ({
  size: timesAsLarge(usualVessel, factor),
  range: { from, to },
});

export const fleets = {
  /** 100,000 jobs, 20,000 machines, 500,000 readings and changes. */
  usual: { parts: [vessels(1, 50)] },
  small: { parts: [vessels(1, 5)] },
  /** A million jobs, on vessels as large as those of the small fleet. */
  large: { parts: [vessels(1, 500)] },
  /** Vessel 1 carries ten times what it carries in the small fleet. */
  oneLarge: { parts: [vessels(1, 1, 10), vessels(2, 5)] },
} as const satisfies Record<string, Fleet>;

export interface BenchDatabase {
  /** As the superuser, whom no policy concerns. */
  readonly adminUrl: string;
  readonly appUrl: string;
  /** Seconds of processor time of all PostgreSQL's processes; what ended meanwhile is left out. */
  cpuSeconds(): number;
  drop(): Promise<void>;
}

export interface BenchCluster {
  readonly version: string;
  /** A database of its own with that fleet, to write in. */
  open(fleet: Fleet): Promise<BenchDatabase>;
  stop(): Promise<void>;
}

/**
 * PostgreSQL for measuring, kept in the folder between runs with the fleets that were seeded. It flushes nothing to disk,
 * so that the disk of the machine has no part in the figures.
 */
export async function startCluster(folder: string): Promise<BenchCluster> {
  const server = await startPostgres({ dir: path.join(folder, "postgres"), durable: false });
  const maintenance = postgres(server.adminUrl, { max: 1, onnotice: () => {} });
  const urlOf = (database: string) => server.url("postgres", "", database);

  async function template(fleet: Fleet): Promise<string> {
    const name = `fleet_${fingerprint(fleet)}`;
    const [existing] = await maintenance`select datname from pg_database where datname = ${name}`;
    if (existing) return name;
    const unfinished = `${name}_unfinished`;
    await maintenance`drop database if exists ${maintenance(unfinished)}`;
    const urls = await bootstrapDatabase({ adminUrl: server.adminUrl, database: unfinished });
    await migrate(urls.ownerUrl);
    const sql = postgres(urlOf(unfinished), { max: 1, onnotice: () => {} });
    for (const part of fleet.parts) await seedFleet({ sql, ...part });
    await sql`select setval(pg_get_serial_sequence('vessels', 'number'), (select max(number) from vessels))`;
    await sql`vacuum analyze`;
    await sql.end();
    await maintenance`alter database ${maintenance(unfinished)} rename to ${maintenance(name)}`;
    return name;
  }

  const [facts] = await maintenance<{ version: string }[]>`select current_setting('server_version') as version`;
  return {
    version: facts?.version ?? "unknown",
    async open(fleet) {
      const from = await template(fleet);
      const database = `bench_${process.pid}_${fingerprint(fleet)}`;
      await maintenance`drop database if exists ${maintenance(database)} with (force)`;
      await maintenance`create database ${maintenance(database)} template ${maintenance(from)} owner ymp_owner strategy file_copy`;
      const { appUrl } = await bootstrapDatabase({ adminUrl: server.adminUrl, database });
      await beginSessionsNow(urlOf(database));
      return {
        adminUrl: urlOf(database),
        appUrl,
        cpuSeconds: () => cpuSecondsOfFamily(server.dir),
        drop: async () => void (await maintenance`drop database if exists ${maintenance(database)} with (force)`),
      };
    },
    async stop() {
      await maintenance.end();
      await server.stop();
    },
  };
}

/** A kept fleet may be older than a session lasts. */
async function beginSessionsNow(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`update sessions set created_at = now(), last_seen_at = now(), expires_at = now() + interval '30 days'`;
  await sql.end();
}

function cpuSecondsOfFamily(dir: string): number {
  const parent = Number(readFileSync(path.join(dir, "postmaster.pid"), "utf8").split("\n")[0]);
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim().split(" ").map(Number);
  return children.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
}

/** Another schema or another way of seeding makes another fleet. */
function fingerprint(fleet: Fleet): string {
  const hash = createHash("sha256").update(JSON.stringify(fleet));
  const here = import.meta.dirname;
  for (const folder of [path.join(here, "fleet"), path.join(here, "../../../packages/db/migrations")])
    for (const entry of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()))
      hash.update(entry.name).update(readFileSync(path.join(folder, entry.name)));
  return hash.digest("hex").slice(0, 12);
}
