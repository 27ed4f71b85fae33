import type { CalendarDate } from "@ymp/core/calendar-date";
import { type EarlyCompletion, judgeEarlyCompletion } from "@ymp/core/maintenance/completion-date";
import { earlierTotal, forecastDate } from "@ymp/core/maintenance/counters";
import { graceDaysOf, graceTenthsOf, planningDate } from "@ymp/core/maintenance/due-state";
import { nextOccurrence } from "@ymp/core/maintenance/recurrence";
import type { Job } from "./job-sheet-data.ts";
import { ruleOf } from "./plan-rule.ts";

type Meter = Pick<NonNullable<Job["counter"]>, "kind" | "lastReading" | "lastTotal" | "lastReadAt" | "dailyAverage">;

export function totalOfReading(meter: Meter, reading: number): number {
  return earlierTotal(meter) + reading;
}

export interface NextDue {
  dueOn: CalendarDate | null;
  dueTotal: number | null;
  /** The day to plan for where the counter decides, and the use per day it is computed with. */
  forecast: { on: CalendarDate; dailyAverage: number } | null;
  mode: "fixed" | "floating" | "counter";
  graceDays: number;
  graceTenths: number;
  missed: CalendarDate[];
  missedCount: number;
}

type PlannedJob = Pick<Job, "plan" | "dueOn" | "originalDueOn" | "isCritical" | "kind" | "counter">;

/** What follows when the job is completed so; null when nothing does. `total` null: no usable reading was typed. */
export function nextDueAfter(job: PlannedJob, doneOn: CalendarDate, total: number | null): NextDue | null {
  const rule = job.plan?.isActive ? ruleOf(job.plan) : null;
  if (!job.plan || !rule) return null;
  const following = nextOccurrence(rule, job.originalDueOn ?? job.dueOn, { on: doneOn, total });
  const { dueOn, dueTotal } = following.due;
  if (!dueOn && dueTotal === null) return null;
  const terms = {
    interval: "schedule" in rule ? rule.schedule.interval : null,
    counterInterval: "counterInterval" in rule ? rule.counterInterval : null,
    leadDays: job.plan.leadDays,
    graceDays: job.plan.graceDays,
    graceTenths: job.plan.graceTenths,
    isCritical: job.isCritical,
    isClassItem: job.kind === "class",
  };
  return {
    dueOn,
    dueTotal,
    forecast: forecastOf(job.counter, dueOn, dueTotal, { on: doneOn, total }),
    mode: "schedule" in rule ? rule.schedule.mode : "counter",
    graceDays: dueOn ? graceDaysOf(terms) : 0,
    graceTenths: dueTotal === null ? 0 : graceTenthsOf(terms),
    missed: following.missed,
    missedCount: following.missedCount,
  };
}

const dayMs = 86_400_000;

function forecastOf(
  meter: Meter | null,
  dueOn: CalendarDate | null,
  dueTotal: number | null,
  done: { on: CalendarDate; total: number | null },
): NextDue["forecast"] {
  if (!meter?.dailyAverage || dueTotal === null || done.total === null) return null;
  const reached = forecastDate(
    dueTotal,
    { total: done.total, readOn: done.on },
    { gained: meter.dailyAverage, elapsedMs: dayMs },
  );
  const on = planningDate(dueOn, reached);
  return on && reached ? { on, dailyAverage: meter.dailyAverage } : null;
}

/** Whether a fixed occurrence would be done before its window, and what gap that leaves. */
export function earlinessOf(job: PlannedJob, doneOn: CalendarDate): EarlyCompletion {
  const rule = job.plan ? ruleOf(job.plan) : null;
  const occurrenceOn = job.originalDueOn ?? job.dueOn;
  if (!rule || !occurrenceOn) return { verdict: "in_time" };
  return judgeEarlyCompletion(rule, occurrenceOn, doneOn, job.kind === "class", job.plan?.classWindowMonths ?? null);
}

/** Whether the job asks for a reading: its rule counts hours. */
export function needsReading(job: Pick<Job, "plan">): boolean {
  return job.plan?.trigger === "counter" || job.plan?.trigger === "either";
}
