import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { useRef, useState } from "react";
import { useWordsOf } from "../../app/use-words-of.ts";
import { ListFilterBar } from "../../lib/lists/list-filter-bar.tsx";
import { openRowIn } from "../../lib/lists/open-row.ts";
import { useRowSelection } from "../../lib/lists/use-row-selection.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { type OpenWorklistDialog, WorklistDialogs } from "./worklist-dialogs.tsx";
import { WorklistFacts } from "./worklist-facts.tsx";
import { WorklistGroups } from "./worklist-groups.tsx";
import { WorklistHead } from "./worklist-head.tsx";
import type { JobParts } from "./worklist-jobs.ts";
import { useMoves } from "./worklist-moves.ts";
import { WorklistSelection } from "./worklist-selection.tsx";
import { WorklistTable } from "./worklist-table.tsx";
import { useWorklist, useWorklistJobs, type Worklist, type WorklistJob } from "./worklists.queries.ts";
import { filtersOf, groupingOf, useWorklistsAddress } from "./worklists-address.ts";
import { worklistEntries } from "./worklists-list.tsx";

export interface WorklistScreenProps {
  id: string;
  jobs: JobParts;
}

/** One list: how far it is, its jobs in their order, and what can be done with them. */
export function WorklistScreen({ id, jobs }: WorklistScreenProps) {
  useWordsOf(["records"]);
  const query = useWorklist(id);
  if (query.data)
    return (
      <jobs.Steps>
        <LoadedList key={id} list={query.data} jobs={jobs} />
      </jobs.Steps>
    );
  return query.isError ? <NotLoaded query={query} /> : <ListPending />;
}

function ListPending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("ui:loading")} className="appear-late flex flex-col gap-4 px-6 py-4 max-md:px-4">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-16 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  );
}

const rowId = (job: WorklistJob) => job.id;
const noRows: readonly WorklistJob[] = [];

function LoadedList({ list, jobs }: { list: Worklist; jobs: JobParts }) {
  const { search, go } = useWorklistsAddress();
  const [dialog, setDialog] = useState<OpenWorklistDialog | null>(null);
  const [cursorId, setCursorId] = useState<string | null>(null);
  const screen = useRef<HTMLDivElement>(null);
  const grouping = groupingOf(search);
  const query = useWorklistJobs(list.id, filtersOf(search));
  const moves = useMoves({ list, rows: query.data?.rows ?? noRows, grouping, screen, cursorId });
  const { rows } = moves;
  const ticked = useRowSelection(rows, rowId);
  const complete = jobs.useComplete();
  const atCursor = rows.filter((job) => job.id === cursorId);
  const target = ticked.chosen.length > 0 ? ticked.chosen : atCursor;
  useScreenKeys(screen, {
    a: list.can.edit ? () => setDialog({ kind: "add" }) : undefined,
    c: target.length > 0 ? () => complete(target) : undefined,
    p: () => setDialog({ kind: "print" }),
  });
  return (
    <div ref={screen} className="relative flex min-h-0 flex-1 flex-col overflow-hidden">
      <WorklistHead list={list} onOpen={setDialog} />
      <WorklistFacts list={list} />
      <ListFilterBar list={worklistEntries} facts={undefined} tools={<WorklistGroups />} />
      <WorklistTable
        list={list}
        rows={rows}
        query={query}
        jobs={jobs}
        selection={ticked.selection}
        moves={moves}
        onCursorChange={setCursorId}
        onOpen={setDialog}
        onComplete={complete}
      />
      <WorklistSelection
        list={list}
        chosen={ticked.chosen}
        onClear={ticked.clear}
        onOpen={setDialog}
        onComplete={complete}
      />
      <OpenJob rows={rows} jobs={jobs} jobId={search.job} onChange={(job) => go({ job }, { replace: Boolean(job) })} />
      <WorklistDialogs
        list={list}
        rows={rows}
        jobs={jobs}
        open={dialog}
        onClose={() => setDialog(null)}
        onDone={ticked.clear}
      />
    </div>
  );
}

interface OpenJobRecordProps {
  rows: readonly WorklistJob[];
  jobs: JobParts;
  jobId: string | undefined;
  onChange: (jobId: string | undefined) => void;
}

/** The open record with its place in the list as it is filtered. */
function OpenJob({ rows, jobs, jobId, onChange }: OpenJobRecordProps) {
  if (!jobId) return null;
  return (
    <jobs.Sheet
      jobId={jobId}
      position={openRowIn(rows, jobId)}
      onNavigate={onChange}
      onClose={() => onChange(undefined)}
    />
  );
}
