import { lazyPart } from "@ymp/ui/primitives/lazy-part";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { useCan } from "../../app/session.ts";
import { usePreloaded } from "../../lib/lazy-part.tsx";
import { openRowIn } from "../../lib/lists/open-row.ts";
import { useColumnVisibility } from "../../lib/lists/use-column-visibility.ts";
import { useRowSelection } from "../../lib/lists/use-row-selection.ts";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { chosenOf } from "./chosen-of.ts";
import type { JobRow } from "./job-rows.ts";
import { JobSheet } from "./job-sheet-door.tsx";
import { useJobPages } from "./jobs.queries.ts";
import { useJobsAddress, useOpenJob } from "./jobs-address.ts";
import { useJobColumns } from "./jobs-columns.tsx";
import { type ChosenJob, useJobDialogs, useOnJobsDone } from "./jobs-dialogs.tsx";
import { JobsFilterBar } from "./jobs-filter-bar.tsx";
import type { JobsSelectionProps } from "./jobs-selection.tsx";
import { JobsStats } from "./jobs-stats.tsx";
import { JobsNothing, JobsTable } from "./jobs-table.tsx";
import { useMayPlan, useMayPostpone } from "./may-plan.ts";
import { useShipsDay } from "./use-ships-day.ts";

/** Nobody begins with ticked rows. */
const JobsSelection = lazyPart<JobsSelectionProps>(
  async () => (await import("./jobs-selection.tsx")).JobsSelection,
  () => null,
);
const preloaded = [JobsSelection, JobsNothing];

const rowId = ({ id }: JobRow) => id;

export function JobsListView({ waiting }: { waiting: ReactNode }) {
  const { search } = useJobsAddress();
  const today = useShipsDay();
  const pages = useJobPages(search);
  const [hidden, setHidden] = useColumnVisibility("jobs");
  const columns = useJobColumns(today, search.state === "archive");
  const cursor = useRef<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const mayEdit = useCan("jobs:edit");
  const { selection, chosen, clear } = useRowSelection(pages.rows, rowId);
  useOnJobsDone(clear);
  usePreloaded(preloaded);
  useListKeys(screen, {
    target: () => (chosen.length > 0 ? chosen : pages.rows.filter(({ id }) => id === cursor.current)),
    addFilter: () => setAdding(true),
  });
  return (
    <div ref={screen} className="contents">
      {waiting}
      <JobsStats />
      <JobsFilterBar
        today={today}
        adding={{ open: isAdding, onOpenChange: setAdding }}
        columns={{ list: columns, hidden, onHiddenChange: setHidden }}
      />
      <JobsTable
        pages={pages}
        today={today}
        columns={columns}
        hidden={hidden}
        selection={selection}
        mayEdit={mayEdit}
        onCursorChange={(id) => {
          cursor.current = id;
        }}
      />
      {chosen.length > 0 ? <JobsSelection chosen={chosen} onClear={clear} /> : null}
      <ListSheet rows={pages.rows} />
    </div>
  );
}

interface ListKeys {
  /** The ticked jobs, or the one under the cursor. */
  target: () => readonly JobRow[];
  addFilter: () => void;
}

function useListKeys(screen: RefObject<HTMLElement | null>, { target, addFilter }: ListKeys) {
  const { go, views } = useJobsAddress();
  const dialogs = useJobDialogs();
  const mayPlan = useMayPlan();
  const mayEdit = useCan("jobs:edit");
  const mayPostpone = useMayPostpone();
  const withJobs = (act: (jobs: ChosenJob[], rows: readonly JobRow[]) => void) => () => {
    const rows = target();
    if (rows.length > 0) act(chosenOf(rows), rows);
  };
  useScreenKeys(screen, {
    f: addFilter,
    n: mayPlan ? () => go({ new: "job" }) : undefined,
    c: mayEdit
      ? withJobs((jobs) => {
          const [job, ...others] = jobs;
          dialogs.open(job && others.length === 0 ? { kind: "complete", jobId: job.id } : { kind: "round", jobs });
        })
      : undefined,
    p: withJobs((jobs, rows) => {
      if (!rows.every(mayPostpone)) return;
      const [job, ...others] = jobs;
      dialogs.open(job && others.length === 0 ? { kind: "postpone", jobId: job.id } : { kind: "postponeMany", jobs });
    }),
    a: mayPlan ? withJobs((jobs) => dialogs.open({ kind: "assign", jobs })) : undefined,
    ...Object.fromEntries(views.map((view, index) => [String(index + 1), () => go({ view })])),
  });
}

/** The open record with its place in the list as it is filtered and sorted. */
function ListSheet({ rows }: { rows: readonly JobRow[] }) {
  const { go } = useJobsAddress();
  const openId = useOpenJob();
  if (!openId) return null;
  return (
    <JobSheet
      jobId={openId}
      position={openRowIn(rows, openId)}
      onNavigate={(job) => go({ job }, { replace: true })}
      onClose={() => go({ job: undefined })}
    />
  );
}
