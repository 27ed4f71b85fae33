import type { Db } from "@ymp/db/client";
import { mails } from "@ymp/db/schema/operations";
import { vessels } from "@ymp/db/schema/vessels";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";

/** Null where none waits, of which the decoder of a column does not tell. */
const oldestWaiting: SQL<Date | null> = sql`min(${mails.createdAt}) filter (where ${mails.sentAt} is null)`.mapWith(
  mails.createdAt,
);

export async function readDatabase(db: Db) {
  const [row] = await db.execute<{
    version: string;
    size_bytes: number;
    connections: number;
    max_connections: number;
    oldest_seconds: number | null;
  }>(sql`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as size_bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as max_connections,
      (select extract(epoch from max(clock_timestamp() - query_start))::float8 from pg_stat_activity
       where datname = current_database() and state = 'active' and pid <> pg_backend_pid()) as oldest_seconds`);
  return {
    version: row?.version ?? "",
    sizeBytes: row?.size_bytes ?? 0,
    connections: row?.connections ?? 0,
    maxConnections: row?.max_connections ?? 0,
    /** Of the application's own statements; those of other roles are not its to see. */
    oldestStatementSeconds: row?.oldest_seconds ?? null,
  };
}

const standing = z.object({ waiting: z.int(), retrying: z.int(), failed: z.int(), oldest: z.coerce.date().nullable() });

/** The queue belongs to a role of its own, which tells by one function its state; null where there is none. */
export async function readQueue(db: Db) {
  const [known] = await db.execute<{ is_there: boolean }>(
    sql`select coalesce(has_function_privilege(to_regprocedure('queue.standing()'), 'execute'), false) as is_there`,
  );
  if (!known?.is_there) return null;
  const [row] = await db.execute(sql`select waiting, retrying, failed, oldest from queue.standing()`);
  const { oldest, ...counts } = standing.parse(row);
  return { ...counts, oldestWaitingAt: oldest };
}

export async function readMails(db: Db) {
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${mails.sentAt} is null and ${mails.failure} is null))::int`,
      failed: sql<number>`(count(*) filter (where ${mails.sentAt} is null and ${mails.failure} is not null and ${mails.updatedAt} > now() - interval '24 hours'))::int`,
      oldest: oldestWaiting,
    })
    .from(mails);
  return { waiting: row?.waiting ?? 0, failedLastDay: row?.failed ?? 0, oldestWaitingAt: row?.oldest ?? null };
}

export async function readStorage(db: Db): Promise<{ bytes: number }> {
  const [row] = await db.execute<{ bytes: number }>(
    sql`select coalesce(sum(storage_bytes), 0)::float8 as bytes from app.vessel_figures(array(select id from ${vessels}))`,
  );
  return { bytes: row?.bytes ?? 0 };
}

/** How many migrations the database has seen; null where the application may not read their journal. */
export async function countMigrations(db: Db): Promise<number | null> {
  const [known] = await db.execute<{ is_readable: boolean }>(sql`
    select coalesce(has_schema_privilege(to_regnamespace('drizzle'), 'usage') and
      has_table_privilege(to_regclass('drizzle.__drizzle_migrations'), 'select'), false) as is_readable`);
  if (!known?.is_readable) return null;
  const [row] = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from drizzle.__drizzle_migrations`,
  );
  return row?.total ?? null;
}
