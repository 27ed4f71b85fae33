import type { ServerResponse } from "node:http";
import type { Http2ServerResponse } from "node:http2";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerType } from "@hono/node-server";
import type { Services } from "@ymp/api/services";
import type { Listening } from "./listen.ts";
import type { Log } from "./log.ts";
import type { RunningQueue } from "./queue/run-queue.ts";
import type { StartedDatabase } from "./start-database.ts";

const patienceMs = 10_000;
const sweepEveryMs = 100;

export interface Running {
  readonly server: ServerType;
  readonly services: Services;
  readonly listening: Listening;
  readonly queue: RunningQueue | undefined;
  readonly database: StartedDatabase;
}

/**
 * While balancers still send requests here, each is answered, with a request to use another connection next time. A
 * connection that stayed open would be cut between two requests, at the cost of the second.
 */
export async function keepServing(server: ServerType, delayMs: number): Promise<void> {
  server.prependListener("request", (_request: unknown, response: ServerResponse | Http2ServerResponse) => {
    if ("shouldKeepAlive" in response) response.setHeader("connection", "close");
  });
  await sleep(delayMs);
}

/** Streams end first, then requests that have started are answered, then the queue's work is done, PostgreSQL last. */
export async function stopInOrder({ server, services, listening, queue, database }: Running): Promise<void> {
  services.changeFeed.close();
  await Promise.all([closeServer(server), queue?.stop(patienceMs)]);
  await listening.stop();
  await Promise.all([services.database.close(), services.replica?.close()]);
  await database.stop();
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    // A connection whose last answer was started before is only idle afterwards.
    const sweeping = setInterval(() => "closeIdleConnections" in server && server.closeIdleConnections(), sweepEveryMs);
    server.close(() => {
      clearInterval(sweeping);
      resolve();
    });
    // Callers without an answer by then ask the next process.
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
