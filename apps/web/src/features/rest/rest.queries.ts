import type { QueryClient } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";

type Trpc = Services["trpc"];

export type RestMonth = OutputOf<"rest.month">;
export type RestDay = RestMonth["days"][number];
export type RestBreach = RestMonth["report"]["breaches"][number];
export type RestFigures = RestMonth["report"]["figures"][number];
export type RestOverview = OutputOf<"rest.overview">;
export type RestAhead = OutputOf<"rest.ahead">;
export type PersonAhead = RestAhead["people"][number];
export type RestRules = OutputOf<"rest.rules">;
export type RestPerson = RestOverview["people"][number];

export interface AskedMonth {
  readonly profileId?: string | undefined;
  readonly month: string;
  readonly revision?: number | undefined;
}

export const monthOptions = (trpc: Trpc, { profileId, month, revision }: AskedMonth) =>
  trpc.rest.month.queryOptions({
    month,
    ...(profileId === undefined ? {} : { profileId }),
    ...(revision === undefined ? {} : { revision }),
  });

export function preloadRest({ queryClient, trpc }: { queryClient: QueryClient; trpc: Trpc }, asked: AskedMonth) {
  return queryClient.prefetchQuery(trpc.rest.overview.queryOptions({ month: asked.month }));
}
