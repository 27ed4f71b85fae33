import { randomBytes } from "node:crypto";
import { EXTENSIONS, grantOnDatabase } from "@ymp/db/embedded/bootstrap";
import postgres from "postgres";
import { inject } from "vitest";
import { freezeAsTemplate } from "./template.ts";
import type { TestCluster } from "./test-cluster.ts";

/** A migrated, empty database of the calling test file's own, with the same three logins as the real one. */
export interface TestDatabase {
  readonly name: string;
  readonly appUrl: string;
  readonly ownerUrl: string;
  readonly queueUrl: string;
  drop(): Promise<void>;
}

/** Clones the run's template, which takes some thirty milliseconds. Call it in `beforeAll` and `drop` it in `afterAll`. */
export function testDatabase(): Promise<TestDatabase> {
  return newDatabase(inject("testCluster").template);
}

/**
 * A database of the calling test file's own with what `fill` writes. The first file of the run that asks under a name has it written,
 * and the others clone that; nothing may stay connected to what was filled.
 */
export async function filledDatabase(name: string, fill: (made: TestDatabase) => Promise<void>): Promise<TestDatabase> {
  const template = `ymp_template_${name}`;
  if (!known.has(template)) await makeTemplate(template, fill);
  known.add(template);
  return newDatabase(template);
}

/** Templates that this worker has seen. */
const known = new Set<string>();

function makeTemplate(template: string, fill: (made: TestDatabase) => Promise<void>): Promise<void> {
  return asAdmin(inject("testCluster").adminUrl, async (admin) => {
    // Another worker waits here until it is filled.
    await admin`SELECT pg_advisory_lock(hashtext(${template}))`;
    const [found] = await admin`SELECT FROM pg_database WHERE datname = ${template}`;
    if (found) return;
    const made = await testDatabase();
    try {
      await fill(made);
      await admin`ALTER DATABASE ${admin(made.name)} RENAME TO ${admin(template)}`;
      await freezeAsTemplate(admin, template);
    } catch (error) {
      await made.drop();
      throw error;
    }
  });
}

/** Without any of our tables, for tests of the migrations themselves. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const made = await newDatabase("template0");
  await asAdmin(withDatabase(inject("testCluster").adminUrl, made.name), async (admin) => {
    await admin`ALTER SCHEMA public OWNER TO ymp_owner`;
    for (const extension of EXTENSIONS) await admin`CREATE EXTENSION ${admin(extension)}`;
  });
  return made;
}

async function newDatabase(template: string): Promise<TestDatabase> {
  const cluster: TestCluster = inject("testCluster");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = keptAdmin();
  await admin`CREATE DATABASE ${admin(name)} OWNER ymp_owner TEMPLATE ${admin(template)} STRATEGY FILE_COPY`;
  await grantOnDatabase(admin, name);
  return {
    name,
    appUrl: withDatabase(cluster.appUrl, name),
    ownerUrl: withDatabase(cluster.ownerUrl, name),
    queueUrl: withDatabase(cluster.queueUrl, name),
    async drop() {
      const dropping = keptAdmin();
      await dropping`DROP DATABASE IF EXISTS ${dropping(name)} WITH (FORCE)`;
    },
  };
}

let kept: postgres.Sql | undefined;

/** One connection for all databases that a worker makes and drops; it ends by itself when none has been for a while. */
function keptAdmin(): postgres.Sql {
  kept ??= postgres(inject("testCluster").adminUrl, {
    max: 1,
    idle_timeout: 5,
    fetch_types: false,
    onnotice: () => {},
  });
  return kept;
}

/** Lets the database know how much it holds, as one in use knows by itself before long. */
export function analyse({ ownerUrl }: Pick<TestDatabase, "ownerUrl">): Promise<void> {
  return asAdmin(ownerUrl, async (owner) => void (await owner`ANALYZE`));
}

/** One connection that keeps quiet about notices. End it when done. */
export function connectTo(url: string): postgres.Sql {
  return postgres(url, { max: 1, onnotice: () => undefined });
}

async function asAdmin(adminUrl: string, work: (admin: postgres.Sql) => Promise<void>): Promise<void> {
  const admin = connectTo(adminUrl);
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function withDatabase(url: string, database: string): string {
  const renamed = new URL(url);
  renamed.pathname = `/${database}`;
  return renamed.href;
}
