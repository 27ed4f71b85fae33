import { type MovedRest, movedRest } from "@ymp/core/watches/watch-rest";
import { basisOf, type StandingPlan } from "./board.service.ts";
import { newlyUnfit } from "./published-changes.service.ts";
import { reassignedBy } from "./swaps.rules.ts";
import type { WatchSwapRow } from "./watch-plans.record.ts";
import { spansOf, withReassigned } from "./watches.rules.ts";

/** The rest of both as it is and as it would be; of whoever has no place on board any more nothing. */
export function restOfSwap(
  standing: StandingPlan,
  swap: WatchSwapRow,
  now: Date,
): (MovedRest & { readonly profileId: string; readonly mayRead: boolean })[] {
  const before = spansOf(standing.watches);
  const after = spansOf(withReassigned(standing.watches, reassignedBy(swap, standing.watches)));
  return [swap.profileId, swap.otherProfileId].flatMap((profileId) => {
    const person = standing.people.find(({ id }) => id === profileId);
    if (!person) return [];
    const ofPerson = (watches: typeof before) => [
      ...watches.filter((watch) => watch.profileId === profileId),
      ...person.others,
    ];
    const moved = movedRest(basisOf(standing, person), ofPerson(before), ofPerson(after), { ...standing.plan, now });
    return [{ profileId, mayRead: person.known.mayRead, ...moved }];
  });
}

/** Who of both would stand a position without the papers for it, and does not so far. */
export const unfitBySwap = (standing: StandingPlan, swap: WatchSwapRow, now: Date): string[] =>
  newlyUnfit(
    standing,
    { ...standing, watches: withReassigned(standing.watches, reassignedBy(swap, standing.watches)) },
    now,
  );
