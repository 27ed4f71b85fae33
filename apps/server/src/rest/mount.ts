import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { presentError } from "../http/errors.ts";
import { InvalidRequest } from "../http/invalid-request.ts";
import { allCalls } from "./all-calls.ts";
import type { Call } from "./call.ts";
import { docsPage } from "./docs-page.ts";
import { describeApi } from "./openapi.ts";

/** Every documented call, their description, and a page to browse it. */
export function restApi({ services }: AppDeps): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>();
  for (const call of allCalls) {
    for (const { path, fixed } of routesOf(call.path))
      app.on(call.method.toUpperCase(), path, (c) => call.answer(c, services, fixed));
    app.openAPIRegistry.registerPath(call.route);
  }
  // Made when it is first asked for: it takes as long as the rest of a start.
  let document: ReturnType<typeof describeApi> | undefined;
  app.get("/api/openapi.json", (c) => {
    document ??= describeApi(app);
    return c.json(document);
  });
  app.route("/api/docs-ui", docsPage());
  const readOnly = ["OPTIONS", "GET", "HEAD"];
  const pages = [["/api/openapi.json", readOnly] as const, ["/api/docs-ui", readOnly] as const];
  for (const [path, methods] of [...pages, ...methodsByPath(allCalls)])
    app.all(path, (c) => {
      const allow = { allow: methods.join(", ") };
      if (c.req.method === "OPTIONS") return c.body(null, 204, allow);
      return c.json(wrongMethod(c, methods), 405, allow);
    });
  return app;

  function wrongMethod(c: Context<AppEnv>, methods: readonly string[]) {
    const refusal = new InvalidRequest([{ messageKey: "rest:wrongMethod", params: { methods: methods.join(", ") } }]);
    return presentError(refusal, c, services).body;
  }
}

/** The router knows parameters that fill a whole segment of the path; one within a segment has a route for each value. */
function routesOf(documented: string): { path: string; fixed: Record<string, string> }[] {
  const path = documented.replaceAll(/\/\{(\w+)\}/g, "/:$1");
  if (!path.includes("{product}")) return [{ path, fixed: {} }];
  return ["ymp", "lite"].map((product) => ({ path: path.replace("{product}", product), fixed: { product } }));
}

function methodsByPath(calls: readonly Call[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const call of calls)
    for (const { path } of routesOf(call.path)) {
      const own = call.method === "get" ? ["GET", "HEAD"] : [call.method.toUpperCase()];
      methods.set(path, [...(methods.get(path) ?? ["OPTIONS"]), ...own]);
    }
  return methods;
}
