import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import type { Services } from "@ymp/api/services";
import { readMessages } from "@ymp/i18n/message-files";
import { createTranslator } from "@ymp/i18n/translator";
import { worldPassword } from "@ymp/testing/people";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { createApp } from "./app.ts";
import type { AppDeps } from "./app-env.ts";
import { createLog, type Log } from "./log.ts";
import { createMetrics } from "./metrics.ts";

/** The whole HTTP side over a world of its own, without a port unless `listen` is called. */
export interface TestApp {
  readonly world: World;
  readonly services: Services;
  readonly deps: AppDeps;
  readonly uploadsFolder: string;
  /** Everything that was logged, as written. */
  readonly logged: () => string;
  readonly errors: unknown[];
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** A token that opens the person's session. */
  readonly tokenOf: (who: Who) => Promise<string>;
  /** Headers of a script that acts for the person on their vessel. */
  readonly headersOf: (who: Who, vesselId?: string) => Promise<Record<string, string>>;
  /** Opens a port until `close`; answers its address. */
  readonly listen: () => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function createTestApp(
  changes: Omit<Partial<AppDeps>, "services"> & { services?: Partial<Services> } = {},
): Promise<TestApp> {
  const world = await createWorld();
  const uploadsFolder = mkdtempSync(path.join(tmpdir(), "ymp-uploads-"));
  const { log, logged } = keptLog();
  const errors: unknown[] = [];
  const reportError: Services["reportError"] = (error, facts) => {
    errors.push(error);
    log.error({ ...facts, err: error }, "unexpected");
  };
  const noteSecurity: Services["noteSecurity"] = (event) => log.info({ part: "security", ...event }, event.event);
  const translate = createTranslator(readMessages());
  const services: Services = { ...world.services, translate, noteSecurity, reportError, ...changes.services };
  const deps: AppDeps = { ...plainDeps(services, log, uploadsFolder), ...changes, services };
  const app = createApp(deps);
  const tokenOf = tokenKeeper(world);
  const servers: Server[] = [];
  return {
    world,
    services,
    deps,
    uploadsFolder,
    logged,
    errors,
    request: async (address, init) => app.request(address, init),
    tokenOf,
    headersOf: async (who, vesselId = world.vessels[who === "rival" ? "B" : "A"].id) => ({
      authorization: `Bearer ${await tokenOf(who)}`,
      "x-vessel-id": vesselId,
    }),
    async listen() {
      const server = createServer(getRequestListener(app.fetch));
      servers.push(server);
      return `http://127.0.0.1:${await listenAnywhere(server)}`;
    },
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      await world.close();
      rmSync(uploadsFolder, { recursive: true, force: true });
    },
  };
}

function plainDeps(services: Services, log: Log, uploadsFolder: string): AppDeps {
  return {
    services,
    log,
    metrics: createMetrics(),
    origin: services.origin,
    web: null,
    uploadsFolder,
    downloadsFolder: path.join(uploadsFolder, "downloads"),
    hasInbox: false,
    trustsProxy: false,
    metricsToken: null,
    refusalLimit: { points: Number.POSITIVE_INFINITY, windowMinutes: 1 },
    isReady: () => true,
  };
}

function keptLog(): { log: Log; logged: () => string } {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLog("debug", sink), logged: () => lines.join("") };
}

/** Signs each person in once: attempts are limited, and hashing takes its time. */
function tokenKeeper(world: World): TestApp["tokenOf"] {
  const tokens = new Map<Who, Promise<string>>();
  const signIn = async (who: Who) => {
    const login = world.person(who).account.username;
    return (await world.anonymous().session.openToken({ login, password: worldPassword })).token;
  };
  return (who) => {
    const token = tokens.get(who) ?? signIn(who);
    tokens.set(who, token);
    return token;
  };
}

function listenAnywhere(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address && typeof address === "object") resolve(address.port);
      else reject(new Error("The port was not opened."));
    });
  });
}
