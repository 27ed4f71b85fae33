import { isClosedJob } from "./calendar-job.tsx";
import type { DayJob } from "./job-rows.ts";

/** What is late must not hide behind "more"; what is done may. */
export function urgencyOf(job: DayJob): number {
  if (job.isOverdue) return 0;
  return isClosedJob(job) ? 2 : 1;
}

export function mostUrgentFirst(jobs: readonly DayJob[]): DayJob[] {
  return jobs.toSorted((one, other) => urgencyOf(one) - urgencyOf(other));
}
