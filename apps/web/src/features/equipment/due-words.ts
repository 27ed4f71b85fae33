import type { Formats } from "../../lib/format.ts";
import type { MachineJob } from "./equipment.queries.ts";

/** A job's title without the name of the machine it is shown under: "Generator 1, coolant test" is "Coolant test". */
export function titleUnder(machineName: string, title: string): string {
  const rest = title.startsWith(machineName) ? /^\s*[,:;–-]\s*(.+)$/u.exec(title.slice(machineName.length))?.[1] : null;
  return rest ? rest.charAt(0).toLocaleUpperCase() + rest.slice(1) : title;
}

/** When a job is due: how far over once it is overdue, otherwise the day to plan for; null when there is none. */
export function jobDue(job: MachineJob, formats: Formats): string | null {
  const isOver = job.state === "overdue" || job.state === "due";
  if (isOver && job.remaining !== null && job.remaining < 0) return formats.dueInHours(job.remaining);
  if (isOver && job.daysOverdue !== null && job.daysOverdue > 0) return formats.dueInDays(-job.daysOverdue);
  const day = job.plannedOn ?? job.dueOn;
  return day ? formats.date(day) : null;
}
