import { parseCalendarDate } from "@ymp/core/calendar-date";
import type { JobRow } from "../features/jobs/job-rows.ts";

/** A planned job of the engine room that is due in a while; say what matters to the test. */
export function sampleJob(facts: Partial<JobRow> = {}): JobRow {
  return {
    id: "0199cccc-0000-7000-8000-000000000001",
    number: 412,
    year: 2026,
    numberText: "J-2026-0412",
    title: "Generator 1, 500 h service",
    kind: "planned",
    status: "due",
    priority: "normal",
    department: "engineering",
    location: "Engine room",
    isCritical: false,
    dueOn: parseCalendarDate("2026-12-10"),
    dueTotal: null,
    originalDueOn: null,
    plannedOn: parseCalendarDate("2026-12-10"),
    postponedCount: 0,
    startedAt: null,
    doneAt: null,
    estimatedTenths: null,
    spentTenths: null,
    version: 1,
    planId: null,
    equipmentId: "0199bbbb-0000-7000-8000-000000000001",
    equipmentName: "Generator 1",
    equipmentModel: null,
    equipmentLocation: "Engine room",
    isOverdue: false,
    isNew: false,
    assignees: [],
    taskCount: 0,
    tasksDone: 0,
    photoCount: 0,
    partCount: 0,
    isShortOfParts: false,
    isRecurring: false,
    due: {
      state: "notDue",
      calendar: "notDue",
      counter: null,
      daysOverdue: 0,
      remaining: null,
      usedShare: 0.4,
      bucket: "next30Days",
    },
    ...facts,
  };
}

/** The same job, so many days late. */
export function lateJob(daysOverdue: number, facts: Partial<JobRow> = {}): JobRow {
  return sampleJob({
    isOverdue: true,
    dueOn: parseCalendarDate("2026-11-01"),
    due: {
      state: "overdue",
      calendar: "overdue",
      counter: null,
      daysOverdue,
      remaining: null,
      usedShare: 1,
      bucket: "overdue",
    },
    ...facts,
  });
}
