import type { CalendarDate } from "../calendar-date.ts";
import type { TimeSpan } from "../rest/breach.ts";
import { isUnfitFor } from "./fitness.ts";
import type { UnfitBy, WatchTeam } from "./generate-watches.ts";
import { overlaps, type PlannedWatch } from "./watch-plan.ts";
import { changedRest, type RestBasis, restUnder } from "./watch-rest.ts";

export interface KeptWatch extends PlannedWatch {
  readonly id: string;
}

export interface Mending {
  readonly watchId: string;
  /** Who takes it. */
  readonly profileId: string;
}

export interface MendingFacts {
  readonly watches: readonly KeptWatch[];
  readonly bases: ReadonlyMap<string, RestBasis>;
  /** When somebody cannot stand a watch. */
  readonly taken: ReadonlyMap<string, readonly TimeSpan[]>;
  /** Positions that somebody has no paper for. */
  readonly unfit: UnfitBy;
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  readonly now: Date;
}

/** As many as fit beside each other. */
export const mostMendings = 2;

/** Watches that somebody else could take, after which the limits hold for both. The latest in the interval come first: they are the least moved. */
export function mendingsFor(profileId: string, candidates: readonly string[], facts: MendingFacts): Mending[] {
  const basis = facts.bases.get(profileId);
  if (!basis) return [];
  const own = facts.watches.filter((watch) => watch.profileId === profileId);
  const { caused } = restUnder(basis, own, facts);
  const worst = caused[0];
  if (!worst) return [];
  const movable = own.filter((watch) => watch.from > facts.now && overlaps(watch, worst)).toReversed();
  const mendings: Mending[] = [];
  for (const watch of movable) {
    const rest = own.filter(({ id }) => id !== watch.id);
    if (restUnder(basis, rest, facts).caused.length >= caused.length) continue;
    const taker = candidates.find((id) => id !== profileId && mayTake(id, watch, facts));
    if (taker) mendings.push({ watchId: watch.id, profileId: taker });
    if (mendings.length === mostMendings) break;
  }
  return mendings;
}

/** Whether somebody could take a watch: free, aboard, with the papers for it, and rested after it. Of whose rest nothing is known nothing is promised. */
function mayTake(profileId: string, watch: KeptWatch, { watches, bases, taken, unfit, now }: MendingFacts): boolean {
  const basis = bases.get(profileId);
  if (!basis) return false;
  if ((taken.get(profileId) ?? []).some((span) => overlaps(span, watch))) return false;
  if (isUnfitFor(unfit.get(profileId) ?? [], watch)) return false;
  const own = watches.filter((other) => other.profileId === profileId);
  if (own.some((other) => overlaps(other, watch))) return false;
  return changedRest(basis, own, [...own, watch], now).caused.length === 0;
}

/** Everybody of a position first, then everybody else of the plan. */
export const candidatesFor = (position: WatchTeam["position"], watches: readonly PlannedWatch[]): string[] => {
  const names = (list: readonly PlannedWatch[]) => list.flatMap(({ profileId }) => profileId ?? []);
  return [...new Set([...names(watches.filter((watch) => watch.position === position)), ...names(watches)])];
};
