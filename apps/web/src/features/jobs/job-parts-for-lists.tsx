import type { CalendarDate } from "@ymp/core/calendar-date";
import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { useMemo } from "react";
import { chosenOf } from "./chosen-of.ts";
import { JobLines } from "./job-card.tsx";
import { JobPicker } from "./job-picker.tsx";
import type { JobRow } from "./job-rows.ts";
import { JobSheet } from "./job-sheet-door.tsx";
import { JobStatusMenu } from "./job-status-menu.tsx";
import { useJobColumns } from "./jobs-columns.tsx";
import { JobDialogsProvider, useJobDialogs } from "./jobs-dialogs.tsx";

/** The columns of a job where its list has an order of its own: nothing sorts, and the status is changed in place. */
function useListedJobColumns(today: CalendarDate): readonly DataColumn<JobRow>[] {
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
function useCompleteListed(): (jobs: readonly JobRow[]) => void {
  const dialogs = useJobDialogs();
  return (rows) => {
    const jobs = chosenOf(rows);
    const [only] = jobs;
    if (jobs.length === 1 && only) dialogs.open({ kind: "complete", jobId: only.id });
    else if (jobs.length > 1) dialogs.open({ kind: "round", jobs });
  };
}

/** What another screen needs to show jobs as the jobs' own screens do. */
export const jobParts = {
  useColumns: useListedJobColumns,
  useComplete: useCompleteListed,
  Lines: JobLines,
  Sheet: JobSheet,
  Steps: JobDialogsProvider,
  Picker: JobPicker,
};
