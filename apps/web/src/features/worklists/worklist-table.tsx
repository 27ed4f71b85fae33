import type { CalendarDate } from "@ymp/core/calendar-date";
import type { WorklistGrouping } from "@ymp/core/lists";
import { inWorklistGroups, worklistGroupOf } from "@ymp/core/maintenance/worklist";
import type { DataColumn, DataGroup } from "@ymp/ui/patterns/data-table";
import { DataTable } from "@ymp/ui/patterns/data-table";
import { Button } from "@ymp/ui/primitives/button";
import { ListPlus, Plus } from "lucide-react";
import { useMemo } from "react";
import { useCan } from "../../app/session.ts";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { ListNothing } from "../../lib/lists/list-nothing.tsx";
import type { ListQuery } from "../../lib/lists/list-pages.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { OrderByDrag, OrderHandle } from "./order-by-drag.tsx";
import { useVesselDay } from "./use-vessel-day.ts";
import type { OpenWorklistDialog } from "./worklist-dialogs.tsx";
import { EntryCard, EntryMarks } from "./worklist-entry.tsx";
import { EntryMenu } from "./worklist-entry-menu.tsx";
import type { JobParts } from "./worklist-jobs.ts";
import type { Moves } from "./worklist-moves.ts";
import type { Worklist, WorklistJob } from "./worklists.queries.ts";
import { groupingOf, isNarrowed, noListFilters, useWorklistsAddress } from "./worklists-address.ts";

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
  onSearch: () => void;
  onOpen: (dialog: OpenWorklistDialog) => void;
  onComplete: (jobs: readonly WorklistJob[]) => void;
}

/** The jobs in the order of the list, each with what this list says of it. */
export function WorklistTable(props: WorklistTableProps) {
  const { list, rows, query, jobs, selection, moves, onOpen, onComplete } = props;
  const { t } = useTranslation("worklists");
  const { search, go } = useWorklistsAddress();
  const today = useVesselDay();
  const mayWork = useCan("jobs:edit");
  const grouping = groupingOf(search);
  const columns = useColumns(props, today);
  const groups = useGroups(rows, grouping);
  const shown = useMemo(() => inWorklistGroups(rows, grouping).flatMap(({ entries }) => entries), [rows, grouping]);
  const isFiltered = isNarrowed(search);
  return (
    <OrderByDrag moves={moves} rows={rows}>
      <DataTable
        label={list.name}
        rows={shown}
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
        onOpen={(job, { newTab }) =>
          newTab ? window.open(`/app/jobdetails/${job.id}`, "_blank", "noopener") : go({ job: job.id })
        }
        openId={search.job}
        onCursorChange={props.onCursorChange}
        onSearch={props.onSearch}
        pageKeys
        loading={query.isPending}
        empty={
          <ListNothing
            query={query}
            isFiltered={isFiltered}
            onClear={() => go(noListFilters, { replace: true })}
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
      <Foot shown={query.isPending ? null : rows.length} canOrder={moves.isAllowed} />
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
    header: t("ui:moreActions"),
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

function Foot({ shown, canOrder }: { shown: number | null; canOrder: boolean }) {
  const { t } = useTranslation("worklists");
  return (
    <ScreenFoot
      shown={shown === null ? null : t("jobsShown", { count: shown })}
      keys={[
        { keys: ["J", "K"], word: t("lists:keys.move") },
        { keys: ["X"], word: t("lists:keys.select") },
        { keys: ["↵"], word: t("lists:keys.open") },
        { keys: ["C"], word: t("jobs:keys.complete") },
        ...(canOrder ? [{ keys: ["Alt", "↑", "↓"], word: t("order.keys") }] : []),
      ]}
    />
  );
}
