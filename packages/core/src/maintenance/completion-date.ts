import { addDays, type CalendarDate, daysBetween } from "../calendar-date.ts";
import { classWindow } from "./class-items.ts";
import { nextOccurrence, type PlanRule } from "./recurrence.ts";

export type EarlyCompletion =
  | { verdict: "in_time" }
  /** Accepted after the crew saw how long the gap to the next occurrence becomes. */
  | { verdict: "ask"; daysEarly: number; nextDueOn: CalendarDate; gapDays: number }
  /** Class credits nothing that was done before its window. */
  | { verdict: "refuse"; windowFrom: CalendarDate };

/** Whether the work of a fixed occurrence was done before its window. Floating and counter work is never too early. */
export function judgeEarlyCompletion(
  rule: PlanRule,
  occurrenceOn: CalendarDate,
  doneOn: CalendarDate,
  isClassItem: boolean,
  classWindowMonths: number | null = null,
): EarlyCompletion {
  if (!("schedule" in rule) || rule.schedule.mode === "floating") return { verdict: "in_time" };
  const windowFrom =
    isClassItem && classWindowMonths !== null
      ? classWindow(occurrenceOn, classWindowMonths).from
      : addDays(occurrenceOn, -rule.schedule.windowBeforeDays);
  if (doneOn >= windowFrom) return { verdict: "in_time" };
  if (isClassItem) return { verdict: "refuse", windowFrom };
  const nextDueOn = nextOccurrence(rule, occurrenceOn, { on: doneOn, total: null }).due.dueOn ?? occurrenceOn;
  return {
    verdict: "ask",
    daysEarly: daysBetween(doneOn, occurrenceOn),
    nextDueOn,
    gapDays: daysBetween(doneOn, nextDueOn),
  };
}

/**
 * `extra`: the work was done before on that day; it is recorded as an inspection and the next due stays.
 * `before_previous`: refused, completions follow one another.
 */
export function judgeRepeat(
  previousDoneOn: CalendarDate | null,
  doneOn: CalendarDate,
): "regular" | "extra" | "before_previous" {
  if (!previousDoneOn || doneOn > previousDoneOn) return "regular";
  return doneOn === previousDoneOn ? "extra" : "before_previous";
}
