import type { CalendarDate } from "@ymp/core/calendar-date";
import { cn } from "@ymp/ui/lib/cn";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../lib/use-formats.ts";
import { CalendarJob } from "./calendar-job.tsx";
import type { DayJob } from "./job-rows.ts";
import { useJobsAddress } from "./jobs-address.ts";

export interface CalendarListProps {
  jobs: readonly DayJob[];
  range: { from: CalendarDate; to: CalendarDate };
  today: CalendarDate;
  loading: boolean;
}

/** The same days one below the other, for a narrow screen. */
export function CalendarList({ jobs, range, today, loading }: CalendarListProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { go } = useJobsAddress();
  const days = byDay(jobs);
  const firstAhead = [...days.keys()].find((day) => day >= today);
  if (loading) return <Skeleton className="appear-late mx-4 h-40 rounded-lg" />;
  if (jobs.length === 0)
    return (
      <p className="px-4 py-6 text-muted-foreground text-sm">
        {t("jobs:calendar.none", { from: formats.dayMonth(range.from), to: formats.dayMonth(range.to) })}
      </p>
    );
  return (
    <div className="min-h-0 flex-1 overflow-y-auto pb-6">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={formats.weekday(day)} ref={day === firstAhead ? toTop : undefined}>
          <h3
            className={cn(
              "sticky top-0 z-10 flex h-10 items-center gap-2 bg-muted px-4 text-sm",
              day === today ? "font-semibold" : "text-muted-foreground",
            )}
          >
            {formats.weekday(day)}
            {day === today ? <span className="font-normal">{t("jobs:calendar.today")}</span> : null}
          </h3>
          <ul>
            {ofDay.map((job) => (
              <li key={job.id} className="hairline-b">
                <button
                  type="button"
                  onClick={() => go({ job: job.id })}
                  className="flex min-h-touch w-full items-center px-3 text-sm -outline-offset-2"
                >
                  <CalendarJob job={job} today={today} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function byDay(jobs: readonly DayJob[]): Map<CalendarDate, DayJob[]> {
  const days = new Map<CalendarDate, DayJob[]>();
  for (const job of jobs) {
    if (job.plannedOn) days.set(job.plannedOn, [...(days.get(job.plannedOn) ?? []), job]);
  }
  return days;
}

/** The list opens where the work is, not at the beginning of the month. */
function toTop(section: HTMLElement | null): void {
  section?.scrollIntoView({ block: "start" });
}
