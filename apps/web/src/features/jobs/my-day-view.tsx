import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { CompletedIcon, OverdueIcon } from "@ymp/ui/primitives/glyph";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { DueSoonIcon } from "@ymp/ui/primitives/status-icon";
import { CalendarDays, Camera, Sun } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { CutNote } from "../../lib/lists/cut-note.tsx";
import { InstallNote, UnsentNote } from "../../lib/on-device/device-cards.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import type { JobRow, MyDay } from "./job-rows.ts";
import { jobsViews } from "./jobs.search.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { JobsError } from "./jobs-nothing.tsx";
import { useKeptForSea } from "./kept-for-sea.ts";
import { useMayPlan } from "./may-plan.ts";
import { InHandCard } from "./my-day-card.tsx";
import { RaisedByMe } from "./my-day-raised.tsx";
import { MyDayRow } from "./my-day-row.tsx";

interface Section {
  id: "overdue" | "dueToday" | "thisWeek" | "done";
  icon: ReactNode;
}

const sections: readonly Section[] = [
  { id: "overdue", icon: <OverdueIcon className="size-4 text-status-overdue" /> },
  { id: "dueToday", icon: <DueSoonIcon className="size-4 text-status-due-soon" /> },
  { id: "thisWeek", icon: <CalendarDays aria-hidden className="size-4 text-muted-foreground" /> },
  { id: "done", icon: <CompletedIcon className="size-4 text-status-done" /> },
];

/** What needs attention on the vessel, then what one person has before them: in hand first, then what is late, what is for today, and what is done. */
export function MyDayView({ waiting, attention }: { waiting: ReactNode; attention: ReactNode }) {
  const { go } = useJobsAddress();
  const screen = useRef<HTMLDivElement>(null);
  const mayPlan = useMayPlan();
  const query = useQuery(useTrpc().jobs.myDay.queryOptions());
  useKeptForSea(query.data);
  useScreenKeys(screen, {
    n: mayPlan ? () => go({ new: "job" }) : undefined,
    ...Object.fromEntries(jobsViews.map((view, index) => [String(index + 1), () => go({ view })])),
  });
  return (
    <div ref={screen} className="min-h-0 flex-1 overflow-y-auto pb-8">
      <div className="mx-auto w-full max-w-2xl md:px-2">
        <UnsentNote />
        {waiting}
        {attention}
        {query.data ? <Day day={query.data} /> : null}
        {query.isPending ? <DayPending /> : null}
        {query.isError && !query.data ? (
          <JobsError error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
        ) : null}
        <InstallNote />
      </div>
    </div>
  );
}

function Day({ day }: { day: MyDay }) {
  const { t } = useTranslation();
  const { go } = useJobsAddress();
  const isFree = day.inHand.length + day.overdue.length + day.dueToday.length + day.thisWeek.length === 0;
  return (
    <>
      {day.inHand.map((job) => (
        <InHandCard key={job.id} job={job} today={day.today} />
      ))}
      {isFree ? <NothingToday laterCount={day.laterCount} /> : null}
      {sections.map(({ id, icon }) => (
        <DaySection key={id} id={id} icon={icon} jobs={day[id]} day={day} />
      ))}
      <div className="px-4">
        <CutNote shown={day.hasMore && day.looked} way="first">
          <Button variant="ghost" size="sm" onClick={() => go({ view: "table", assigneeId: "me" })}>
            {t("lists:cut.all")}
          </Button>
        </CutNote>
      </div>
      <RaisedByMe jobs={day.raised} />
      <Later day={day} />
    </>
  );
}

function DaySection({ id, icon, jobs, day }: Section & { jobs: readonly JobRow[]; day: MyDay }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (jobs.length === 0) return null;
  const headingId = `my-day-${id}`;
  return (
    <section aria-labelledby={headingId} className="mt-3">
      <h2 id={headingId} className="flex h-10 items-center gap-2 px-4 text-sm">
        {icon}
        <span dir="auto" className="font-semibold">
          {t(`jobs:myDay.${id}`)}
        </span>
        <span className="text-muted-foreground tabular-nums">{formats.count(jobs.length)}</span>
      </h2>
      <ul>
        {jobs.map((job) => (
          <li key={job.id}>
            <MyDayRow job={job} today={day.today} isDone={id === "done"} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Later({ day: { laterCount } }: { day: MyDay }) {
  const { t } = useTranslation();
  const { go } = useJobsAddress();
  if (laterCount === 0) return null;
  return (
    <div className="px-4 pt-4">
      <Button variant="ghost" onClick={() => go({ view: "table", assigneeId: "me" })}>
        {t("jobs:myDay.later", { count: laterCount })}
      </Button>
    </div>
  );
}

function NothingToday({ laterCount }: { laterCount: number }) {
  const { t } = useTranslation();
  const { go } = useJobsAddress();
  const mayPlan = useMayPlan();
  return (
    <EmptyState
      icon={<Sun />}
      title={t("jobs:myDay.freeTitle")}
      actions={
        <>
          <Button onClick={() => go({ view: "table" })}>{t("jobs:myDay.showAll")}</Button>
          {mayPlan ? (
            <Button variant="ghost" onClick={() => go({ raise: 1 })}>
              <Camera />
              {t("jobs:raise.title")}
            </Button>
          ) : null}
        </>
      }
    >
      {t(laterCount > 0 ? "jobs:myDay.freeLater" : "jobs:myDay.free")}
    </EmptyState>
  );
}

function DayPending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("ui:loading")} className="appear-late flex flex-col gap-4 px-4">
      <Skeleton className="h-44 rounded-lg" />
      {[72, 54, 63, 48].map((share) => (
        <span key={share} className="flex h-12 items-center gap-4">
          <Skeleton className="size-[22px] rounded-full" />
          <Skeleton className="h-3" style={{ width: `${share}%` }} />
        </span>
      ))}
    </div>
  );
}
