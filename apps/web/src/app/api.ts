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
import { transformer } from "./transformer.ts";
import { chosenVesselId } from "./vessel-choice.ts";

const url = "/trpc";
/** Each call of a batch holds a database connection of its own while it runs. */
const largestBatch = 8;

/** A call that travels alone may say itself what it goes under; a batch says nothing. */
interface Sending {
  op?: { context: Record<string, unknown> };
  opList?: unknown;
}

/** What a call goes under. A kept write has a key, to be sent again where no answer comes. */
function headersFor({ accountId, vesselId, key }: Record<string, unknown>): Record<string, string> {
  const named = { "x-account-id": accountId, "x-vessel-id": vesselId, "idempotency-key": key };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
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
  const headers = ({ op }: Sending) =>
    headersFor({ accountId: accountId(), vesselId: chosenVesselId(), ...op?.context });
  return [
    splitLink({
      condition: (operation) => operation.type === "subscription",
      true: lateStreamLink(accountId),
      false: splitLink({
        condition: ({ context }) => "vesselId" in context,
        true: httpLink({
          url,
          transformer,
          headers,
          fetch: limitedFetchOfKept,
        }),
        false: splitLink({
          condition: early.mayHold,
          true: httpLink({
            url,
            transformer,
            headers,
            fetch: early.fetch,
          }),
          false: httpBatchLink({
            url,
            transformer,
            maxItems: largestBatch,
            headers,
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

/** Calls of this client end with the signal. */
export const createClientUntil =
  (links: TRPCLink<AppRouter>[]) =>
  (signal: AbortSignal): TRPCClient<AppRouter> =>
    createTRPCClient<AppRouter>({
      links: [
        () =>
          ({ op, next }) =>
            next({ ...op, signal }),
        ...links,
      ],
    });

export type Api = ReturnType<typeof createApi>;
