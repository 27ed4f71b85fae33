import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../../app/services-context.tsx";
import type { OutputOf } from "../../../lib/offline/use-queued-mutation.ts";

export type Papers = OutputOf<"crewDocuments.list">;
export type Paper = Papers["papers"][number];

export function usePapers(profileId: string) {
  return useQuery(useTrpc().crewDocuments.list.queryOptions({ profileId }));
}
