import { getConnInfo } from "@hono/node-server/conninfo";
import { newId } from "@ymp/core/ids";
import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env.ts";
import type { Log } from "../log.ts";
import { presetHeaders } from "./preset-headers.ts";
import type { RefusedRequests } from "./refused-requests.ts";

/** What is away for a moment is mostly back by then. */
const retryAfterSeconds = "3";
const givenId = /^[\w-]{8,64}$/;

/** Names the request, finds where it comes from, and logs how it ended. */
export function requestFacts(log: Log, trustsProxy: boolean, refused: RefusedRequests): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const given = c.req.header("x-request-id");
    const requestId = trustsProxy && given && givenId.test(given) ? given : newId();
    c.set("requestId", requestId);
    c.set("address", addressOf(c, trustsProxy));
    c.set("refused", refused);
    const startedAt = performance.now();
    await presetHeaders(c, [["x-request-id", requestId]], next);
    // What was not read still is in the connection, before the next request.
    if (c.res.status === 413) c.res.headers.set("connection", "close");
    if (c.res.status === 503) c.res.headers.set("retry-after", retryAfterSeconds);
    const facts = { requestId, method: c.req.method, path: c.req.path, status: c.res.status };
    const who = { address: c.get("address"), userId: c.get("userId") };
    const level = c.res.status >= 500 ? "error" : isQuiet(c.req.path) ? "debug" : "info";
    log[level]({ ...facts, ...who, ms: Math.round(performance.now() - startedAt) }, "request");
  };
}

/** A proxy adds the address it saw at the end; what is before it was written by the caller. */
function addressOf(c: Context, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return forwarded || connectionAddress(c) || "unknown";
}

function connectionAddress(c: Context): string | undefined {
  // Requests that a test hands over have no connection.
  return c.env && "incoming" in c.env ? getConnInfo(c).remote.address : undefined;
}

const isQuiet = (path: string) => /^\/(assets|fonts|healthz|readyz|metrics)\b/.test(path);
