import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { nextPage, usePages } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { type InventorySearch, inventoryAddress } from "./inventory.search.ts";

type Trpc = Services["trpc"];

export type ItemRow = OutputOf<"inventory.list">["rows"][number];
export type Item = OutputOf<"inventory.get">;
export type ItemLevel = NonNullable<Item["level"]>;
export type Lot = OutputOf<"inventory.lots">[number];
export type Move = OutputOf<"inventory.moves">["rows"][number];
export type Place = OutputOf<"inventory.locations">[number];
export type Expiry = NonNullable<ItemRow["expiry"]>;

const pageSize = 100;

function listOptions(trpc: Trpc, search: InventorySearch) {
  return trpc.inventory.list.infiniteQueryOptions({ ...inventoryAddress.inputOf(search), limit: pageSize }, nextPage);
}

export function preloadInventory(
  { queryClient, trpc }: { queryClient: QueryClient; trpc: Trpc },
  search: InventorySearch,
) {
  return Promise.all([
    queryClient.prefetchInfiniteQuery(listOptions(trpc, search)),
    queryClient.prefetchQuery(trpc.inventory.summary.queryOptions()),
  ]);
}

export type ItemPages = ReturnType<typeof useItemPages>;

export function useItemPages(search: InventorySearch) {
  return usePages(useInfiniteQuery({ ...listOptions(useTrpc(), search), placeholderData: keepPreviousData }));
}

export function useStockSummary() {
  return useQuery(useTrpc().inventory.summary.queryOptions());
}

export function useItem(id: string) {
  return useQuery(useTrpc().inventory.get.queryOptions({ id }));
}

export function useLots(itemId: string) {
  return useQuery(useTrpc().inventory.lots.queryOptions({ itemId }));
}

export function useMoves(itemId: string) {
  const options = useTrpc().inventory.moves.infiniteQueryOptions({ itemId, limit: 25 }, nextPage);
  return usePages(useInfiniteQuery(options));
}

export function useItemHistory(itemId: string) {
  const options = useTrpc().inventory.history.infiniteQueryOptions({ itemId, limit: 15 }, nextPage);
  return useInfiniteQuery(options);
}

export function usePlaces(): Place[] {
  return useQuery(useTrpc().inventory.locations.queryOptions()).data ?? [];
}

export function useArchivedPlaces(): readonly Place[] {
  return useQuery(useTrpc().inventory.locations.queryOptions({ isArchived: true })).data ?? [];
}

export function useCategories() {
  return useQuery(useTrpc().inventory.categories.queryOptions()).data ?? [];
}

/** The name of the supplier that the list is filtered by. */
export function useFilteredSupplier(id: string | undefined): string | null {
  const mayView = useCan("supplier:view");
  const options = useTrpc().suppliers.get.queryOptions({ id: id ?? "" });
  const { data } = useQuery({ ...options, enabled: id !== undefined && mayView });
  return id === undefined ? null : (data?.name ?? "…");
}
