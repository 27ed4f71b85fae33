import { useQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";

export type OnboardList = OutputOf<"onboard.list">;
export type OnboardPerson = OnboardList["people"][number];

export function preloadOnboard({ queryClient, trpc }: Pick<Services, "queryClient" | "trpc">) {
  return queryClient.prefetchQuery(trpc.onboard.list.queryOptions());
}

export function useOnboard() {
  return useQuery(useTrpc().onboard.list.queryOptions());
}
