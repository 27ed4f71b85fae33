import type postgres from "postgres";
import { lock } from "../advisory-locks.ts";
import { connect } from "../connect.ts";
import type { DatabaseUrls } from "../embedded/bootstrap.ts";
import { dumpRows, writeAlike } from "./dump-rows.ts";
import { type SequenceState, sequencesOf } from "./sequences.ts";
import { type TableShape, tablesOf } from "./table-shape.ts";

export const ownSchema = "public";
export const queueSchema = "graphile_worker";

export interface SchemaSnapshot {
  readonly tables: readonly TableShape[];
  readonly sequences: readonly SequenceState[];
  rowsOf(table: TableShape): AsyncIterable<Buffer>;
}

/** The whole database at one moment, the queue of the same moment with it. */
export interface Snapshot {
  readonly records: SchemaSnapshot;
  readonly queue: SchemaSnapshot;
  /** What the schema was made by, first to last. */
  readonly migrations: readonly string[];
  readonly queueMigration: number;
  /** Asks every vessel in turn, under her scope. */
  perVessel<T>(ask: (tx: postgres.TransactionSql, vesselId: string) => Promise<T>): AsyncIterable<T>;
}

/** Writers go on meanwhile; only a migration waits. */
export async function withSnapshot(
  { ownerUrl, queueUrl }: Pick<DatabaseUrls, "ownerUrl" | "queueUrl">,
  work: (snapshot: Snapshot) => Promise<void>,
): Promise<void> {
  const [owner, queue, keeper] = [ownerUrl, queueUrl, ownerUrl].map((url) => connect(url, { max: 1 }));
  if (!owner || !queue || !keeper) throw new Error("Three connections were asked for.");
  try {
    await lock(keeper, "schema", { mode: "shared" });
    await owner.begin("isolation level repeatable read read only", async (tx) => {
      const [exported] = await tx<{ id: string }[]>`select pg_export_snapshot() as id`;
      await queue.begin("isolation level repeatable read read only", async (queueTx) => {
        await queueTx.unsafe(`set transaction snapshot '${exported?.id ?? ""}'`);
        await work(await describe(tx, queueTx));
      });
    });
  } finally {
    await Promise.all([owner.end(), queue.end(), keeper.end()]);
  }
}

async function describe(tx: postgres.TransactionSql, queueTx: postgres.TransactionSql): Promise<Snapshot> {
  await Promise.all([writeAlike(tx), writeAlike(queueTx)]);
  const vesselIds = (await tx<{ id: string }[]>`select id from vessels order by id`).map(({ id }) => id);
  const migrations = await tx<{ hash: string }[]>`select hash from drizzle.__drizzle_migrations order by created_at`;
  const [last] = await queueTx<{ id: number }[]>`select max(id) as id from graphile_worker.migrations`;
  return {
    records: await describeSchema(tx, ownSchema, vesselIds),
    queue: await describeSchema(queueTx, queueSchema, []),
    migrations: migrations.map(({ hash }) => hash),
    queueMigration: last?.id ?? 0,
    async *perVessel(ask) {
      for (const vesselId of vesselIds) {
        await tx`select set_config('app.vessel_id', ${vesselId}, true)`;
        yield await ask(tx, vesselId);
      }
    },
  };
}

async function describeSchema(
  tx: postgres.TransactionSql,
  schema: string,
  vesselIds: readonly string[],
): Promise<SchemaSnapshot> {
  return {
    tables: await tablesOf(tx, schema),
    sequences: await sequencesOf(tx, schema),
    rowsOf: (table) => dumpRows(tx, table, vesselIds),
  };
}
