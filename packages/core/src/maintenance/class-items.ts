import { addMonths, type CalendarDate, daysBetween } from "../calendar-date.ts";
import type { Refusal } from "../errors.ts";

/** Surveys under which a classification society credits its items. */
export const classSurveys = ["cms", "annual", "intermediate", "special", "docking", "tailshaft", "other"] as const;
export type ClassSurvey = (typeof classSurveys)[number];

/** Who credited an item: the surveyor, or the chief engineer, whose opening of a CMS item the surveyor confirms later. */
export const creditCapacities = ["surveyor", "chief_engineer"] as const;
export type CreditCapacity = (typeof creditCapacities)[number];

export interface Credit {
  readonly by: string;
  readonly capacity: CreditCapacity;
}

/** First and last day on which the survey counts for the due date; both are the due date itself where there is no window. */
export function classWindow(dueOn: CalendarDate, months: number | null): { from: CalendarDate; to: CalendarDate } {
  return { from: addMonths(dueOn, -(months ?? 0)), to: addMonths(dueOn, months ?? 0) };
}

/** From gravest to lightest. */
export const classStates = ["overdue", "within", "open", "credited"] as const;
export type ClassState = (typeof classStates)[number];

export interface ClassItem {
  readonly dueOn: CalendarDate | null;
  readonly windowMonths: number | null;
  readonly creditedOn: CalendarDate | null;
}

/** Past its window; within it; still to come; or to come again after it was credited. */
export function classState({ dueOn, windowMonths, creditedOn }: ClassItem, today: CalendarDate): ClassState {
  if (dueOn) {
    const { from, to } = classWindow(dueOn, windowMonths);
    if (today > to) return "overdue";
    if (today >= from) return "within";
  }
  return creditedOn ? "credited" : "open";
}

/**
 * Days before and after the due date on which the job of an item is neither late nor early. Putting it off moves no window: it
 * is about the date that class has.
 */
export function classAllowances(
  dueOn: CalendarDate,
  months: number,
  ofClassOn: CalendarDate = dueOn,
): { leadDays: number; graceDays: number } {
  const { from, to } = classWindow(ofClassOn, months);
  return { leadDays: Math.max(0, daysBetween(from, dueOn)), graceDays: Math.max(0, daysBetween(dueOn, to)) };
}

/** Completing an item of class takes who credited it; only items of the continuous survey are the chief engineer's to open. */
export function judgeCredit(item: { readonly survey: ClassSurvey | null }, credit: Credit | null): Refusal[] {
  if (!credit) return [{ messageKey: "job-refusals:creditMissing", field: "credit" }];
  return credit.capacity === "chief_engineer" && item.survey !== "cms"
    ? [{ messageKey: "job-refusals:creditOfSurveyor", field: "credit" }]
    : [];
}
