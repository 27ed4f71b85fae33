import { z } from "zod";
import {
  addDays,
  addInterval,
  type CalendarDate,
  daysBetween,
  type Interval,
  type IntervalUnit,
  parseCalendarDate,
} from "../calendar-date.ts";
import { calendarDateSchema, intervalSchema } from "../calendar-date-schema.ts";

/** Floating counts from the day the work was done, fixed keeps to a grid of dates from an anchor. */
export const scheduleSchema = z.discriminatedUnion("mode", [
  z.object({ mode: z.literal("floating"), interval: intervalSchema }),
  z.object({
    mode: z.literal("fixed"),
    interval: intervalSchema,
    anchorOn: calendarDateSchema,
    /** Done this many days early still counts for the occurrence. */
    windowBeforeDays: z.int().min(0).max(366),
  }),
]);
export type Schedule = z.infer<typeof scheduleSchema>;
export type FixedSchedule = Extract<Schedule, { mode: "fixed" }>;

/** Interval of a counter in tenths. */
const counterIntervalSchema = z.int().min(1);

export const planRuleSchema = z.discriminatedUnion("trigger", [
  z.object({ trigger: z.literal("calendar"), schedule: scheduleSchema }),
  z.object({ trigger: z.literal("counter"), counterInterval: counterIntervalSchema }),
  z.object({ trigger: z.literal("either"), schedule: scheduleSchema, counterInterval: counterIntervalSchema }),
  z.object({ trigger: z.literal("condition") }),
  z.object({ trigger: z.literal("event") }),
]);
/** When the work of a plan comes round: by date, by counter, by whichever is first, or when a reading or an event opens it. */
export type PlanRule = z.infer<typeof planRuleSchema>;

/** A due date and a due counter total in tenths; null where the rule does not use it. */
export type Due = { dueOn: CalendarDate | null; dueTotal: number | null };

/** A completion; `total` in tenths, null when there is no counter. */
export type Done = { on: CalendarDate; total: number | null };

export type NextOccurrence = {
  due: Due;
  /** Occurrences that passed without being done: written to history. Of many, the latest. */
  missed: CalendarDate[];
  /** How many passed in all. */
  missedCount: number;
  /** Later occurrences for which this completion counts too, being inside their window. */
  covered: CalendarDate[];
};

/** The most dates that are listed. Of a daily check that was missed for months the rest is given as a number. */
const mostMissedTold = 60;

/** The first occurrence of a plan. `lastDone` is what the crew knows from before; without it the plan starts now. */
export function firstDue(rule: PlanRule, start: Done, lastDone: Done | null = null): Due {
  return {
    dueOn: "schedule" in rule ? firstDate(rule.schedule, start.on, lastDone?.on ?? null) : null,
    dueTotal: dueTotalAfter(rule, lastDone?.total ?? start.total),
  };
}

/** What follows an occurrence that is left out: the plan goes on as if it had been done on its day. */
export function dueAfterSkip(rule: PlanRule, skipped: Due): Due {
  return { dueOn: dateAfter(rule, skipped.dueOn), dueTotal: dueTotalAfter(rule, skipped.dueTotal) };
}

/**
 * The due of a plan that goes on after it was stopped or stood with its machine: a rest neither moves nor forgives anything.
 * @param lastDone the last time it was done; null while it never was
 * @param rest due of the occurrence that was cancelled when the plan came to rest, which comes back with it; the date for which
 *   the last one was done, which is not asked for again; and whether the rule is still the one that asked for that occurrence.
 *   By another rule the work counts from when it was done; what was never done stays due no later than it was
 */
export function dueAfterRest(
  rule: PlanRule,
  now: Done,
  lastDone: Done | null,
  { cancelled, doneFor, isSameRule }: { cancelled: Due | null; doneFor: CalendarDate | null; isSameRule: boolean },
): Due {
  const isDoneByRule = lastDone !== null && doneFor !== null && isSameRule;
  const byRule = isDoneByRule ? nextOccurrence(rule, doneFor, lastDone).due : firstDue(rule, now, lastDone);
  if (!cancelled || (lastDone && !isSameRule)) return byRule;
  const { dueOn, dueTotal } = cancelled;
  return {
    dueOn:
      byRule.dueOn &&
      (isSameRule ? notBeforeStart(rule, dueOn ?? byRule.dueOn, now.on) : earlierOf(dueOn, byRule.dueOn)),
    dueTotal:
      byRule.dueTotal === null
        ? null
        : isSameRule
          ? (dueTotal ?? byRule.dueTotal)
          : Math.min(dueTotal ?? byRule.dueTotal, byRule.dueTotal),
  };
}

/** A start may be moved along the same grid: nothing that was not overdue is asked for before it. */
const notBeforeStart = (rule: PlanRule, dueOn: CalendarDate, today: CalendarDate): CalendarDate =>
  dueOn >= today && "schedule" in rule && rule.schedule.mode === "fixed" && rule.schedule.anchorOn > dueOn
    ? rule.schedule.anchorOn
    : dueOn;

const earlierOf = (one: CalendarDate | null, other: CalendarDate): CalendarDate =>
  one !== null && one < other ? one : other;

/** Whether two rules ask for the same work at the same time, however their intervals are written. A window moves no due. */
export function isSameRule(one: PlanRule, other: PlanRule): boolean {
  return JSON.stringify(meaningOf(one)) === JSON.stringify(meaningOf(other));
}

function meaningOf(rule: PlanRule) {
  const schedule = "schedule" in rule ? rule.schedule : null;
  return [
    rule.trigger,
    schedule && [
      schedule.mode,
      ...plainInterval(schedule.interval),
      ...(schedule.mode === "fixed" ? gridOf(schedule) : []),
    ],
    "counterInterval" in rule && rule.counterInterval,
  ];
}

/** The phase of the grid: the same for every anchor on it. */
function gridOf({ interval, anchorOn }: FixedSchedule): number[] {
  const [n, unit] = plainInterval(interval);
  if (unit === "day") return [((daysBetween(epoch, anchorOn) % n) + n) % n];
  const [year = 0, month = 0, day = 0] = anchorOn.split("-").map(Number);
  return [(year * 12 + month) % n, day];
}

const epoch = parseCalendarDate("2000-01-01");

function plainInterval({ n, unit }: Interval): [number, IntervalUnit] {
  if (unit === "year") return [n * 12, "month"];
  if (unit === "week") return [n * 7, "day"];
  return [n, unit];
}

function firstDate(schedule: Schedule, startOn: CalendarDate, lastDoneOn: CalendarDate | null): CalendarDate {
  if (schedule.mode === "floating") return addInterval(lastDoneOn ?? startOn, schedule.interval);
  return lastDoneOn ? firstOpenAfter(schedule, lastDoneOn, lastDoneOn) : gridDateFrom(schedule, startOn);
}

/**
 * What follows when the occurrence of `occurrenceOn` was done. For a postponed job `occurrenceOn` is the original date:
 * postponing never moves the grid.
 */
export function nextOccurrence(rule: PlanRule, occurrenceOn: CalendarDate | null, done: Done): NextOccurrence {
  const dueTotal = dueTotalAfter(rule, done.total);
  if (!("schedule" in rule)) return { due: { dueOn: null, dueTotal }, missed: [], missedCount: 0, covered: [] };
  const { schedule } = rule;
  if (schedule.mode === "floating") {
    const dueOn = addInterval(done.on, schedule.interval);
    return { due: { dueOn, dueTotal }, missed: [], missedCount: 0, covered: [] };
  }
  const dueOn = firstOpenAfter(schedule, occurrenceOn ?? done.on, done.on);
  if (!occurrenceOn) return { due: { dueOn, dueTotal }, missed: [], missedCount: 0, covered: [] };
  const passed = stepFrom(schedule, addDays(occurrenceOn, 1));
  const next = stepFrom(schedule, dueOn);
  const counted = Math.min(Math.max(passed, stepFrom(schedule, done.on)), next);
  return {
    due: { dueOn, dueTotal },
    missed: gridDates(schedule, Math.max(passed, counted - mostMissedTold), counted),
    missedCount: counted - passed,
    covered: gridDates(schedule, counted, next),
  };
}

/** The coming dues if each is done on its day, beginning with `first`: what the editor of a rule is shown. */
export function nextFive(rule: PlanRule, first: Due): Due[] {
  const dues = [first];
  while (dues.length < 5) {
    const last = dues[dues.length - 1] ?? first;
    dues.push(dueAfterSkip(rule, last));
  }
  return dues;
}

function dateAfter(rule: PlanRule, on: CalendarDate | null): CalendarDate | null {
  if (!on || !("schedule" in rule)) return null;
  const { schedule } = rule;
  return schedule.mode === "floating" ? addInterval(on, schedule.interval) : gridDateFrom(schedule, addDays(on, 1));
}

function dueTotalAfter(rule: PlanRule, total: number | null): number | null {
  return "counterInterval" in rule && total !== null ? total + rule.counterInterval : null;
}

/** First date of the grid after `occurrenceOn` whose window has not started on `doneOn`. */
function firstOpenAfter(schedule: FixedSchedule, occurrenceOn: CalendarDate, doneOn: CalendarDate): CalendarDate {
  const afterWindow = addDays(doneOn, schedule.windowBeforeDays + 1);
  const afterOccurrence = addDays(occurrenceOn, 1);
  return gridDateFrom(schedule, afterWindow > afterOccurrence ? afterWindow : afterOccurrence);
}

function gridDates({ anchorOn, interval }: FixedSchedule, from: number, to: number): CalendarDate[] {
  return Array.from({ length: to - from }, (_, step) => addInterval(anchorOn, interval, from + step));
}

const longestDays: Record<IntervalUnit, number> = { day: 1, week: 7, month: 31, year: 366 };

type Grid = Pick<FixedSchedule, "anchorOn" | "interval">;

/** First date of the grid on or after `from`; never before the anchor. Every date is calculated from the anchor itself. */
export function gridDateFrom(grid: Grid, from: CalendarDate): CalendarDate {
  return addInterval(grid.anchorOn, grid.interval, stepFrom(grid, from));
}

/** How many intervals after the anchor that date is. */
function stepFrom({ anchorOn, interval }: Grid, from: CalendarDate): number {
  // Dividing by the longest possible interval cannot overshoot; a few steps make up the rest.
  let step = Math.max(0, Math.floor(daysBetween(anchorOn, from) / (interval.n * longestDays[interval.unit])));
  while (addInterval(anchorOn, interval, step) < from) step += 1;
  return step;
}
