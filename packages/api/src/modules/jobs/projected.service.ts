import { firstOf } from "@ymp/core/bounded";
import { daysBetween } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { type CounterPace, projectOccurrences } from "@ymp/core/maintenance/projection";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { planRuleOf } from "./jobs.rules.ts";
import type { calendarInput } from "./jobs.schema.ts";
import { plansWithOpenJob } from "./projected.repository.ts";

const longestRangeDays = 100;
const mostInRange = 2000;
const nothing = { rows: [], hasMore: false };

/** Occurrences still to come of running plans: expected work, not jobs. Outsiders are shown none of it. */
export async function listProjected(scope: VesselScope, input: z.infer<typeof calendarInput>) {
  if (daysBetween(input.from, input.to) > longestRangeDays)
    throw new AppError("invalid", "job-refusals:rangeTooLong", { count: longestRangeDays });
  if (scope.access.seesOnlyShared) return nothing;
  const profileId = input.assigneeId === "me" ? scope.profileId : input.assigneeId;
  if (input.assigneeId === "me" && !profileId) return nothing;
  const rows = await plansWithOpenJob(scope.tx, scope.vesselId, { departments: input.departments, profileId });
  const today = shipsDay(scope);
  const projected = rows
    .flatMap((row) =>
      projectOccurrences(planRuleOf(row.plan), row, { pace: paceOf(scope, row), today, ...input }).map(({ on }) => ({
        planId: row.plan.id,
        title: row.plan.title,
        department: row.plan.department,
        priority: row.plan.priority,
        equipmentId: row.plan.equipmentId,
        equipmentName: row.equipmentName,
        byCounter: row.plan.trigger === "counter",
        on,
      })),
    )
    .sort((a, b) => (a.on === b.on ? a.title.localeCompare(b.title) : a.on < b.on ? -1 : 1));
  return firstOf(projected, mostInRange);
}

type Row = Awaited<ReturnType<typeof plansWithOpenJob>>[number];

function paceOf(scope: VesselScope, { lastTotal, lastReadAt, dailyAverage }: Row): CounterPace | null {
  if (lastTotal === null || !lastReadAt) return null;
  return { total: lastTotal, readOn: shipsDay(scope, lastReadAt), dailyAverage: dailyAverage ?? 0 };
}
