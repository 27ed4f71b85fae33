import type { CalendarDate } from "@ymp/core/calendar-date";
import type { WorklistGrouping } from "@ymp/core/lists";
import { inWorklistGroups, worklistGroupOf } from "@ymp/core/maintenance/worklist";
import type { DataColumn, DataGroup } from "@ymp/ui/patterns/data-table";
import { Button } from "@ymp/ui/primitives/button";
import { ListPlus, Plus } from "lucide-react";
import { useMemo } from "react";
import { useCan } from "../../app/session.ts";
import { ListEmptyState } from "../../lib/lists/list-empty-state.tsx";
import type { ListQuery } from "../../lib/lists/list-pages.ts";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { useListSteps } from "../../lib/lists/use-list-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { OrderByDrag, OrderHandle } from "./order-by-drag.tsx";
import { useVesselDay } from "./use-vessel-day.ts";
import type { OpenWorklistDialog } from "./worklist-dialogs.tsx";
import { EntryCard, EntryMarks } from "./worklist-entry.tsx";
import { EntryMenu } from "./worklist-entry-menu.tsx";
import type { JobParts } from "./worklist-jobs.ts";
import type { Moves } from "./worklist-moves.ts";
import type { Worklist, WorklistJob } from "./worklists.queries.ts";
import { worklistAddress } from "./worklists.search.ts";
import { groupingOf, isNarrowed, useWorklistsAddress, wholeList } from "./worklists-address.ts";

const rowId = (job: WorklistJob) => job.id;
const rowName = (job: WorklistJob) => job.title;

export interface WorklistTableProps {
  list: Worklist;
  rows: readonly WorklistJob[];
  query: ListQuery;
  jobs: JobParts;
  selection: { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void };
  moves: Moves;
  onCursorChange: (id: string) => void;
  onOpen: (dialog: OpenWorklistDialog) => void;
  onComplete: (jobs: readonly WorklistJob[]) => void;
}

/** The jobs in the order of the list, each with what this list says of it. */
export function WorklistTable(props: WorklistTableProps) {
  const { list, rows, query, jobs, selection, moves, onOpen, onComplete } = props;
  const { t } = useTranslation("worklists");
  const { search, go } = useWorklistsAddress();
  const { search: narrowing, change } = useListSteps(worklistAddress);
  const today = useVesselDay();
  const mayWork = useCan("jobs:edit");
  const grouping = groupingOf(search);
  const columns = useColumns(props, today);
  const groups = useGroups(rows, grouping);
  const shown = useMemo(() => inWorklistGroups(rows, grouping).flatMap(({ entries }) => entries), [rows, grouping]);
  const isFiltered = isNarrowed(narrowing);
  return (
    <OrderByDrag moves={moves} rows={rows}>
      <PagedTable
        label={list.name}
        pages={{ rows: shown, total: query.isPending ? null : rows.length, query }}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        groups={groups}
        card={(job) => (
          <EntryCard job={job} list={list} moves={moves} onOpen={onOpen} onComplete={onComplete}>
            <jobs.Lines job={job} today={today} quiet={isClosed(job)} />
          </EntryCard>
        )}
        selection={mayWork ? selection : undefined}
        pathOf={({ id }) => `/app/jobdetails/${id}`}
        onOpen={({ id }) => go({ job: id })}
        openId={search.job}
        onCursorChange={props.onCursorChange}
        keys={[
          { keys: ["C"], word: t("jobs:keys.complete") },
          ...(moves.isAllowed ? [{ keys: ["Alt", "↑", "↓"], word: t("order.keys") }] : []),
        ]}
        counted={() => t("jobsShown", { count: rows.length })}
        empty={
          <ListEmptyState
            query={query}
            isFiltered={isFiltered}
            onClear={() => change(wholeList)}
            empty={{
              icon: <ListPlus />,
              title: t("nothing.title"),
              children: t(list.can.edit ? "nothing.text" : "nothing.shared"),
              actions: list.can.edit ? (
                <Button onClick={() => onOpen({ kind: "add" })}>
                  <Plus />
                  {t("add.title")}
                </Button>
              ) : undefined,
            }}
          />
        }
      />
    </OrderByDrag>
  );
}

export function isClosed({ status }: Pick<WorklistJob, "status">): boolean {
  return status === "done" || status === "verified" || status === "cancelled";
}

function useColumns({ list, jobs, moves, onOpen, onComplete }: WorklistTableProps, today: CalendarDate) {
  const { t } = useTranslation("worklists");
  const ofJobs = jobs.useColumns(today);
  const withMarks = ofJobs.map((column) => (column.id === "title" ? { ...column, cell: withMarksIn(column) } : column));
  const handle: DataColumn<WorklistJob> = {
    id: "order",
    header: t("order.head"),
    isHeadHidden: true,
    width: "16px",
    hideable: false,
    cell: (job) => <OrderHandle id={job.id} label={t("order.handle", { title: job.title })} />,
  };
  const menu: DataColumn<WorklistJob> = {
    id: "menu",
    header: t("controls:moreActions"),
    isHeadHidden: true,
    width: "28px",
    hideable: false,
    cell: (job) => <EntryMenu job={job} list={list} moves={moves} onOpen={onOpen} onComplete={onComplete} />,
  };
  return [...(moves.isAllowed ? [handle] : []), ...withMarks, menu];
}

const withMarksIn = (column: DataColumn<WorklistJob>) => (job: WorklistJob) => (
  <span className="flex min-w-0 items-center gap-2">
    <span className="min-w-0">{column.cell(job)}</span>
    <EntryMarks job={job} />
  </span>
);

function useGroups(rows: readonly WorklistJob[], grouping: WorklistGrouping) {
  const { t } = useTranslation("worklists");
  return useMemo((): { of: (row: WorklistJob) => string; list: readonly DataGroup[] } | undefined => {
    if (grouping === "none") return undefined;
    const label = (id: string, [first]: readonly WorklistJob[]) => {
      if (grouping === "scope") return t(`scope.${id}`);
      if (grouping === "equipment") return first?.equipmentName ?? t("jobs:list.noEquipment");
      if (grouping === "department") return id ? t(`departments:of.${id}`) : t("noDepartment");
      return t(`jobs:${grouping}.${id}`);
    };
    return {
      of: (row) => worklistGroupOf(row, grouping) || "none",
      list: inWorklistGroups(rows, grouping).map(({ id, entries }) => ({
        id: id || "none",
        label: label(id, entries),
        count: entries.length,
        fact: t("doneOf", { done: entries.filter(isClosed).length, all: entries.length }),
      })),
    };
  }, [rows, grouping, t]);
}
