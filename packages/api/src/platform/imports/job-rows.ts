import { type Department, departments } from "@ymp/core/access/roles";
import type { Interval } from "@ymp/core/calendar-date";
import { intervalIn, numberIn, textIn, warningAt, wordIn } from "./imported-row.ts";
import { calendarInterval } from "./interval-columns.ts";
import { measured } from "./interval-values.ts";
import type { JobFieldName } from "./job-fields.ts";
import {
  type ImportedKind,
  type ImportedPriority,
  type ImportedStatus,
  importedKinds,
  importedPriorities,
  importedStatuses,
} from "./job-word-values.ts";
import type { ImportedRow } from "./read-records.ts";
import type { Problem } from "./reading.ts";

export type JobRow = ImportedRow<JobFieldName>;

/** One task row in the product's terms; dates YYYY-MM-DD, hours with one decimal. */
export interface JobParticulars {
  /** The other system's number of the task. */
  reference: string | null;
  title: string;
  description: string | null;
  department: Department | null;
  kind: ImportedKind;
  priority: ImportedPriority;
  /** Without a status a row with a completion date is done, any other is due. */
  status: ImportedStatus;
  dueOn: string | null;
  dueHours: number | null;
  completedOn: string | null;
  completedHours: number | null;
  assignee: string | null;
  estimatedHours: number | null;
  reportedBy: string | null;
  reportedOn: string | null;
  cause: string | null;
  remarks: string | null;
}

export interface RecurringRule {
  intervalHours: number | null;
  interval: Interval | null;
  lastDoneOn: string | null;
  lastDoneHours: number | null;
}

export function jobParticulars(row: JobRow): JobParticulars {
  const completedOn = textIn(row, "completedOn");
  return {
    reference: textIn(row, "reference"),
    title: textIn(row, "title") ?? "",
    description: textIn(row, "description"),
    department: wordIn(row, "department", departments),
    kind: wordIn(row, "kind", importedKinds) ?? "planned",
    priority: wordIn(row, "priority", importedPriorities) ?? "normal",
    status: wordIn(row, "status", importedStatuses) ?? (completedOn ? "done" : "due"),
    dueOn: textIn(row, "dueOn"),
    dueHours: numberIn(row, "dueHours"),
    completedOn,
    completedHours: numberIn(row, "completedHours"),
    assignee: textIn(row, "assignee"),
    estimatedHours: numberIn(row, "estimatedHours"),
    reportedBy: textIn(row, "reportedBy"),
    reportedOn: textIn(row, "reportedOn"),
    cause: textIn(row, "cause"),
    remarks: textIn(row, "remarks"),
  };
}

/** The interval of a row from its columns or its figure and unit, wherever the unit stands; a figure without any unit is no rule. */
export function ruleOf(row: JobRow): { rule: RecurringRule | null; problems: Problem[] } {
  const written = intervalIn(row, "interval");
  const unit = wordIn(row, "intervalUnit", ["hour", "day", "week", "month", "year"]);
  const bare = written?.bare ?? null;
  const value = bare !== null && unit ? measured(bare, unit, written ?? undefined) : written;
  const columns = calendarInterval(row);
  const intervalHours = numberIn(row, "intervalHours") ?? value?.hours ?? null;
  const interval = columns.interval ?? value?.calendar ?? null;
  if (intervalHours === null && interval === null) {
    if (bare === null) return { rule: null, problems: columns.problems };
    const key = unit ? "imports:rowIntervalNotWhole" : "imports:rowIntervalWithoutUnit";
    return { rule: null, problems: [...columns.problems, warningAt("interval", key, { value: bare })] };
  }
  const lastDone = {
    lastDoneOn: textIn(row, "lastDoneOn") ?? textIn(row, "completedOn"),
    lastDoneHours: numberIn(row, "lastDoneHours") ?? numberIn(row, "completedHours"),
  };
  return { rule: { intervalHours, interval, ...lastDone }, problems: columns.problems };
}
