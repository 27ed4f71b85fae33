import type { ServerType } from "@hono/node-server";
import type { Services } from "@ymp/api/services";
import type { Listening } from "./listen.ts";
import type { Log } from "./log.ts";
import type { RunningQueue } from "./queue/run-queue.ts";
import type { StartedDatabase } from "./start-database.ts";

const patienceMs = 10_000;

export interface Running {
  readonly server: ServerType;
  readonly services: Services;
  readonly listening: Listening;
  readonly queue: RunningQueue;
  readonly database: StartedDatabase;
}

/** Streams end first, then requests that have begun are answered, then the queue's work is done, PostgreSQL last. */
export async function stopInOrder({ server, services, listening, queue, database }: Running): Promise<void> {
  services.changeFeed.close();
  await Promise.all([closeServer(server), queue.stop()]);
  await listening.stop();
  await services.database.close();
  await database.stop();
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeIdleConnections" in server) server.closeIdleConnections();
    // Whoever has not got an answer by then asks the next process.
    setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), patienceMs).unref();
  });
}

/** The first signal stops in order, a second one at once. */
export function onStopSignal(log: Log, stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      log.info({ signal }, "stopping");
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, "could not stop in order");
          process.exit(1);
        },
      );
    });
}
