import type { AttemptLimit } from "@ymp/api/platform/limits/attempt-limit";
import type { Services } from "@ymp/api/services";
import type { Registry } from "prom-client";
import type { RefusedRequests } from "./http/refused-requests.ts";
import type { Log } from "./log.ts";
import type { WebFolder } from "./web.ts";

/** What the HTTP side is made of. `createApp` opens no port and starts nothing. */
export interface AppDeps {
  readonly services: Services;
  readonly log: Log;
  readonly metrics: Registry;
  readonly origin: string;
  /** Names beside that of the origin; absent where there are none. */
  readonly furtherHosts?: readonly string[];
  /** The built web application; absent in tests that need none. */
  readonly web: WebFolder | null;
  /** Where half-sent uploads wait for their rest. */
  readonly uploadsFolder: string;
  /** Where files that were made wait to be downloaded. */
  readonly downloadsFolder: string;
  readonly hasInbox: boolean;
  readonly trustsProxy: boolean;
  readonly metricsToken: string | null;
  /** How many wrong requests an account or an address may send. */
  readonly refusalLimit: AttemptLimit;
  /** False while the process starts or stops; a load balancer then sends nobody here. */
  readonly isReady: () => boolean;
}

/** What every handler may read of its request. */
export interface AppEnv {
  Variables: {
    requestId: string;
    address: string;
    refused: RefusedRequests;
    userId?: string;
    deviceOwnerId?: string | null;
  };
}
