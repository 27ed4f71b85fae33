import { type CalendarDate, type Interval, parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { type Done, type Due, firstDue } from "@ymp/core/maintenance/recurrence";
import type { VesselScope } from "../../context.ts";
import { stampOf } from "../../kit/stamp.ts";
import { lacksDoneHours } from "../../platform/imports/hours-unknown.ts";
import { planRuleOf } from "../jobs/jobs.rules.ts";
import type { PlanRecordRow } from "./writing.repository.ts";

/** Hours of a file as tenths. */
export const tenthsOf = (hours: number): number => Math.round(hours * 10);
export const dateOf = (text: string | null | undefined): CalendarDate | null => (text ? parseCalendarDate(text) : null);

export interface ServiceRule {
  intervalHours: number | null;
  interval: Interval | null;
  lastDoneOn: string | null;
  lastDoneHours: number | null;
}

/** What a file knows of the service before; `today` stands for a date it leaves out. */
export function lastDoneOf(rule: ServiceRule, today: CalendarDate): Done | null {
  if (rule.lastDoneOn === null && rule.lastDoneHours === null) return null;
  return {
    on: dateOf(rule.lastDoneOn) ?? today,
    total: rule.lastDoneHours === null ? null : tenthsOf(rule.lastDoneHours),
  };
}

/**
 * When a service first comes round. Hours that the file leaves out are not today's: a service known by its day alone is due by
 * its date, and one that goes by hours only is due at once: at what the meter shows, or today where nobody has read it.
 */
export function firstDueOf(
  plan: PlanRecordRow,
  rule: ServiceRule,
  { on, total }: { on: CalendarDate; total: number | null },
): Due {
  const due = firstDue(planRuleOf(plan), { on, total: total ?? 0 }, lastDoneOf(rule, on));
  if (plan.counterId === null || !lacksDoneHours(rule)) return due;
  if (due.dueOn !== null) return { dueOn: due.dueOn, dueTotal: null };
  return total === null ? { dueOn: on, dueTotal: null } : { dueOn: null, dueTotal: total };
}

type Given = Pick<PlanRecordRow, "title" | "equipmentId" | "counterId" | "importId"> &
  Partial<Pick<PlanRecordRow, "instructions" | "kind" | "department" | "priority" | "isCritical" | "estimatedTenths">>;

/** A plan as a file describes it: counted from the day the work was done. */
export function newPlan(scope: VesselScope, rule: ServiceRule, given: Given): PlanRecordRow {
  const { intervalHours, interval } = rule;
  return {
    ...stampOf(scope, newId()),
    version: 1,
    instructions: null,
    kind: "planned",
    department: null,
    priority: "normal",
    isCritical: false,
    estimatedTenths: null,
    trigger: intervalHours === null ? "calendar" : interval === null ? "counter" : "either",
    intervalCount: interval?.n ?? null,
    intervalUnit: interval?.unit ?? null,
    counterInterval: intervalHours === null ? null : tenthsOf(intervalHours),
    mode: "floating",
    anchorOn: null,
    windowBeforeDays: 0,
    graceDays: null,
    graceTenths: null,
    leadDays: null,
    needsVerification: false,
    needsPhoto: false,
    signature: "none",
    classItemNo: null,
    classSurvey: null,
    classWindowMonths: null,
    triggerEvent: null,
    measuredName: null,
    measuredUnit: null,
    measuredMin: null,
    measuredMax: null,
    dueWithinDays: null,
    isActive: true,
    knownDoneOn: null,
    knownDoneTotal: null,
    ...given,
  };
}
