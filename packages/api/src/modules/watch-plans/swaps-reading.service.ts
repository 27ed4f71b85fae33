import { can } from "@ymp/core/access/resolve-access";
import { closedSwapShownHours, isOpenSwap, mostSwaps, swapActsOf } from "@ymp/core/watches/watch-swap";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { type StandingPlan, standingPlan } from "./board.service.ts";
import { restOfSwap, unfitBySwap } from "./swap-rest.service.ts";
import { swapsSince } from "./swaps.repository.ts";
import { roleIn, stateNow } from "./swaps.rules.ts";
import type { WatchSwapRow } from "./watch-plans.record.ts";
import { findFor } from "./watch-plans-reading.service.ts";

/** What a request is about is theirs who swap, and the officers'. */
export async function readSwaps(scope: VesselScope, planId: string) {
  const plan = await findFor(scope, planId);
  const { tx, vesselId, now } = scope;
  const reader = { profileId: scope.profileId, mayPlan: can(scope.access, "watchkeeping:edit") };
  const since = new Date(now.getTime() - closedSwapShownHours * 3_600_000);
  const rows = await wholeUpTo(swapsSince(tx, vesselId, planId, since), mostSwaps, "watch-plans:refusal.tooManySwaps");
  const known = rows.filter((swap) => roleIn(swap, reader) !== "nobody");
  if (known.length === 0) return [];
  const standing = await standingPlan(scope, plan);
  return known
    .map((swap) => shownSwap(scope, standing, swap))
    .toSorted((one, other) => Number(isOpenSwap(other.state)) - Number(isOpenSwap(one.state)));
}

function shownSwap(scope: VesselScope, standing: StandingPlan, swap: WatchSwapRow) {
  const { id, version, createdAt, profileId, otherProfileId, reason } = swap;
  const { now } = scope;
  const mayPlan = can(scope.access, "watchkeeping:edit");
  const role = roleIn(swap, { profileId: scope.profileId, mayPlan });
  const state = stateNow(swap, { ...standing, now });
  const { otherWatchId, otherPosition, otherStartsAt, otherEndsAt } = swap;
  const isExchange = otherWatchId !== null && otherPosition && otherStartsAt && otherEndsAt;
  return {
    ...{ id, version, createdAt, profileId, otherProfileId, state, reason, role },
    watch: { id: swap.watchId, position: swap.position, startsAt: swap.startsAt, endsAt: swap.endsAt },
    otherWatch: isExchange
      ? { id: otherWatchId, position: otherPosition, startsAt: otherStartsAt, endsAt: otherEndsAt }
      : null,
    rest: isOpenSwap(state) ? shownRest(standing, { ...swap, state }, scope) : [],
    unfit: isOpenSwap(state) ? shownUnfit(standing, swap, now) : [],
    can: swapActsOf(state, role),
  };
}

/** Who agrees shows their rest to the other and to the officer; before that each sees their own, and whose they may read anyhow. */
const shownRest = (standing: StandingPlan, swap: WatchSwapRow, { profileId, now }: VesselScope) =>
  restOfSwap(standing, swap, now).flatMap(({ mayRead, ...moved }) =>
    mayRead || moved.profileId === profileId || swap.state === "accepted" ? [moved] : [],
  );

const shownUnfit = (standing: StandingPlan, swap: WatchSwapRow, now: Date) =>
  unfitBySwap(standing, swap, now).filter((one) =>
    standing.people.some(({ id, mayKnowUnfit }) => id === one && mayKnowUnfit),
  );
