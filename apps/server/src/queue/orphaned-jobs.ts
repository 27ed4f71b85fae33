import type { Services } from "@ymp/api/services";
import { connect } from "@ymp/db/connect";
import { livenessProbe } from "@ymp/db/liveness-probe";
import type postgres from "postgres";

const lockSpace = 7_203_444;
const everyMs = 5_000;

export interface OrphanedJobs {
  stop(): Promise<void>;
}

/**
 * Gives back to the queue what was held by workers that are gone: killed with their process, or ended by an outage. Who
 * works says so by a lock that PostgreSQL lets go of with the connection. Nobody is taken for gone at first sight: after a
 * restart of PostgreSQL everybody needs a moment to take the lock again.
 * @param ownIds the pools of workers of this process that are at work; one that is given up is as good as gone
 */
export function giveBackOrphanedJobs(
  queueUrl: string,
  ownIds: () => readonly string[],
  services: Pick<Services, "reportError">,
  lookEveryMs = everyMs,
): OrphanedJobs {
  const silence = { afterMs: everyMs * 2, isAlive: livenessProbe(queueUrl) };
  const sql = connect(queueUrl, { max: 1, max_lifetime: null, backoff: () => 1 }, { onLost: () => {}, silence });
  let suspects: readonly string[] = [];
  const look = async () => {
    const own = ownIds();
    await sayWhoWorks(sql, own);
    const silent = await silentWorkers(sql, own);
    const gone = silent.filter((id) => suspects.includes(id));
    if (gone.length > 0) await sql`select graphile_worker.force_unlock_workers(${gone}::text[])`;
    suspects = silent;
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look).catch((error: unknown) => services.reportError(error, { part: "queue" }));
  }, lookEveryMs);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
      await sql.end({ timeout: 1 });
    },
  };
}

async function sayWhoWorks(sql: postgres.Sql, ids: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_unlock(${lockSpace}, key)
    from (select objid::bigint::bit(32)::int as key from pg_locks
      where locktype = 'advisory' and pid = pg_backend_pid() and classid = ${lockSpace}) as held
    where not key = any(select hashtext(unnest(${[...ids]}::text[])))`;
  await sql`
    select pg_try_advisory_lock(${lockSpace}, key) from (select hashtext(unnest(${[...ids]}::text[])) as key) as own
    where not exists (
      select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and classid = ${lockSpace} and objid::bigint = key::bigint & 4294967295)`;
}

async function silentWorkers(sql: postgres.Sql, own: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct locked_by as id from graphile_worker._private_jobs
    where locked_by is not null and not locked_by = any(${[...own]}::text[])
      and not exists (
        select from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and datname = current_database() and classid = ${lockSpace}
          and objid::bigint = hashtext(locked_by)::bigint & 4294967295)`;
  return rows.map(({ id }) => id);
}
