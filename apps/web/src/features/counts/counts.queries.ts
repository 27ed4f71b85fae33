import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { nextPage, usePages } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";

type Trpc = Services["trpc"];

export type CountSession = OutputOf<"counts.list">["rows"][number];
export type Count = OutputOf<"counts.get">;
export type CountLine = OutputOf<"counts.lines">["rows"][number];

const pageSize = 50;

export function useCountPages() {
  const options = useTrpc().counts.list.infiniteQueryOptions({ limit: pageSize }, nextPage);
  return usePages(useInfiniteQuery({ ...options, placeholderData: keepPreviousData }));
}

export function useCount(id: string) {
  return useQuery(useTrpc().counts.get.queryOptions({ id }));
}

export function linesOptions(trpc: Trpc, id: string) {
  return trpc.counts.lines.infiniteQueryOptions({ id, limit: 500 }, nextPage);
}

/** All lines of a count, read to the end: who counts below deck has no link to ask for the rest. */
export function useCountLines(id: string) {
  const query = useInfiniteQuery(linesOptions(useTrpc(), id));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return usePages(query);
}

export function useLocations() {
  return useQuery(useTrpc().inventory.locations.queryOptions()).data ?? [];
}

export function useCategories() {
  return useQuery(useTrpc().inventory.categories.queryOptions()).data ?? [];
}
