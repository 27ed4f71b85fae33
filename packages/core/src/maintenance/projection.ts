import { type CalendarDate, daysBetween } from "../calendar-date.ts";
import { forecastDate } from "./counters.ts";
import { planningDate } from "./due-state.ts";
import { type Due, nextOccurrence, type PlanRule } from "./recurrence.ts";

/** How far a counter is, and how much it gains a day; figures in tenths. */
export interface CounterPace {
  total: number;
  readOn: CalendarDate;
  dailyAverage: number;
}

export interface ProjectedDue extends Due {
  on: CalendarDate;
}

const dayMs = 86_400_000;
/** More than a daily plan has in ten years; a rule that never reaches the range ends here. */
const mostSteps = 4000;

/**
 * The occurrences that would follow the open one if each is done on its day, as far as they fall within the days shown.
 * What is overdue is calculated as done today. Without a pace nothing is known of a due that only a counter brings.
 */
export function projectOccurrences(
  rule: PlanRule,
  open: Due,
  { pace, today, from, to }: { pace: CounterPace | null; today: CalendarDate; from: CalendarDate; to: CalendarDate },
): ProjectedDue[] {
  const projected: ProjectedDue[] = [];
  let due = open;
  for (let step = 0; step < mostSteps; step += 1) {
    const on = dayOf(due, pace);
    if (!on || on > to) break;
    if (step > 0 && on >= from) projected.push({ ...due, on });
    const doneOn = on < today ? today : on;
    const occurrenceOn = due.dueOn;
    due = nextOccurrence(rule, occurrenceOn, { on: doneOn, total: totalOn(due, doneOn, pace) }).due;
    if (step > 0 && dayOf(due, pace) === on) break;
  }
  return projected;
}

function dayOf({ dueOn, dueTotal }: Due, pace: CounterPace | null): CalendarDate | null {
  const rate = pace && pace.dailyAverage > 0 ? { gained: pace.dailyAverage, elapsedMs: dayMs } : null;
  const forecastOn = dueTotal !== null && pace ? forecastDate(dueTotal, pace, rate) : null;
  return planningDate(dueOn, forecastOn);
}

/** What the counter is expected to show that day, and no less than the figure the work fell due at when that comes first. */
function totalOn({ dueTotal }: Due, on: CalendarDate, pace: CounterPace | null): number | null {
  if (!pace) return dueTotal;
  const expected = pace.total + Math.max(0, daysBetween(pace.readOn, on)) * pace.dailyAverage;
  if (dueTotal === null) return expected;
  // A forecast gives whole days, so the figure may be some tenths beyond that of the evening before.
  const isReachedThatDay = dueTotal > expected - pace.dailyAverage && dueTotal <= expected + pace.dailyAverage;
  return isReachedThatDay ? dueTotal : expected;
}
