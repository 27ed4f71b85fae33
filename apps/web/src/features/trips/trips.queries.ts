import { type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { keptPages, usePages } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { type TripsSearch, tripsAddress } from "./trips.search.ts";

type Trpc = Services["trpc"];

export type ListedTrip = OutputOf<"trips.list">["rows"][number];
export type Trip = OutputOf<"trips.get">;
export type Stay = Trip["stays"][number];
export type Sheet = NonNullable<Stay["sheet"]>;
export type TripJob = NonNullable<Trip["jobs"]>[number];
export type TripDay = Trip["days"][number];
export type TripChange = OutputOf<"trips.history">["rows"][number];

const listOptions = (trpc: Trpc, search: TripsSearch) =>
  trpc.trips.list.infiniteQueryOptions({ ...tripsAddress.inputOf(search), limit: 60 }, keptPages);

export function preloadTrips({ queryClient, trpc }: { queryClient: QueryClient; trpc: Trpc }, search: TripsSearch) {
  return queryClient.prefetchInfiniteQuery(listOptions(trpc, search));
}

export const useTripPages = (search: TripsSearch) =>
  usePages<ListedTrip>(useInfiniteQuery(listOptions(useTrpc(), search)));

export function useTrip(id: string) {
  return useQuery(useTrpc().trips.get.queryOptions({ id }));
}

export function useTripHistory(id: string) {
  const options = useTrpc().trips.history.infiniteQueryOptions(
    { id, limit: 20 },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return useInfiniteQuery(options);
}
