import type { CalendarDate } from "../calendar-date.ts";
import { gridInSlots, slotMinutesOf, textInSlots } from "./letters.ts";
import type { SlotMinutes } from "./marks.ts";

/** The hours that somebody is to work each day, from a day on. */
export interface DayPlan {
  readonly fromDay: CalendarDate;
  /** A letter to each half hour, or to each quarter: work or rest. */
  readonly grid: string;
}

/** The hours that somebody is to work on one day: the watches that were published for them. */
export interface WatchedDay {
  readonly on: CalendarDate;
  readonly grid: string;
  /** What the clock shows a second time; null where it shows each hour once. */
  readonly repeated: string | null;
}

export interface PlannedHours {
  /** The oldest first. */
  readonly plans: readonly DayPlan[];
  readonly watches: readonly WatchedDay[];
}

/** The plan that holds on a day. @param plans the oldest first */
export const planOn = <Plan extends Pick<DayPlan, "fromDay">>(
  plans: readonly Plan[],
  on: CalendarDate,
): Plan | undefined => plans.findLast(({ fromDay }) => fromDay <= on);

/** What is planned for a day, by slots of a record: its watches where there are any, else the plan that holds. */
export function plannedOn(
  { plans, watches }: PlannedHours,
  on: CalendarDate,
  slotMinutes: SlotMinutes,
): Omit<WatchedDay, "on"> | undefined {
  const watched = watches.find((day) => day.on === on);
  const plan = planOn(plans, on);
  const planned = watched ?? (plan && { grid: plan.grid, repeated: null });
  if (!planned) return undefined;
  const { grid, repeated } = planned;
  const own = slotMinutesOf(grid);
  return {
    grid: gridInSlots(grid, slotMinutes),
    repeated: repeated === null ? null : textInSlots(repeated, own, slotMinutes),
  };
}
