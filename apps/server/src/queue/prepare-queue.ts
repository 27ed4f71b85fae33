import { runMigrations } from "graphile-worker";
import postgres from "postgres";
import type { Log } from "../log.ts";
import { queueLogger } from "./queue-logger.ts";

const queueLock = 7_203_443;
const maxAttempts = 12;

/**
 * Makes the queue's tables, the one function by which the application's role may put work in, and the one that tells how
 * much waits. All belong to the queue's role: the application sees no jobs, and the queue sees no records. Safe to run again.
 */
export async function prepareQueue(queueUrl: string, log: Log): Promise<void> {
  const sql = postgres(queueUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${queueLock})`;
    await runMigrations({ connectionString: queueUrl, logger: queueLogger(log) });
    await sql.unsafe(`
      create schema if not exists queue;
      create or replace function queue.enqueue(p_task text, p_payload json) returns void
      language sql security definer set search_path = pg_catalog, pg_temp
      as $$ select graphile_worker.add_job(p_task, p_payload, max_attempts => ${maxAttempts}) $$;
      create or replace function queue.standing()
      returns table (waiting int, retrying int, failed int, oldest timestamptz)
      language sql stable security definer set search_path = pg_catalog, pg_temp
      as $$ select
        (count(*) filter (where attempts < max_attempts and last_error is null and run_at <= now()))::int,
        (count(*) filter (where attempts < max_attempts and last_error is not null))::int,
        (count(*) filter (where attempts >= max_attempts))::int,
        min(run_at) filter (where attempts < max_attempts and run_at <= now())
        from graphile_worker.jobs $$;
      revoke all on function queue.enqueue(text, json), queue.standing() from public;
      grant usage on schema queue to ymp_app;
      grant execute on function queue.enqueue(text, json), queue.standing() to ymp_app;`);
  } finally {
    await sql.end();
  }
}
