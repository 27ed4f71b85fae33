import { type CalendarDate, daysBetween } from "@ymp/core/calendar-date";
import { cn } from "@ymp/ui/lib/cn";
import { StatusIcon, statusText } from "@ymp/ui/primitives/status-icon";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { DayJob } from "./job-rows.ts";
import { statusIconOf, useJobWords } from "./job-words.ts";

export const barClass: Record<NonNullable<DayJob["department"]>, string> = {
  bridge: "bg-dept-bridge",
  deck: "bg-dept-deck",
  engineering: "bg-dept-engineering",
  interior: "bg-dept-interior",
  galley: "bg-dept-galley",
  shore: "bg-dept-shore",
};

export function isClosedJob({ status }: Pick<DayJob, "status">): boolean {
  return status === "done" || status === "verified";
}

/** How late a job of the calendar is, in words; null while it is not. */
export function useLateWords() {
  const { t } = useTranslation();
  const formats = useFormats();
  return ({ isOverdue, dueOn }: DayJob, today: CalendarDate) => {
    if (!isOverdue) return null;
    return dueOn && dueOn < today ? formats.dueInDays(daysBetween(today, dueOn)) : t("jobs:bucket.overdue");
  };
}

/** A job on its day: department, state, title, and how late it is. */
export function CalendarJob({ job, today }: { job: DayJob; today: CalendarDate }) {
  const { t } = useTranslation();
  const words = useJobWords();
  const late = useLateWords()(job, today);
  const isClosed = isClosedJob(job);
  const status = statusIconOf(job.status);
  return (
    <span className="flex min-w-0 items-stretch gap-1.5 py-0.5 ps-1 pe-1.5 text-start text-xs leading-[1.35]">
      <span
        role="img"
        aria-label={job.department ? words.department(job.department) : undefined}
        aria-hidden={job.department ? undefined : true}
        className={cn("w-[3px] flex-none rounded-full", job.department ? barClass[job.department] : "bg-border-strong")}
      />
      <StatusIcon status={status} className={cn("mt-px size-3.5", statusText[status])} />
      <span className="sr-only">{words.status(job.status)}</span>
      <span dir="auto" className={cn("line-clamp-2 min-w-0 break-words", isClosed && "text-muted-foreground")}>
        {late ? <span className="font-medium text-status-overdue">{t("jobs:calendar.late", { late })} </span> : null}
        {job.title}
      </span>
    </span>
  );
}
