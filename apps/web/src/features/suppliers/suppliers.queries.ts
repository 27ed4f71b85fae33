import { type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useServices, useTrpc } from "../../app/services-context.tsx";
import { keptPages, nextPage, usePages } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { type SuppliersSearch, suppliersAddress } from "./suppliers.search.ts";

type Trpc = Services["trpc"];

export type ListedSupplier = OutputOf<"suppliers.list">["rows"][number];
export type SuppliersSummary = OutputOf<"suppliers.summary">;
export type Supplier = OutputOf<"suppliers.get">;
export type Contact = Supplier["contacts"][number];
export type SupplierDocument = Supplier["documents"][number];
export type BoughtPart = OutputOf<"suppliers.parts">["parts"][number];
export type SupplierOrder = OutputOf<"suppliers.orders">["rows"][number];
export type SuppliedMachine = OutputOf<"suppliers.machines">[number];
export type SpendOfYear = OutputOf<"suppliers.spend">["years"][number];
export type Spend = ListedSupplier["spendThisYear"];
export type SupplierChange = OutputOf<"suppliers.history">["rows"][number];
export type SuggestedPair = OutputOf<"suppliers.duplicates">["rows"][number];

const listOptions = (trpc: Trpc, search: SuppliersSearch) =>
  trpc.suppliers.list.infiniteQueryOptions({ ...suppliersAddress.inputOf(search), limit: 60 }, keptPages);

export function preloadSuppliers(
  { queryClient, trpc }: { queryClient: QueryClient; trpc: Trpc },
  search: SuppliersSearch,
) {
  return Promise.all([
    queryClient.prefetchInfiniteQuery(listOptions(trpc, search)),
    queryClient.prefetchQuery(trpc.suppliers.summary.queryOptions()),
  ]);
}

export const useSupplierPages = (search: SuppliersSearch) =>
  usePages<ListedSupplier>(useInfiniteQuery(listOptions(useTrpc(), search)));

export function useSuppliersSummary() {
  return useQuery(useTrpc().suppliers.summary.queryOptions());
}

export function useSupplier(id: string) {
  return useQuery(useTrpc().suppliers.get.queryOptions({ id }));
}

/** As the server has it now, whatever is kept of it here. */
export function useReadSupplier() {
  const { queryClient, trpc } = useServices();
  return (id: string) => queryClient.fetchQuery({ ...trpc.suppliers.get.queryOptions({ id }), staleTime: 0 });
}

export function useDuplicates(input: { id?: string }, enabled = true) {
  return useQuery({ ...useTrpc().suppliers.duplicates.queryOptions(input), enabled });
}

export function useSupplierParts(id: string) {
  return useQuery(useTrpc().suppliers.parts.queryOptions({ id }));
}

export function useSupplierMachines(id: string) {
  return useQuery(useTrpc().suppliers.machines.queryOptions({ id }));
}

export function useSupplierOrders(id: string) {
  return useQuery(useTrpc().suppliers.orders.queryOptions({ id }));
}

export function useSupplierSpend(id: string) {
  return useQuery(useTrpc().suppliers.spend.queryOptions({ id }));
}

export function useSupplierHistory(id: string) {
  const options = useTrpc().suppliers.history.infiniteQueryOptions({ id, limit: 20 }, nextPage);
  return useInfiniteQuery(options);
}
