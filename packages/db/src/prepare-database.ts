import { createHash } from "node:crypto";
import { type Patience, patience, readMigrations } from "./apply-migrations.ts";
import { connect } from "./connect.ts";
import {
  type BootstrapOptions,
  bootstrapDatabase,
  type DatabaseUrls,
  databaseOf,
  knownUrls,
} from "./embedded/bootstrap.ts";
import { migrate } from "./migrate.ts";
import { expectSameKey, fingerprintOf, type PreparedBy, readPreparedBy, writePreparedBy } from "./prepared-by.ts";
import { isSupported, readMajorVersion } from "./supported-versions.ts";

/** To be raised when bootstrap or migrate does something else to a database than before; a test reminds of it. */
const preparation = 13;
const rememberingLock = 815_202;

/**
 * Roles, database, grants, schema and policies as this edition of the product wants them. The database remembers which
 * edition has prepared it: a start finds that out while all three logins are tried, and the rest is done where the
 * remembered edition is another one or a login fails.
 */
export async function prepareDatabase(
  options: BootstrapOptions,
  folder: string,
  patient: Partial<Patience> = patience,
): Promise<DatabaseUrls> {
  const wanted = { edition: editionOf(folder), fingerprint: options.key && fingerprintOf(options.key()) };
  const known = knownUrls(options);
  if (known && (await isPreparedBy(wanted, known))) return known;
  const urls = await bootstrapDatabase(options);
  await migrate(urls.ownerUrl, folder, patient);
  await remember(wanted, urls.ownerUrl, options.isNewKey === true);
  return urls;
}

function editionOf(folder: string): string {
  const hash = createHash("sha256").update(String(preparation));
  for (const migration of readMigrations(folder)) hash.update(migration.hash);
  return hash.digest("hex");
}

async function isPreparedBy(wanted: PreparedBy, { ownerUrl, appUrl, queueUrl }: DatabaseUrls): Promise<boolean> {
  try {
    const found = await Promise.all([ownerUrl, appUrl, queueUrl].map(readMemory));
    return found.every(
      (memory) =>
        memory?.edition === wanted.edition && (!wanted.fingerprint || memory.fingerprint === wanted.fingerprint),
    );
  } catch {
    // Preparation, which comes next, reports any obstacle.
    return false;
  }
}

/**
 * Kept with the database itself: a copy of its tables alone lacks its grants, and does not remember. A server of a version
 * that is not supported counts as not prepared.
 */
async function readMemory(url: string): Promise<PreparedBy | undefined> {
  const sql = connect(url, { max: 1, fetch_types: false });
  try {
    const [memory, version] = await Promise.all([readPreparedBy(sql, databaseOf(new URL(url))), readMajorVersion(sql)]);
    return isSupported(version) ? memory : undefined;
  } finally {
    await sql.end();
  }
}

/** Of processes that start at once with different keys one is first; the other is refused. */
async function remember(prepared: PreparedBy, ownerUrl: string, isNewKey: boolean): Promise<void> {
  const database = databaseOf(new URL(ownerUrl));
  const sql = connect(ownerUrl, { max: 1 });
  try {
    await sql.begin(async (tx) => {
      await tx`SELECT pg_advisory_xact_lock(${rememberingLock})`;
      const found = await readPreparedBy(tx, database);
      if (prepared.fingerprint && !isNewKey) expectSameKey(found, prepared.fingerprint);
      await writePreparedBy(tx, database, { ...prepared, fingerprint: prepared.fingerprint ?? found?.fingerprint });
    });
  } finally {
    await sql.end();
  }
}
