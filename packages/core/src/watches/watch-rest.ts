import type { CalendarDate } from "../calendar-date.ts";
import { countsAsBroken, type TimeSpan } from "../rest/breach.ts";
import type { AppliedRest } from "../rest/judge.ts";
import { judgeRest } from "../rest/judge.ts";
import { slotMinutesOf } from "../rest/letters.ts";
import { isWork } from "../rest/marks.ts";
import { type KeptDay, type ToldBreach, timelineOfKept, toldBreach } from "../rest/rest-month.ts";
import { type RestTimeline, slotAt, slotHolding } from "../rest/timeline.ts";
import { type PlanChange, whatIf } from "../rest/what-if.ts";
import { joinedSpans, overlaps } from "./watch-plan.ts";

/** What is known of somebody's hours around a plan: as they were recorded, and ahead as they are planned without its watches. */
export interface RestBasis extends AppliedRest {
  readonly days: readonly KeptDay[];
  /** Those of the days that hold hours of the weekly plan, without them: on a day with watches these take their place. */
  readonly unplanned?: readonly KeptDay[];
}

/** The hours with watches in them; what lies behind stands as it was recorded. */
export function withWatches(basis: RestBasis, watches: readonly TimeSpan[], now: Date): RestTimeline {
  const timeline = timelineOfKept(daysUnder(basis, watches));
  const marks = [...timeline.marks];
  const firstAhead = slotHolding(timeline, now);
  for (const { from, until } of joinedSpans(watches)) {
    const end = Math.min(slotAt(timeline, until), marks.length);
    for (let slot = Math.max(slotHolding(timeline, from), firstAhead, 0); slot < end; slot += 1) {
      const mark = marks[slot];
      if (mark !== undefined && !isWork(mark)) marks[slot] = "work";
    }
  }
  return { ...timeline, marks };
}

function daysUnder({ days, unplanned = [] }: RestBasis, watches: readonly TimeSpan[]): readonly KeptDay[] {
  if (unplanned.length === 0 || watches.length === 0) return days;
  const bare = new Map(unplanned.map((day) => [day.on, day]));
  return days.map((day, index) => {
    const without = bare.get(day.on);
    if (!without) return day;
    const until = days[index + 1]?.beginsAt ?? endOf(day);
    return watches.some((watch) => overlaps(watch, { from: day.beginsAt, until })) ? without : day;
  });
}

const endOf = ({ beginsAt, grid }: KeptDay): Date =>
  new Date(beginsAt.getTime() + grid.length * slotMinutesOf(grid) * 60_000);

export interface WatchRest {
  /** Least rest in any 24 hours, and in any seven days, that end on a day of the plan; null where none is wholly known. */
  readonly leastRest24h: number | null;
  readonly leastRest7d: number | null;
  /** Limits that the watches break, or break further. */
  readonly caused: readonly ToldBreach[];
}

/** The rest of one person under the watches of a plan. */
export function restUnder(
  basis: RestBasis,
  watches: readonly TimeSpan[],
  { startsOn, endsOn, now }: { readonly startsOn: CalendarDate; readonly endsOn: CalendarDate; readonly now: Date },
): WatchRest {
  const timeline = withWatches(basis, watches, now);
  const figures = judgeRest(timeline, basis).days.filter(({ on }) => on >= startsOn && on <= endsOn);
  return {
    leastRest24h: leastOf(figures.map(({ leastRest24h }) => leastRest24h)),
    leastRest7d: leastOf(figures.map(({ leastRest7d }) => leastRest7d)),
    caused: whatIf(withWatches(basis, [], now), timeline, basis)
      .caused.filter((breach) => countsAsBroken(breach, false))
      .map((breach) => toldBreach(timeline, breach)),
  };
}

const leastOf = (figures: readonly (number | null)[]): number | null => {
  const known = figures.filter((figure) => figure !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

/** What moving watches does to the rest of one person. */
export const changedRest = (
  basis: RestBasis,
  before: readonly TimeSpan[],
  after: readonly TimeSpan[],
  now: Date,
): PlanChange => whatIf(withWatches(basis, before, now), withWatches(basis, after, now), basis);

export interface MovedRest {
  readonly before: Omit<WatchRest, "caused">;
  readonly after: Omit<WatchRest, "caused">;
  /** Limits that the move breaks, or breaks further. */
  readonly caused: readonly ToldBreach[];
}

/** The rest of one person before and after watches are moved. */
export function movedRest(
  basis: RestBasis,
  before: readonly TimeSpan[],
  after: readonly TimeSpan[],
  facts: Parameters<typeof restUnder>[2],
): MovedRest {
  const figures = (watches: readonly TimeSpan[]) => {
    const { leastRest24h, leastRest7d } = restUnder(basis, watches, facts);
    return { leastRest24h, leastRest7d };
  };
  const timeline = withWatches(basis, after, facts.now);
  return {
    before: figures(before),
    after: figures(after),
    caused: changedRest(basis, before, after, facts.now)
      .caused.filter((breach) => countsAsBroken(breach, false))
      .map((breach) => toldBreach(timeline, breach)),
  };
}
