import packageFile from "../../../package.json" with { type: "json" };
import type { PlatformRequest } from "../../platform/outside.ts";
import { countMigrations, readDatabase, readMails, readQueue, readStorage } from "./health.repository.ts";

/** How the installation is: what runs, what waits, what failed. */
export async function describeHealth({ services }: PlatformRequest) {
  const { db } = services.database;
  const [database, queue, mail, storage, migrations] = await Promise.all([
    readDatabase(db),
    readQueue(db),
    readMails(db),
    readStorage(db),
    countMigrations(db),
  ]);
  const { kind: transport } = services.mailTransport;
  const startedAt = new Date(services.now().getTime() - process.uptime() * 1000);
  return {
    at: services.now(),
    database,
    queue,
    /** Where mails are kept to be read on the inbox page, none of them waits. */
    mail: { transport, ...mail, waiting: transport === "keeps" ? 0 : mail.waiting },
    storage: { kind: services.files.kind, ...storage },
    versions: { application: packageFile.version, node: process.versions.node, database: database.version, migrations },
    process: { startedAt, uptimeSeconds: Math.round(process.uptime()), memoryBytes: process.memoryUsage().rss },
  };
}
export type Health = Awaited<ReturnType<typeof describeHealth>>;
