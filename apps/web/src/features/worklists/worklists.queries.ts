import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import type { WorklistFilters } from "@ymp/api/modules/worklists/worklists.schema";
import type { AppRouter } from "@ymp/api/root";
import { useTrpc } from "../../app/services-context.tsx";
import { nextPage, usePages } from "../../lib/lists/list-pages.ts";
import type { WorklistsSearch } from "./worklists-address.ts";

type Outputs = inferRouterOutputs<AppRouter>["worklists"];

export type ListedWorklist = Outputs["list"]["rows"][number];
export type Worklist = Outputs["get"];
export type WorklistJob = Outputs["entries"]["rows"][number];
export type WorklistMember = Worklist["members"][number];
export type InvitedPerson = Outputs["invited"][number];

const pageSize = 50;

export function useWorklistPages({ search, closed }: Pick<WorklistsSearch, "search" | "closed">) {
  const query = useInfiniteQuery(
    useTrpc().worklists.list.infiniteQueryOptions(
      { search, state: closed ? "closed" : "open", limit: pageSize },
      { ...nextPage, placeholderData: keepPreviousData },
    ),
  );
  return { ...usePages<ListedWorklist, typeof query>(query), canCreate: query.data?.pages[0]?.canCreate ?? false };
}

export function useWorklist(id: string) {
  return useQuery(useTrpc().worklists.get.queryOptions({ id }));
}

export function useWorklistJobs(id: string, filters: Partial<WorklistFilters>) {
  return useQuery({
    ...useTrpc().worklists.entries.queryOptions({ id, ...filters }),
    placeholderData: keepPreviousData,
  });
}
