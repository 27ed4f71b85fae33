import type { Refusal } from "@ymp/core/errors";
import type { TimeSpan } from "@ymp/core/rest/breach";
import { longestWatchHours, overlaps, watchStepMinutes } from "@ymp/core/watches/watch-plan";
import type { WatchRow } from "./watch-plans.record.ts";

type Wanted = Pick<WatchRow, "id" | "position" | "profileId" | "startsAt" | "endsAt">;

export const spansOf = (rows: readonly WatchRow[]) =>
  rows.map(({ id, position, profileId, startsAt, endsAt }) => ({
    ...{ id, position, profileId, from: startsAt, until: endsAt },
  }));

/** The plan, with who may stand its watches. */
interface Standing {
  readonly span: TimeSpan;
  readonly watches: readonly WatchRow[];
  /** Taken over already, which may be a little before they begin. */
  readonly begun: ReadonlySet<string>;
  readonly people: readonly {
    readonly id: string;
    readonly away: readonly TimeSpan[];
    readonly others: readonly TimeSpan[];
  }[];
}

interface Judging {
  readonly now: Date;
  /** The watch as it stands; absent for a new one. */
  readonly before?: WatchRow | undefined;
}

/** Whether a watch may stand so: within its plan, at half hours, by somebody who is aboard and stands no other. */
export function judgeWatch(standing: Standing, wanted: Wanted, { now, before }: Judging): Refusal[] {
  const { startsAt, endsAt, profileId } = wanted;
  const span = { from: startsAt, until: endsAt };
  const refuse = (messageKey: string, field: string): Refusal[] => [
    { messageKey: `watch-plans:refusal.${messageKey}`, field },
  ];
  const length = endsAt.getTime() - startsAt.getTime();
  if (length <= 0) return refuse("times", "endsAt");
  if (length > longestWatchHours * 3_600_000) return refuse("tooLong", "endsAt");
  if (startsAt.getTime() % (watchStepMinutes * 60_000) !== 0 || length % (watchStepMinutes * 60_000) !== 0)
    return refuse("halfHour", "startsAt");
  if (startsAt < standing.span.from || endsAt > standing.span.until) return refuse("outside", "startsAt");
  if ((before?.endsAt ?? endsAt) <= now || endsAt <= now) return refuse("stood", "startsAt");
  if (before && before.startsAt >= now && standing.begun.has(before.id)) return refuse("running", "startsAt");
  if (before && isRunning(before, now)) {
    const isKept = before.position === wanted.position && sameInstant(before.startsAt, startsAt);
    if (!isKept) return refuse("running", "startsAt");
  } else if (before && before.startsAt > now && startsAt.getTime() <= now.getTime() - watchStepMinutes * 60_000)
    return refuse("stood", "startsAt");
  if (profileId === null) return [];
  const person = standing.people.find(({ id }) => id === profileId);
  if (!person) return refuse("stranger", "profileId");
  if (person.away.some((away) => overlaps(away, span))) return refuse("away", "profileId");
  const others = spansOf(standing.watches).filter((watch) => watch.profileId === profileId && watch.id !== wanted.id);
  if ([...others, ...person.others].some((other) => overlaps(other, span))) return refuse("twice", "profileId");
  return [];
}

export const isRunning = ({ startsAt, endsAt }: Pick<WatchRow, "startsAt" | "endsAt">, now: Date): boolean =>
  startsAt < now && now < endsAt;

const sameInstant = (one: Date, other: Date): boolean => one.getTime() === other.getTime();

/** Where a watch that runs is divided: what was stood stays with whoever stood it. */
export const nextHalfHour = (now: Date): Date => {
  const step = watchStepMinutes * 60_000;
  return new Date(Math.ceil(now.getTime() / step) * step);
};

/** A watch as it stands, and as it would be. */
export interface Reassigned {
  readonly before: WatchRow;
  readonly after: WatchRow;
}

/** The watches of a plan, with some of them given to others. */
export const withReassigned = (rows: readonly WatchRow[], pairs: readonly Reassigned[]): WatchRow[] => {
  const given = new Map(pairs.map(({ after }) => [after.id, after]));
  return rows.map((row) => given.get(row.id) ?? row);
};

/** Whether watches may be given to others, all at once. */
export function judgeReassigned(standing: Standing, pairs: readonly Reassigned[], now: Date): Refusal[] {
  const divided = pairs.map(({ before, after }) => ({
    before,
    after: isRunning(before, now) ? { ...after, startsAt: nextHalfHour(now) } : after,
  }));
  const wanted = { ...standing, watches: withReassigned(standing.watches, divided) };
  return divided.flatMap(({ before, after }) => {
    // The rest of a running watch is judged as a new one.
    return judgeWatch(wanted, after, isRunning(before, now) ? { now } : { now, before });
  });
}
