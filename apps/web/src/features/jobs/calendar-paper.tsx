import { addDays, type CalendarDate, daysBetween } from "@ymp/core/calendar-date";
import { cn } from "@ymp/ui/lib/cn";
import { useFormats } from "../../lib/use-formats.ts";
import { CalendarDue, dueId } from "./calendar-due.tsx";
import { CalendarJob } from "./calendar-job.tsx";
import { CalendarProjected } from "./calendar-projected.tsx";
import { type CalendarSpan, listedDays, shownDays } from "./calendar-range.ts";
import type { DayJob, ProjectedWork } from "./job-rows.ts";
import { mostUrgentFirst } from "./job-urgency.ts";
import type { BookDue } from "./use-books-due.ts";

interface CalendarPaperProps {
  jobs: readonly DayJob[];
  projected: readonly ProjectedWork[];
  /** What the books ask for. */
  due: readonly BookDue[];
  on: CalendarDate;
  span: CalendarSpan;
  today: CalendarDate;
}

/**
 * The weeks as they are on paper. What measures itself does so at the width of the window and not of the paper; a table makes each
 * day as high as its jobs. Each week is one of its own, as WebKit breaks within the rows of a table.
 */
export function CalendarPaper({ jobs, projected, due, on, span, today }: CalendarPaperProps) {
  const formats = useFormats();
  const listed = listedDays(on, span);
  return (
    <div data-paper className="px-6 pb-4">
      {weeksOf(shownDays(on, span)).map((week) => (
        <div key={week[0]} className="break-inside-avoid not-first:-mt-px">
          <table className="w-full table-fixed border-collapse text-sm [print-color-adjust:exact]">
            <tbody>
              <tr>
                {week.map((day) => (
                  <td
                    key={day}
                    data-date={day}
                    className={cn(
                      "border border-border px-0.5 pt-1 pb-2 align-top",
                      (day < listed.from || day > listed.to) && "text-muted-foreground",
                    )}
                  >
                    <p className={cn("px-1 pb-1 text-xs tabular-nums", day === today && "font-semibold")}>
                      {formats.weekday(day)}
                    </p>
                    <ul>
                      {mostUrgentFirst(jobs.filter(({ plannedOn }) => plannedOn === day)).map((job) => (
                        <li key={job.id}>
                          <CalendarJob job={job} today={today} />
                        </li>
                      ))}
                      {projected
                        .filter((work) => work.on === day)
                        .map((work) => (
                          <li key={work.planId} className="pt-0.5">
                            <CalendarProjected work={work} />
                          </li>
                        ))}
                      {due
                        .filter((one) => one.on === day)
                        .map((one) => (
                          <li key={dueId(one)} className="pt-0.5">
                            <CalendarDue due={one} />
                          </li>
                        ))}
                    </ul>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
}

function weeksOf({ from, to }: { from: CalendarDate; to: CalendarDate }): CalendarDate[][] {
  const weeks = (daysBetween(from, to) + 1) / 7;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(from, week * 7 + day)),
  );
}
