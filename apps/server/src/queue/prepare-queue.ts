import { createHash } from "node:crypto";
import { connect } from "@ymp/db/connect";
import { forNodePostgres } from "@ymp/db/server-tls";
import type { Sql } from "postgres";
import type { Log } from "../log.ts";

const queueLock = 7_203_443;
const maxAttempts = 12;

/**
 * Makes the queue's tables, the functions by which the application's role may put work in, and the one that returns how
 * much waits. All belong to the queue's role: the application sees no jobs, and the queue sees no records. Safe to run again.
 */
export async function prepareQueue(queueUrl: string, log: Log): Promise<void> {
  const sql = connect(queueUrl, { max: 1 });
  try {
    if (await isPrepared(sql)) return;
    const [{ runMigrations }, { queueLogger }] = await Promise.all([
      import("graphile-worker"),
      import("./queue-logger.ts"),
    ]);
    await sql`select pg_advisory_lock(${queueLock})`;
    await runMigrations({ connectionString: forNodePostgres(queueUrl), logger: queueLogger(log) });
    await sql.unsafe(`${functions} comment on schema queue is '${edition}'`);
  } finally {
    await sql.end();
  }
}

/** Told by the schema itself, so that a start needs neither the queue's library nor its locks. The runner upgrades the library's own tables. */
async function isPrepared(sql: Sql): Promise<boolean> {
  const [schema] = await sql<{ edition: string | null }[]>`
    select obj_description(to_regnamespace('queue'), 'pg_namespace') as edition`;
  return schema?.edition === edition;
}

const functions = `
      create schema if not exists queue;
      create or replace function queue.enqueue(p_task text, p_payload json) returns void
      language sql security definer set search_path = pg_catalog, pg_temp
      as $$ select graphile_worker.add_job(p_task, p_payload, max_attempts => ${maxAttempts}) $$;
      create or replace function queue.enqueue_at(p_task text, p_payload json, p_run_at timestamptz) returns void
      language sql security definer set search_path = pg_catalog, pg_temp
      as $$ select graphile_worker.add_job(p_task, p_payload, run_at => p_run_at, max_attempts => ${maxAttempts}) $$;
      create or replace function queue.standing()
      returns table (waiting int, retrying int, failed int, oldest timestamptz)
      language sql stable security definer set search_path = pg_catalog, pg_temp
      as $$ select
        (count(*) filter (where attempts < max_attempts and last_error is null and run_at <= now()))::int,
        (count(*) filter (where attempts < max_attempts and last_error is not null))::int,
        (count(*) filter (where attempts >= max_attempts))::int,
        min(run_at) filter (where attempts < max_attempts and run_at <= now())
        from graphile_worker.jobs $$;
      revoke all on function queue.enqueue(text, json), queue.enqueue_at(text, json, timestamptz), queue.standing()
        from public;
      grant usage on schema queue to ymp_app;
      grant execute on function queue.enqueue(text, json), queue.enqueue_at(text, json, timestamptz), queue.standing()
        to ymp_app;`;

const edition = createHash("sha256").update(functions).digest("base64url");
