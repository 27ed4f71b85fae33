import { createHmac } from "node:crypto";
import type { ISql, Sql } from "postgres";
import { retryOnCatalogConflict } from "../catalog-conflicts.ts";
import { connect } from "../connect.ts";
import { PreparationRefused } from "../preparation-refused.ts";
import { expectSameKey, fingerprintOf, readPreparedBy } from "../prepared-by.ts";
import { expectSupported, readMajorVersion } from "../supported-versions.ts";

export interface BootstrapOptions {
  /** A login that may create roles (its database may be another one), or `ymp_owner` where an administrator prepared the rest. */
  readonly adminUrl: string;
  /** Made when missing; without a name, the one in the address. */
  readonly database?: string;
  /** The logins an administrator prepared. */
  readonly appUrl?: string;
  readonly queueUrl?: string;
  /** The installation's own key, asked for where the login has no password that those of the roles could follow from. */
  readonly key?: () => string;
  /** The database takes this key for its own from now on, whichever it knew. */
  readonly isNewKey?: boolean;
}

export interface DatabaseUrls {
  /** Owns the database and migrates it. */
  readonly ownerUrl: string;
  /** Serves requests: owns nothing and is held by row-level security. */
  readonly appUrl: string;
  /** Runs the job queue, which lives in a schema of its own. */
  readonly queueUrl: string;
}

type RoleName = "ymp_owner" | "ymp_app" | "ymp_queue";

const ROLES: readonly RoleName[] = ["ymp_owner", "ymp_app", "ymp_queue"];
/** What the tables and functions build on. */
export const EXTENSIONS = ["pg_trgm", "unaccent", "fuzzystrmatch", "btree_gin"];
const BOOTSTRAP_LOCK = 815_201;

/**
 * Prepares roles, database, extensions and grants, and answers the three logins; what is there already stays.
 * What the application's role may do to each table is the migrations' business.
 * Throws a sentence for the administrator when the login may not do what is missing.
 */
export function bootstrapDatabase(options: BootstrapOptions): Promise<DatabaseUrls> {
  return retryOnCatalogConflict(() => bootstrapOnce(options));
}

async function bootstrapOnce(options: BootstrapOptions): Promise<DatabaseUrls> {
  const admin = new URL(options.adminUrl);
  const database = options.database ?? databaseOf(admin);
  const maintenance = connectTo(options.adminUrl);
  try {
    expectSupported(await readMajorVersion(maintenance));
    // Before anything is changed that its own processes work with.
    const found = await readPreparedBy(maintenance, database);
    if (options.key && !options.isNewKey && found?.fingerprint) expectSameKey(found, fingerprintOf(options.key()));
    const login = await readLogin(maintenance);
    const urls = login.mayCreateRoles ? roleUrls(options, database) : preparedUrls(options, login, database);
    if (login.mayCreateRoles) {
      await createRoles(maintenance, options);
      if (!login.isSuperuser) await maintenance`GRANT ymp_owner TO CURRENT_USER`;
      await createDatabase(maintenance, database);
    }
    await prepareDatabase(login.isSuperuser ? withDatabase(admin, database) : urls.ownerUrl, database, login);
    return { ...urls, appUrl: options.appUrl ?? urls.appUrl, queueUrl: options.queueUrl ?? urls.queueUrl };
  } finally {
    await maintenance.end();
  }
}

/** The logins as they are once everything is prepared; undefined where only the database knows. */
export function knownUrls(options: BootstrapOptions): DatabaseUrls | undefined {
  const { adminUrl, database, appUrl, queueUrl } = options;
  const admin = new URL(adminUrl);
  if (decodeURIComponent(admin.username) === "ymp_owner")
    return appUrl && queueUrl ? { ownerUrl: admin.href, appUrl, queueUrl } : undefined;
  const urls = roleUrls(options, database ?? databaseOf(admin));
  return { ...urls, appUrl: appUrl ?? urls.appUrl, queueUrl: queueUrl ?? urls.queueUrl };
}

export const databaseOf = (url: URL) => decodeURIComponent(url.pathname.slice(1));

function roleUrls(options: BootstrapOptions, database: string): DatabaseUrls {
  return {
    ownerUrl: roleUrl(options, "ymp_owner", database),
    appUrl: roleUrl(options, "ymp_app", database),
    queueUrl: roleUrl(options, "ymp_queue", database),
  };
}

function preparedUrls({ adminUrl, appUrl, queueUrl }: BootstrapOptions, login: Login, database: string): DatabaseUrls {
  if (login.name === "ymp_owner" && appUrl !== undefined && queueUrl !== undefined) {
    return { ownerUrl: withDatabase(new URL(adminUrl), database), appUrl, queueUrl };
  }
  const roles = ROLES.map((role) => `CREATE ROLE ${role} LOGIN NOINHERIT PASSWORD '…';`).join(" ");
  throw new PreparationRefused(
    `The database login "${login.name}" may not create roles. Ask an administrator to run: ${roles} ` +
      `ALTER DATABASE "${database}" OWNER TO ymp_owner; then set DATABASE_URL, DATABASE_APP_URL and DATABASE_QUEUE_URL ` +
      "to the addresses of that database with these three logins.",
  );
}

/** What `CREATE DATABASE … TEMPLATE` does not copy: who may connect, and that the queue may make its schema. */
export async function grantOnDatabase(sql: ISql, database: string): Promise<void> {
  await sql`GRANT CONNECT ON DATABASE ${sql(database)} TO ymp_app, ymp_queue`;
  await sql`GRANT CREATE ON DATABASE ${sql(database)} TO ymp_queue`;
}

const connectTo = (url: string): Sql => connect(url, { max: 1 });

interface Login {
  readonly name: string;
  readonly isSuperuser: boolean;
  readonly mayCreateRoles: boolean;
}

async function readLogin(sql: Sql): Promise<Login> {
  const [row] = await sql<Login[]>`
    SELECT rolname AS name, rolsuper AS "isSuperuser", rolsuper OR rolcreaterole AS "mayCreateRoles"
    FROM pg_roles WHERE rolname = current_user`;
  if (row === undefined) throw new Error("PostgreSQL does not know the login of DATABASE_URL.");
  return row;
}

/**
 * Passwords follow from the administrator's own, so every server process on one database knows the same ones. A login that
 * has none (trust, peer, a certificate) leaves nothing secret to follow from but the installation's key.
 */
function rolePassword({ adminUrl, key }: BootstrapOptions, role: RoleName): string {
  const secret = decodeURIComponent(new URL(adminUrl).password) || key?.();
  if (!secret)
    throw new PreparationRefused(
      "DATABASE_URL names no password, and there is no key of the installation to make those of its roles from.",
    );
  return createHmac("sha256", secret).update(role).digest("base64url");
}

function roleUrl(options: BootstrapOptions, role: RoleName, database: string): string {
  const admin = new URL(options.adminUrl);
  const url = new URL(withDatabase(admin, database));
  url.username = role;
  url.password = rolePassword(options, role);
  return url.href;
}

function withDatabase(admin: URL, database: string): string {
  const url = new URL(admin);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
}

async function createRoles(sql: Sql, options: BootstrapOptions): Promise<void> {
  await sql.begin(async (tx) => {
    // Roles belong to the whole server: two processes that start at once take turns.
    await tx`SELECT pg_advisory_xact_lock(${BOOTSTRAP_LOCK})`;
    const existing = new Set((await tx<{ rolname: string }[]>`SELECT rolname FROM pg_roles`).map((row) => row.rolname));
    for (const role of ROLES) {
      const verb = existing.has(role) ? "ALTER" : "CREATE";
      await tx.unsafe(`${verb} ROLE ${role} LOGIN NOINHERIT PASSWORD '${rolePassword(options, role)}'`);
    }
  });
}

async function createDatabase(sql: Sql, database: string): Promise<void> {
  const [found] = await sql`SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = ${database}`;
  if (found?.owner === "ymp_owner") return;
  if (found) await sql`ALTER DATABASE ${sql(database)} OWNER TO ymp_owner`;
  else await sql`CREATE DATABASE ${sql(database)} OWNER ymp_owner`;
}

async function prepareDatabase(url: string, database: string, login: Login): Promise<void> {
  const sql = connectTo(url);
  try {
    await sql.begin(async (tx) => {
      await tx`SELECT pg_advisory_xact_lock(${BOOTSTRAP_LOCK})`;
      if (login.isSuperuser) await tx`ALTER SCHEMA public OWNER TO ymp_owner`;
      await createExtensions(tx, login);
      await grantOnDatabase(tx, database);
      await tx`REVOKE CREATE ON SCHEMA public FROM PUBLIC`;
      await tx`GRANT USAGE ON SCHEMA public TO ymp_app, ymp_queue`;
    });
  } finally {
    await sql.end();
  }
}

async function createExtensions(sql: ISql, login: Login): Promise<void> {
  const missing = await sql<{ name: string }[]>`
    SELECT name FROM pg_available_extension_versions
    WHERE name IN ${sql(EXTENSIONS)} AND (trusted OR ${login.isSuperuser})
    GROUP BY name HAVING NOT bool_or(installed)`;
  for (const { name } of missing) await sql`CREATE EXTENSION IF NOT EXISTS ${sql(name)}`;
}
