import type { Db } from "@ymp/db/client";
import { sql } from "drizzle-orm";
import type { QueuedTask } from "./tasks.ts";

/** The queue lives in PostgreSQL, under a role of its own; one function of that role takes work from the application. */
export async function enqueue(tx: Db, { name, ...payload }: QueuedTask, runAt?: Date): Promise<void> {
  const content = JSON.stringify(payload);
  await tx.execute(
    runAt
      ? sql`select queue.enqueue_at(${name}, ${content}::json, ${runAt.toISOString()}::timestamptz)`
      : sql`select queue.enqueue(${name}, ${content}::json)`,
  );
}
