import { type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { keptPages, nextPage, usePages } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { type WatchPlansSearch, watchPlansAddress } from "./watch-plans.search.ts";

type Trpc = Services["trpc"];
interface Reading {
  queryClient: QueryClient;
  trpc: Trpc;
}

export type ListedWatchPlan = OutputOf<"watchPlans.list">["rows"][number];
export type WatchPlan = OutputOf<"watchPlans.get">;
export type WatchPlanChange = OutputOf<"watchPlans.history">["rows"][number];
export type Board = OutputOf<"watchPlans.board">;
export type WatchSwap = OutputOf<"watchPlans.swaps">[number];
export type BoardWatch = Board["watches"][number];
export type BoardPerson = Board["people"][number];

const listOptions = (trpc: Trpc, search: WatchPlansSearch) =>
  trpc.watchPlans.list.infiniteQueryOptions({ ...watchPlansAddress.inputOf(search), limit: 60 }, keptPages);

export const preloadWatchPlans = ({ queryClient, trpc }: Reading, search: WatchPlansSearch) =>
  queryClient.prefetchInfiniteQuery(listOptions(trpc, search));

export const preloadBoard = ({ queryClient, trpc }: Reading, id: string) =>
  Promise.all([
    queryClient.prefetchQuery(trpc.watchPlans.get.queryOptions({ id })),
    queryClient.prefetchQuery(trpc.watchPlans.board.queryOptions({ id })),
    queryClient.prefetchQuery(trpc.watchPlans.swaps.queryOptions({ id })),
  ]);

export const useWatchPlanPages = (search: WatchPlansSearch) =>
  usePages<ListedWatchPlan>(useInfiniteQuery(listOptions(useTrpc(), search)));

export function useWatchPlan(id: string) {
  return useQuery(useTrpc().watchPlans.get.queryOptions({ id }));
}

export function useBoard(id: string) {
  return useQuery(useTrpc().watchPlans.board.queryOptions({ id }));
}

export function useSwaps(id: string) {
  return useQuery(useTrpc().watchPlans.swaps.queryOptions({ id }));
}

export function useWatchPlanHistory(id: string) {
  return useInfiniteQuery(useTrpc().watchPlans.history.infiniteQueryOptions({ id, limit: 20 }, nextPage));
}
