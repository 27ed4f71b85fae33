import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import { daysOfSpan, isAwayOn } from "@ymp/core/leave/leave-days";
import { countsFor, runsOf } from "@ymp/core/leave/manning";
import type { Leave, LeavePerson, LeaveYear } from "./leave.queries.ts";

export interface TriedElsewhere {
  readonly person: LeavePerson;
  readonly leave: Leave;
  /** By so many days. */
  readonly shift: number;
}

/** Heads aboard as they would be if a request were moved. */
export function movedHeads(aboard: LeaveYear["aboard"], { person, leave, shift }: TriedElsewhere): LeaveYear["aboard"] {
  const isCounted = leave.state === "requested";
  const moved = { startsOn: addDays(leave.startsOn, shift), endsOn: addDays(leave.endsOn, shift) };
  const others = person.leaves.filter(({ id, state }) => id !== leave.id && state !== "draft");
  const change = (on: CalendarDate) => {
    if (others.some((other) => isAwayOn(other, on))) return 0;
    return Number(isCounted && isAwayOn(leave, on)) - Number(isAwayOn(moved, on));
  };
  return aboard.map((unit) => {
    if (!countsFor(unit, person)) return unit;
    const heads = unit.runs.flatMap((run) => daysOfSpan(run).map((on) => [on, run.value + change(on)] as const));
    const runs = runsOf(
      heads.map(([on]) => on),
      heads.map(([, value]) => value),
    );
    return { ...unit, runs };
  });
}
