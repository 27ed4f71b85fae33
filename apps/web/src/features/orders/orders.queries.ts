import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { nextPage, usePages } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { type OrdersSearch, ordersAddress } from "./orders.search.ts";

type Trpc = Services["trpc"];

export type OrderListRow = OutputOf<"orders.list">["rows"][number];
export type Order = OutputOf<"orders.get">;
export type OrderLine = Order["lines"][number];
export type Receipt = Order["receipts"][number];
export type Proposal = OutputOf<"orders.propose">;
export type ProposalGroup = Proposal["groups"][number];
export type ProposedLine = ProposalGroup["lines"][number];
export type SupplierView = OutputOf<"orders.answerOf">;

const pageSize = 100;

function listOptions(trpc: Trpc, search: OrdersSearch) {
  return trpc.orders.list.infiniteQueryOptions({ ...ordersAddress.inputOf(search), limit: pageSize }, nextPage);
}

export function preloadOrders({ queryClient, trpc }: { queryClient: QueryClient; trpc: Trpc }, search: OrdersSearch) {
  return Promise.all([
    queryClient.prefetchInfiniteQuery(listOptions(trpc, search)),
    queryClient.prefetchQuery(trpc.orders.summary.queryOptions()),
  ]);
}

export function useOrderPages(search: OrdersSearch) {
  return usePages(useInfiniteQuery({ ...listOptions(useTrpc(), search), placeholderData: keepPreviousData }));
}

/** The supplier that the list is narrowed to, by name. */
export function useFilteredSupplier(id: string | undefined): { id: string; name: string } | null {
  const mayView = useCan("supplier:view");
  const options = useTrpc().suppliers.get.queryOptions({ id: id ?? "" });
  const { data } = useQuery({ ...options, enabled: mayView && id !== undefined });
  return id === undefined ? null : { id, name: data?.name ?? "…" };
}

export function useOrdersSummary() {
  return useQuery(useTrpc().orders.summary.queryOptions());
}

export function useOrder(id: string) {
  return useQuery(useTrpc().orders.get.queryOptions({ id }));
}

export function useProposal(horizonDays: number) {
  const options = useTrpc().orders.propose.queryOptions({ horizonDays });
  return useQuery({ ...options, placeholderData: keepPreviousData });
}

export function useLimits() {
  return useQuery(useTrpc().orders.limits.queryOptions());
}

export function useOrderHistory(id: string) {
  const options = useTrpc().orders.history.infiniteQueryOptions({ id, limit: 15 }, nextPage);
  return useInfiniteQuery(options);
}
