import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { appRouter } from "@ymp/api/root";
import { Hono } from "hono";
import type { AppDeps, AppEnv } from "./app-env.ts";
import { requestContext } from "./http/principal.ts";

/** Every typed procedure, with its batches and its event streams. */
export function trpcEndpoint({ services }: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().all("/*", (c) =>
    fetchRequestHandler({
      endpoint: "/trpc",
      router: appRouter,
      req: c.req.raw,
      createContext: ({ resHeaders, info }) => {
        const setHeader = (name: string, value: string) => resHeaders.append(name, value);
        // An event stream of a browser carries no headers of ours: it names its vessel in the connection's parameters.
        const vesselId = c.req.header("x-vessel-id") ?? info.connectionParams?.vesselId ?? null;
        return requestContext(c, services, setHeader, vesselId);
      },
    }),
  );
}
