import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useSuspenseQuery,
} from "@tanstack/react-query";
import type { HistoryKind } from "@ymp/api/modules/equipment/equipment.schema";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { usePages } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { type RegisterSearch, registerAddress } from "./equipment.search.ts";

type Trpc = Services["trpc"];
interface Source {
  queryClient: QueryClient;
  trpc: Trpc;
}

export type RegisterNode = OutputOf<"equipment.tree">[number];
export type RegisterRow = OutputOf<"equipment.list">["rows"][number];
export type Machine = OutputOf<"equipment.get">;
export type Meter = Machine["counters"][number];
export type MachineJob = OutputOf<"equipment.dueNext">["rows"][number];
export type MachinePart = OutputOf<"equipment.parts">["rows"][number];
export type MachineFile = OutputOf<"equipment.files">[number];
export type Section = OutputOf<"equipment.sections">[number];
export type HistoryEntry = OutputOf<"equipment.history">["rows"][number];

const pageSize = 100;

const includesArchived = ({ state }: RegisterSearch) => state === "archived" || state === "all";

export function treeOptions(trpc: Trpc, filters: RegisterSearch) {
  return trpc.equipment.tree.queryOptions({ includesArchived: includesArchived(filters) });
}

function listOptions(trpc: Trpc, search: RegisterSearch) {
  return trpc.equipment.list.infiniteQueryOptions(
    { ...registerAddress.inputOf(search), limit: pageSize },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
}

export function preloadTree({ queryClient, trpc }: Source, filters: RegisterSearch) {
  return queryClient.prefetchQuery(treeOptions(trpc, filters));
}

export function preloadRegister({ queryClient, trpc }: Source, search: RegisterSearch) {
  return queryClient.prefetchInfiniteQuery(listOptions(trpc, search));
}

/** What the first look at a machine shows; the other tabs are asked for when they are opened. */
export async function preloadMachine({ queryClient, trpc }: Source, id: string) {
  await Promise.all([
    queryClient.ensureQueryData({ ...trpc.equipment.get.queryOptions({ id }), revalidateIfStale: true }),
    queryClient.prefetchQuery(trpc.equipment.dueNext.queryOptions({ id })),
    queryClient.prefetchQuery(trpc.equipment.readings.queryOptions({ equipmentId: id })),
    queryClient.prefetchQuery(trpc.equipment.parts.queryOptions({ id })),
  ]);
}

export function useRegisterTree(filters: RegisterSearch) {
  return useQuery({ ...treeOptions(useTrpc(), filters), placeholderData: keepPreviousData });
}

export type RegisterPages = ReturnType<typeof useRegisterPages>;

export function useRegisterPages(search: RegisterSearch) {
  return usePages(useInfiniteQuery({ ...listOptions(useTrpc(), search), placeholderData: keepPreviousData }));
}

export function usePlaces(): string[] {
  return useQuery(useTrpc().equipment.places.queryOptions()).data ?? [];
}

export function useMachine(id: string): Machine {
  return useSuspenseQuery(useTrpc().equipment.get.queryOptions({ id })).data;
}

export function useDueNext(id: string, forArchiving = false) {
  return useQuery(useTrpc().equipment.dueNext.queryOptions({ id, forArchiving }));
}

export function useReadings(equipmentId: string, counterId: string | undefined) {
  return useQuery(useTrpc().equipment.readings.queryOptions({ equipmentId, counterId }));
}

export function useParts(id: string) {
  return useQuery(useTrpc().equipment.parts.queryOptions({ id }));
}

export type SwapPreview = OutputOf<"equipment.swapPreview">;

export function useSwapPreview(id: string, spareId: string | undefined) {
  const options = useTrpc().equipment.swapPreview.queryOptions({ id, spareId: spareId ?? "" });
  return useQuery({ ...options, enabled: spareId !== undefined, meta: { transient: true } });
}

export function useMachineFiles(id: string) {
  return useQuery(useTrpc().equipment.files.queryOptions({ id }));
}

export function useSections(id: string) {
  return useQuery(useTrpc().equipment.sections.queryOptions({ id }));
}

export function useMachineJobs(id: string, state: "open" | "closed") {
  const options = useTrpc().equipment.jobs.infiniteQueryOptions(
    { id, state, limit: 25 },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return useInfiniteQuery(options);
}

export function useMachineHistory(id: string, kinds: HistoryKind[]) {
  const options = useTrpc().equipment.history.infiniteQueryOptions(
    { id, kinds: kinds.length > 0 ? kinds : undefined, limit: 50 },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
}
