import type { CalendarDate } from "@ymp/core/calendar-date";
import type { DataColumn } from "@ymp/ui/patterns/data-table";
import type { ComponentType, ReactNode } from "react";
import type { OpenRow } from "../../lib/lists/open-row.ts";
import type { WorklistJob } from "./worklists.queries.ts";

export interface OpenJobProps {
  jobId: string;
  position?: OpenRow | undefined;
  onNavigate: (jobId: string) => void;
  onClose: () => void;
}

/** What the screen of a list takes over from the jobs: their row, their card, their sheet, their steps. The route joins both. */
export interface JobParts {
  useColumns: (today: CalendarDate) => readonly DataColumn<WorklistJob>[];
  Lines: ComponentType<{ job: WorklistJob; today: CalendarDate; quiet?: boolean }>;
  Sheet: ComponentType<OpenJobProps>;
  /** Completes jobs, asking what has to be asked; one by its dialog, several as a round. */
  useComplete: () => (jobs: readonly WorklistJob[]) => void;
  /** Holds the dialogs that `useComplete` opens. */
  Steps: ComponentType<{ children: ReactNode }>;
  /** Finds one open job by number or words. */
  Picker: ComponentType<{
    label: string;
    without: readonly string[];
    onPick: (job: { id: string; numberText: string; title: string }) => void;
  }>;
}
