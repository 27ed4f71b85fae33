import { Calendar } from "@fullcalendar/react";
import dayGrid from "@fullcalendar/react/daygrid";
import interaction from "@fullcalendar/react/interaction";
import "@fullcalendar/react/skeleton.css";
import { useRouter } from "@tanstack/react-router";
import { asCalendarDate, type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { isOpen } from "@ymp/core/maintenance/job-flow";
import { cn } from "@ymp/ui/lib/cn";
import { usePrinting } from "@ymp/ui/lib/printing";
import { toast } from "@ymp/ui/primitives/toaster";
import { useLocaleTag } from "@ymp/ui/primitives/words";
import { useMemo } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { CalendarDue, dueId, duePath, useDueWords } from "./calendar-due.tsx";
import { CalendarJob } from "./calendar-job.tsx";
import { CalendarPaper } from "./calendar-paper.tsx";
import { CalendarProjected } from "./calendar-projected.tsx";
import type { CalendarSpan } from "./calendar-range.ts";
import type { DayJob, ProjectedWork } from "./job-rows.ts";
import { urgencyOf } from "./job-urgency.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { useJobDialogs } from "./jobs-dialogs.tsx";
import { useMayReschedule } from "./may-plan.ts";
import type { BookDue } from "./use-books-due.ts";

export interface CalendarGridProps {
  jobs: readonly DayJob[];
  projected: readonly ProjectedWork[];
  onOpenProjected: (work: ProjectedWork) => void;
  due: readonly BookDue[];
  on: CalendarDate;
  span: CalendarSpan;
  today: CalendarDate;
}

const views = { month: "dayGridMonth", week: "dayGridWeek" } as const;
const plugins = [dayGrid, interaction];
/** Of a month: room for one open job in all its lines and for "3 more" below it, else the job would hide there. */
const dayHeight = { usual: "min-h-29! xl:min-h-25!", late: "min-h-46! lg:min-h-34! xl:min-h-27!" };

/** Whole days in ship's time. Dragging a job asks why before it is postponed; what is done stays where it was done. */
export function CalendarGrid({ jobs, projected, onOpenProjected, due, on, span, today }: CalendarGridProps) {
  const { t } = useTranslation();
  const isPrinting = usePrinting();
  const locale = useLocaleTag();
  const { go } = useJobsAddress();
  const mayReschedule = useMayReschedule();
  const postpone = usePostponeByDrag(jobs);
  const jobById = useMemo(() => new Map(jobs.map((job) => [job.id, job])), [jobs]);
  const workById = useMemo(() => new Map(projected.map((work) => [projectedId(work), work])), [projected]);
  const dueById = useMemo(() => new Map(due.map((one) => [dueId(one), one])), [due]);
  const dueWords = useDueWords();
  const router = useRouter();
  const lateDays = useMemo(() => new Set(jobs.flatMap((job) => (job.isOverdue ? job.plannedOn : []))), [jobs]);
  const events = useMemo(
    () => [
      ...projected.map((work) => ({
        id: projectedId(work),
        title: work.title,
        start: work.on,
        allDay: true,
        editable: false,
        urgency: 3,
      })),
      ...jobs.flatMap((job) =>
        job.plannedOn
          ? [
              {
                id: job.id,
                title: job.title,
                start: job.plannedOn,
                allDay: true,
                editable: mayReschedule && isOpen(job.status),
                urgency: urgencyOf(job),
              },
            ]
          : [],
      ),
    ],
    [jobs, projected, mayReschedule],
  );
  const ofBooks = due.map((one) => ({
    ...{ id: dueId(one), title: dueWords(one), start: one.on, allDay: true, editable: false, urgency: 4 },
  }));
  if (isPrinting) return <CalendarPaper {...{ jobs, projected, due, on, span, today }} />;
  return (
    <div className="min-h-0 flex-1 overflow-hidden px-6 pb-4">
      <Calendar
        key={`${span}${on}`}
        plugins={plugins}
        initialView={views[span]}
        initialDate={on}
        now={today}
        timeZone="UTC"
        locale={locale}
        firstDay={1}
        fixedWeekCount={false}
        eventOrder="urgency,title"
        headerToolbar={false}
        height="100%"
        dayMaxEvents={span === "month"}
        // Else a job that has just the room above "3 more" gives it to the count.
        eventSlicing={false}
        eventInteractive
        eventDurationEditable={false}
        events={[...events, ...ofBooks]}
        eventContent={({ event }) => {
          const work = workById.get(event.id);
          if (work) return <CalendarProjected work={work} isInMonth={span === "month"} />;
          const inBook = dueById.get(event.id);
          if (inBook) return <CalendarDue due={inBook} isInMonth={span === "month"} />;
          const job = jobById.get(event.id);
          return job ? <CalendarJob job={job} today={today} isInMonth={span === "month"} /> : event.title;
        }}
        eventClick={({ event }) => {
          const work = workById.get(event.id);
          const inBook = dueById.get(event.id);
          if (work) onOpenProjected(work);
          else if (inBook) void router.navigate({ href: duePath(inBook) });
          else go({ job: event.id });
        }}
        eventDrop={(info) => {
          info.revert();
          postpone(info.event.id, info.event.startStr);
        }}
        moreLinkText={(count) => t("calendar:more", { count })}
        moreLinkHint={(count) => t("calendar:more", { count })}
        closeHint={t("ui:close")}
        eventsHint={t("jobs:title")}
        className="h-full rounded-lg border border-border bg-table text-sm"
        dayHeaderClass="h-row-head border-border not-first:border-s"
        dayHeaderInnerClass="flex h-row-head w-full items-center px-2 font-medium text-muted-foreground text-xs"
        dayCellClass={(day) =>
          cn(
            span === "month" && !day.inPopover && dayHeight[lateDays.has(dateOf(day.date)) ? "late" : "usual"],
            "border-border shadow-[inset_0_1px_0_var(--border)] not-first:border-s forced-colors:border-t",
            day.isOther && "bg-muted/40 text-muted-foreground",
            day.isToday && "bg-selected",
          )
        }
        dayCellTopClass="flex px-2 pt-1 text-xs tabular-nums"
        dayCellTopInnerClass={(day) => cn(day.isToday && "font-semibold text-foreground")}
        eventClass={({ event }) =>
          cn(
            "mx-1 mb-0.5 min-h-6 cursor-pointer rounded-sm outline-offset-1 hover:bg-accent",
            jobById.has(event.id) && "bg-secondary",
          )
        }
        rowMoreLinkClass="mx-1 min-h-6 cursor-pointer rounded-sm px-1.5 py-0.5 text-muted-foreground text-xs hover:bg-accent hover:text-foreground"
        popoverClass="surface w-72 max-w-[90vw] bg-popover p-2 shadow-lg [&_[class*=line-clamp]]:line-clamp-none!"
      />
    </div>
  );
}

/** The grid counts in UTC, whose days stand for the ship's. */
const dateOf = (day: Date) => todayIn("UTC", day);

const projectedId = ({ planId, on }: ProjectedWork) => `expected-${planId}-${on}`;

/** A job may only go later; the reason is asked for before anything changes. */
function usePostponeByDrag(jobs: readonly DayJob[]) {
  const { t } = useTranslation();
  const dialogs = useJobDialogs();
  return (jobId: string, droppedOn: string) => {
    const day = asCalendarDate(droppedOn.slice(0, 10));
    const job = jobs.find(({ id }) => id === jobId);
    if (!day || !job) return;
    const from = job.dueOn ?? job.plannedOn;
    if (from && day <= from) return toast.failure(t("job-refusals:newDueNotLater"));
    dialogs.open({ kind: "postpone", jobId, newDueOn: day });
  };
}
