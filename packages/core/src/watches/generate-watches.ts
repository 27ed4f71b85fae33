import type { TimeSpan } from "../rest/breach.ts";
import type { ShipZones } from "../rest/ship-zones.ts";
import { isUnfitFor, type Unfit } from "./fitness.ts";
import { beginningsOf, type WatchPattern } from "./patterns.ts";
import type { WatchPosition } from "./positions.ts";
import {
  hoursWithin,
  overlapOf,
  overlaps,
  type PlannedDays,
  type PlannedWatch,
  type ShipLeg,
  spanOf,
  stretchesOf,
} from "./watch-plan.ts";

/** Who takes turns in a position, in their order. */
export interface WatchTeam {
  readonly position: WatchPosition;
  readonly profileIds: readonly string[];
}

export interface WatchesWanted extends PlannedDays {
  readonly legs: readonly ShipLeg[];
  readonly pattern: WatchPattern;
  readonly ownHours: readonly number[];
  readonly teams: readonly WatchTeam[];
}

/** When somebody cannot stand a watch: away, or on one of another plan. */
export type TakenBy = ReadonlyMap<string, readonly TimeSpan[]>;

/** Which positions somebody has no paper for, and when. */
export type UnfitBy = ReadonlyMap<string, readonly Unfit[]>;

/**
 * Watches over the days of a plan: each position that has a team is stood without a gap while the ship asks for it. The turn goes
 * by the watches of the pattern, so that every position changes its people together; whoever is away or stands elsewhere is
 * passed over, whoever lacks the papers of the position stands it only where nobody else of the team can, and where nobody is
 * left the watch has nobody.
 */
export function generateWatches(
  wanted: WatchesWanted,
  zones: ShipZones,
  { taken, unfit }: { readonly taken: TakenBy; readonly unfit: UnfitBy },
): PlannedWatch[] {
  const cuts = cutsOf(wanted, zones);
  const busy = new Map([...taken].map(([id, spans]) => [id, [...spans]]));
  return wanted.teams.flatMap(({ position, profileIds }) => {
    let last: string | null = null;
    return stretchesOf(position, wanted, zones)
      .flatMap((stretch) => watchesIn(stretch, cuts))
      .map(({ turn, ...span }): PlannedWatch => {
        const profileId = nextOf(profileIds, { turn, last, busy, unfit, span: { position, ...span } });
        if (profileId !== null) busy.set(profileId, [...(busy.get(profileId) ?? []), span]);
        last = profileId;
        return { position, profileId, ...span };
      });
  });
}

interface Cut extends TimeSpan {
  readonly turn: number;
}

/** The watches of the pattern, numbered on through the days. */
function cutsOf(wanted: WatchesWanted, zones: ShipZones): Cut[] {
  const span = spanOf(wanted, zones);
  const begins = hoursWithin(wanted, zones, beginningsOf(wanted.pattern, wanted.ownHours));
  const starts = begins[0] && begins[0] <= span.from ? begins : [span.from, ...begins];
  return starts.map((from, turn) => ({ turn, from, until: starts[turn + 1] ?? span.until }));
}

const watchesIn = (stretch: TimeSpan, cuts: readonly Cut[]): Cut[] =>
  cuts.flatMap((cut) => {
    const part = overlapOf(stretch, cut);
    return part ? [{ turn: cut.turn, ...part }] : [];
  });

interface Asked {
  readonly turn: number;
  readonly span: Unfit;
  readonly last: string | null;
  readonly busy: ReadonlyMap<string, readonly TimeSpan[]>;
  readonly unfit: UnfitBy;
}

/** Whose turn it is; somebody who comes off the watch before only where there is nobody else. */
function nextOf(team: readonly string[], { turn, span, last, busy, unfit }: Asked): string | null {
  const inTurn = team.map((_, step) => team[(turn + step) % team.length]).filter((id) => id !== undefined);
  const free = inTurn.filter((id) => !(busy.get(id) ?? []).some((other) => overlaps(other, span)));
  const fit = free.filter((id) => !isUnfitFor(unfit.get(id) ?? [], span));
  const able = fit.length > 0 ? fit : free;
  return able.find((id) => id !== last) ?? able[0] ?? null;
}
