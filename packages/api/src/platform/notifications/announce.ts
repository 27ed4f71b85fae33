import type { Db } from "@ymp/db/client";
import { sql } from "drizzle-orm";

/** An announcement holds 8,000 bytes; so many ids fit well. */
const chunkSize = 100;

/** Notifies the screens of those people, and of nobody else, that their notices have changed, once the transaction holds. */
export async function announceToReaders(tx: Db, vesselId: string, userIds: readonly string[]): Promise<void> {
  for (let start = 0; start < userIds.length; start += chunkSize) {
    const payload = {
      vesselId,
      seq: 0,
      recordKind: "notification",
      recordId: vesselId,
      verb: "changed",
      userId: null,
      onlyFor: userIds.slice(start, start + chunkSize),
    };
    await tx.execute(sql`select pg_notify('ymp_changes', ${JSON.stringify(payload)})`);
  }
}
