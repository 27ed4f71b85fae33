import { setTimeout as sleep } from "node:timers/promises";
import { isWindowOver } from "@ymp/core/clock-window";
import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "./client.ts";

const patienceMs = 500;
const askEveryMs = 20;
const restMs = 5_000;

/** A streaming replica of the database, for what is long to read. */
export interface Replica {
  /** The replica, once it holds all that was committed before the call; null where that takes it more than a moment. */
  caughtUp(): Promise<Database | null>;
  close(): Promise<void>;
}

/** @param replicaUrl without a login of its own, that of the application's role counts, which every replica knows */
export function openReplica(primary: Database, appUrl: string, replicaUrl: string): Replica {
  const replica = openDatabase(withLoginOf(appUrl, replicaUrl), { maxConnections: 5, name: "ymp reports" });
  let restsUntil = new Date(0);
  return {
    async caughtUp() {
      if (!isWindowOver(restsUntil, restMs, new Date())) return null;
      const hasCaughtUp = await Promise.race([catchUp(primary, replica), sleep(patienceMs, false, { ref: false })]);
      if (hasCaughtUp) return replica;
      restsUntil = new Date(Date.now() + restMs);
      return null;
    },
    close: () => replica.close(),
  };
}

/** False where it did not answer, or is no replica. */
async function catchUp(primary: Database, replica: Database): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  try {
    const [written] = await primary.db.execute<{ lsn: string }>(sql`select pg_current_wal_lsn()::text as lsn`);
    while (Date.now() < deadline) {
      const [standing] = await replica.db.execute<{ holds: boolean | null }>(
        sql`select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${written?.lsn}::pg_lsn as holds`,
      );
      if (standing?.holds) return true;
      await sleep(askEveryMs);
    }
  } catch {
    // Away: reports are read from the database itself.
  }
  return false;
}

function withLoginOf(appUrl: string, replicaUrl: string): string {
  const [app, replica] = [new URL(appUrl), new URL(replicaUrl)];
  if (replica.username === "") {
    replica.username = app.username;
    replica.password = app.password;
  }
  if (replica.pathname.length <= 1) replica.pathname = app.pathname;
  return replica.href;
}
