import path from "node:path";
import { type ServerType, serve } from "@hono/node-server";
import { migrate } from "@ymp/db/migrate";
import { createApp } from "./app.ts";
import { readSettings, type Settings, SettingsError } from "./env.ts";
import { greet } from "./greeting.ts";
import { listenToDatabase } from "./listen.ts";
import { createLog, type Log } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { createServices } from "./process-services.ts";
import { messageFiles, migrationsFolder, projectFolder, webFolder } from "./project-files.ts";
import { prepareQueue } from "./queue/prepare-queue.ts";
import type { QueueDeps, RunningQueue } from "./queue/run-queue.ts";
import { keepServing, onStopSignal, stopInOrder } from "./shutdown.ts";
import { startDatabase } from "./start-database.ts";

process.setSourceMapsEnabled(true);

async function start(settings: Settings, log: Log): Promise<void> {
  const database = await startDatabase(settings);
  const { ownerUrl, appUrl, queueUrl } = database.urls;
  await Promise.all([
    migrate(ownerUrl, migrationsFolder, { onWaiting: (sentence) => log.info(sentence) }),
    prepareQueue(queueUrl, log),
  ]);
  const services = createServices(settings, appUrl, messageFiles, log);
  if (settings.seed === "demo") {
    const { seedIfEmpty } = await import("./seed.ts");
    await seedIfEmpty(appUrl, services);
  }

  const uploadsFolder = path.join(settings.dataFolder, "uploads");
  const state = { isReady: false };
  const app = createApp({
    services,
    log,
    metrics: createMetrics(),
    origin: settings.origin,
    webFolder,
    uploadsFolder,
    hasInbox: settings.hasInbox,
    trustsProxy: settings.trustsProxy,
    metricsToken: settings.metricsToken,
    isReady: () => state.isReady,
  });
  const listening = await listenToDatabase(appUrl, services);
  const server = await openPort(app.fetch, settings);
  const queue = beginQueue({ queueUrl, services, uploadsFolder, log });
  onStopSignal(log, async () => {
    state.isReady = false;
    await keepServing(server, settings.shutdownDelayMs);
    await stopInOrder({ server, services, listening, queue: await queue, database });
  });
  state.isReady = true;
  await queue;
  await greet(settings, services, log);
}

async function beginQueue(deps: QueueDeps): Promise<RunningQueue> {
  const { runQueue } = await import("./queue/run-queue.ts");
  return runQueue(deps);
}

function openPort(fetch: Parameters<typeof serve>[0]["fetch"], { host, port }: Settings): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: host, port }, () => resolve(server));
    server.on("error", reject);
  });
}

try {
  const settings = readSettings(process.env, projectFolder);
  await start(settings, createLog(settings.logLevel));
} catch (error) {
  console.error(sentenceFor(error));
  process.exit(1);
}

function sentenceFor(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") return "The port is taken. Set PORT to another one.";
  return error.stack ?? error.message;
}
