import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type ServerType, serve } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { createApp } from "./app.ts";
import type { Settings } from "./env.ts";
import { greet } from "./greeting.ts";
import { refusalLimit } from "./http/refused-requests.ts";
import { listenToDatabase } from "./listen.ts";
import type { Log } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { keepPrivate } from "./private-folders.ts";
import { createServices } from "./process-services.ts";
import { messageFiles, webFolder } from "./project-files.ts";
import { prepareQueue } from "./queue/prepare-queue.ts";
import type { QueueDeps, RunningQueue } from "./queue/run-queue.ts";
import { keepServing, onStopSignal, stopInOrder } from "./shutdown.ts";
import type { StartedDatabase } from "./start-database.ts";
import { WebFolder } from "./web.ts";

/** Waiting requests are answered before caches are filled and background work is started. */
const restAfterMs = 500;

/** Serves on a database that is prepared, until a signal stops it. */
export async function runApplication(settings: Settings, database: StartedDatabase, log: Log): Promise<void> {
  const { appUrl, queueUrl } = database.urls;
  const services = createServices(settings, appUrl, messageFiles, log);
  const [listening] = await Promise.all([
    listenToDatabase(appUrl, services),
    prepareQueue(queueUrl, log),
    // Opens a connection for the first request; unlike a bare statement of the pool, this one also ends when the connection is lost.
    services.database.db.execute(sql`select 1`),
  ]);
  if (settings.seed === "demo") {
    const { seedIfEmpty } = await import("./seed.ts");
    await seedIfEmpty(database.urls, services);
  }

  const uploadsFolder = path.join(settings.dataFolder, "uploads");
  const printsFolder = path.join(settings.dataFolder, "prints");
  const downloadsFolder = path.join(settings.dataFolder, "downloads");
  const ownFiles = settings.storageUrl ? [] : [path.join(settings.dataFolder, "files")];
  await keepPrivate([uploadsFolder, downloadsFolder, printsFolder, ...ownFiles], services.reportError);
  const web = new WebFolder(webFolder);
  const state = { isReady: false };
  const app = createApp({
    services,
    log,
    metrics: createMetrics(),
    origin: settings.origin,
    furtherHosts: settings.furtherHosts,
    web,
    ...{ uploadsFolder, downloadsFolder },
    hasInbox: settings.hasInbox,
    trustsProxy: settings.trustsProxy,
    metricsToken: settings.metricsToken,
    refusalLimit,
    isReady: () => state.isReady,
  });
  const server = await openPort(app.fetch, settings);
  const stopping = new AbortController();
  const queue = beginRest({ queueUrl, services, uploadsFolder, printsFolder, log }, web, stopping.signal);
  onStopSignal(log, async () => {
    stopping.abort();
    state.isReady = false;
    await keepServing(server, settings.shutdownDelayMs);
    await stopInOrder({ server, services, listening, queue: await queue, database });
  });
  state.isReady = true;
  await greet(settings, services, log);
  await queue;
}

/** Undefined when the process is stopped before it has started. */
async function beginRest(deps: QueueDeps, web: WebFolder, stopping: AbortSignal): Promise<RunningQueue | undefined> {
  const isWanted = await sleep(restAfterMs, true, { signal: stopping }).catch(() => false);
  if (!isWanted) return undefined;
  web.read();
  const { runQueue } = await import("./queue/run-queue.ts");
  return runQueue(deps);
}

function openPort(fetch: Parameters<typeof serve>[0]["fetch"], { host, port }: Settings): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: host, port }, () => resolve(server));
    server.on("error", reject);
  });
}
