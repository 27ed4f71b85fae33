import type { CalendarDate } from "@ymp/core/calendar-date";
import type { DataColumn, DataGroup } from "@ymp/ui/patterns/data-table";
import { CompletedIcon } from "@ymp/ui/primitives/glyph";
import { CalendarClock } from "lucide-react";
import { useMemo } from "react";
import { lazyView } from "../../lib/lazy-part.tsx";
import { type ListOrder, PagedTable } from "../../lib/lists/paged-table.tsx";
import type { TickedRows } from "../../lib/lists/use-row-selection.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { JobLines } from "./job-card.tsx";
import type { JobRow } from "./job-rows.ts";
import { JobTick } from "./job-tick.tsx";
import { type JobPages, useJobCounts } from "./jobs.queries.ts";
import { groupingOf, type JobsSearch, listInputOf } from "./jobs.search.ts";
import { useJobsAddress, useOpenJob } from "./jobs-address.ts";
import { useJobDialogs } from "./jobs-dialogs.tsx";
import { groupFilter, groupIdOf, groupsOf } from "./jobs-groups.ts";
import { useMayPostpone } from "./may-plan.ts";
import { SwipeRow } from "./swipe-row.tsx";

/** Most lists have rows. */
export const JobsNothing = lazyView<Pick<JobPages, "query">>(
  async () => (await import("./jobs-nothing.tsx")).JobsNothing,
);

const rowId = (job: JobRow) => job.id;
const rowName = (job: JobRow) => job.title;

export interface JobsTableProps {
  pages: JobPages;
  today: CalendarDate;
  columns: readonly DataColumn<JobRow>[];
  hidden: ReadonlySet<string>;
  selection: TickedRows<JobRow>["selection"];
  mayEdit: boolean;
  onCursorChange: (id: string) => void;
}

export function JobsTable(props: JobsTableProps) {
  const { pages, today, columns, hidden, selection, mayEdit } = props;
  const { t } = useTranslation();
  const { search, go } = useJobsAddress();
  const groups = useGroups(pages, search);
  return (
    <PagedTable
      label={t("jobs:title")}
      pages={pages}
      columns={columns}
      hidden={hidden}
      rowId={rowId}
      rowName={rowName}
      groups={groups}
      card={(job) => <SwipeableCard job={job} today={today} mayEdit={mayEdit} />}
      selection={mayEdit ? selection : undefined}
      order={orderOf(search, (change) => go(change, { replace: true }))}
      pathOf={({ id }) => `/app/jobdetails/${id}`}
      onOpen={({ id }) => go({ job: id })}
      openId={useOpenJob()}
      onCursorChange={props.onCursorChange}
      empty={<JobsNothing query={pages.query} />}
      counted={({ isMany, ...counted }) => t(isMany ? "jobs:foot.many" : "jobs:foot.shown", counted)}
      keys={[{ keys: ["C"], word: t("jobs:keys.complete") }]}
    />
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

const sorts = ["due", "number", "title", "priority", "status", "equipment", "done"] as const;

/** The usual order stays out of the address, and gathering goes with the order it belonged to. */
function orderOf(search: JobsSearch, go: (change: Partial<JobsSearch>) => void): ListOrder<(typeof sorts)[number]> {
  const { sort, descending } = listInputOf(search);
  return {
    sort,
    descending,
    sorts,
    onChange: (order) =>
      go({ ...order, sort: order.sort === "due" && !order.descending ? undefined : order.sort, group: undefined }),
  };
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
