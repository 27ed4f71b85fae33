import type { Department } from "../access/roles.ts";
import { addDays, type CalendarDate } from "../calendar-date.ts";
import { isAwayOn, type LeaveSpan } from "./leave-days.ts";

/** How many are to be aboard of a department, or of one capacity in it. */
export interface ManningMinimum {
  readonly department: Department;
  /** Null: the whole department. */
  readonly rank: string | null;
  readonly least: number;
}

type Days = Pick<LeaveSpan, "startsOn" | "endsOn">;

export interface CrewMember {
  readonly profileId: string;
  readonly department: Department | null;
  readonly rank: string | null;
  /** Days of service; null where nothing was ever written of them, and they count as long as they have their place. */
  readonly service: readonly { readonly startsOn: CalendarDate; readonly endsOn: CalendarDate | null }[] | null;
  /** Leave that was granted. Who is away for half a day is not counted on it. */
  readonly leaves: readonly Days[];
}

const plain = (rank: string | null) => rank?.trim().toLowerCase() ?? null;
export const isSameRank = (one: string | null, other: string | null): boolean =>
  plain(one) !== null && plain(one) === plain(other);

export const countsFor = (
  { department, rank }: ManningMinimum,
  member: Pick<CrewMember, "department" | "rank">,
): boolean => member.department === department && (rank === null || isSameRank(rank, member.rank));

export function isAboardOn({ service, leaves }: CrewMember, on: CalendarDate): boolean {
  const serves =
    service === null || service.some(({ startsOn, endsOn }) => startsOn <= on && (endsOn === null || on <= endsOn));
  return serves && !leaves.some((leave) => isAwayOn(leave, on));
}

/** How many of those who count are aboard on each of the days. */
export function headsOn(
  minimum: ManningMinimum,
  crew: readonly CrewMember[],
  days: readonly CalendarDate[],
): readonly number[] {
  const counted = crew.filter((member) => countsFor(minimum, member));
  return days.map((on) => counted.filter((member) => isAboardOn(member, on)).length);
}

/** Days one after the other on which the same holds. */
export interface Run<Value> {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  readonly value: Value;
}

export function runsOf<Value>(days: readonly CalendarDate[], values: readonly Value[]): Run<Value>[] {
  const runs: { startsOn: CalendarDate; endsOn: CalendarDate; value: Value }[] = [];
  for (const [index, on] of days.entries()) {
    const value = values[index];
    if (value === undefined) continue;
    const last = runs.at(-1);
    if (last && last.value === value && addDays(last.endsOn, 1) === on) last.endsOn = on;
    else runs.push({ startsOn: on, endsOn: on, value });
  }
  return runs;
}
