import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
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
import { createLog } from "./log.ts";
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
  const lines: string[] = [];
  const errors: unknown[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLog("debug", sink);
  const services: Services = {
    ...world.services,
    translate: createTranslator(readMessages()),
    reportError(error, facts) {
      errors.push(error);
      log.error({ ...facts, err: error }, "unexpected");
    },
    ...changes.services,
  };
  const deps: AppDeps = {
    log,
    metrics: createMetrics(),
    origin: services.origin,
    webFolder: null,
    uploadsFolder,
    hasInbox: false,
    trustsProxy: false,
    metricsToken: null,
    isReady: () => true,
    ...changes,
    services,
  };
  const app = createApp(deps);
  const request: TestApp["request"] = async (address, init) => app.request(address, init);
  const tokens = new Map<Who, Promise<string>>();
  const signIn = async (who: Who) => {
    const login = world.person(who).account.username;
    return (await world.anonymous().session.openToken({ login, password: worldPassword })).token;
  };
  const tokenOf = (who: Who) => {
    const token = tokens.get(who) ?? signIn(who);
    tokens.set(who, token);
    return token;
  };
  const closers: (() => Promise<void>)[] = [];
  return {
    world,
    services,
    deps,
    uploadsFolder,
    logged: () => lines.join(""),
    errors,
    request,
    tokenOf,
    headersOf: async (who, vesselId = world.vessels[who === "rival" ? "B" : "A"].id) => ({
      authorization: `Bearer ${await tokenOf(who)}`,
      "x-vessel-id": vesselId,
    }),
    async listen() {
      const server = createServer(getRequestListener(app.fetch));
      const port = await new Promise<number>((resolve, reject) => {
        server.listen(0, "127.0.0.1", () => {
          const address = server.address();
          if (address && typeof address === "object") resolve(address.port);
          else reject(new Error("The port was not opened."));
        });
      });
      closers.push(async () => {
        server.closeAllConnections();
        server.close();
      });
      return `http://127.0.0.1:${port}`;
    },
    async close() {
      for (const close of closers) await close();
      await world.close();
      rmSync(uploadsFolder, { recursive: true, force: true });
    },
  };
}
