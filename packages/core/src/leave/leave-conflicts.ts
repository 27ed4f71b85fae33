import type { Department } from "../access/roles.ts";
import { addDays, type CalendarDate, daysBetween } from "../calendar-date.ts";
import { type LeaveAdjustment, leaveBalance, type TakenLeave } from "./leave-balance.ts";
import { daysOfSpan, isAwayOn, meets } from "./leave-days.ts";
import { isAnnual } from "./leave-request.ts";
import { isInForce, type LeaveTerms, termsOn } from "./leave-terms.ts";
import { type CrewMember, countsFor, headsOn, isAboardOn, isSameRank, type ManningMinimum, runsOf } from "./manning.ts";

export interface LeaveDays {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
}

/** What stands against a leave. */
export type LeaveConflict =
  | (LeaveDays & {
      readonly kind: "manning";
      readonly department: Department;
      readonly rank: string | null;
      readonly aboard: number;
      readonly least: number;
    })
  | (LeaveDays & { readonly kind: "rank"; readonly profileId: string })
  | (LeaveDays & { readonly kind: "trip"; readonly tripId: string })
  | { readonly kind: "watches"; readonly days: number; readonly on: CalendarDate }
  | { readonly kind: "floor"; readonly days: number; readonly floor: number; readonly on: CalendarDate }
  | { readonly kind: "negative"; readonly days: number; readonly floor: number; readonly on: CalendarDate }
  | { readonly kind: "noContract" };

/** Only the captain grants these. */
const grave: ReadonlySet<LeaveConflict["kind"]> = new Set(["manning", "floor"]);
export const isGrave = ({ kind }: LeaveConflict): boolean => grave.has(kind);

/** All that decides about the leave of one person. Nothing of the leave itself is in it. */
export interface LeaveSituation {
  readonly person: CrewMember;
  /** Everybody else. */
  readonly others: readonly CrewMember[];
  readonly minimums: readonly ManningMinimum[];
  readonly trips: readonly (LeaveDays & { readonly id: string })[];
  /** LeaveDays on which the person stands watches that were published, in their order. */
  readonly watchedDays: readonly CalendarDate[];
  readonly contracts: readonly (LeaveTerms & { readonly adjustments: readonly LeaveAdjustment[] })[];
  readonly granted: readonly TakenLeave[];
  /** Below this the balance does not fall. */
  readonly floor: number;
}

export function conflictsOfLeave(situation: LeaveSituation, leave: TakenLeave): LeaveConflict[] {
  const watched = situation.watchedDays.filter((on) => isAwayOn(leave, on));
  const [first] = watched;
  return [
    ...manningBroken(situation, leave),
    ...situation.trips
      .filter((trip) => meets(trip, leave))
      .map(({ id, ...trip }): LeaveConflict => ({ kind: "trip", tripId: id, ...common(trip, leave) })),
    ...balanceBroken(situation, leave),
    ...ranksAway(situation, leave),
    ...(first ? [{ kind: "watches", days: watched.length, on: first } as const] : []),
  ];
}

const common = (one: LeaveDays, other: LeaveDays): LeaveDays => ({
  startsOn: one.startsOn > other.startsOn ? one.startsOn : other.startsOn,
  endsOn: one.endsOn < other.endsOn ? one.endsOn : other.endsOn,
});

function manningBroken({ person, others, minimums }: LeaveSituation, leave: TakenLeave): LeaveConflict[] {
  const days = daysOfSpan(leave).filter((on) => isAboardOn(person, on));
  return minimums
    .filter((minimum) => countsFor(minimum, person))
    .flatMap((minimum) => {
      const { department, rank, least } = minimum;
      const heads = headsOn(minimum, others, days);
      const short = days.flatMap((on, index) => {
        const aboard = heads[index] ?? 0;
        return aboard < least ? [{ on, aboard }] : [];
      });
      const runs = runsOf(
        short.map(({ on }) => on),
        short.map(() => true),
      );
      return runs.map(({ startsOn, endsOn }): LeaveConflict => {
        const inRun = short.filter(({ on }) => isAwayOn({ startsOn, endsOn }, on));
        const aboard = Math.min(...inRun.map((each) => each.aboard));
        return { kind: "manning", department, rank, least, aboard, startsOn, endsOn };
      });
    });
}

function ranksAway({ person, others }: LeaveSituation, leave: TakenLeave): LeaveConflict[] {
  return others
    .filter(({ rank, department }) => department === person.department && isSameRank(rank, person.rank))
    .flatMap(({ profileId, leaves }) =>
      leaves
        .filter((other) => meets(other, leave))
        .map((other): LeaveConflict => ({ kind: "rank", profileId, ...common(other, leave) })),
    );
}

/** The balance is lowest at the end of this leave, or at the end of one that was granted for later. */
function balanceBroken({ contracts, granted, floor }: LeaveSituation, leave: TakenLeave): LeaveConflict[] {
  const terms = termsOn(contracts, leave.startsOn);
  if (terms === null || !isInForce(terms, leave.startsOn) || !isInForce(terms, leave.endsOn))
    return [{ kind: "noContract" }];
  if (!isAnnual(leave.type)) return [];
  const later = granted.filter(
    ({ endsOn, type }) => isAnnual(type) && endsOn > leave.endsOn && isInForce(terms, endsOn),
  );
  const leaves = [...granted, leave];
  const balances = [leave, ...later].map(({ endsOn: on }) => ({
    on,
    days: leaveBalance(terms, { leaves, adjustments: terms.adjustments }, on).days,
  }));
  const lowest = balances.reduce((low, each) => (each.days < low.days ? each : low));
  if (lowest.days >= 0) return [];
  return [{ kind: lowest.days < floor ? "floor" : "negative", floor, ...lowest }];
}

export interface FittingDates extends LeaveDays {
  /** LeaveDays from the dates that were asked for. */
  readonly shift: number;
}

const searchedDays = 120;
const offered = 3;
/** Proposals that differ by a day say the same. */
const apart = 7;

/** The nearest dates of the same length against which nothing stands. */
export function datesThatFit(
  situation: LeaveSituation,
  leave: TakenLeave,
  { today }: { today: CalendarDate },
): FittingDates[] {
  const found: FittingDates[] = [];
  const length = daysBetween(leave.startsOn, leave.endsOn);
  for (let distance = 1; distance <= searchedDays && found.length < offered; distance += 1) {
    for (const shift of [-distance, distance]) {
      const startsOn = addDays(leave.startsOn, shift);
      const wanted = { ...leave, startsOn, endsOn: addDays(startsOn, length) };
      if (startsOn <= today || found.length >= offered) continue;
      if (found.some((other) => Math.abs(other.shift - shift) < apart)) continue;
      if (situation.granted.some((other) => meets(other, wanted))) continue;
      if (conflictsOfLeave(situation, wanted).length > 0) continue;
      found.push({ startsOn, endsOn: wanted.endsOn, shift });
    }
  }
  return found.toSorted((a, b) => a.shift - b.shift);
}
