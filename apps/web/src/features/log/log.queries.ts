import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { keptPages, nextPage, usePages } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { type LogSearch, logAddress } from "./log.search.ts";

type Trpc = Services["trpc"];

export type ListedEntry = OutputOf<"log.list">["rows"][number];
export type LogSummary = OutputOf<"log.summary">;
export type LogEntry = OutputOf<"log.get">;
export type LogBeginning = OutputOf<"log.begin">;
export type LoggedMeter = LogBeginning["meters"][number];
export type LogName = OutputOf<"log.names">[number];
export type LogChange = OutputOf<"log.history">["rows"][number];

const listOptions = (trpc: Trpc, search: LogSearch) =>
  trpc.log.list.infiniteQueryOptions({ ...logAddress.inputOf(search), limit: 60 }, keptPages);

export function preloadLog({ queryClient, trpc }: { queryClient: QueryClient; trpc: Trpc }, search: LogSearch) {
  return queryClient.prefetchInfiniteQuery(listOptions(trpc, search));
}

export const useLogPages = (search: LogSearch) =>
  usePages<ListedEntry>(useInfiniteQuery(listOptions(useTrpc(), search)));

export function useLogSummary() {
  return useQuery(useTrpc().log.summary.queryOptions());
}

export function useLogEntry(id: string) {
  return useQuery(useTrpc().log.get.queryOptions({ id }));
}

/** What a new entry begins with, for anyone who may write one. */
export function useLogBeginning(enabled = true) {
  return useQuery({ ...useTrpc().log.begin.queryOptions(), enabled });
}

export function useLogNames(includesArchived: boolean) {
  return useQuery({ ...useTrpc().log.names.queryOptions({ includesArchived }), placeholderData: keepPreviousData });
}

export function useLogHistory(id: string) {
  const options = useTrpc().log.history.infiniteQueryOptions({ id, limit: 20 }, nextPage);
  return useInfiniteQuery(options);
}
