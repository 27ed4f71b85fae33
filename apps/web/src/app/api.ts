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
import { codeInTime } from "@ymp/ui/lib/code-in-time";
import { earlyAnswers } from "./early-answers.ts";
import { limitedFetch, limitedFetchOfKept } from "./limited-fetch.ts";
import { chosenVesselId } from "./vessel-choice.ts";
import { wire } from "./wire.ts";

const url = "/trpc";
const vesselHeader = "x-vessel-id";
const accountHeader = "x-account-id";
const writeKeyHeader = "idempotency-key";
/** Each call of a batch holds a database connection of its own while it runs. */
const largestBatch = 8;

/** Whose calls and on which vessel: a tab may show another than the browser's cookie, and a kept write belong to neither. */
interface Named {
  accountId: unknown;
  vesselId: unknown;
  /** Of a write that is sent again where no answer comes. */
  writeKey?: unknown;
}

function headersFor({ accountId, vesselId, writeKey }: Named): Record<string, string> {
  const named = { [accountHeader]: accountId, [vesselHeader]: vesselId, [writeKeyHeader]: writeKey };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, id]) => (typeof id === "string" ? [[name, id]] : [])),
  );
}

/** Nothing waits for the stream of changes: what reads it is fetched with the first. */
const lateStreamLink =
  (accountId: () => string | null): TRPCLink<AppRouter> =>
  (runtime) =>
  ({ op, next }) =>
    observable((observer) => {
      let isWanted = true;
      let stop = () => {};
      codeInTime(() => import("./stream-link.ts")).then(
        ({ streamLink }) => {
          if (!isWanted) return;
          const stream = streamLink(url, accountId)(runtime)({ op, next }).subscribe(observer);
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
 * Calls that name a vessel and an account of their own (the offline queue does) travel alone; the rest is batched under the tab's.
 * A batch is answered in one piece: compressed, a streamed one arrives no earlier and costs the server twice as much.
 */
export function createLinks(
  accountId: () => string | null,
  early = earlyAnswers(globalThis.ympEarly),
): TRPCLink<AppRouter>[] {
  const headersOfTab = () => headersFor({ accountId: accountId(), vesselId: chosenVesselId() });
  return [
    splitLink({
      condition: (operation) => operation.type === "subscription",
      true: lateStreamLink(accountId),
      false: splitLink({
        condition: ({ context }) => "vesselId" in context,
        true: httpLink({
          url,
          transformer: wire,
          headers: ({ op: { context } }) =>
            headersFor({
              accountId: context.accountId ?? accountId(),
              vesselId: context.vesselId ?? chosenVesselId(),
              writeKey: context.writeKey,
            }),
          fetch: limitedFetchOfKept,
        }),
        false: splitLink({
          condition: early.mayHold,
          true: httpLink({
            url,
            transformer: wire,
            headers: headersOfTab,
            fetch: early.fetch,
          }),
          false: httpBatchLink({
            url,
            transformer: wire,
            maxItems: largestBatch,
            headers: headersOfTab,
            fetch: limitedFetch,
          }),
        }),
      }),
    }),
  ];
}

/** The way to the server: `client` for mutations, `trpc` for the options of queries that loaders and components share. */
export function createApi(queryClient: QueryClient, links: TRPCLink<AppRouter>[]) {
  const client: TRPCClient<AppRouter> = createTRPCClient<AppRouter>({ links });
  return { queryClient, client, trpc: createTRPCQueryUtils<AppRouter>({ client, queryClient }) };
}

export type Api = ReturnType<typeof createApi>;
