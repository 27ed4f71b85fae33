import type { QueryClient } from "@tanstack/react-query";
import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  httpSubscriptionLink,
  splitLink,
  type TRPCClient,
  type TRPCLink,
} from "@trpc/client";
import { createTRPCQueryUtils } from "@trpc/react-query";
import type { AppRouter } from "@ymp/api/root";
import superjson from "superjson";
import { earlyAnswers } from "./early-answers.ts";
import { chosenVesselId } from "./vessel-choice.ts";

const url = "/trpc";
const vesselHeader = "x-vessel-id";
/** Each call of a batch holds a database connection of its own while it runs. */
const largestBatch = 8;

function headersFor(vesselId: unknown): Record<string, string> {
  return typeof vesselId === "string" ? { [vesselHeader]: vesselId } : {};
}

/** A browser's event stream carries no headers of ours, so it names its vessel in its address. */
function streamParameters(vesselId: string | null): Record<string, string> {
  return vesselId ? { vesselId } : {};
}

/**
 * Calls that name a vessel of their own (the offline queue does) travel alone; the rest is batched under the tab's vessel.
 * A batch is answered in one piece: compressed, a streamed one arrives no earlier and costs the server twice as much.
 */
export function createLinks(early = earlyAnswers(globalThis.ympEarly)): TRPCLink<AppRouter>[] {
  return [
    splitLink({
      condition: (operation) => operation.type === "subscription",
      true: httpSubscriptionLink({
        url,
        transformer: superjson,
        connectionParams: () => streamParameters(chosenVesselId()),
      }),
      false: splitLink({
        condition: ({ context }) => "vesselId" in context,
        true: httpLink({
          url,
          transformer: superjson,
          headers: ({ op }) => headersFor(op.context.vesselId ?? chosenVesselId()),
        }),
        false: splitLink({
          condition: early.mayHold,
          true: httpLink({
            url,
            transformer: superjson,
            headers: () => headersFor(chosenVesselId()),
            fetch: early.fetch,
          }),
          false: httpBatchLink({
            url,
            transformer: superjson,
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
