import type { JobRow } from "./job-rows.ts";
import type { ChosenJob } from "./jobs-dialogs.tsx";

export function chosenOf(rows: readonly JobRow[]): ChosenJob[] {
  return rows.map(({ id, version, title, assignees }) => ({
    id,
    version,
    title,
    assigneeIds: assignees.map((person) => person.id),
  }));
}
