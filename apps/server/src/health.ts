import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@ymp/core/errors";
import { sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import type { AppDeps, AppEnv } from "./app-env.ts";
import { isLoopback } from "./env.ts";
import { type IsOwnHost, isForwarded } from "./http/own-hosts.ts";

const answersWithinMs = 2000;

export function health(deps: AppDeps, isOwnHost: IsOwnHost): Hono<AppEnv> {
  const databaseAnswers = sharedAnswer(deps);
  return new Hono<AppEnv>()
    .get("/healthz", (c) => c.text("ok"))
    .get("/readyz", async (c) => {
      if (!deps.isReady() || !(await databaseAnswers())) throw new AppError("unavailable", "refusals:notReady");
      return c.text("ready");
    })
    .get("/metrics", async (c) => {
      if (!mayReadMetrics(c, deps, isOwnHost)) return c.notFound();
      return c.body(await deps.metrics.metrics(), 200, { "content-type": deps.metrics.contentType });
    });
}

/** One statement for all who ask until it is answered: while the database is away, balancers take no further connections. */
function sharedAnswer({ services }: AppDeps): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return async () => {
    asked ??= services.database.db
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = undefined;
      });
    const patience = new Promise<false>((resolve) => setTimeout(() => resolve(false), answersWithinMs).unref());
    return Promise.race([asked, patience]);
  };
}

/** Without a token the machine itself reads them, and neither a proxy on it nor a page that a foreign name led here. */
function mayReadMetrics(c: Context<AppEnv>, { metricsToken, trustsProxy }: AppDeps, isOwnHost: IsOwnHost): boolean {
  if (metricsToken) return isSameSecret(c.req.header("authorization") ?? "", `Bearer ${metricsToken}`);
  return !trustsProxy && !isForwarded(c) && isOwnHost(c) && isLoopback(c.get("address"));
}

/** Takes as long wherever the two differ, and whatever their lengths. */
function isSameSecret(given: string, secret: string): boolean {
  const [left, right] = [given, secret].map((text) => createHash("sha256").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
