import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";

/** duplicate_database, duplicate_object, duplicate_schema, unique_violation (of a catalogue's index), deadlock_detected. */
const raceCodes = new Set(["42P04", "42710", "42P06", "23505", "40P01"]);
const maxAttempts = 20;
const longestPauseMs = 100;

/**
 * Whether another process changed the same entry of PostgreSQL's catalogues in between. Roles, databases and grants know no
 * lock that all databases of a server share; a lost race is reported as an internal error without a code of its own.
 */
export function isCatalogueRace(error: unknown): boolean {
  if (!(error instanceof postgres.PostgresError)) return false;
  return raceCodes.has(error.code) || /^tuple concurrently (updated|deleted)/.test(error.message);
}

/** Does again what lost a race; the work must bear being done twice. */
export async function retryOnCatalogConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isCatalogueRace(error) || attempt >= maxAttempts) throw error;
      await sleep(Math.random() * longestPauseMs);
    }
  }
}
