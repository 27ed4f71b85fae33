import type { Database } from "@ymp/db/client";
import { sqlStateOf } from "../kit/database-errors.ts";
import { outageIn } from "../kit/outages.ts";
import type { Services } from "../services.ts";

/**
 * Reads from the replica where there is one that holds everything saved so far, so that long reports take nothing from
 * those at work. Otherwise, and when the replica breaks off, from the database itself: reading twice does no harm.
 */
export async function readReport<T>(
  { database, replica }: Pick<Services, "database" | "replica">,
  read: (database: Database) => Promise<T>,
): Promise<T> {
  const copy = await replica?.caughtUp();
  if (!copy) return read(database);
  try {
    return await read(copy);
  } catch (error) {
    if (!brokeOff(error)) throw error;
    return read(database);
  }
}

/** The replica went away, or what it replays removed rows that were being read. */
function brokeOff(error: unknown): boolean {
  return sqlStateOf(error) === "40001" || outageIn(error) !== undefined;
}
