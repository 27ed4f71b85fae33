import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { bootstrapDatabase, type DatabaseUrls, knownUrls } from "@ymp/db/embedded/bootstrap";
import { type RunningPostgres, startPostgres } from "@ymp/db/embedded/launch";
import { migrate } from "@ymp/db/migrate";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { memoryFolder, memoryFolders } from "./memory-folder.ts";
import { freezeAsTemplate } from "./template.ts";
import type { TestCluster } from "./test-cluster.ts";

const TEMPLATE = "ymp_template";
const CLUSTERS = "test-postgres";
const TEMPORARY = "test-temporary";

/**
 * One throw-away server for the whole run, migrated once by the first project that needs it; test files clone the result.
 * `TEST_POSTGRES` names the folder of the programs of another PostgreSQL than the one that comes with the product.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const name of [CLUSTERS, TEMPORARY]) removeAbandoned(name);
  const dir = path.join(memoryFolder(CLUSTERS), String(process.pid));
  const leaveTemporary = useTemporary();
  const server = await startPostgres({ dir, durable: false, programs: process.env.TEST_POSTGRES });
  const stop = async () => {
    await server.stop();
    if (!server.shared) removeCluster(dir);
    leaveTemporary();
  };
  try {
    const urls = server.shared ? knownUrls(templateOf(server)) : await migratedTemplate(server);
    if (!urls) throw new Error("The logins of the test server follow from no address.");
    const cluster: TestCluster = { ...urls, adminUrl: server.adminUrl, template: TEMPLATE };
    project.provide("testCluster", cluster);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

const templateOf = ({ adminUrl }: RunningPostgres) => ({ adminUrl, database: TEMPLATE });

async function migratedTemplate(server: RunningPostgres): Promise<DatabaseUrls> {
  const urls = await bootstrapDatabase(templateOf(server));
  await migrate(urls.ownerUrl);
  const admin = postgres(server.adminUrl, { max: 1 });
  try {
    await freezeAsTemplate(admin, TEMPLATE);
  } finally {
    await admin.end();
  }
  return urls;
}

/**
 * The files and clusters that tests make for themselves lie in memory as well where there is room; else where the system has them,
 * within reach of PostgreSQL's account. Answers how to leave them.
 */
function useTemporary(): () => void {
  const before = process.env.TMPDIR;
  const [inMemory] = memoryFolders(TEMPORARY);
  const folder = path.join(inMemory, String(process.pid));
  if (before === folder || memoryFolder(TEMPORARY) !== inMemory) return () => undefined;
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** A killed run leaves its folders behind; its server stopped with it. */
function removeAbandoned(kind: string): void {
  for (const folder of memoryFolders(kind))
    for (const name of listFolder(folder)) {
      const pid = Number.parseInt(name, 10);
      if (!isAlive(pid)) removeCluster(path.join(folder, name));
    }
}

function removeCluster(dir: string): void {
  for (const file of [dir, `${dir}.log`]) rmSync(file, { recursive: true, force: true });
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
