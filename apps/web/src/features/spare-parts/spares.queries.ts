import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { nextPage, usePages } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { type PartsSearch, partsAddress } from "./spares.search.ts";

type Trpc = Services["trpc"];
interface Source {
  queryClient: QueryClient;
  trpc: Trpc;
}

export type PartRow = OutputOf<"spareParts.list">["rows"][number];
export type PartSheetData = OutputOf<"spareParts.get">;
export type BrowsePage = OutputOf<"spareParts.browse">;
export type BrowsedPart = BrowsePage["parts"][number];
export type Section = OutputOf<"spareParts.sections">[number];
export type MachineWithParts = OutputOf<"spareParts.machines">[number];
export type LinkProposal = OutputOf<"spareParts.proposals">["parts"][number];
export type PartHistoryEntry = OutputOf<"spareParts.history">["rows"][number];

const pageSize = 100;

function listOptions(trpc: Trpc, search: PartsSearch) {
  return trpc.spareParts.list.infiniteQueryOptions({ ...partsAddress.inputOf(search), limit: pageSize }, nextPage);
}

export function preloadParts({ queryClient, trpc }: Source, search: PartsSearch) {
  return queryClient.prefetchInfiniteQuery(listOptions(trpc, search));
}

export function preloadBrowsing({ queryClient, trpc }: Source, machine?: string, section?: string) {
  return Promise.all([
    queryClient.prefetchQuery(trpc.spareParts.machines.queryOptions()),
    machine
      ? queryClient.prefetchQuery(trpc.spareParts.browse.queryOptions({ equipmentId: machine, sectionId: section }))
      : null,
  ]);
}

export function preloadSections({ queryClient, trpc }: Source) {
  return queryClient.prefetchQuery(trpc.spareParts.sections.queryOptions({}));
}

export type PartPages = ReturnType<typeof usePartPages>;

export function usePartPages(search: PartsSearch) {
  return usePages(useInfiniteQuery({ ...listOptions(useTrpc(), search), placeholderData: keepPreviousData }));
}

export function useMachinesWithParts() {
  return useQuery(useTrpc().spareParts.machines.queryOptions());
}

export function useBrowsing(equipmentId: string, sectionId: string | undefined) {
  return useQuery(useTrpc().spareParts.browse.queryOptions({ equipmentId, sectionId }));
}

export function useSections(equipmentId?: string) {
  return useQuery(useTrpc().spareParts.sections.queryOptions(equipmentId ? { equipmentId } : {}));
}

export function usePart(id: string) {
  return useQuery(useTrpc().spareParts.get.queryOptions({ id }));
}

export function usePartHistory(id: string) {
  const options = useTrpc().spareParts.history.infiniteQueryOptions({ id, limit: 15 }, nextPage);
  return useInfiniteQuery(options);
}
