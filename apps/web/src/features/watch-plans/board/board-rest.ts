import type { TimeSpan } from "@ymp/core/rest/breach";
import { regimeUnder } from "@ymp/core/rest/vessel-rules";
import { legsOf } from "@ymp/core/watches/legs";
import { candidatesFor, type KeptWatch, type Mending, mendingsFor } from "@ymp/core/watches/mending";
import { holesOf, overlaps, type WatchHole } from "@ymp/core/watches/watch-plan";
import { type RestBasis, restUnder, type WatchRest } from "@ymp/core/watches/watch-rest";
import type { Board, BoardPerson, WatchPlan } from "../watch-plans.queries.ts";

/** Watches given to somebody else, tried before they are kept. */
export type Tried = ReadonlyMap<string, string | null>;
export const nothingTried: Tried = new Map();

export interface BoardWatchNow extends KeptWatch {
  readonly version: number;
}

/** The watches as they would be. */
export const watchesWith = (board: Board, tried: Tried): BoardWatchNow[] =>
  board.watches.map(({ id, version, position, profileId, startsAt, endsAt }) => ({
    ...{ id, version, position, from: startsAt, until: endsAt },
    profileId: tried.get(id) === undefined ? profileId : (tried.get(id) ?? null),
  }));

export const basesOf = ({ people, rules }: Board): Map<string, RestBasis> =>
  new Map(
    people.flatMap(({ id, rest, isWatchkeeper }) =>
      rest ? [[id, { ...rest, regime: regimeUnder(rules, isWatchkeeper) }] as const] : [],
    ),
  );

/** What somebody stands under this plan, and under others. */
export const spansOfPerson = ({ id, others }: BoardPerson, watches: readonly KeptWatch[]): TimeSpan[] => [
  ...watches.filter(({ profileId }) => profileId === id),
  ...others,
];

export interface JudgedBoard {
  readonly rest: ReadonlyMap<string, WatchRest>;
  readonly holes: readonly WatchHole[];
  readonly absent: readonly BoardWatchNow[];
}

export function judgeBoard(board: Board, plan: WatchPlan, watches: readonly BoardWatchNow[]): JudgedBoard {
  const bases = basesOf(board);
  const facts = { startsOn: plan.startsOn, endsOn: plan.endsOn, now: board.now };
  const rest = board.people.flatMap((person) => {
    const basis = bases.get(person.id);
    return basis ? [[person.id, restUnder(basis, spansOfPerson(person, watches), facts)] as const] : [];
  });
  const isAhead = ({ until }: TimeSpan) => until > board.now;
  const takenOf = new Map(board.people.map(({ id, taken }) => [id, taken]));
  return {
    rest: new Map(rest),
    holes: holesOf({ ...plan, legs: legsOf(plan.legs, board.zones) }, watches, board),
    absent: watches.filter(
      (watch) =>
        isAhead(watch) &&
        watch.profileId !== null &&
        (takenOf.get(watch.profileId)?.some((span) => overlaps(span, watch)) ?? true),
    ),
  };
}

/** Who could take which watch so that the limits of somebody hold. */
export function mendings(
  board: Board,
  plan: WatchPlan,
  watches: readonly BoardWatchNow[],
  profileId: string,
): Mending[] {
  const first = watches.find((watch) => watch.profileId === profileId);
  if (!first) return [];
  const watchkeepers = board.people.filter(({ isWatchkeeper }) => isWatchkeeper).map(({ id }) => id);
  const candidates = [...new Set([...candidatesFor(first.position, watches), ...watchkeepers])];
  return mendingsFor(profileId, candidates, {
    ...{ watches, bases: basesOf(board), startsOn: plan.startsOn, endsOn: plan.endsOn, now: board.now },
    taken: new Map(board.people.map((person) => [person.id, person.taken])),
  });
}
