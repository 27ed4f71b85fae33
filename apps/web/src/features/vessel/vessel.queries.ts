import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { useAccess, useCan } from "../../app/session.ts";
import { askForArchivesAgainMs, isUnderWay } from "../../lib/archive-state.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";

export type VesselRecord = OutputOf<"vessel.get">;

export function preloadMyVessel({ queryClient, trpc }: Services) {
  return queryClient.ensureQueryData({ ...trpc.vessel.get.queryOptions(), revalidateIfStale: true });
}

export function useVesselRecord(): VesselRecord {
  return useSuspenseQuery(useTrpc().vessel.get.queryOptions()).data;
}

export function useVesselPeople() {
  return useQuery({ ...useTrpc().vessel.people.queryOptions(), enabled: useCan("employees:view") });
}

export function useSupportVisits() {
  return useQuery({ ...useTrpc().vessel.visits.queryOptions(), enabled: useCan("employees:view") });
}

export function useArchives() {
  return useQuery({
    ...useTrpc().archive.list.queryOptions(),
    enabled: useAccess().mayExportRecords,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? askForArchivesAgainMs : false),
  });
}
