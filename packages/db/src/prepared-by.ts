import { createHmac } from "node:crypto";
import type { ISql } from "postgres";
import { PreparationRefused } from "./preparation-refused.ts";

/** What a database remembers, as its comment, of who prepared it. */
export interface PreparedBy {
  readonly edition: string;
  /** Of the installation's key; absent where it was prepared by an edition that did not note it. */
  readonly fingerprint?: string | undefined;
}

/** Tells keys apart and gives none away. */
export const fingerprintOf = (key: string): string =>
  createHmac("sha256", key).update("fingerprint of the key").digest("hex").slice(0, 32);

export async function readPreparedBy(sql: ISql, database: string): Promise<PreparedBy | undefined> {
  const [row] = await sql<{ comment: string | null }[]>`
    SELECT shobj_description(oid, 'pg_database') AS comment FROM pg_database WHERE datname = ${database}`;
  const [edition = "", fingerprint] = row?.comment?.split(" ") ?? [];
  return edition === "" ? undefined : { edition, fingerprint };
}

export async function writePreparedBy(
  sql: ISql,
  database: string,
  { edition, fingerprint }: PreparedBy,
): Promise<void> {
  const comment = [edition, fingerprint].filter(Boolean).join(" ");
  await sql`COMMENT ON DATABASE ${sql(database)} IS ${sql.unsafe(`'${comment}'`)}`;
}

/** @throws PreparationRefused where the database has served an installation with another key */
export function expectSameKey(found: PreparedBy | undefined, fingerprint: string): void {
  if (!found?.fingerprint || found.fingerprint === fingerprint) return;
  throw new PreparationRefused(
    "This database belongs to an installation with another key: with this one no password would open anything. Give every " +
      "process the same APP_SECRET, or the same DATA_DIR with its secret.key. Where the key was lost or given up for good, " +
      "start once with APP_SECRET_CHANGED=1; then everybody sets a new password by mail.",
  );
}
