import type { QueryClient } from "@tanstack/react-query";
import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  splitLink,
  type TRPCClient,
  TRPCClientError,
  type TRPCLink,
} from "@trpc/client";
import { createTRPCQueryUtils } from "@trpc/react-query";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "@ymp/api/root";
import { earlyAnswers } from "./early-answers.ts";
import { chosenVesselId } from "./vessel-choice.ts";
import { wire } from "./wire.ts";

const url = "/trpc";
const vesselHeader = "x-vessel-id";
/** Each call of a batch holds a database connection of its own while it runs. */
const largestBatch = 8;

/** A link that is half open answers nothing, and ends nothing: a write is given up after so long, and sent again. */
const longestWriteMs = 60_000;

const limitedFetch: typeof fetch = (input, init) => {
  const limit = new AbortController();
  init?.signal?.addEventListener("abort", () => limit.abort(init.signal?.reason));
  setTimeout(() => limit.abort(new Error("No answer")), longestWriteMs);
  return fetch(input, { ...init, signal: limit.signal });
};

function headersFor(vesselId: unknown): Record<string, string> {
  return typeof vesselId === "string" ? { [vesselHeader]: vesselId } : {};
}

/** Nothing waits for the stream of changes: what reads it is fetched with the first. */
const lateStreamLink: TRPCLink<AppRouter> =
  (runtime) =>
  ({ op, next }) =>
    observable((observer) => {
      let isWanted = true;
      let stop = () => {};
      import("./stream-link.ts").then(
        ({ streamLink }) => {
          if (!isWanted) return;
          const stream = streamLink(url)(runtime)({ op, next }).subscribe(observer);
          stop = () => stream.unsubscribe();
        },
        (fault) => isWanted && observer.error(TRPCClientError.from(fault)),
      );
      return () => {
        isWanted = false;
        stop();
      };
    });

/**
 * Calls that name a vessel of their own (the offline queue does) travel alone; the rest is batched under the tab's vessel.
 * A batch is answered in one piece: compressed, a streamed one arrives no earlier and costs the server twice as much.
 */
export function createLinks(early = earlyAnswers(globalThis.ympEarly)): TRPCLink<AppRouter>[] {
  return [
    splitLink({
      condition: (operation) => operation.type === "subscription",
      true: lateStreamLink,
      false: splitLink({
        condition: ({ context }) => "vesselId" in context,
        true: httpLink({
          url,
          transformer: wire,
          headers: ({ op }) => headersFor(op.context.vesselId ?? chosenVesselId()),
          fetch: limitedFetch,
        }),
        false: splitLink({
          condition: early.mayHold,
          true: httpLink({
            url,
            transformer: wire,
            headers: () => headersFor(chosenVesselId()),
            fetch: early.fetch,
          }),
          false: httpBatchLink({
            url,
            transformer: wire,
            maxItems: largestBatch,
            headers: () => headersFor(chosenVesselId()),
          }),
        }),
      }),
    }),
  ];
}

/** The way to the server: `client` for mutations, `trpc` for the options of queries that loaders and components share. */
export function createApi(queryClient: QueryClient, links: TRPCLink<AppRouter>[] = createLinks()) {
  const client: TRPCClient<AppRouter> = createTRPCClient<AppRouter>({ links });
  return { queryClient, client, trpc: createTRPCQueryUtils<AppRouter>({ client, queryClient }) };
}

export type Api = ReturnType<typeof createApi>;
