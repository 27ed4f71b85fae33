import { createHash } from "node:crypto";
import { type Patience, patience, readMigrations } from "./apply-migrations.ts";
import { connect } from "./connect.ts";
import { type BootstrapOptions, bootstrapDatabase, type DatabaseUrls, knownUrls } from "./embedded/bootstrap.ts";
import { migrate } from "./migrate.ts";

/** To be raised when bootstrap or migrate does something else to a database than before; a test reminds of it. */
const preparation = 1;

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
  const edition = editionOf(folder);
  const known = knownUrls(options);
  if (known && (await isPreparedBy(edition, known))) return known;
  const urls = await bootstrapDatabase(options);
  await migrate(urls.ownerUrl, folder, patient);
  await remember(edition, urls.ownerUrl);
  return urls;
}

function editionOf(folder: string): string {
  const hash = createHash("sha256").update(String(preparation));
  for (const migration of readMigrations(folder)) hash.update(migration.hash);
  return hash.digest("hex");
}

async function isPreparedBy(edition: string, { ownerUrl, appUrl, queueUrl }: DatabaseUrls): Promise<boolean> {
  try {
    const editions = await Promise.all([ownerUrl, appUrl, queueUrl].map(readEdition));
    return editions.every((found) => found === edition);
  } catch {
    // Whatever stands in the way is told by preparing, which comes next.
    return false;
  }
}

/** Kept with the database itself: a copy of its tables alone lacks its grants, and does not remember. */
async function readEdition(url: string): Promise<string | null | undefined> {
  const sql = connect(url, { max: 1, fetch_types: false });
  try {
    const [row] = await sql<{ edition: string | null }[]>`
      select shobj_description(oid, 'pg_database') as edition from pg_database where datname = current_database()`;
    return row?.edition;
  } finally {
    await sql.end();
  }
}

async function remember(edition: string, ownerUrl: string): Promise<void> {
  const sql = connect(ownerUrl, { max: 1 });
  try {
    const [row] = await sql<{ name: string }[]>`select current_database() as name`;
    await sql`comment on database ${sql(row?.name ?? "")} is ${sql.unsafe(`'${edition}'`)}`;
  } finally {
    await sql.end();
  }
}
