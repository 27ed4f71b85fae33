import type { MiddlewareHandler } from "hono";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Times requests by kind, method and status. Kinds, not paths: ids would make a series of every record. */
export function timeRequests(registry: Registry): MiddlewareHandler {
  const seconds = new Histogram({
    name: "ymp_http_request_seconds",
    help: "Time to the first byte of the answer",
    labelNames: ["kind", "method", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return async (c, next) => {
    const done = seconds.startTimer();
    await next();
    done({ kind: kindOf(c.req.path), method: c.req.method, status: c.res.status });
  };
}

const kinds = ["trpc", "api", "files", "uploads", "assets"];

function kindOf(path: string): string {
  const first = path.split("/")[1] ?? "";
  return kinds.includes(first) ? first : "page";
}
