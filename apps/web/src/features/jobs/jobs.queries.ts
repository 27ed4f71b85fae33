import { type QueryClient, useInfiniteQuery, useQueries, useQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { nextPage, usePages } from "../../lib/lists/list-pages.ts";
import { filtersOf, type JobsSearch, type ListSearch, listInputOf } from "./jobs.search.ts";

const pageSize = 100;
type Trpc = Services["trpc"];

export function jobListOptions(trpc: Trpc, search: JobsSearch) {
  return trpc.jobs.list.infiniteQueryOptions({ ...listInputOf(search), limit: pageSize }, nextPage);
}

/** How many jobs a set of filters finds: the first page says it, so one row is enough. */
export function jobCountOptions(trpc: Trpc, search: ListSearch) {
  return trpc.jobs.list.queryOptions({ ...filtersOf(search), sort: "number", limit: 1 });
}

/** Fetched while the code of the screen is still on its way. */
export async function preloadJobs({ queryClient, trpc }: { queryClient: QueryClient; trpc: Trpc }, search: JobsSearch) {
  await Promise.all([
    queryClient.prefetchQuery(trpc.jobs.summary.queryOptions()),
    queryClient.prefetchInfiniteQuery(jobListOptions(trpc, search)),
  ]);
}

export function useJobsSummary() {
  return useQuery(useTrpc().jobs.summary.queryOptions());
}

export type JobPages = ReturnType<typeof useJobPages>;

export function useJobPages(search: JobsSearch) {
  return usePages(useInfiniteQuery(jobListOptions(useTrpc(), search)));
}

/** Counts for many sets of filters at once; undefined while one is not known. */
export function useJobCounts(searches: readonly ListSearch[], enabled = true): (number | undefined)[] {
  const trpc = useTrpc();
  return useQueries({
    queries: searches.map((search) => ({ ...jobCountOptions(trpc, search), enabled })),
    combine: (results) => results.map(({ data }) => data?.total ?? undefined),
  });
}
