import { isOpenSwap, type SwapRole, type SwapState } from "@ymp/core/watches/watch-swap";
import type { WatchPlanRow, WatchRow, WatchSwapRow } from "./watch-plans.record.ts";
import type { Reassigned } from "./watches.rules.ts";

/** What somebody is to a request; who is one of the two is no officer to it. */
export function roleIn(swap: WatchSwapRow, reader: { profileId: string | null; mayPlan: boolean }): SwapRole {
  if (reader.profileId === swap.profileId) return "asker";
  if (reader.profileId === swap.otherProfileId) return "asked";
  return reader.mayPlan ? "officer" : "nobody";
}

interface Around {
  readonly plan: WatchPlanRow;
  readonly watches: readonly WatchRow[];
  readonly now: Date;
}

/** A request as it stands: it lapses once one of its watches began, or is another than was asked for. */
export function stateNow(swap: WatchSwapRow, { plan, watches, now }: Around): SwapState {
  if (!isOpenSwap(swap.state)) return swap.state;
  if (plan.archivedAt !== null || plan.publishedAt === null) return "lapsed";
  const isAsItWas = (id: string | null, version: number | null, profileId: string) => {
    if (id === null) return true;
    const watch = watches.find((one) => one.id === id);
    return watch?.version === version && watch?.profileId === profileId && watch.startsAt > now;
  };
  return isAsItWas(swap.watchId, swap.watchVersion, swap.profileId) &&
    isAsItWas(swap.otherWatchId, swap.otherWatchVersion, swap.otherProfileId)
    ? swap.state
    : "lapsed";
}

type Exchange = Pick<WatchSwapRow, "profileId" | "otherProfileId" | "watchId" | "otherWatchId">;

/** The watches of a request, as they are and as they would be. */
export const reassignedBy = (swap: Exchange, watches: readonly WatchRow[]): Reassigned[] =>
  watches.flatMap((before) => {
    if (before.id === swap.watchId) return [{ before, after: { ...before, profileId: swap.otherProfileId } }];
    if (before.id === swap.otherWatchId) return [{ before, after: { ...before, profileId: swap.profileId } }];
    return [];
  });
