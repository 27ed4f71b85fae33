import type { Formats } from "../../lib/format.ts";
import type { MachineJob } from "./equipment.queries.ts";

/** When a job is due: how far over once it is overdue, otherwise the day to plan for; null when there is none. */
export function jobDue(job: MachineJob, formats: Formats): string | null {
  const isOver = job.state === "overdue" || job.state === "due";
  if (isOver && job.remaining !== null && job.remaining < 0) return formats.dueInHours(job.remaining);
  if (isOver && job.daysOverdue !== null && job.daysOverdue > 0) return formats.dueInDays(-job.daysOverdue);
  const day = job.plannedOn ?? job.dueOn;
  return day ? formats.date(day) : null;
}
