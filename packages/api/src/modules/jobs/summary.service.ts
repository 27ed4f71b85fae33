import { daysBetween } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { bounded } from "../../kit/bounded.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { type calendarInput, listJobsInput } from "./jobs.schema.ts";
import { jobRowsInOrder } from "./jobs-list.repository.ts";
import { presentRow } from "./jobs-list.service.ts";
import { readerOf } from "./jobs-scope.ts";
import { jobsBetween, summarise } from "./summary.repository.ts";
import { listRaisedJobs } from "./triage.service.ts";

const longestRangeDays = 100;
const mostInRange = 2000;
/** Of one person, to find those of the day among. */
const mostLooked = 200;

export function summariseJobs(scope: VesselScope) {
  return summarise(scope.tx, readerOf(scope), shipsDay(scope));
}

export async function listJobsByDay(scope: VesselScope, input: z.infer<typeof calendarInput>) {
  if (daysBetween(input.from, input.to) > longestRangeDays)
    throw new AppError("invalid", "job-refusals:rangeTooLong", { count: longestRangeDays });
  const profileId = input.assigneeId === "me" ? scope.profileId : input.assigneeId;
  const filters = { departments: input.departments, profileId };
  return bounded(jobsBetween(scope.tx, readerOf(scope), input, filters, shipsDay(scope)), mostInRange);
}

/** What one person has before them: in hand, overdue, today, the week, and what they finished today. */
export async function readMyDay(scope: VesselScope) {
  const today = shipsDay(scope);
  const mine = { ...listJobsInput.parse({}), assigneeId: "me" as const };
  const closed = { ...mine, state: "archive", sort: "done", descending: true } as const;
  const [open, done, raised] = await Promise.all([
    bounded(jobRowsInOrder(scope.tx, readerOf(scope), mine, today, null), mostLooked),
    bounded(jobRowsInOrder(scope.tx, readerOf(scope), closed, today, null), mostLooked),
    listRaisedJobs(scope),
  ]);
  const rows = open.rows.map((row) => presentRow(scope, row));
  const inHand = rows.filter(({ status }) => status === "in_progress");
  const rest = rows.filter(({ status }) => status !== "in_progress");
  return {
    today,
    raised,
    inHand,
    overdue: rest.filter(({ due }) => due.bucket === "overdue"),
    dueToday: rest.filter(({ due }) => due.bucket === "today"),
    thisWeek: rest.filter(({ due }) => due.bucket === "next7Days"),
    laterCount: rest.filter(({ due }) => !["overdue", "today", "next7Days"].includes(due.bucket)).length,
    /** The open jobs beyond these are not among them. */
    hasMore: open.hasMore,
    looked: open.rows.length,
    done: done.rows
      .filter(({ doneAt }) => doneAt && shipsDay(scope, doneAt) === today)
      .map((row) => presentRow(scope, row)),
  };
}
