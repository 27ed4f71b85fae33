import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../../app/services-context.tsx";
import type { OutputOf } from "../../../lib/offline/use-queued-mutation.ts";

export type Engagement = OutputOf<"onboard.engagements">[number];
export type Stay = OutputOf<"onboard.stays">[number];

export function useEngagements(profileId: string) {
  return useQuery(useTrpc().onboard.engagements.queryOptions({ profileId }));
}

export function useStays(profileId: string) {
  return useQuery(useTrpc().onboard.stays.queryOptions({ profileId }));
}
