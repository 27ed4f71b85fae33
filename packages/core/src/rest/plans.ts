import type { CalendarDate } from "../calendar-date.ts";

/** The hours that somebody is to work each day, from a day on. */
export interface DayPlan {
  readonly fromDay: CalendarDate;
  /** A letter to each half hour: work or rest. */
  readonly grid: string;
}

/** The plan that holds on a day. @param plans the oldest first */
export const planOn = <Plan extends Pick<DayPlan, "fromDay">>(
  plans: readonly Plan[],
  on: CalendarDate,
): Plan | undefined => plans.findLast(({ fromDay }) => fromDay <= on);
