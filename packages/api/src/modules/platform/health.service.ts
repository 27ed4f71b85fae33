import packageFile from "../../../package.json" with { type: "json" };
import { countAlarmsSince, listAlarms } from "../../platform/alarms/alarms.repository.ts";
import type { PlatformRequest } from "../../platform/outside.ts";
import { countMigrations, readDatabase, readMails, readQueue, readStorage } from "./health.repository.ts";

/** How the installation is: what runs, what waits, what failed. */
export async function describeHealth({ services }: PlatformRequest) {
  const { db } = services.database;
  const [database, queue, mail, storage, migrations, alarms] = await Promise.all([
    readDatabase(db),
    readQueue(db),
    readMails(db),
    readStorage(db),
    countMigrations(db),
    readAlarms(services),
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
    alarms,
    process: { startedAt, uptimeSeconds: Math.round(process.uptime()), memoryBytes: process.memoryUsage().rss },
  };
}

const shownAlarms = 20;

async function readAlarms({ database: { db }, now }: PlatformRequest["services"]) {
  const [latest, lastDay] = await Promise.all([
    listAlarms(db, shownAlarms),
    countAlarmsSince(db, new Date(now().getTime() - 86_400_000)),
  ]);
  return { latest, lastDay };
}

export type Health = Awaited<ReturnType<typeof describeHealth>>;
