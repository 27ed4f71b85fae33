import type { CalendarDate } from "@ymp/core/calendar-date";
import { cn } from "@ymp/ui/lib/cn";
import { dueTextClass, dueTone } from "@ymp/ui/patterns/due-cell";
import { PriorityIcon } from "@ymp/ui/primitives/priority-icon";
import { StatusWord } from "@ymp/ui/primitives/status-icon";
import { useTranslation } from "../../lib/translation.tsx";
import type { JobRow } from "./job-rows.ts";
import { dueStateOf, statusIconOf, useJobWords } from "./job-words.ts";
import { EquipmentCell, JobMarks } from "./jobs-columns.tsx";

/** A job in two lines: what and where at the start, how urgent at the end. */
export function JobLines({ job, today, quiet }: { job: JobRow; today: CalendarDate; quiet?: boolean }) {
  const { t } = useTranslation();
  const words = useJobWords();
  return (
    <span className="flex min-w-0 flex-1 items-start gap-3 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="flex items-start gap-1.5">
          {job.priority === "critical" ? (
            <span role="img" aria-label={t("jobs:priority.critical")} className="mt-0.5 text-status-overdue">
              <PriorityIcon priority="critical" />
            </span>
          ) : null}
          <span dir="auto" className={cn("text-pretty font-medium text-base", quiet && "text-muted-foreground")}>
            {job.title}
          </span>
        </span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-muted-foreground text-sm">
          <EquipmentCell job={job} />
          {job.status === "due" || job.status === "done" ? null : (
            <StatusWord status={statusIconOf(job.status)} className="text-xs">
              {words.status(job.status)}
            </StatusWord>
          )}
        </span>
      </span>
      <span className="flex flex-none flex-col items-end gap-1 pt-0.5 text-sm tabular-nums">
        {quiet ? null : <bdi className={dueTextClass[dueTone(dueStateOf(job))]}>{words.due(job, today)}</bdi>}
        <JobMarks job={job} />
      </span>
    </span>
  );
}

/** The same job on a board or in a drag. */
export function BoardJob({ job, today }: { job: JobRow; today: CalendarDate }) {
  const words = useJobWords();
  return (
    <span className="flex flex-col gap-1.5">
      <span dir="auto" className="text-pretty font-medium">
        {job.title}
      </span>
      <EquipmentCell job={job} className="text-muted-foreground text-xs" />
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
        {job.priority === "critical" || job.priority === "high" ? (
          <span className={cn("flex items-center gap-1", job.priority === "critical" && "text-status-overdue")}>
            <PriorityIcon priority={job.priority} className="size-3.5" />
            {words.priority(job.priority)}
          </span>
        ) : null}
        {job.status === "done" || job.status === "verified" ? (
          <StatusWord status={statusIconOf(job.status)}>{words.status(job.status)}</StatusWord>
        ) : (
          <bdi className={dueTextClass[dueTone(dueStateOf(job))]}>{words.due(job, today)}</bdi>
        )}
        {job.status.startsWith("waiting") || job.status === "postponed" ? (
          <StatusWord status={statusIconOf(job.status)}>{words.status(job.status)}</StatusWord>
        ) : null}
        <span className="ms-auto">
          <JobMarks job={job} />
        </span>
      </span>
    </span>
  );
}
