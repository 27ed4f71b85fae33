import type { CalendarDate, IntervalUnit } from "@ymp/core/calendar-date";
import { isWaiting, type PlanTrigger } from "@ymp/core/maintenance/plan-triggers";
import { type PlanRule, planRuleSchema } from "@ymp/core/maintenance/recurrence";

/** A rule as a plan's row or its form holds it. Counter figures in tenths. */
export interface RuleFields {
  trigger: PlanTrigger;
  intervalCount?: number | null;
  intervalUnit?: IntervalUnit | null;
  counterInterval?: number | null;
  mode: "fixed" | "floating";
  anchorOn?: CalendarDate | null;
  windowBeforeDays: number;
}

/** The rule to compute with; null while something is missing that its trigger needs. */
export function ruleOf(fields: RuleFields): PlanRule | null {
  const { trigger, mode, anchorOn, windowBeforeDays, counterInterval } = fields;
  if (isWaiting(trigger)) return { trigger };
  const interval = { n: fields.intervalCount, unit: fields.intervalUnit };
  const schedule = mode === "fixed" ? { mode, interval, anchorOn, windowBeforeDays } : { mode, interval };
  const parsed = planRuleSchema.safeParse({
    trigger,
    schedule: trigger === "counter" ? undefined : schedule,
    counterInterval: trigger === "calendar" ? undefined : counterInterval,
  });
  return parsed.success ? parsed.data : null;
}
