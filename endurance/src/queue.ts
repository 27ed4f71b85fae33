import type postgres from "postgres";

/** Work that failed comes again later each time, and some is meant for later: now it is all due. */
export async function makeQueueDue(sql: postgres.Sql): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()`;
}
