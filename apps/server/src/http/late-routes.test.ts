import { AppError } from "@ymp/core/errors";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { AppEnv } from "../app-env.ts";
import { lateRoutes } from "./late-routes.ts";

function appOf(routes: Hono<AppEnv>) {
  let timesRead = 0;
  const seen: { userId?: string } = {};
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("requestId", "request-1");
    c.set("address", "192.0.2.7");
    await next();
    seen.userId = c.get("userId");
  });
  const load = async () => {
    timesRead += 1;
    return routes;
  };
  app.all("/parts/*", lateRoutes("/parts", load));
  app.onError((error, c) => c.text(error instanceof AppError ? error.code : "not ours", 400));
  return { app, seen, timesRead: () => timesRead };
}

describe("late routes", () => {
  const routes = new Hono<AppEnv>()
    .get("/who", (c) => {
      c.set("userId", "user-1");
      return c.text(`${c.get("requestId")} ${c.get("address")}`);
    })
    .post("/echo", async (c) => c.text(await c.req.text(), 201, { "x-own": "1" }))
    .get("/broken", () => {
      throw new AppError("conflict", "refusals:busy");
    });

  it("are read once, when the first request comes", async () => {
    const { app, timesRead } = appOf(routes);
    expect(timesRead()).toBe(0);
    await Promise.all([app.request("/parts/who"), app.request("/parts/who")]);
    expect(timesRead()).toBe(1);
  });

  it("know the request as the application around them does, and tell it who asked", async () => {
    const { app, seen } = appOf(routes);
    expect(await (await app.request("/parts/who")).text()).toBe("request-1 192.0.2.7");
    expect(seen.userId).toBe("user-1");
  });

  it("are given method and body, and answer with status and headers of their own", async () => {
    const { app } = appOf(routes);
    const response = await app.request("/parts/echo", { method: "POST", body: "48.6" });
    expect([response.status, response.headers.get("x-own"), await response.text()]).toEqual([201, "1", "48.6"]);
    const head = await app.request("/parts/who", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("leave their errors, and addresses they do not know, to the application around them", async () => {
    const { app } = appOf(routes);
    expect(await (await app.request("/parts/broken")).text()).toBe("conflict");
    expect(await (await app.request("/parts/nowhere")).text()).toBe("not_found");
  });
});
