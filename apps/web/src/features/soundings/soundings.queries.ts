import { type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { keptPages, nextPage, usePages } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { type SoundingsSearch, soundingsAddress } from "./soundings.search.ts";

type Trpc = Services["trpc"];

export type ListedSounding = OutputOf<"soundings.list">["rows"][number];
export type SoundingsSummary = OutputOf<"soundings.summary">;
export type SoundedTank = SoundingsSummary["tanks"][number];
export type Sounding = OutputOf<"soundings.get">;
export type SoundingChange = OutputOf<"soundings.history">["rows"][number];

const listOptions = (trpc: Trpc, search: SoundingsSearch) =>
  trpc.soundings.list.infiniteQueryOptions({ ...soundingsAddress.inputOf(search), limit: 60 }, keptPages);

export function preloadSoundings(
  { queryClient, trpc }: { queryClient: QueryClient; trpc: Trpc },
  search: SoundingsSearch,
) {
  return Promise.all([
    queryClient.prefetchInfiniteQuery(listOptions(trpc, search)),
    queryClient.prefetchQuery(trpc.soundings.summary.queryOptions()),
  ]);
}

export const useSoundingPages = (search: SoundingsSearch) =>
  usePages<ListedSounding>(useInfiniteQuery(listOptions(useTrpc(), search)));

export function useSoundingsSummary() {
  return useQuery(useTrpc().soundings.summary.queryOptions());
}

export function useSounding(id: string) {
  return useQuery(useTrpc().soundings.get.queryOptions({ id }));
}

export function useSoundingHistory(id: string) {
  return useInfiniteQuery(useTrpc().soundings.history.infiniteQueryOptions({ id, limit: 20 }, nextPage));
}
