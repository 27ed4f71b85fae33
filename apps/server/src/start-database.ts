import path from "node:path";
import { bootstrapDatabase, type DatabaseUrls } from "@ymp/db/embedded/bootstrap";
import { startPostgres } from "@ymp/db/embedded/launch";
import type { Settings } from "./env.ts";

export interface StartedDatabase {
  readonly urls: DatabaseUrls;
  stop(): Promise<void>;
}

/** PostgreSQL of our own under the data folder, or the server of DATABASE_URL; either with roles and grants in place. */
export async function startDatabase(settings: Settings): Promise<StartedDatabase> {
  const { databaseUrl, databaseAppUrl: appUrl, databaseQueueUrl: queueUrl } = settings;
  if (databaseUrl)
    return { urls: await bootstrapDatabase({ adminUrl: databaseUrl, appUrl, queueUrl }), stop: async () => {} };
  const server = await startPostgres({ dir: path.join(settings.dataFolder, "postgres"), durable: true });
  try {
    const urls = await bootstrapDatabase({ adminUrl: server.adminUrl, database: "ymp" });
    return { urls, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
