import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";

export type Round = OutputOf<"equipment.rounds">[number];
export type RoundMeter = Round["meters"][number];

/** One answer holds all rounds with their meters, so that each can be walked when the link has gone. */
const roundsOptions = (trpc: Services["trpc"], includesArchived: boolean) =>
  trpc.equipment.rounds.queryOptions({ includesArchived });

export function preloadRounds({ queryClient, trpc }: Pick<Services, "queryClient" | "trpc">) {
  return queryClient.ensureQueryData({ ...roundsOptions(trpc, false), revalidateIfStale: true });
}

export function useRounds(): Round[] {
  return useSuspenseQuery(roundsOptions(useTrpc(), false)).data;
}

export function useArchivedRounds(isShown: boolean): Round[] {
  const { data = [] } = useQuery({ ...roundsOptions(useTrpc(), true), enabled: isShown });
  return data.filter(({ isArchived }) => isArchived);
}
