import { type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { keptPages, nextPage, usePages } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { type WatchLogsSearch, watchLogsAddress } from "./watch-logs.search.ts";

type Trpc = Services["trpc"];

export type ListedWatchLog = OutputOf<"watchLogs.list">["rows"][number];
export type WatchLogsSummary = OutputOf<"watchLogs.summary">;
export type WatchLog = OutputOf<"watchLogs.get">;
export type WatchLogChange = OutputOf<"watchLogs.history">["rows"][number];

const listOptions = (trpc: Trpc, search: WatchLogsSearch) =>
  trpc.watchLogs.list.infiniteQueryOptions({ ...watchLogsAddress.inputOf(search), limit: 60 }, keptPages);

export function preloadWatchLogs(
  { queryClient, trpc }: { queryClient: QueryClient; trpc: Trpc },
  search: WatchLogsSearch,
) {
  return Promise.all([
    queryClient.prefetchInfiniteQuery(listOptions(trpc, search)),
    queryClient.prefetchQuery(trpc.watchLogs.summary.queryOptions()),
  ]);
}

export const useWatchLogPages = (search: WatchLogsSearch) =>
  usePages<ListedWatchLog>(useInfiniteQuery(listOptions(useTrpc(), search)));

export function useWatchLogsSummary() {
  return useQuery(useTrpc().watchLogs.summary.queryOptions());
}

export function useWatchLog(id: string) {
  return useQuery(useTrpc().watchLogs.get.queryOptions({ id }));
}

export function useWatchLogHistory(id: string) {
  return useInfiniteQuery(useTrpc().watchLogs.history.infiniteQueryOptions({ id, limit: 20 }, nextPage));
}
