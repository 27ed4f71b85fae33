import path from "node:path";
import { type BootstrapOptions, bootstrapDatabase, type DatabaseUrls } from "@ymp/db/embedded/bootstrap";
import { startPostgres } from "@ymp/db/embedded/launch";
import type { Settings } from "./env.ts";
import { installationKey } from "./installation-key.ts";

export interface StartedDatabase {
  readonly urls: DatabaseUrls;
  stop(): Promise<void>;
}

/**
 * PostgreSQL of our own under the data folder, or the server of DATABASE_URL; either as `prepare` leaves it. Without one,
 * roles and grants are in place, and the schema is as it was found.
 */
export async function startDatabase(
  settings: Settings,
  prepare: (options: BootstrapOptions) => Promise<DatabaseUrls> = bootstrapDatabase,
  key: () => string = () => installationKey(settings),
): Promise<StartedDatabase> {
  const { databaseUrl, databaseAppUrl: appUrl, databaseQueueUrl: queueUrl } = settings;
  const keys = { key, isNewKey: settings.hasNewKey };
  if (databaseUrl)
    return { urls: await prepare({ adminUrl: databaseUrl, appUrl, queueUrl, ...keys }), stop: async () => {} };
  const server = await startPostgres({ dir: path.join(settings.dataFolder, "postgres"), durable: true });
  try {
    return { urls: await prepare({ adminUrl: server.adminUrl, database: "ymp", ...keys }), stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
