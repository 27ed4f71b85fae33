import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { useAccess, useCan } from "../../app/session.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";

export type VesselRecord = OutputOf<"vessel.get">;
export type ArchiveSummary = OutputOf<"archive.list">[number];

/** A server that makes an archive tells over the live stream; where that is closed, it is asked. */
const askAgainMs = 2000;

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
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? askAgainMs : false),
  });
}

export const isUnderWay = ({ status }: Pick<ArchiveSummary, "status">) => status === "queued" || status === "running";
