import type { CalendarDate } from "@ymp/core/calendar-date";
import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { useMemo } from "react";
import type { JobRow } from "./job-rows.ts";
import { JobStatusMenu } from "./job-status-menu.tsx";
import { useJobColumns } from "./jobs-columns.tsx";
import { useJobDialogs } from "./jobs-dialogs.tsx";
import { chosenOf } from "./jobs-selection.tsx";

/** The columns of a job where its list has an order of its own: nothing sorts, and the status is changed in place. */
export function useListedJobColumns(today: CalendarDate): readonly DataColumn<JobRow>[] {
  const columns = useJobColumns(today, false);
  return useMemo(
    () =>
      columns.map((column) => ({
        ...column,
        sortable: false,
        ...(column.id === "status" ? { cell: (job: JobRow) => <JobStatusMenu job={job} /> } : {}),
      })),
    [columns],
  );
}

/** One job by its own dialog, several as a round. */
export function useCompleteListed(): (jobs: readonly JobRow[]) => void {
  const dialogs = useJobDialogs();
  return (rows) => {
    const jobs = chosenOf(rows);
    const [only] = jobs;
    if (jobs.length === 1 && only) dialogs.open({ kind: "complete", jobId: only.id });
    else if (jobs.length > 1) dialogs.open({ kind: "round", jobs });
  };
}
