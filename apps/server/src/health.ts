import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@ymp/core/errors";
import { sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import type { AppDeps, AppEnv } from "./app-env.ts";
import { isLoopback } from "./env.ts";

const answersWithinMs = 2000;

export function health(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/healthz", (c) => c.text("ok"))
    .get("/readyz", async (c) => {
      if (!deps.isReady() || !(await databaseAnswers(deps))) throw new AppError("unavailable", "errors:notReady");
      return c.text("ready");
    })
    .get("/metrics", async (c) => {
      if (!mayReadMetrics(c, deps)) return c.notFound();
      return c.body(await deps.metrics.metrics(), 200, { "content-type": deps.metrics.contentType });
    });
}

async function databaseAnswers({ services }: AppDeps): Promise<boolean> {
  const patience = new Promise<false>((resolve) => setTimeout(() => resolve(false), answersWithinMs).unref());
  const answer = services.database.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, patience]);
}

function mayReadMetrics(c: Context<AppEnv>, { metricsToken, trustsProxy }: AppDeps): boolean {
  if (metricsToken) return isSameSecret(c.req.header("authorization") ?? "", `Bearer ${metricsToken}`);
  return !trustsProxy && isLoopback(c.get("address"));
}

/** Takes as long wherever the two differ, and whatever their lengths. */
function isSameSecret(given: string, secret: string): boolean {
  const [left, right] = [given, secret].map((text) => createHash("sha256").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
