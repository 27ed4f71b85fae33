import { CalendarDays, Columns3, ListChecks, Sun, Table2 } from "lucide-react";
import type { JobsView } from "./jobs.search.ts";

const viewIcons: Record<JobsView, typeof Table2> = {
  table: Table2,
  board: Columns3,
  calendar: CalendarDays,
  "my-day": Sun,
  lists: ListChecks,
};

export function iconOf(view: JobsView) {
  const Icon = viewIcons[view];
  return <Icon />;
}
