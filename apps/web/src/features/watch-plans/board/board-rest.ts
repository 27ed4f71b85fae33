import type { TimeSpan } from "@ymp/core/rest/breach";
import { regimeUnder } from "@ymp/core/rest/vessel-rules";
import { isUnfitFor } from "@ymp/core/watches/fitness";
import { legsOf } from "@ymp/core/watches/legs";
import { candidatesFor, type KeptWatch, type Mending, mendingsFor } from "@ymp/core/watches/mending";
import type { WatchPosition } from "@ymp/core/watches/positions";
import { holesOf, overlaps, uncovered, type WatchHole } from "@ymp/core/watches/watch-plan";
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
  /** Given to somebody without the papers for it, as far as the reader may know. */
  readonly unfit: readonly BoardWatchNow[];
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
    unfit: watches.filter((watch) => isAhead(watch) && isUnfit(board, watch.profileId, watch)),
  };
}

type Place = TimeSpan & { readonly position: WatchPosition };

export const isUnfit = ({ people }: Board, profileId: string | null, place: Place): boolean =>
  isUnfitFor(people.find(({ id }) => id === profileId)?.unfit ?? [], place);

export interface Offered {
  readonly person: BoardPerson;
  readonly isUnfit: boolean;
}

const inOrder = (one: Offered, other: Offered) =>
  Number(one.isUnfit) - Number(other.isUnfit) || Number(other.person.isWatchkeeper) - Number(one.person.isWatchkeeper);

/** Who could stand a watch: nobody who is away or stands elsewhere, and last whoever lacks the papers for it. */
export const offeredFor = (board: Board, place: Place, standing: string | null = null): Offered[] =>
  board.people
    .filter(({ id, taken }) => id === standing || !taken.some((span) => overlaps(span, place)))
    .map((person) => ({ person, isUnfit: isUnfit(board, person.id, place) }))
    .toSorted(inOrder);

/** Who could take turns in a position: nobody who is away or elsewhere for the whole plan. */
export const offeredInTurn = (board: Board, position: WatchPosition): Offered[] =>
  board.people
    .filter(({ taken }) => uncovered(board.span, taken).length > 0)
    .map((person) => ({ person, isUnfit: isUnfit(board, person.id, { position, ...board.span }) }))
    .toSorted(inOrder);

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
    unfit: new Map(board.people.map(({ id, unfit }) => [id, unfit ?? []])),
  });
}
