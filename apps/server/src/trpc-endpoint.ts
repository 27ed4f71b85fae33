import type { AnyProcedure } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { appRouter } from "@ymp/api/root";
import { refusalOf, shapeOf } from "@ymp/api/trpc";
import { AppError } from "@ymp/core/errors";
import { Hono } from "hono";
import type { AppDeps, AppEnv } from "./app-env.ts";
import { noteRefusal } from "./http/note-refusal.ts";
import { requestContext } from "./http/principal.ts";
import { boundsOf } from "./http/request-bounds.ts";
import { retryAfter } from "./http/retry-after.ts";
import { holderOf, MadeFiles } from "./made-files.ts";
import { TrpcRequest } from "./trpc-request.ts";

/** More than any screen of ours sends at once. */
const largestBatch = 20;

/** Every typed procedure, with its batches and its event streams. */
export function trpcEndpoint({ services, downloadsFolder }: AppDeps): Hono<AppEnv> {
  const made = new MadeFiles(downloadsFolder);
  return new Hono<AppEnv>().all("/*", (c) => {
    const request = new TrpcRequest(c.req.raw);
    return fetchRequestHandler({
      endpoint: "/trpc",
      router: appRouter,
      maxBatchSize: largestBatch,
      onError: ({ error, path = "" }) => noteRefusal(c, services, shapeOf(error, null), path),
      responseMeta({ errors }) {
        const waits = errors.map((error) => Number(retryAfter(shapeOf(error, null))));
        const longest = Math.max(0, ...waits);
        return longest > 0 ? { headers: { "retry-after": String(longest) } } : {};
      },
      req: request.forTrpc(),
      createContext: async ({ resHeaders, info }) => {
        const setHeader = (name: string, value: string) => resHeaders.append(name, value);
        // An event stream of a browser carries no headers of ours: it names its vessel and its account in the connection's parameters.
        const vesselId = c.req.header("x-vessel-id") ?? info.connectionParams?.vesselId ?? null;
        try {
          const ownerId = c.req.header("x-account-id") ?? info.connectionParams?.accountId ?? null;
          const ctx = await requestContext(c, services, setHeader, vesselId, ownerId);
          if (ctx.writeKey && info.calls.length > 1) throw new AppError("invalid", "rest:keyOfOneCall");
          const inputs = info.calls.map(({ procedure }) => inputOf(procedure));
          await request.read(boundsOf(inputs, ctx.principal !== null));
          const holder = holderOf(ctx);
          if (!holder) return ctx;
          return { ...ctx, offerDownload: async (file) => `/downloads/${await made.keep(holder, file)}` };
        } catch (error) {
          throw refusalOf(error, { services, requestId: c.get("requestId") }, "session");
        }
      },
    });
  });
}

/** The schema of a procedure, where it takes anything. */
function inputOf(procedure: AnyProcedure | null): unknown {
  const definition: object = procedure?._def ?? {};
  const inputs: unknown = Reflect.get(definition, "inputs");
  return Array.isArray(inputs) ? inputs[0] : undefined;
}
