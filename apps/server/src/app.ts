import { AppError } from "@ymp/core/errors";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { AppDeps, AppEnv } from "./app-env.ts";
import { health } from "./health.ts";
import { errorResponse } from "./http/errors.ts";
import { lateRoutes } from "./http/late-routes.ts";
import { ownOrigin } from "./http/own-origin.ts";
import { requestFacts } from "./http/request-facts.ts";
import { securityHeaders } from "./http/security.ts";
import { inbox } from "./inbox.ts";
import { timeRequests } from "./metrics.ts";
import { trpcEndpoint } from "./trpc-endpoint.ts";
import { webApplication } from "./web.ts";

/** Tables to import travel inside a procedure's input; nothing else comes near it. */
const largestTrpcBody = 20_000_000;
const largestRestBody = 1_000_000;

/** A length that was announced is held to by the connection; only a body without one has to be counted. */
function limitBody(maxSize: number): MiddlewareHandler {
  const refuse = () => {
    throw new AppError("invalid", "errors:bodyTooLarge");
  };
  const counting = bodyLimit({ maxSize, onError: refuse });
  return (c, next) => {
    if (c.req.header("transfer-encoding")) return counting(c, next);
    return Number(c.req.header("content-length") ?? 0) > maxSize ? refuse() : next();
  };
}

const compressing = compress();
/** Even looking at an answer costs something: only for those who can read it compressed. */
const compressed: typeof compressing = (c, next) => (c.req.header("accept-encoding") ? compressing(c, next) : next());

/** Everything that answers over HTTP. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestFacts(deps.log, deps.trustsProxy), timeRequests(deps.metrics));
  app.use(securityHeaders(deps.origin.startsWith("https:")));
  app.route("/", health(deps));
  app.use(ownOrigin(deps.origin));
  app.use("/trpc/*", limitBody(largestTrpcBody), compressed);
  app.route("/trpc", trpcEndpoint(deps));
  app.use("/api/*", limitBody(largestRestBody), compressed);
  app.all(
    "/api/*",
    lateRoutes("/", async () => (await import("./rest/mount.ts")).restApi(deps)),
  );
  app.all(
    "/uploads/*",
    lateRoutes("/uploads", async () => (await import("./uploads.ts")).uploads(deps)),
  );
  app.all(
    "/files/*",
    lateRoutes("/files", async () => (await import("./files.ts")).files(deps)),
  );
  app.all(
    "/archives/*",
    lateRoutes("/archives", async () => (await import("./archives.ts")).archives(deps)),
  );
  if (deps.hasInbox) app.route("/dev/inbox", inbox(deps));
  if (deps.web) app.route("/", webApplication(deps.web));
  app.notFound((c) => errorResponse(new AppError("not_found", "errors:notFound"), c, deps.services));
  app.onError((error, c) => errorResponse(error, c, deps.services));
  return app;
}
