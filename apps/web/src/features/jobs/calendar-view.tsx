import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { FilterBar } from "@ymp/ui/patterns/filter-bar";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { BookOpen, ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useAccess } from "../../app/session.ts";
import { useWordsOf } from "../../app/use-words-of.ts";
import { CutNote } from "../../lib/lists/cut-note.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { CalendarList } from "./calendar-list.tsx";
import { type CalendarSpan, listedDays, shownDays, stepped } from "./calendar-range.ts";
import type { DayJob, ProjectedWork } from "./job-rows.ts";
import type { JobsSearch } from "./jobs.search.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { JobsError } from "./jobs-nothing.tsx";
import { useMayPlan } from "./may-plan.ts";
import { mayShowBooksDue, useBooksDue } from "./use-books-due.ts";
import { useJobFilterFields } from "./use-job-filter-fields.ts";
import { useOpenProjected } from "./use-open-projected.tsx";
import { useShipsDay } from "./use-ships-day.ts";

/** A day's jobs carry less than a row of the list; these filters can be judged on them. */
const filtersHere = new Set(["departments", "assigneeId", "priorities", "statuses"]);

export function CalendarView() {
  useWordsOf(["records"]);
  const { search, views, go } = useJobsAddress();
  const today = useShipsDay();
  const isPhone = useMedia(phoneQuery);
  const screen = useRef<HTMLDivElement>(null);
  const mayPlan = useMayPlan();
  const on = search.on ?? today;
  const span = search.span ?? "month";
  const [isAdding, setAdding] = useState(false);
  const [showsBooks, setShowsBooks] = useState(true);
  const query = useDays(search, on, span);
  const jobs = useMemo(() => (query.data?.rows ?? []).filter((job) => isShown(job, search)), [query.data, search]);
  const { rows: projected, hasMore: hasMoreProjected } = useProjected(search, on, span);
  const { rows: due, hasMore: hasMoreDue } = useBooksDue(search, shownDays(on, span), showsBooks);
  const expected = useOpenProjected();
  const range = listedDays(on, span);
  const inSpan = ({ plannedOn }: DayJob) => plannedOn !== null && plannedOn >= range.from && plannedOn <= range.to;
  useScreenKeys(screen, {
    f: () => setAdding(true),
    n: mayPlan ? () => go({ new: "job" }) : undefined,
    ...Object.fromEntries(views.map((view, index) => [String(index + 1), () => go({ view })])),
  });
  return (
    <div ref={screen} className="flex min-h-0 flex-1 flex-col">
      <CalendarBar
        on={on}
        span={span}
        adding={{ open: isAdding, onOpenChange: setAdding }}
        books={{ isShown: showsBooks, onChange: setShowsBooks }}
      />
      {query.isError && !query.data ? (
        <JobsError error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      <div className="px-6 max-md:px-4">
        <CutNote
          shown={
            query.data?.hasMore
              ? query.data.rows.length
              : (hasMoreProjected && projected.length) || (hasMoreDue && due.length)
          }
          way="narrow"
        />
      </div>
      {isPhone ? (
        <CalendarList
          jobs={jobs.filter(inSpan)}
          projected={projected.filter((work) => work.on >= range.from && work.on <= range.to)}
          onOpenProjected={expected.open}
          due={due.filter((one) => one.on >= range.from && one.on <= range.to)}
          range={range}
          today={today}
          loading={query.isPending}
        />
      ) : (
        <CalendarGrid
          jobs={jobs}
          projected={projected}
          onOpenProjected={expected.open}
          due={due}
          on={on}
          span={span}
          today={today}
        />
      )}
      {expected.editor}
    </div>
  );
}

function useDays(search: JobsSearch, on: CalendarDate, span: CalendarSpan) {
  const { departments, assigneeId } = search;
  return useQuery({
    ...useTrpc().jobs.byDay.queryOptions({
      ...shownDays(on, span),
      departments,
      assigneeId: assigneeId === "nobody" ? undefined : assigneeId,
    }),
    placeholderData: keepPreviousData,
  });
}

const noWork = { rows: [], hasMore: false };

/** What plans will bring, as far as the filters can be judged on it: none of it has a status, and nobody is without it. */
function useProjected(
  search: JobsSearch,
  on: CalendarDate,
  span: CalendarSpan,
): { rows: readonly ProjectedWork[]; hasMore: boolean } {
  const { departments, assigneeId, priorities, statuses } = search;
  const isJudged = !statuses?.length && assigneeId !== "nobody";
  const { data } = useQuery({
    ...useTrpc().jobs.projected.queryOptions({
      ...shownDays(on, span),
      departments,
      assigneeId: assigneeId === "nobody" ? undefined : assigneeId,
    }),
    enabled: isJudged,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    if (!isJudged || !data) return noWork;
    const { rows, hasMore } = data;
    return priorities?.length
      ? { rows: rows.filter(({ priority }) => priorities.includes(priority)), hasMore }
      : { rows, hasMore };
  }, [data, isJudged, priorities]);
}

function isShown(job: DayJob, { priorities, statuses, assigneeId }: JobsSearch): boolean {
  if (priorities?.length && !priorities.includes(job.priority)) return false;
  if (statuses?.length && !statuses.includes(job.status)) return false;
  return assigneeId !== "nobody" || job.assignees.length === 0;
}

interface CalendarBarProps {
  on: CalendarDate;
  span: CalendarSpan;
  adding: { open: boolean; onOpenChange: (open: boolean) => void };
  books: { isShown: boolean; onChange: (isShown: boolean) => void };
}

function CalendarBar({ on, span, adding, books }: CalendarBarProps) {
  const { t } = useTranslation();
  const hasBooks = mayShowBooksDue(useAccess());
  const { go, filterBy } = useJobsAddress();
  const fields = useJobFilterFields().filter(({ id }) => filtersHere.has(id));
  const step = (by: 1 | -1) => go({ on: stepped(on, span, by) }, { replace: true });
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-2">
      <div className="flex items-center gap-1 ps-6 max-md:ps-4">
        <IconButton label={t(`calendar:back.${span}`)} onClick={() => step(-1)}>
          <ChevronLeft className="rtl:rotate-180" />
        </IconButton>
        <IconButton label={t(`calendar:forward.${span}`)} onClick={() => step(1)}>
          <ChevronRight className="rtl:rotate-180" />
        </IconButton>
        <Button size="sm" variant="ghost" onClick={() => go({ on: undefined }, { replace: true })}>
          {t("calendar:today")}
        </Button>
        <CalendarTitle on={on} span={span} />
        {hasBooks ? (
          <Button
            size="sm"
            variant={books.isShown ? "secondary" : "ghost"}
            aria-pressed={books.isShown}
            onClick={() => books.onChange(!books.isShown)}
          >
            <BookOpen />
            {t("logbooks:title")}
          </Button>
        ) : null}
      </div>
      <div className="ms-auto min-w-0 flex-none">
        <FilterBar
          views={[]}
          activeView={null}
          onViewChange={() => undefined}
          fields={fields}
          onClearAll={() => filterBy({})}
          adding={adding}
          tools={
            <Segmented
              label={t("calendar:span")}
              value={span}
              onValueChange={(next) => go({ span: next === "month" ? undefined : next }, { replace: true })}
              options={[
                { value: "month", label: t("calendar:month") },
                { value: "week", label: t("calendar:week") },
              ]}
            />
          }
        />
      </div>
    </div>
  );
}

function CalendarTitle({ on, span }: Pick<CalendarBarProps, "on" | "span">) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { from, to } = shownDays(on, span);
  return (
    <h2 aria-live="polite" dir="auto" className="ms-2 font-semibold text-lg tabular-nums">
      {span === "month"
        ? formats.month(on)
        : t("calendar:range", { from: formats.dayMonth(from), to: formats.date(to) })}
    </h2>
  );
}
