import { tmpdir } from "node:os";
import path from "node:path";
import { sessionCookieName } from "@ymp/api/platform/accounts/lucia";
import { createApp } from "@ymp/server/app";
import { createLog } from "@ymp/server/log";
import { createMetrics } from "@ymp/server/metrics";
import superjson from "superjson";
import { type Procedure, property } from "../fleet/all-procedures.ts";
import type { Fleet } from "../fleet/fleet.ts";

export interface Sender {
  readonly cookie: string;
  readonly vesselId: string | null;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** The HTTP side over the fleet, without a port. */
export interface Door {
  /** A session of its own, so that no call can close that of another. */
  readonly enter: (username: string, vesselId: string | null) => Promise<Sender>;
  /** Many calls of one procedure in one request, as the browser sends them. */
  readonly callMany: (sender: Sender, procedure: Procedure, inputs: readonly unknown[]) => Promise<Answer[]>;
  readonly send: (sender: Sender, address: string, init?: RequestInit) => Promise<Answer>;
}

export function openDoor(fleet: Fleet): Door {
  const { services } = fleet;
  const app = createApp({
    services,
    log: createLog("silent"),
    metrics: createMetrics(),
    origin: services.origin,
    web: null,
    uploadsFolder: path.join(tmpdir(), "ymp-hostile-uploads"),
    downloadsFolder: path.join(tmpdir(), "ymp-hostile-downloads"),
    hasInbox: false,
    trustsProxy: false,
    metricsToken: null,
    refusalLimit: { points: Number.POSITIVE_INFINITY, windowMinutes: 1 },
    isReady: () => true,
  });
  const send: Door["send"] = async ({ cookie, vesselId }, address, init) => {
    const headers = new Headers(init?.headers);
    if (cookie) headers.set("cookie", cookie);
    if (vesselId) headers.set("x-vessel-id", vesselId);
    const response = await app.request(address, { ...init, headers });
    return { status: response.status, text: await response.text() };
  };
  return {
    send,
    async enter(username, vesselId) {
      const { account } = await fleet.principal(username);
      const facts = { userAgent: null, address: "192.0.2.1", isPersistent: false };
      const { token } = await services.accounts.sessions.open(account.id, facts);
      return { cookie: `${sessionCookieName}=${token}`, vesselId };
    },
    async callMany(sender, { path: name, type }, inputs) {
      const wired = JSON.stringify(Object.fromEntries(inputs.map((input, nth) => [nth, wireOf(input)])));
      const address = `/trpc/${inputs.map(() => name).join(",")}?batch=1`;
      const headers = { "content-type": "application/json" };
      const answer =
        type === "query"
          ? await send(sender, `${address}&input=${encodeURIComponent(wired)}`)
          : await send(sender, address, { method: "POST", headers, body: wired });
      return answersOf(answer, inputs.length);
    },
  };
}

/** superjson refuses to send what pollutes prototypes; an attacker sends it as it is. */
function wireOf(input: unknown): unknown {
  try {
    return superjson.serialize(input);
  } catch {
    return {
      json: JSON.parse(JSON.stringify(input, (_key, value) => (typeof value === "bigint" ? `${value}` : value))),
    };
  }
}

/** One answer for each call of a batch; the same for all where the request failed as a whole. */
function answersOf({ status, text }: Answer, count: number): Answer[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) return Array.from({ length: count }, () => ({ status, text }));
  return list.map((item: unknown) => ({ status: statusOf(item), text: JSON.stringify(item) }));
}

function statusOf(item: unknown): number {
  const told = property(property(property(property(item, "error"), "json"), "data"), "httpStatus");
  if (property(item, "error") === undefined) return 200;
  return typeof told === "number" ? told : 500;
}
