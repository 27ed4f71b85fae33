import type { CalendarDate } from "@ymp/core/calendar-date";
import { countedUpTo } from "@ymp/core/page";
import { type DataColumn, type DataGroup, DataTable, type TableSort } from "@ymp/ui/patterns/data-table";
import { CompletedIcon } from "@ymp/ui/primitives/status-icon";
import { CalendarClock } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { JobLines } from "./job-card.tsx";
import type { JobRow } from "./job-rows.ts";
import { JobTick } from "./job-tick.tsx";
import { type JobPages, useJobCounts } from "./jobs.queries.ts";
import { groupingOf, type JobsSearch, listInputOf } from "./jobs.search.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { useJobDialogs } from "./jobs-dialogs.tsx";
import { groupFilter, groupIdOf, groupsOf } from "./jobs-groups.ts";
import { JobsNothing } from "./jobs-nothing.tsx";
import { useMayPostpone } from "./may-plan.ts";
import { SwipeRow } from "./swipe-row.tsx";

const rowId = (job: JobRow) => job.id;
const rowName = (job: JobRow) => job.title;

export interface JobsTableProps {
  pages: JobPages;
  today: CalendarDate;
  columns: readonly DataColumn<JobRow>[];
  hidden: ReadonlySet<string>;
  selection: { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void };
  mayEdit: boolean;
  onCursorChange: (id: string) => void;
  onSearch: () => void;
}

export function JobsTable(props: JobsTableProps) {
  const { pages, today, columns, hidden, selection, mayEdit } = props;
  const { t } = useTranslation();
  const { search, go } = useJobsAddress();
  const { query, rows, total } = pages;
  const groups = useGroups(pages, search);
  const open = (job: JobRow, { newTab }: { newTab: boolean }) =>
    newTab ? window.open(`/app/jobdetails/${job.id}`, "_blank", "noopener") : go({ job: job.id });
  return (
    <>
      <DataTable
        label={t("jobs:title")}
        rows={rows}
        columns={columns}
        hiddenColumns={hidden}
        rowId={rowId}
        rowName={rowName}
        groups={groups}
        card={(job) => <SwipeableCard job={job} today={today} mayEdit={mayEdit} />}
        selection={mayEdit ? selection : undefined}
        sort={sortOf(search)}
        onSortChange={(sort) => go(searchOf(sort), { replace: true })}
        onOpen={open}
        openId={search.job}
        onCursorChange={props.onCursorChange}
        onSearch={props.onSearch}
        pageKeys
        loading={query.isPending}
        loadingMore={query.isFetchingNextPage}
        hasMore={query.hasNextPage}
        onEndReached={() => {
          if (!query.isFetchingNextPage) void query.fetchNextPage();
        }}
        total={total ?? undefined}
        empty={<JobsNothing query={query} />}
      />
      <TableFoot shown={rows.length} total={total} />
    </>
  );
}

/** Headings keep their identity while nothing changed, so the layout of the list is kept as well. */
function useGroups({ rows, query }: JobPages, search: JobsSearch) {
  const { t } = useTranslation();
  const formats = useFormats();
  const grouping = groupingOf(search);
  const last = rows.at(-1);
  const filter = query.hasNextPage && last ? groupFilter(last, grouping) : null;
  const [lastCount] = useJobCounts(filter ? [{ ...search, ...filter }] : []);
  return useMemo((): { of: (row: JobRow) => string; list: readonly DataGroup[] } | undefined => {
    if (grouping === "none") return undefined;
    return { of: (row) => groupIdOf(row, grouping), list: groupsOf(rows, grouping, { t, formats }, lastCount) };
  }, [rows, grouping, t, formats, lastCount]);
}

function sortOf(search: JobsSearch): TableSort {
  const { sort, descending } = listInputOf(search);
  return { columnId: sort, direction: descending ? "descending" : "ascending" };
}

function searchOf({ columnId, direction }: TableSort): Partial<JobsSearch> {
  const sorts = ["due", "number", "title", "priority", "status", "equipment", "done"] as const;
  const sort = sorts.find((candidate) => candidate === columnId);
  const descending = direction === "descending" || undefined;
  return { sort: sort === "due" && !descending ? undefined : sort, descending, group: undefined };
}

interface SwipeableCardProps {
  job: JobRow;
  today: CalendarDate;
  mayEdit: boolean;
}

/** On a phone: the tick completes, a swipe does the same, the other way postpones. */
function SwipeableCard({ job, today, mayEdit }: SwipeableCardProps) {
  const { t } = useTranslation();
  const dialogs = useJobDialogs();
  const mayPostpone = useMayPostpone()(job);
  const isDone = job.status === "done" || job.status === "verified" || job.status === "cancelled";
  const complete = () => dialogs.open({ kind: "complete", jobId: job.id });
  const postpone = () => dialogs.open({ kind: "postpone", jobId: job.id });
  const body = (
    <div className="flex min-h-16 items-start gap-1 ps-1.5 pe-4">
      <JobTick job={job} isDone={isDone} disabled={!mayEdit || isDone} onTick={complete} />
      <JobLines job={job} today={today} quiet={isDone} />
    </div>
  );
  if (!mayEdit || isDone) return body;
  return (
    <SwipeRow
      toEnd={{ label: t("jobs:action.complete"), icon: <CompletedIcon />, run: complete }}
      toStart={mayPostpone ? { label: t("jobs:action.postpone"), icon: <CalendarClock />, run: postpone } : undefined}
    >
      {body}
    </SwipeRow>
  );
}

function TableFoot({ shown, total }: { shown: number; total: number | null }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isMany = total !== null && total > countedUpTo;
  const words =
    total === null
      ? null
      : t(isMany ? "jobs:foot.many" : "jobs:foot.shown", {
          count: isMany ? countedUpTo : total,
          total: formats.count(isMany ? countedUpTo : total),
          shown: formats.count(shown),
        });
  return (
    <ScreenFoot
      shown={words}
      keys={[
        { keys: ["J", "K"], word: t("jobs:keys.move") },
        { keys: ["X"], word: t("jobs:keys.select") },
        { keys: ["↵"], word: t("jobs:keys.open") },
        { keys: ["C"], word: t("jobs:keys.complete") },
      ]}
    />
  );
}
