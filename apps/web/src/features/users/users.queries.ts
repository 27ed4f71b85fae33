import { keepPreviousData, useInfiniteQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { type CrewSearch, crewInputOf, type UsersSearch, usersInputOf } from "./users.search.ts";

type Trpc = Services["trpc"];

export type CrewRow = OutputOf<"users.crew">[number];
export type UserRow = OutputOf<"users.list">["items"][number];
export type UserDetail = OutputOf<"users.get">;

const crewOptions = (trpc: Trpc, search: CrewSearch) => trpc.users.crew.queryOptions(crewInputOf(search));
const usersOptions = (trpc: Trpc, search: UsersSearch) =>
  trpc.users.list.infiniteQueryOptions(
    { ...usersInputOf(search), limit: 100 },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );

export function preloadCrew({ queryClient, trpc }: Services, search: CrewSearch) {
  return queryClient.prefetchQuery(crewOptions(trpc, search));
}

export function preloadUsers({ queryClient, trpc }: Services, search: UsersSearch) {
  return queryClient.prefetchInfiniteQuery(usersOptions(trpc, search));
}

export function preloadUser({ queryClient, trpc }: Services, userId: string) {
  return queryClient.ensureQueryData({ ...trpc.users.get.queryOptions({ userId }), revalidateIfStale: true });
}

export function useCrew(search: CrewSearch) {
  return useQuery({ ...crewOptions(useTrpc(), search), placeholderData: keepPreviousData });
}

function useUsersQuery(search: UsersSearch) {
  return useInfiniteQuery({ ...usersOptions(useTrpc(), search), placeholderData: keepPreviousData });
}

export interface UserPages {
  rows: readonly UserRow[];
  total: number | null;
  query: ReturnType<typeof useUsersQuery>;
}

export function useUserPages(search: UsersSearch): UserPages {
  const query = useUsersQuery(search);
  const pages = query.data?.pages;
  const rows = useMemo(() => pages?.flatMap(({ items }) => items) ?? [], [pages]);
  return { rows, total: pages?.[0]?.total ?? null, query };
}

export function useUser(userId: string): UserDetail {
  return useSuspenseQuery(useTrpc().users.get.queryOptions({ userId })).data;
}
