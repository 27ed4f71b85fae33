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

/** As many as the height of such a day holds. */
const linesInMonth = {
  closed: "line-clamp-2",
  open: "line-clamp-4 xl:line-clamp-3",
  late: "line-clamp-8 lg:line-clamp-5 xl:line-clamp-3",
};

/** How late a job of the calendar is, in words; null while it is not. */
export function useLateWords() {
  const { t } = useTranslation();
  const formats = useFormats();
  return ({ isOverdue, dueOn }: DayJob, today: CalendarDate) => {
    if (!isOverdue) return null;
    return dueOn && dueOn < today ? formats.dueInDays(daysBetween(today, dueOn)) : t("jobs:bucket.overdue");
  };
}

export interface CalendarJobProps {
  job: DayJob;
  today: CalendarDate;
  /** Where a day of a month is only so high: what is done is in two lines, what is open in as many as surely fit. */
  isInMonth?: boolean;
}

/** A job on its day: department, state, title, and how late it is. */
export function CalendarJob({ job, today, isInMonth = false }: CalendarJobProps) {
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
      <span
        dir="auto"
        className={cn(
          "min-w-0 break-words",
          isInMonth && linesInMonth[isClosed ? "closed" : late ? "late" : "open"],
          isClosed && "text-muted-foreground",
        )}
      >
        <StatusIcon
          status={status}
          className={cn("me-1 mb-0.5 inline-block size-3.5 align-middle", statusText[status])}
        />
        <span className="sr-only">{words.status(job.status)} </span>
        {late ? <span className="font-medium text-status-overdue">{t("calendar:late", { late })} </span> : null}
        {job.title}
      </span>
    </span>
  );
}
