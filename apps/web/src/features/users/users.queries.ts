import { keepPreviousData, useInfiniteQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { type ListPages, nextPage, usePages } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { type CrewSearch, crewAddress, type UsersSearch, usersAddress } from "./users.search.ts";

type Trpc = Services["trpc"];

export type CrewRow = OutputOf<"users.crew">[number];
export type UserRow = OutputOf<"users.list">["items"][number];
export type UserDetail = OutputOf<"users.get">;

const noCrew: readonly CrewRow[] = [];

const crewOptions = (trpc: Trpc, search: CrewSearch) => trpc.users.crew.queryOptions(crewAddress.inputOf(search));
const usersOptions = (trpc: Trpc, search: UsersSearch) =>
  trpc.users.list.infiniteQueryOptions({ ...usersAddress.inputOf(search), limit: 100 }, nextPage);

export function preloadCrew({ queryClient, trpc }: Services, search: CrewSearch) {
  return queryClient.prefetchQuery(crewOptions(trpc, search));
}

export function preloadUsers({ queryClient, trpc }: Services, search: UsersSearch) {
  return queryClient.prefetchInfiniteQuery(usersOptions(trpc, search));
}

export function preloadUser({ queryClient, trpc }: Services, userId: string) {
  return queryClient.ensureQueryData({ ...trpc.users.get.queryOptions({ userId }), revalidateIfStale: true });
}

/** The crew is read whole: it is never longer than a screen or two. */
export function useCrew(search: CrewSearch): ListPages<CrewRow> {
  const query = useQuery({ ...crewOptions(useTrpc(), search), placeholderData: keepPreviousData });
  return { rows: query.data ?? noCrew, total: query.data?.length ?? null, query };
}

export function useUserPages(search: UsersSearch) {
  return usePages(useInfiniteQuery({ ...usersOptions(useTrpc(), search), placeholderData: keepPreviousData }));
}

export function useUser(userId: string): UserDetail {
  return useSuspenseQuery(useTrpc().users.get.queryOptions({ userId })).data;
}

/** As it is on the server now, whatever was read before; null until then. */
export function useUserNow(userId: string) {
  const query = useQuery({ ...useTrpc().users.get.queryOptions({ userId }), refetchOnMount: "always" });
  const now: UserDetail | null = query.isFetchedAfterMount && query.data ? query.data : null;
  return { now, query };
}
