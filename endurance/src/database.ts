import path from "node:path";
import { startPostgres } from "@ymp/db/embedded/launch";
import postgres from "postgres";

export interface SharedDatabase {
  /** For DATABASE_URL of several processes. */
  readonly url: string;
  readonly port: number;
  readonly cluster: string;
  stop(): Promise<void>;
}

/** A PostgreSQL apart from every product process, on the database that is in the folder or an empty one. */
export async function startDatabase(folder: string): Promise<SharedDatabase> {
  const server = await startPostgres({ dir: path.join(folder, "postgres"), durable: true });
  const admin = postgres(server.adminUrl, { max: 1 });
  const [found] = await admin`select 1 from pg_database where datname = 'ymp'`;
  if (!found) await admin`create database ymp`;
  await admin.end();
  const url = new URL(server.adminUrl);
  url.pathname = "/ymp";
  return { url: url.href, port: server.port, cluster: server.dir, stop: () => server.stop() };
}
