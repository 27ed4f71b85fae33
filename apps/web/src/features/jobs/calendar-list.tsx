import type { CalendarDate } from "@ymp/core/calendar-date";
import { cn } from "@ymp/ui/lib/cn";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { CalendarDue, dueId, duePath } from "./calendar-due.tsx";
import { CalendarJob } from "./calendar-job.tsx";
import { CalendarProjected } from "./calendar-projected.tsx";
import type { DayJob, ProjectedWork } from "./job-rows.ts";
import { useJobsAddress } from "./jobs-address.ts";
import type { BookDue } from "./use-books-due.ts";

export interface CalendarListProps {
  jobs: readonly DayJob[];
  projected: readonly ProjectedWork[];
  onOpenProjected: (work: ProjectedWork) => void;
  due: readonly BookDue[];
  range: { from: CalendarDate; to: CalendarDate };
  today: CalendarDate;
  loading: boolean;
}

/** The same days one below the other, for a narrow screen. */
export function CalendarList({ jobs, projected, onOpenProjected, due, range, today, loading }: CalendarListProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { go } = useJobsAddress();
  const days = byDay(jobs, projected, due);
  const firstAhead = [...days.keys()].find((day) => day >= today);
  if (loading) return <Skeleton className="appear-late mx-4 h-40 rounded-lg" />;
  if (days.size === 0)
    return (
      <p className="px-4 py-6 text-muted-foreground text-sm">
        {t("calendar:none", { from: formats.dayMonth(range.from), to: formats.dayMonth(range.to) })}
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
            {day === today ? <span className="font-normal">{t("calendar:today")}</span> : null}
          </h3>
          <ul>
            {ofDay.jobs.map((job) => (
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
            {ofDay.expected.map((work) => (
              <li key={work.planId} className="hairline-b">
                <button
                  type="button"
                  onClick={() => onOpenProjected(work)}
                  className="flex min-h-touch w-full items-center px-3 text-sm -outline-offset-2"
                >
                  <CalendarProjected work={work} />
                </button>
              </li>
            ))}
            {ofDay.due.map((one) => (
              <li key={dueId(one)} className="hairline-b">
                <PathLink
                  href={duePath(one)}
                  className="flex min-h-touch w-full items-center px-3 text-sm -outline-offset-2"
                >
                  <CalendarDue due={one} />
                </PathLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface Day {
  jobs: DayJob[];
  expected: ProjectedWork[];
  due: BookDue[];
}

function byDay(
  jobs: readonly DayJob[],
  projected: readonly ProjectedWork[],
  due: readonly BookDue[],
): Map<CalendarDate, Day> {
  const dates = [...jobs.flatMap(({ plannedOn }) => plannedOn ?? []), ...[...projected, ...due].map(({ on }) => on)];
  const days = new Map<CalendarDate, Day>(dates.sort().map((date) => [date, { jobs: [], expected: [], due: [] }]));
  for (const one of due) days.get(one.on)?.due.push(one);
  for (const job of jobs) if (job.plannedOn) days.get(job.plannedOn)?.jobs.push(job);
  for (const work of projected) days.get(work.on)?.expected.push(work);
  return days;
}

/** The list opens where the work is, not at the beginning of the month. */
function toTop(section: HTMLElement | null): void {
  const list = section?.parentElement;
  if (section && list) list.scrollTop += section.getBoundingClientRect().top - list.getBoundingClientRect().top;
}
