import { type CalendarDate, daysBetween } from "@ymp/core/calendar-date";
import type { JobStatus } from "@ymp/core/maintenance/job-flow";
import type { DueState } from "@ymp/ui/patterns/due-cell";
import type { Person } from "@ymp/ui/primitives/avatar";
import type { Status } from "@ymp/ui/primitives/status-icon";
import { useMemo } from "react";
import type { Formats } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { JobPerson, JobRow } from "./job-rows.ts";

const icons: Record<JobStatus, Status> = {
  due: "due",
  in_progress: "in-progress",
  waiting_parts: "waiting",
  waiting_yard: "waiting",
  waiting_weather: "waiting",
  postponed: "due-soon",
  done: "completed",
  verified: "verified",
  cancelled: "draft",
};

/** The shape and colour that stand for a status. */
export function statusIconOf(status: JobStatus): Status {
  return icons[status];
}

export function dueStateOf({ due }: Pick<JobRow, "due">): DueState {
  const isDue = due.bucket === "overdue" || due.bucket === "today";
  return { share: due.usedShare ?? (isDue ? 1 : 0), isOverdue: due.bucket === "overdue" };
}

export function personOf({ firstName, lastName, color }: JobPerson): Person {
  return { name: `${firstName} ${lastName}`, color: color.startsWith("#") ? color : `#${color}` };
}

type Dated = Pick<JobRow, "due" | "dueOn" | "dueTotal">;

/** Which of date and counter presses more decides what is said. */
function isByCounter({ due, dueOn }: Dated): boolean {
  if (due.remaining === null) return false;
  if (!dueOn) return true;
  return due.counter === due.state && due.calendar !== due.state;
}

/** "12 days overdue", "11.0 h over", "in 3 days"; null for a job without a due point. */
export function dueWords(job: Dated, today: CalendarDate, formats: Formats): string | null {
  if (isByCounter(job) && job.due.remaining !== null) return formats.dueInHours(job.due.remaining);
  return job.dueOn ? formats.dueInDays(daysBetween(today, job.dueOn)) : null;
}

/** The bare date or counter figure behind the words. */
export function dueFigure(job: Dated, formats: Formats): string | null {
  if (job.dueTotal !== null && (isByCounter(job) || !job.dueOn)) return formats.hours(job.dueTotal);
  return job.dueOn ? formats.dayMonth(job.dueOn) : null;
}

/** The last four digits of "J-2026-0412": enough within a vessel. */
export function shortNumber(numberText: string): string {
  return numberText.slice(numberText.lastIndexOf("-") + 1);
}

/** The words of a job's fields in the reader's language. */
export function useJobWords() {
  const { t } = useTranslation();
  const formats = useFormats();
  return useMemo(
    () => ({
      status: (status: JobStatus) => t(`jobs:status.${status}`),
      priority: (priority: JobRow["priority"]) => t(`jobs:priority.${priority}`),
      kind: (kind: JobRow["kind"]) => t(`jobs:kind.${kind}`),
      department: (department: NonNullable<JobRow["department"]>) => t(`departments:of.${department}`),
      due: (job: Dated, today: CalendarDate) => dueWords(job, today, formats) ?? t("jobs:list.noDue"),
      dueFigure: (job: Dated) => dueFigure(job, formats),
    }),
    [t, formats],
  );
}
