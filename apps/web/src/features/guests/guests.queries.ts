import { type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { keptPages, usePages } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { type GuestsSearch, guestsAddress } from "./guests.search.ts";

type Trpc = Services["trpc"];

export type ListedGuest = OutputOf<"guests.list">["rows"][number];
export type Guest = OutputOf<"guests.get">;
export type GuestChange = OutputOf<"guests.history">["rows"][number];

const listOptions = (trpc: Trpc, search: GuestsSearch) =>
  trpc.guests.list.infiniteQueryOptions({ ...guestsAddress.inputOf(search), limit: 60 }, keptPages);

export function preloadGuests({ queryClient, trpc }: { queryClient: QueryClient; trpc: Trpc }, search: GuestsSearch) {
  return queryClient.prefetchInfiniteQuery(listOptions(trpc, search));
}

export const useGuestPages = (search: GuestsSearch) =>
  usePages<ListedGuest>(useInfiniteQuery(listOptions(useTrpc(), search)));

export function useGuest(id: string) {
  return useQuery(useTrpc().guests.get.queryOptions({ id }));
}

export function useGuestDisclosures(id: string) {
  const options = useTrpc().guests.disclosures.infiniteQueryOptions(
    { id, limit: 20 },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return useInfiniteQuery(options);
}

export function useGuestHistory(id: string) {
  const options = useTrpc().guests.history.infiniteQueryOptions(
    { id, limit: 20 },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return useInfiniteQuery(options);
}
