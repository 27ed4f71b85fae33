import { AppError } from "@ymp/core/errors";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { AppDeps, AppEnv } from "./app-env.ts";
import { health } from "./health.ts";
import { errorResponse } from "./http/errors.ts";
import { lateRoutes } from "./http/late-routes.ts";
import { ownHosts, ownHostsOnly } from "./http/own-hosts.ts";
import { ownOrigin } from "./http/own-origin.ts";
import { RefusedRequests } from "./http/refused-requests.ts";
import { requestFacts } from "./http/request-facts.ts";
import { securityHeaders } from "./http/security.ts";
import { inbox } from "./inbox.ts";
import { timeRequests } from "./metrics.ts";
import { trpcEndpoint } from "./trpc-endpoint.ts";
import { webApplication } from "./web.ts";

const compressing = compress();
/** Even looking at an answer costs something: only for those who can read it compressed. */
const compressed: typeof compressing = (c, next) => (c.req.header("accept-encoding") ? compressing(c, next) : next());

/** Everything that answers over HTTP. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const refused = new RefusedRequests(deps.refusalLimit, deps.services.now);
  app.use(requestFacts(deps.log, deps.trustsProxy, refused), timeRequests(deps.metrics));
  app.use(securityHeaders(deps.origin.startsWith("https:")));
  const isOwnHost = ownHosts(deps.origin, deps.furtherHosts);
  // Balancers ask whether a process is well under whichever name they know it by.
  app.route("/", health(deps, isOwnHost));
  app.use(ownHostsOnly(isOwnHost, deps.services));
  app.use(ownOrigin(deps.origin));
  app.use("/trpc/*", compressed);
  app.route("/trpc", trpcEndpoint(deps));
  app.use("/api/*", compressed);
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
  app.all(
    "/downloads/*",
    lateRoutes("/downloads", async () => (await import("./downloads.ts")).downloads(deps)),
  );
  if (deps.hasInbox) app.route("/dev/inbox", inbox(deps));
  if (deps.web) app.route("/", webApplication(deps.web));
  app.notFound((c) => errorResponse(new AppError("not_found", "errors:notFound"), c, deps.services));
  app.onError((error, c) => errorResponse(error, c, deps.services));
  return app;
}
