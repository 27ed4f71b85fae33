import { ArrowDownWideNarrow, CalendarDays, Clock, Download, ListChecks, Plus, UserRound } from "lucide-react";
import { useState } from "react";
import { cn } from "../lib/cn.ts";
import { AvatarStack } from "../primitives/avatar.tsx";
import { Button, IconButton } from "../primitives/button.tsx";
import { Checkbox } from "../primitives/checkbox.tsx";
import { OverdueIcon } from "../primitives/glyph.tsx";
import { PriorityIcon, PriorityWord } from "../primitives/priority-icon.tsx";
import { Segmented } from "../primitives/segmented.tsx";
import { DueSoonIcon, StatusWord, WaitingIcon, WarningIcon } from "../primitives/status-icon.tsx";
import { toast } from "../primitives/toaster.tsx";
import { ColumnMenu } from "./column-menu.tsx";
import { type DataColumn, type DataGroup, DataTable, type TableSort } from "./data-table.tsx";
import { DeptBar } from "./dept-bar.tsx";
import { DueCell, dueTextClass, dueTone } from "./due-cell.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { manyJobs, type SampleJob, sampleJobs } from "./gallery-jobs.ts";
import { PageFoot } from "./page-foot.tsx";
import { PageHeader } from "./page-header.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { StatStrip } from "./stat-strip.tsx";
import { NoMatchState } from "./states.tsx";

const columns: readonly DataColumn<SampleJob>[] = [
  {
    id: "number",
    header: "No.",
    width: "44px",
    cell: (job) => <bdi className="font-mono text-muted-foreground text-xs">{job.number}</bdi>,
  },
  {
    id: "title",
    header: "Job",
    width: "minmax(0,1fr)",
    hideable: false,
    cell: (job) => (
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate font-medium">{job.title}</span>
        {job.checklist ? (
          <span className="flex flex-none items-center gap-1 text-muted-foreground text-xs">
            <ListChecks className="size-3.5" />
            {job.checklist}
          </span>
        ) : null}
      </span>
    ),
  },
  {
    id: "equipment",
    header: "Equipment",
    width: "212px",
    wideOnly: true,
    cell: (job) => (
      <DeptBar department={job.department} name={job.department}>
        {job.equipment}
      </DeptBar>
    ),
  },
  {
    id: "priority",
    header: "Priority",
    width: "84px",
    sortable: true,
    cell: (job) => <PriorityWord priority={job.priority}>{job.priority}</PriorityWord>,
  },
  {
    id: "status",
    header: "Status",
    width: "126px",
    cell: (job) => <StatusWord status={job.status}>{job.statusWord}</StatusWord>,
  },
  {
    id: "due",
    header: "Due",
    width: "212px",
    sortable: true,
    cell: (job) => <DueCell due={job.due} words={job.dueWords} raw={job.dueRaw} />,
  },
  { id: "assigned", header: "Assigned", width: "54px", cell: (job) => <AvatarStack people={job.people} limit={2} /> },
];

const groups: readonly DataGroup[] = [
  { id: "overdue", label: "Overdue", count: 5, fact: "2 critical, oldest 12 days", tone: "overdue" },
  { id: "week", label: "Next 7 days", count: 5, fact: "due 18 to 25 Jun", tone: "due-soon" },
  { id: "later", label: "Later", count: 2 },
];

const grouping = { of: (job: SampleJob) => job.bucket, list: groups };
const jobId = (job: SampleJob) => job.id;
const many = manyJobs(10_000);

function JobCard({ job, isSelected, toggle }: { job: SampleJob; isSelected: boolean; toggle: () => void }) {
  return (
    <div className="flex min-h-16 items-center gap-3 px-4 py-2.5">
      <Checkbox aria-label={job.title} checked={isSelected} onCheckedChange={toggle} />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="line-clamp-2 font-medium text-base">
          {job.title}
        </p>
        <DeptBar department={job.department} name={job.department} className="mt-0.5 text-muted-foreground text-sm">
          {job.equipment}
        </DeptBar>
      </div>
      <div className="flex flex-none flex-col items-end gap-0.5 text-xs">
        <span className={cn("font-medium", dueTextClass[dueTone(job.due)])}>{job.dueWords}</span>
        <span className="text-muted-foreground">{job.dueRaw}</span>
      </div>
    </div>
  );
}

/** A whole list screen, as the jobs page composes it. */
export function GalleryTable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(["0412", "0371"]));
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<TableSort>({ columnId: "due", direction: "ascending" });
  const [content, setContent] = useState<"grouped" | "many" | "loading" | "none">("grouped");
  const [status, setStatus] = useState<string | null>("not completed");
  const rows = { grouped: sampleJobs, many, loading: [], none: [] }[content];
  return (
    <div className="relative flex h-[760px] flex-col overflow-hidden">
      <PageHeader
        title="Jobs"
        count="118 open"
        tools={
          <Segmented
            label="Rows"
            value={content}
            onValueChange={setContent}
            options={[
              { value: "grouped", label: "Grouped" },
              { value: "many", label: "10,000" },
              { value: "loading", label: "Loading" },
              { value: "none", label: "None" },
            ]}
          />
        }
        action={
          <Button variant="primary" kbd="N">
            <Plus />
            New job
          </Button>
        }
      />
      <StatStrip
        label="Figures"
        stats={[
          {
            id: "overdue",
            label: "Overdue",
            icon: <OverdueIcon className="text-status-overdue" />,
            figure: 5,
            trend: "+2 since Monday",
            onPress: () => toast.success("Filter changed"),
          },
          {
            id: "critical",
            label: "Critical overdue",
            icon: <WarningIcon className="text-status-overdue" />,
            figure: 2,
            trend: "fire pump, OWS",
            pressed: true,
            onPress: () => toast.success("Filter changed"),
          },
          {
            id: "week",
            label: "Due in 7 days",
            icon: <DueSoonIcon className="text-status-due-soon" />,
            figure: 8,
            trend: "2 by hours",
            onPress: () => toast.success("Filter changed"),
          },
          { id: "month", label: "Due in 30 days", icon: <CalendarDays />, figure: 61, trend: "94 h planned" },
          {
            id: "waiting",
            label: "Waiting",
            icon: <WaitingIcon className="text-status-waiting" />,
            figure: 6,
            trend: "parts 4, yard 2",
          },
        ]}
      />
      <FilterBar
        views={[
          { id: "open", label: "All open", count: 118 },
          { id: "june", label: "Until end of June", count: 46 },
          { id: "mine", label: "My jobs", count: 9 },
        ]}
        activeView="june"
        onViewChange={(id) => toast.success(`View ${id}`)}
        onSaveView={() => toast.success("View saved", { undo: () => undefined })}
        fields={[
          { id: "due", label: "Due", value: "by 30 Jun 2026", editor: <p>Pick a date</p>, onClear: () => undefined },
          {
            id: "status",
            label: "Status",
            value: status,
            editor: <Button onClick={() => setStatus("waiting")}>Waiting</Button>,
            onClear: () => setStatus(null),
          },
          {
            id: "person",
            label: "Assigned",
            icon: <UserRound />,
            value: null,
            editor: <p>Pick a person</p>,
            onClear: () => undefined,
          },
        ]}
        onClearAll={() => setStatus(null)}
        tools={
          <>
            <IconButton label="Group and sort" size="icon-sm">
              <ArrowDownWideNarrow />
            </IconButton>
            <ColumnMenu columns={columns} hidden={hidden} onHiddenChange={setHidden} />
            <IconButton label="Export" size="icon-sm">
              <Download />
            </IconButton>
          </>
        }
      />
      <DataTable
        label="Jobs"
        rows={rows}
        columns={columns}
        hiddenColumns={hidden}
        rowId={jobId}
        rowName={(job) => job.title}
        groups={content === "grouped" ? grouping : undefined}
        card={(job, state) => <JobCard job={job} {...state} />}
        selection={{ ids: selected, onChange: setSelected }}
        sort={sort}
        onSortChange={setSort}
        onOpen={(job) => toast.success(`Open ${job.number}`)}
        loading={content === "loading"}
        empty={
          <NoMatchState
            title="No job matches 3 filters"
            action={{ label: "Remove that filter", onPress: () => setStatus(null) }}
            onClearAll={() => setStatus(null)}
          >
            Without “Assigned to Hana” there are 6.
          </NoMatchState>
        }
      />
      <SelectionBar
        count={selected.size}
        onClear={() => setSelected(new Set())}
        actions={[
          { id: "assign", label: "Assign", icon: <UserRound />, onPress: () => toast.success("Assigned") },
          {
            id: "postpone",
            label: "Postpone",
            icon: <Clock />,
            onPress: () => toast.failure("Updating status failed", { retry: () => undefined }),
          },
          {
            id: "priority",
            label: "Priority",
            icon: <PriorityIcon priority="high" />,
            onPress: () => toast.success("Priority changed"),
          },
        ]}
      />
      <PageFoot
        shown="46 jobs, rows 1 to 16"
        keys={[
          { keys: ["J", "K"], word: "move" },
          { keys: ["X"], word: "select" },
          { keys: ["↵"], word: "open" },
        ]}
        end={<span>© 2026 YMP</span>}
      />
    </div>
  );
}
