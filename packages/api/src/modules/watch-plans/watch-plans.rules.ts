import { daysBetween } from "@ymp/core/calendar-date";
import type { Refusal } from "@ymp/core/errors";
import { mostPlannedDays } from "@ymp/core/watches/watch-plan";
import type { WatchPlanRow } from "./watch-plans.record.ts";

/** Whether the days and hours of a plan are in order. */
export function judgePlan(
  plan: Pick<WatchPlanRow, "startsOn" | "endsOn" | "pattern"> & { readonly ownHours?: readonly number[] | undefined },
): Refusal[] {
  const refuse = (messageKey: string, field: string): Refusal[] => [
    { messageKey: `watch-plans:refusal.${messageKey}`, field },
  ];
  if (plan.endsOn < plan.startsOn) return refuse("datesWrong", "endsOn");
  if (daysBetween(plan.startsOn, plan.endsOn) >= mostPlannedDays) return refuse("tooManyDays", "endsOn");
  if (plan.pattern === "own" && (plan.ownHours?.length ?? 0) === 0) return refuse("noHours", "ownHours");
  return [];
}
