import { AppError } from "@ymp/core/errors";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { AppDeps, AppEnv } from "./app-env.ts";
import { archives } from "./archives.ts";
import { files } from "./files.ts";
import { health } from "./health.ts";
import { errorResponse } from "./http/errors.ts";
import { ownOrigin } from "./http/own-origin.ts";
import { requestFacts } from "./http/request-facts.ts";
import { securityHeaders } from "./http/security.ts";
import { inbox } from "./inbox.ts";
import { timeRequests } from "./metrics.ts";
import { restApi } from "./rest/mount.ts";
import { trpcEndpoint } from "./trpc-endpoint.ts";
import { uploads } from "./uploads.ts";
import { webApplication } from "./web.ts";

/** Tables to import travel inside a procedure's input; nothing else comes near it. */
const largestTrpcBody = 20_000_000;
const largestRestBody = 1_000_000;

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError("invalid", "errors:bodyTooLarge");
    },
  });

/** Everything that answers over HTTP. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestFacts(deps.log, deps.trustsProxy), timeRequests(deps.metrics));
  app.use(securityHeaders(deps.origin.startsWith("https:")));
  app.route("/", health(deps));
  app.use(ownOrigin(deps.origin));
  app.use("/trpc/*", limitBody(largestTrpcBody), compress());
  app.route("/trpc", trpcEndpoint(deps));
  app.use("/api/*", limitBody(largestRestBody), compress());
  app.route("/", restApi(deps));
  app.route("/uploads", uploads(deps));
  app.route("/files", files(deps));
  app.route("/archives", archives(deps));
  for (const area of ["/api/*", "/uploads/*", "/files/*", "/archives/*"])
    app.all(area, () => {
      throw new AppError("not_found", "errors:notFound");
    });
  if (deps.hasInbox) app.route("/dev/inbox", inbox(deps));
  if (deps.webFolder) app.route("/", webApplication(deps.webFolder));
  app.notFound((c) => errorResponse(new AppError("not_found", "errors:notFound"), c, deps.services));
  app.onError((error, c) => errorResponse(error, c, deps.services));
  return app;
}
